import { createHmac } from 'node:crypto';
import { sameText } from '../signed-request.ts';
import { CognitoRefusal, notAuthorized } from './cognito-refusal.ts';
import type { ClientRecord } from './records.ts';

/**
 * Throws unless a caller that names this user proves to know the client's secret; a client without one needs nothing.
 * @see
 * https://docs.aws.amazon.com/cognito/latest/developerguide/signing-up-users-in-your-app.html#cognito-user-pools-computing-secret-hash
 */
export function assertSecretHash({ id, secret }: ClientRecord, username: string, given: string | undefined): void {
  if (!secret) return;
  if (!given) throw notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  if (
    !sameText(
      createHmac('sha256', secret)
        .update(username + id)
        .digest('base64'),
      given,
    )
  )
    throw notAuthorized(`SecretHash does not match for the client: ${id}`);
}

/** Throws unless the caller gives the client's secret itself, as RevokeToken requires. */
export function assertSecret({ secret }: ClientRecord, given: string | undefined): void {
  if (secret && !sameText(secret, given ?? ''))
    throw new CognitoRefusal('UnauthorizedException', 'Invalid client secret.');
}
