import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { localAccount } from '../services/local-account.ts';
import type { ApiRequest } from './api-request.ts';
import type { Claims } from './jwt-authorizer.ts';

/** An event of payload format 2.0, with the token's claims where the route asks for a token. */
export type HttpEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt: { claims: Claims; scopes: null } } };
};

export interface EventParts {
  apiId: string;
  stage: string;
  routeKey: string;
  pathParameters: Record<string, string>;
  claims?: Claims;
}

/**
 * The event a function receives for a request, in payload format 2.0.
 * @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function httpEvent(
  request: ApiRequest,
  { apiId, stage, routeKey, pathParameters, claims }: EventParts,
): HttpEvent {
  const { method, headers, body, sourceIp } = request;
  const { path, rawQueryString } = splitTarget(request.target);
  const query = joinedQuery(rawQueryString);
  const cookies = headers
    .get('cookie')
    ?.flatMap((line) => line.split(/;\s*/))
    .filter(Boolean);
  const isBase64Encoded =
    body.length > 0 && !isText(headers.get('content-type')?.[0], headers.get('content-encoding')?.[0]);
  const now = new Date();
  const domainName = `${apiId}.execute-api.${localAccount.region}.amazonaws.com`;
  return {
    version: '2.0',
    routeKey,
    rawPath: path,
    rawQueryString,
    ...(cookies?.length ? { cookies } : {}),
    headers: Object.fromEntries(
      [...headers].filter(([name]) => name !== 'cookie').map(([name, values]) => [name, values.join(',')]),
    ),
    ...(Object.keys(query).length > 0 ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: localAccount.id,
      apiId,
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
      domainName,
      domainPrefix: apiId,
      http: { method, path, protocol: 'HTTP/1.1', sourceIp, userAgent: headers.get('user-agent')?.[0] ?? '' },
      requestId: randomUUID(),
      routeKey,
      stage,
      time: gatewayTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length > 0 ? { pathParameters } : {}),
    ...(body.length > 0 ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  } as HttpEvent;
}

/**
 * The decoded path, as HTTP APIs pass it on, and the query as it was sent. A path that cannot be decoded stays as it
 * is.
 */
export function splitTarget(target: string): { path: string; rawQueryString: string } {
  const question = target.indexOf('?');
  const rawPath = question < 0 ? target : target.slice(0, question);
  return { path: decoded(rawPath), rawQueryString: question < 0 ? '' : target.slice(question + 1) };
}

/** Repeated names are joined by commas; names and values are decoded. */
function joinedQuery(rawQueryString: string): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    joined[name] = Object.hasOwn(joined, name) ? `${joined[name]},${value}` : value;
  }
  return joined;
}

const textTypes = /^(text\/|application\/(json|javascript|xml|graphql)\b|[^;]+\+(json|xml)\b)/i;

/** Forms and everything else that is not text arrive in base64. */
function isText(contentType: string | undefined, encoding: string | undefined): boolean {
  if (encoding && encoding !== 'identity') return false;
  return contentType === undefined || textTypes.test(contentType);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** For example 12/Mar/2020:19:03:58 +0000. */
function gatewayTime(date: Date): string {
  const [, day, month, year, time] = /(\d+) (\w+) (\d+) ([\d:]+)/.exec(date.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}
