import type { PasswordHash, PasswordPolicy } from './passwords.ts';

/** A user pool; its groups are names. Times are whole seconds since the epoch, here and below, as on the wire. */
export interface PoolRecord {
  id: string;
  caseSensitive: boolean;
  passwordPolicy: PasswordPolicy;
  groups: string[];
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
  createdAt: number;
  modifiedAt: number;
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
