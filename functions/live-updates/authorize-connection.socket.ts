import middy from '@middy/core';
import type { APIGatewayRequestAuthorizerEvent, Context } from 'aws-lambda';
import type { VerifyAccessToken } from '../door/access-token.ts';
import { accessTokenVerifier } from '../door/access-token.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { liveUpdatesStore } from './live-updates.store.ts';

const isTicket = (token: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(token);
let verify: VerifyAccessToken | undefined;

/** Lets a single-use ticket, or an access token, open the socket; the user's id travels with every later event of it. */
export const handler = middy<APIGatewayRequestAuthorizerEvent, object, Error, Context>().handler(async (event) => {
  const token = event.queryStringParameters?.token ?? '';
  const reader = isTicket(token) ? await liveUpdatesStore(theTable()).useTicket(token, clock.now()) : await (verify ??= accessTokenVerifier())(token);
  return {
    principalId: reader ? String(reader.id) : 'nobody',
    policyDocument: { Version: '2012-10-17', Statement: [{ Action: 'execute-api:Invoke', Effect: reader ? 'Allow' : 'Deny', Resource: event.methodArn }] },
    context: reader ? { userId: String(reader.id), role: reader.role } : {},
  };
});
