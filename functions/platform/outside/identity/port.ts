import type { RequestOptions } from '../../../../shared/model/passkey.ts';
import type { PasskeyCredential } from '../../../../shared/validation/passkey.ts';
import type { Role } from '../../../../shared/constants/roles.ts';

/** A renewed session: its owner, the provider's name of it, and its new access token. */
export interface RenewedSession {
  uuid: string;
  /** The same in every token renewed from one sign-in (`origin_jti`). */
  session: string;
  accessToken: string;
}

/** A session as the identity provider returns it. */
export interface Session extends RenewedSession {
  refreshToken: string;
}

/** What signing in leads to where a code is asked for, too; it is good for some minutes. */
export interface Challenge {
  challenge: string;
}

/** A passkey that is asked for; the user pool has one where `options` says what the browser is to sign. */
export interface PasskeyQuestion extends Challenge {
  options: RequestOptions | undefined;
}

/** Whether a right password is not enough. */
export const isChallenge = (given: Session | Challenge): given is Challenge => 'challenge' in given;

/** The service that keeps passwords and signs tokens. The server always sets the role. */
export interface Identity {
  /**
   * Creates an account with a password and a role; its address is not yet verified. Leaves nothing behind when it
   * fails.
   */
  create(person: { uuid: string; email: string; password: string; role: Role }): Promise<void>;
  remove(uuid: string): Promise<void>;
  /**
   * Undefined when the password is wrong or the user does not exist; a challenge where a code is asked for. The provider
   * pauses for some seconds after wrong passwords from anywhere; `waits` is for callers who are known not to be a
   * stranger: they wait for the pause to end, or are refused as one too many, instead of hearing that a right password
   * is wrong.
   */
  signIn(uuid: string, password: string, how?: { waits: boolean }): Promise<Session | Challenge | undefined>;
  /** Signs in with the code that was asked for; undefined when it is wrong or was used before. */
  answer(uuid: string, challenge: Challenge, code: string): Promise<Session | undefined>;
  /** Makes the secret that the user's authenticator app is to have; codes are not asked for yet. */
  newSecret(session: Pick<Session, 'accessToken'>): Promise<string>;
  /** Whether this is a code of the newest secret, which may then be asked for. */
  verifySecret(session: Pick<Session, 'accessToken'>, code: string): Promise<boolean>;
  /**
   * What a browser needs to make a passkey for the token's owner; forgets those registered there that are not `known`
   * here.
   */
  startPasskey(accessToken: string, known: readonly string[]): Promise<{ challenge: string }>;
  /** Registers a passkey that a browser has made; false when it is none, or for another question. */
  addPasskey(accessToken: string, credential: PasskeyCredential): Promise<boolean>;
  removePasskey(accessToken: string, credentialId: string): Promise<void>;
  /** Asks for one of the user's passkeys; the same for users who have none or do not exist, but for the options. */
  askForPasskey(uuid: string): Promise<PasskeyQuestion>;
  /** Signs in by the passkey that was asked for; undefined when it is wrong, or none of the user's. */
  answerByPasskey(uuid: string, question: Challenge, credential: PasskeyCredential): Promise<Session | undefined>;
  /** Whether signing in asks the user for codes from now on; a passkey takes their place. */
  requireCode(uuid: string, isRequired: boolean): Promise<void>;
  /** A new access token; undefined when the refresh token is no longer valid. */
  refresh(refreshToken: string): Promise<RenewedSession | undefined>;
  /** A keyed hash of the text in base64url, 43 characters, that only our server can compute; the same each time. */
  seal(text: string): Promise<string>;
  revoke(refreshToken: string): Promise<void>;
  setPassword(uuid: string, password: string): Promise<void>;
  markEmailVerified(uuid: string): Promise<void>;
  /** Gives the account another address, which is verified. */
  changeEmail(uuid: string, email: string): Promise<void>;
  signOutEverywhere(uuid: string): Promise<void>;
  addRole(uuid: string, role: Role): Promise<void>;
}
