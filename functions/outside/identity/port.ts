import type { Role } from '../../../shared/constants/roles.ts';

/** A renewed session: whose it is, by which name the provider knows it, and its new access token. */
export interface RenewedSession {
  uuid: string;
  /** The same in every token renewed from one sign-in (`origin_jti`). */
  session: string;
  accessToken: string;
}

/** A session as the identity provider gives it. */
export interface Session extends RenewedSession {
  refreshToken: string;
}

/** Who keeps passwords and signs tokens. The role is always given by the server. */
export interface Identity {
  /**
   * Makes an account with a password and a role; its address is not yet verified. Nothing is left behind when it fails.
   */
  create(person: { uuid: string; email: string; password: string; role: Role }): Promise<void>;
  remove(uuid: string): Promise<void>;
  /** Undefined when the password is wrong, or there is nobody of this name. */
  signIn(uuid: string, password: string): Promise<Session | undefined>;
  /** A new access token; undefined when the refresh token is no longer good. */
  refresh(refreshToken: string): Promise<RenewedSession | undefined>;
  revoke(refreshToken: string): Promise<void>;
  setPassword(uuid: string, password: string): Promise<void>;
  markEmailVerified(uuid: string): Promise<void>;
  signOutEverywhere(uuid: string): Promise<void>;
  addRole(uuid: string, role: Role): Promise<void>;
}
