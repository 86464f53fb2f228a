import middy from '@middy/core';
import type { APIGatewayRequestAuthorizerEvent, Context } from 'aws-lambda';
import { accessTokenVerifier } from '../../platform/door/access-token.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { accountsIn } from '../../records/account.ts';
import { authorizeConnection } from './authorize-connection.steps.ts';
import { liveUpdatesStore } from './live-updates.store.ts';

const open = () => ({
  liveUpdatesStore: liveUpdatesStore(theTable()),
  accounts: accountsIn(theTable()),
  verifyAccessToken: accessTokenVerifier(),
  now: clock.now,
});
let needs: ReturnType<typeof open> | undefined;

/**
 * Lets a single-use ticket, or an access token, open the socket; the user's id and session travel with every later
 * event of the connection.
 */
export const handler = middy<APIGatewayRequestAuthorizerEvent, object, Error, Context>().handler(async (event) => {
  const holder = await authorizeConnection(event.queryStringParameters?.token ?? '', (needs ??= open()));
  return {
    principalId: holder ? String(holder.id) : 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: holder ? 'Allow' : 'Deny', Resource: event.methodArn }],
    },
    context: holder ? { userId: String(holder.id), sessionId: String(holder.sessionId), role: holder.role } : {},
  };
});
