import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import { environment } from '../environment.ts';
import type { HttpEvent } from './http-event.ts';
import { refuse } from './refusal.ts';

/**
 * Refuses calls that did not come through our CloudFront distribution, so that nobody can bypass its WAF and limits.
 */
export function onlyFromCdn(): MiddlewareObj<HttpEvent> {
  return {
    before: ({ event }) => {
      const { ORIGIN_SECRET } = environment('origin-secret');
      const given = Buffer.from(event.headers['x-origin-secret'] ?? '');
      const wanted = Buffer.from(ORIGIN_SECRET);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
        throw refuse.forbidden('Call this API through its site');
    },
  };
}
