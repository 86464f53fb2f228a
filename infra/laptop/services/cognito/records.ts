import type { PasswordHash, PasswordPolicy } from './passwords.ts';

/** A user pool; its groups are names. Times are whole seconds since the epoch, here and below, as on the wire. */
export interface PoolRecord {
  id: string;
  caseSensitive: boolean;
  passwordPolicy: PasswordPolicy;
  groups: string[];
  /** Whether users may have codes of an app as a second factor; absent in pools stored before there were any. */
  softwareTokens?: boolean;
  /** Absent where nobody can have passkeys. */
  passkeys?: PasskeyPolicy;
}

/** What a pool asks of passkeys. */
export interface PasskeyPolicy {
  /** The domain that passkeys are made for; pages of it and of its subdomains may use them. */
  relyingPartyId: string;
  userVerification: 'required' | 'preferred';
  /** Whether a passkey of a verified user may take the place of a second factor. */
  countsAsBoth: boolean;
}

export interface ClientRecord {
  id: string;
  poolId: string;
  /** Values of ExplicitAuthFlows, for example ALLOW_REFRESH_TOKEN_AUTH. */
  authFlows: string[];
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  preventUserExistenceErrors: boolean;
  /** Callers who know it may act for the client. */
  secret?: string;
}

export interface UserRecord {
  poolId: string;
  username: string;
  /** Includes `sub`. */
  attributes: Record<string, string>;
  groups: string[];
  /** Absent until one is set; until then nobody signs in. */
  password?: PasswordHash;
  softwareToken?: SoftwareToken;
  passkeys?: PasskeyRecord[];
  /** A passkey takes the place of the second factor, where the pool allows it. */
  passkeyCountsAsBoth?: boolean;
  createdAt: number;
  modifiedAt: number;
}

/** The secret that a user shares with an authenticator app. */
export interface SoftwareToken {
  secret: string;
  /** A code of it was given once. */
  isVerified: boolean;
  /** Signing in asks for its codes. */
  isEnabled: boolean;
  /** The latest step of half a minute whose code was used. */
  usedStep?: number;
}

/** Whether signing in asks this user for a code; a secret that replaced another is only asked for once it is verified. */
export const asksForCode = ({ softwareToken: token }: UserRecord): boolean =>
  Boolean(token?.isEnabled && token.isVerified);

/** The public half of a key that an authenticator keeps for the user; in base64url, as on the wire. */
export interface PasskeyRecord {
  id: string;
  publicKey: string;
  /** How often it was used, where its authenticator counts; a lower number than this betrays a copy. */
  counter: number;
  transports: string[];
  attachment?: string;
  createdAt: number;
}

/** One sign-in: its refresh token (hashed) and every access token issued from it are valid or revoked together. */
export interface SessionRecord {
  originJti: string;
  poolId: string;
  username: string;
  clientId: string;
  refreshTokenHash: string;
  authTime: number;
  expiresAt: number;
}

/** Whole seconds since the epoch. */
export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
