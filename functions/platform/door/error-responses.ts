import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import type { HttpEvent } from './http-event.ts';
import { TableBusy } from '../table/table-busy.ts';
import { runNow } from '../run.ts';
import { log } from './log.ts';
import { kindsOfTheDoor, Refusal, statusOf } from './refusal.ts';

/** A malformed request, rejected before any rule saw it; its status is HTTP's own. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly key: string;
  readonly headers: Record<string, string>;
  constructor(status: number, message: string, key: string, headers: Record<string, string> = {}) {
    super(message);
    this.name = 'HttpProblem';
    this.status = status;
    this.key = key;
    this.headers = headers;
  }
}

/** Whether a route may give this refusal. */
export const mayRefuse = ({ errors }: Pick<RouteDefinition, 'errors'>, { kind }: Refusal): boolean =>
  [...kindsOfTheDoor, ...errors].includes(kind);

/**
 * Turns refusals into `{message, errors: [{key, message}], requestId}` (VALID-40); support finds the log by the id. A refusal that the route does not declare is
 * our mistake and becomes a 500.
 */
export function errorResponses(
  routeOf: (event: HttpEvent) => RouteDefinition | undefined,
): MiddlewareObj<HttpEvent, APIGatewayProxyStructuredResultV2> {
  return {
    onError: (request) => {
      const { error, event } = request;
      if (error instanceof HttpProblem) {
        const { status, message, key, headers } = error;
        request.response = problem(status, message, [{ key, message }], headers);
        return;
      }
      if (error instanceof Refusal && mayRefuse(routeOf(event) ?? { errors: [] }, error)) {
        const { kind, message, errors, retryAfter }: Refusal = error;
        request.response = problem(statusOf[kind], message, errors, retryHeader(retryAfter));
        return;
      }
      if (error instanceof TableBusy) {
        log.warn('request gave up on its rivals', { route: event.routeKey });
        request.response = problem(503, 'Others are changing this at the same moment; try again', [], retryHeader(1));
        return;
      }
      log.error('request failed', { route: event.routeKey, error: error as Error });
      request.response = problem(500, 'Something went wrong!', []);
    },
  };
}

function problem(
  status: number,
  message: string,
  errors: Refusal['errors'],
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify({ message, errors, requestId: runNow()?.id }),
  };
}

function retryHeader(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}
