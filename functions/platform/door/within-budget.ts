import type { MiddlewareObj } from '@middy/core';
import { budgets } from '../../../shared/constants/limits.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { readerFromClaims } from './actor.ts';
import { clock } from './dependencies.ts';
import { HttpProblem } from './error-responses.ts';
import type { HttpEvent } from './http-event.ts';
import { spending } from './spend.ts';

const sentences = {
  requests: 'You sent very many requests',
  creations: 'You added very much in a short time',
  texts: 'You had very many texts written',
};

/** Refuses a user's calls beyond their budgets, before anything is read for them, with the time after which to try again. */
export function withinBudget(
  routeOf: (event: HttpEvent) => RouteDefinition | undefined,
  now: () => string = clock.now,
): MiddlewareObj<HttpEvent> {
  const spend = {
    requests: spending(budgets.requests),
    creations: spending(budgets.creations),
    texts: spending(budgets.texts),
  };
  return {
    before: ({ event }) => {
      const route = routeOf(event);
      const reader = route && readerFromClaims(event.requestContext.authorizer?.jwt?.claims);
      if (!reader) return;
      const kinds = ['requests', route.creates && 'creations', route.writesText && 'texts'] as const;
      for (const kind of kinds) {
        const seconds = kind ? spend[kind](String(reader.id), Date.parse(now())) : 0;
        if (kind && seconds > 0) throw tooMany(sentences[kind], seconds);
      }
    },
  };
}

function tooMany(what: string, seconds: number): HttpProblem {
  const wait = seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
  return new HttpProblem(429, `${what}; try again ${wait}`, 'request', { 'retry-after': String(seconds) });
}
