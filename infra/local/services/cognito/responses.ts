import { changePassword, updateAttributes } from './accounts.ts';
import { assertSecretHash } from './client-secret.ts';
import type { Challenge } from './challenges.ts';
import { CognitoRefusal, invalidParameter, notAuthorized } from './cognito-refusal.ts';
import { passwordProven } from './flows.ts';
import { operation, type CognitoContext, type Operations } from './operation.ts';
import type { ClientRecord } from './records.ts';
import { expectedClaim } from './srp.ts';
import { ownAttributesFrom } from './users.ts';
import { sameText } from '../signed-request.ts';

interface RespondInput {
  UserPoolId?: string;
  ClientId: string;
  ChallengeName: string;
  Session?: string;
  ChallengeResponses: Record<string, string>;
}

interface Answer<Kind extends Challenge['kind']> {
  client: ClientRecord;
  challenge: Extract<Challenge, { kind: Kind }>;
  responses: Record<string, string>;
  /** Ends the session, so that it is answered once. */
  end: () => void;
}

/** Answers to the challenges that a sign-in may meet. */
export function responseOperations(context: CognitoContext): Operations {
  const respond = async (input: RespondInput): Promise<object> => {
    const responses = input.ChallengeResponses;
    const client = context.directory.client(input.ClientId, input.UserPoolId);
    assertSecretHash(client, responses['USERNAME'] ?? '', responses['SECRET_HASH']);
    const open = context.challenges.find(input.Session, responses['PASSWORD_CLAIM_SECRET_BLOCK']);
    if (!open || open.challenge.clientId !== client.id) {
      throw notAuthorized('Invalid session for the user, session can only be used once.');
    }
    const { challenge, session } = open;
    if (challenge.kind !== input.ChallengeName) throw invalidParameter('The challenge name does not fit the session.');
    const answer = { client, responses, end: () => context.challenges.end(session) };
    return challenge.kind === 'PASSWORD_VERIFIER'
      ? provePassword(context, { ...answer, challenge })
      : setNewPassword(context, { ...answer, challenge });
  };
  return {
    RespondToAuthChallenge: operation(['ClientId', 'ChallengeName', 'ChallengeResponses'], respond),
    AdminRespondToAuthChallenge: operation(['UserPoolId', 'ClientId', 'ChallengeName', 'ChallengeResponses'], respond),
  };
}

async function provePassword(
  context: CognitoContext,
  { client, challenge, responses, end }: Answer<'PASSWORD_VERIFIER'>,
): Promise<object> {
  end();
  const { directory, attempts } = context;
  const user =
    challenge.username === undefined
      ? undefined
      : directory.findUser(directory.pool(challenge.poolId), challenge.username);
  if (!user) throw notAuthorized();
  attempts.assertOpen(user);
  const claim = expectedClaim(challenge.exchange, {
    poolId: challenge.poolId,
    username: user.username,
    secretBlock: challenge.secretBlock,
    timestamp: responses['TIMESTAMP'] ?? '',
  });
  if (!sameText(claim, responses['PASSWORD_CLAIM_SIGNATURE'] ?? '')) {
    attempts.failed(user);
    throw notAuthorized();
  }
  attempts.succeeded(user);
  return passwordProven(context, client, user);
}

async function setNewPassword(
  context: CognitoContext,
  { client, challenge, responses, end }: Answer<'NEW_PASSWORD_REQUIRED'>,
): Promise<object> {
  const { directory } = context;
  const pool = directory.pool(challenge.poolId);
  const user = directory.user(pool, challenge.username);
  if (!responses['NEW_PASSWORD']) throw invalidParameter('Missing required parameter NEW_PASSWORD');
  if (user.status !== 'FORCE_CHANGE_PASSWORD')
    throw new CognitoRefusal('NotAuthorizedException', 'Invalid session for the user.');
  await changePassword(directory, user, responses['NEW_PASSWORD'], 'CONFIRMED');
  // A password that breaks the policy leaves the session open for another try, as in AWS.
  end();
  const given = Object.entries(responses)
    .filter(([name]) => name.startsWith('userAttributes.'))
    .map(([name, value]) => ({ Name: name.slice('userAttributes.'.length), Value: value }));
  updateAttributes(directory, directory.user(pool, user.username), ownAttributesFrom(given));
  return passwordProven(context, client, directory.user(pool, user.username));
}
