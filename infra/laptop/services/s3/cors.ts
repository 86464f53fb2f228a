import type { IncomingHttpHeaders } from 'node:http';
import { matchesWildcard } from '../../wildcard.ts';
import { S3Refusal } from './s3-refusal.ts';

/** One CORS rule of a bucket; origins and headers may contain one `*`. */
export interface CorsRule {
  allowedOrigins: readonly string[];
  allowedMethods: readonly string[];
  allowedHeaders?: readonly string[];
  exposedHeaders?: readonly string[];
  maxAgeSeconds?: number;
}

/**
 * Headers of the response to a preflight; throws AccessForbidden when no rule allows the request. @see
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html
 */
export function preflightHeaders(rules: readonly CorsRule[], headers: IncomingHttpHeaders): Record<string, string> {
  const wanted = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule = matchingRule(rules, {
    origin: headers.origin,
    method: headers['access-control-request-method'],
    wanted,
  });
  if (!rule || !headers.origin) {
    throw new S3Refusal(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  }
  return {
    ...originHeaders(rule, headers.origin),
    'access-control-allow-methods': rule.allowedMethods.join(', '),
    ...(wanted.length && { 'access-control-allow-headers': wanted.join(', ') }),
    ...(rule.maxAgeSeconds !== undefined && { 'access-control-max-age': String(rule.maxAgeSeconds) }),
  };
}

/** Headers that let the page read the response to its actual request; none when no rule allows it. */
export function responseHeaders(
  rules: readonly CorsRule[],
  method: string,
  { origin }: IncomingHttpHeaders,
): Record<string, string> {
  const rule = matchingRule(rules, { origin, method, wanted: [] });
  if (!rule || !origin) return {};
  return {
    ...originHeaders(rule, origin),
    ...(rule.exposedHeaders?.length && { 'access-control-expose-headers': rule.exposedHeaders.join(', ') }),
  };
}

interface Wish {
  origin: string | undefined;
  method: string | undefined;
  wanted: readonly string[];
}

function matchingRule(rules: readonly CorsRule[], { origin, method, wanted }: Wish): CorsRule | undefined {
  if (!origin || !method) return undefined;
  return rules.find(
    ({ allowedOrigins, allowedMethods, allowedHeaders = [] }) =>
      allowedMethods.includes(method) &&
      allowedOrigins.some((pattern) => matchesWildcard(pattern, origin)) &&
      wanted.every((name) => allowedHeaders.some((pattern) => matchesWildcard(pattern.toLowerCase(), name))),
  );
}

function originHeaders({ allowedOrigins }: CorsRule, origin: string): Record<string, string> {
  const anyone = allowedOrigins.includes('*');
  return {
    'access-control-allow-origin': anyone ? '*' : origin,
    ...(!anyone && { 'access-control-allow-credentials': 'true' }),
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}
