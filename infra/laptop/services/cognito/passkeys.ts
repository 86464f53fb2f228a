import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { CognitoRefusal, invalidParameter, notAuthorized, notFound } from './cognito-refusal.ts';
import type { Directory } from './directory.ts';
import { operation, type CognitoContext, type Operations } from './operation.ts';
import { asksForCode, nowInSeconds, type PasskeyPolicy, type PasskeyRecord, type UserRecord } from './records.ts';

interface OwnInput {
  AccessToken: string;
}

/** The name of the challenge that a passkey meets. */
export const webAuthn = 'WEB_AUTHN';
/** As many as Cognito lets a user have. */
const mostPasskeys = 20;
/** ES256 and RS256, as Cognito takes them. */
const algorithms = [-7, -257];
const registrationMilliseconds = 5 * 60_000;

/** Operations on a user's passkeys that their own access token allows, without IAM credentials. */
export function passkeyOperations({ directory, tokens }: CognitoContext): Operations {
  // They are short, so a restart may forget them.
  const registrations = new Map<string, { challenge: string; until: number }>();
  return {
    StartWebAuthnRegistration: operation(['AccessToken'], async ({ AccessToken }: OwnInput) => {
      const user = await tokens.ownerOf(AccessToken);
      const { relyingPartyId, userVerification } = policyOf(directory, user);
      const options = await generateRegistrationOptions({
        rpName: relyingPartyId,
        rpID: relyingPartyId,
        userName: user.username,
        userID: new TextEncoder().encode(user.attributes['sub']),
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: (user.passkeys ?? []).map(described),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification },
      });
      registrations.set(nameOf(user), { challenge: options.challenge, until: Date.now() + registrationMilliseconds });
      return { CredentialCreationOptions: options };
    }),

    CompleteWebAuthnRegistration: operation(
      ['AccessToken', 'Credential'],
      async ({ AccessToken, Credential }: OwnInput & { Credential: RegistrationResponseJSON }) => {
        const owner = await tokens.ownerOf(AccessToken);
        const begun = registrations.get(nameOf(owner));
        registrations.delete(nameOf(owner));
        if (!begun || begun.until < Date.now())
          throw new CognitoRefusal('WebAuthnChallengeNotFoundException', 'Challenge not found or expired.');
        const passkey = await registered(policyOf(directory, owner), begun.challenge, Credential);
        // Verifying takes a while: other concurrent changes of the user are kept.
        const user = directory.user(owner.poolId, owner.username);
        if ((user.passkeys ?? []).length >= mostPasskeys)
          throw new CognitoRefusal('LimitExceededException', 'The user has as many passkeys as possible.');
        directory.saveUser({ ...user, passkeys: [...(user.passkeys ?? []), passkey] });
        return {};
      },
    ),

    ListWebAuthnCredentials: operation(['AccessToken'], async ({ AccessToken }: OwnInput) => {
      const user = await tokens.ownerOf(AccessToken);
      const { relyingPartyId } = policyOf(directory, user);
      return {
        Credentials: (user.passkeys ?? []).map(({ id, transports, attachment, createdAt }) => ({
          CredentialId: id,
          FriendlyCredentialName: 'Passkey',
          RelyingPartyId: relyingPartyId,
          AuthenticatorTransports: transports,
          ...(attachment && { AuthenticatorAttachment: attachment }),
          CreatedAt: createdAt,
        })),
      };
    }),

    DeleteWebAuthnCredential: operation(
      ['AccessToken', 'CredentialId'],
      async ({ AccessToken, CredentialId }: OwnInput & { CredentialId: string }) => {
        const user = await tokens.ownerOf(AccessToken);
        const others = (user.passkeys ?? []).filter(({ id }) => id !== CredentialId);
        if (others.length === (user.passkeys ?? []).length) throw notFound('The passkey does not exist.');
        directory.saveUser({ ...user, passkeys: others });
        return {};
      },
    ),
  };
}

/**
 * What a browser needs to sign in with one of the user's passkeys; undefined when there is none, or when a second factor
 * is asked for whose place a passkey may not take.
 */
