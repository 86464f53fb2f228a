import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import type { HttpEvent } from './http-event.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Encoding = 'br' | 'gzip';

/** Shorter bodies fit into one packet uncompressed. */
const worthwhile = 1024;

const compressors: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 6 }),
};

/**
 * Compresses public responses with Brotli or gzip, as the caller accepts; CloudFront compresses only what it caches,
 * which most are not. Personal responses stay uncompressed, because their compressed length could reveal their
 * content. @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/ServingCompressedFiles.html
 */
export function compress(routeOf: (event: HttpEvent) => RouteDefinition | undefined): MiddlewareObj<HttpEvent, Answer> {
  return {
    after: async ({ event, response }) => {
      const { roles, method } = routeOf(event) ?? {};
      const isPersonal = String(response?.headers?.['cache-control']).startsWith('private');
      if (
        !response?.body ||
        isPersonal ||
        roles !== 'anyone' ||
        method !== 'GET' ||
        Buffer.byteLength(response.body) < worthwhile
      )
        return;
      response.headers = { ...response.headers, vary: 'Accept-Encoding' };
      const encoding = preferredEncoding(event.headers['accept-encoding'] ?? '');
      if (!encoding) return;
      const body = await compressors[encoding](response.body);
      response.headers['content-encoding'] = encoding;
      response.body = body.toString('base64');
      response.isBase64Encoded = true;
    },
  };
}

/** The encoding the caller accepts, Brotli first; a weight of 0 refuses. */
export function preferredEncoding(accepted: string): Encoding | undefined {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => [part.split(';')[0]?.trim(), Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)]),
  );
  const isTaken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find(isTaken);
}
