import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { environment } from '../environment.ts';
import type { HttpEvent } from './http-event.ts';
import { refuse } from './refusal.ts';

/** Whether a call came through our CloudFront distribution, whose secret only it sends; two count while one follows the other. */
export function isFromCdn(given: string | undefined): boolean {
  const secret = Buffer.from(given ?? '');
  return environment('origin-secret')
    .ORIGIN_SECRET.split(',')
    .some((accepted) => {
      const wanted = Buffer.from(accepted);
      return secret.length === wanted.length && timingSafeEqual(secret, wanted);
    });
}

/**
 * Refuses calls that did not come through our CloudFront distribution, so that nobody can bypass its WAF and limits.
 */
export function onlyFromCdn(): MiddlewareObj<HttpEvent> {
  return {
    before: ({ event }) => {
      if (!isFromCdn(event.headers['x-origin-secret'])) throw refuse.forbidden('Call this API through its site');
    },
  };
}
