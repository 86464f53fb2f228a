import middy from '@middy/core';
import type { APIGatewayRequestAuthorizerEvent, Context } from 'aws-lambda';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { isFromCdn } from '../../platform/door/only-from-cdn.ts';
import { environment } from '../../platform/environment.ts';
import { accountsIn } from '../../records/account.ts';
import { authorizeConnection } from './authorize-connection.steps.ts';
import { liveUpdatesStore } from './live-updates.store.ts';

const open = () => ({
  liveUpdatesStore: liveUpdatesStore(theTable()),
  accounts: accountsIn(theTable()),
  siteUrl: environment('site').SITE_URL,
  isFromCdn,
  now: clock.now,
});
let needs: ReturnType<typeof open> | undefined;

/**
 * Lets a single-use ticket of our own pages open the socket; the user's id and session travel with every later event of
 * the connection.
 */
export const handler = middy<APIGatewayRequestAuthorizerEvent, object, Error, Context>().handler(async (event) => {
  const { headers, queryStringParameters } = event;
  const asked = { token: queryStringParameters?.token ?? '', headers: headers ?? {} };
  const holder = await authorizeConnection(asked, (needs ??= open()));
  return {
    principalId: holder ? String(holder.id) : 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: holder ? 'Allow' : 'Deny', Resource: event.methodArn }],
    },
    context: holder ? { userId: String(holder.id), sessionId: String(holder.sessionId), role: holder.role } : {},
  };
});
