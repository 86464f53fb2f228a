import { createHash } from 'node:crypto';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { fromEdge } from '../../../shared/constants/edge.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import type { Reply } from './handler.ts';

/**
 * The response of a document route: its text with an entity tag, or 304 without it when the caller holds the same text
 * (RFC 9110, 13.1.2).
 */
export function documentResponse(
  { document: contentType = '', atEdge }: Pick<RouteDefinition, 'document' | 'atEdge'>,
  { result, status, headers, cookies }: Reply<unknown>,
  ifNoneMatch: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const body = String(result);
  // Weak, because it identifies the text however it is compressed.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const kept = { ...(atEdge ? fromEdge : { 'cache-control': 'public, max-age=300' }), ...headers, etag };
  if (status === 200 && isHeld(etag, ifNoneMatch)) return { statusCode: 304, headers: kept };
  return {
    statusCode: status,
    headers: { 'content-type': contentType, ...kept },
    body,
    ...(cookies.length ? { cookies } : {}),
  };
}

function isHeld(etag: string, ifNoneMatch = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag));
}
