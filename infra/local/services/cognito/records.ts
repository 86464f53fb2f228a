import type { PasswordHash, PasswordPolicy } from './passwords.ts';
import type { SrpVerifier } from './srp.ts';

/** Email as a sign-in name: not at all, beside the username once verified, or in place of a username. */
export type EmailSignIn = 'none' | 'alias' | 'username';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD' | 'RESET_REQUIRED';

/** A group; times are whole seconds since the epoch, here and below, as on the wire. */
export interface GroupRecord {
  name: string;
  description?: string;
  precedence?: number;
  createdAt: number;
}

export interface PoolRecord {
  id: string;
  name: string;
  emailSignIn: EmailSignIn;
  caseSensitive: boolean;
  passwordPolicy: PasswordPolicy;
  groups: Record<string, GroupRecord>;
  createdAt: number;
}

export interface ClientRecord {
  id: string;
  poolId: string;
  name: string;
  /** Values of ExplicitAuthFlows, for example ALLOW_REFRESH_TOKEN_AUTH. */
  authFlows: string[];
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  preventUserExistenceErrors: boolean;
  /** Only who knows it may speak for the client; absent for clients that live in browsers. */
  secret?: string;
}

/** A mailed code that confirms an account or a new password; five wrong tries burn it. */
export interface PendingCode {
  purpose: 'confirm' | 'forgot';
  value: string;
  expiresAt: number;
  wrongTries: number;
}

export interface UserRecord {
  poolId: string;
  username: string;
  /** Includes `sub`. */
  attributes: Record<string, string>;
  groups: string[];
  enabled: boolean;
  status: UserStatus;
  password?: PasswordHash;
  srp?: SrpVerifier;
  code?: PendingCode;
  createdAt: number;
  modifiedAt: number;
}

/** One sign-in: its refresh token (hashed) and every access token issued from it stand and fall together. */
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