export async function requestOptions(directory: Directory, user: UserRecord) {
  const policy = directory.pool(user.poolId).passkeys;
  if (!policy || !user.passkeys?.length) return undefined;
  if (asksForCode(user) && !(policy.countsAsBoth && user.passkeyCountsAsBoth)) return undefined;
  return generateAuthenticationOptions({
    rpID: policy.relyingPartyId,
    userVerification: verificationOf(policy, user),
    allowCredentials: user.passkeys.map(described),
  });
}

/** Verifies what a passkey of the user signed; throws NotAuthorizedException when it is not theirs or wrong. */
export async function takeAssertion(
  directory: Directory,
  user: UserRecord,
  challenge: string,
  credential: string | undefined,
): Promise<void> {
  const response = credentialFrom(credential);
  const policy = policyOf(directory, user);
  const passkey = user.passkeys?.find(({ id }) => id === response.id);
  const wrong = () => notAuthorized('Invalid passkey.');
  if (!passkey) throw wrong();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: originOf(response, policy),
    expectedRPID: policy.relyingPartyId,
    credential: {
      id: passkey.id,
      publicKey: Buffer.from(passkey.publicKey, 'base64url'),
      counter: passkey.counter,
    },
    requireUserVerification: verificationOf(policy, user) === 'required',
  }).catch(() => undefined);
  if (!verified?.verified) throw wrong();
  const used = { ...passkey, counter: verified.authenticationInfo.newCounter };
  const current = directory.user(user.poolId, user.username);
  directory.saveUser({
    ...current,
    passkeys: (current.passkeys ?? []).map((one) => (one.id === used.id ? used : one)),
  });
}

async function registered(
  policy: PasskeyPolicy,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<PasskeyRecord> {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: originOf(response, policy),
    expectedRPID: policy.relyingPartyId,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: policy.userVerification === 'required',
  }).catch((error: unknown) => {
    const isOfOther = error instanceof Error && /RP ID/i.test(error.message);
    if (isOfOther) throw new CognitoRefusal('WebAuthnRelyingPartyMismatchException', 'It is of another relying party.');
    throw invalidParameter('The credential is invalid.');
  });
  if (!verified.verified) throw invalidParameter('The credential is invalid.');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const attachment = response.authenticatorAttachment;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    ...(attachment && { attachment }),
    createdAt: nowInSeconds(),
  };
}

/** The page that used the passkey: one of the relying party's, over TLS or on this machine. */
function originOf(
  { response }: RegistrationResponseJSON | AuthenticationResponseJSON,
  { relyingPartyId }: PasskeyPolicy,
): string {
  const origin = URL.parse(claimedOrigin(response?.clientDataJSON));
  const isOfParty = origin?.hostname === relyingPartyId || origin?.hostname.endsWith(`.${relyingPartyId}`);
  if (!origin || !isOfParty || (origin.protocol !== 'https:' && !/(^|\.)localhost$/.test(origin.hostname)))
    throw new CognitoRefusal('WebAuthnOriginNotAllowedException', 'The origin is none of the relying party.');
  return origin.origin;
}

function claimedOrigin(clientData: unknown): string {
  try {
    const { origin } = JSON.parse(Buffer.from(String(clientData), 'base64url').toString()) as { origin?: unknown };
    return String(origin);
  } catch {
    throw invalidParameter('The credential is invalid.');
  }
}

function credentialFrom(text: string | undefined): AuthenticationResponseJSON {
  if (!text) throw invalidParameter('Missing required parameter CREDENTIAL');
  try {
    return JSON.parse(text) as AuthenticationResponseJSON;
  } catch {
    throw invalidParameter('CREDENTIAL is not valid JSON.');
  }
}

function policyOf(directory: Directory, { poolId }: UserRecord): PasskeyPolicy {
  const policy = directory.pool(poolId).passkeys;
  if (!policy) throw new CognitoRefusal('WebAuthnNotEnabledException', 'Passkeys are not enabled for the pool.');
  return policy;
}

const verificationOf = (policy: PasskeyPolicy, user: UserRecord) =>
  asksForCode(user) ? 'required' : policy.userVerification;

const described = ({ id, transports }: PasskeyRecord) => ({ id, transports: transports as AuthenticatorTransport[] });
const nameOf = ({ poolId, username }: UserRecord) => `${poolId}/${username}`;
