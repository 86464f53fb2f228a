import type { APIGatewayProxyEventV2WithJWTAuthorizer } from 'aws-lambda';
import type { Actor, Reader } from './actor.ts';

/** A request after the contract's schemas have read it. */
export interface ParsedCall {
  params: unknown;
  query: unknown;
  body: unknown;
  actor: Reader | Actor | undefined;
  session: string;
  accessToken: string;
  cookies: Record<string, string>;
  sourceIp: string;
  userAgent: string;
}

/** A call as API Gateway sends it, with what the door has read of it (payload format 2.0). */
export type HttpEvent = APIGatewayProxyEventV2WithJWTAuthorizer & { call?: ParsedCall };
