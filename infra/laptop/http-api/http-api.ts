import { setTimeout as delay } from 'node:timers/promises';
import type { InvocationResult } from '../services/lambda/start-lambda.ts';
import { gatewayResponse, type ApiResponse, type ApiRequest } from './api-request.ts';
import { corsHeaders, preflightResponse, type CorsSettings } from './cors.ts';
import { httpResponse } from './http-response.ts';
import { httpEvent, splitTarget } from './http-event.ts';
import type { JwtAuthorizer } from './jwt-authorizer.ts';
import { createRouteTable } from './route-table.ts';

/** Where a route leads. */
export interface ApiTarget {
  functionName: string;
  authorizer?: JwtAuthorizer;
}

/** An HTTP API as API Gateway serves it, with Lambda proxy integrations. */
export interface HttpApi {
  id: string;
  addRoute: (routeKey: string, target: ApiTarget) => void;
  routeKeys: () => string[];
  handle: (request: ApiRequest) => Promise<ApiResponse>;
}

export interface HttpApiOptions {
  id: string;
  stage: string;
  cors?: CorsSettings;
  invoke: (functionName: string, event: unknown, trigger: string) => Promise<InvocationResult>;
  /** 30,000 by default. */
  timeoutMilliseconds?: number;
}

const largestBody = 10 * 1024 * 1024;

/**
 * Opens an API without routes. Its own responses are those of AWS: 401, 404, 413, 500 for a failed function, 503 for a
 * slow one. @see https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-quotas.html
 */
export function openHttpApi({ id, stage, cors, invoke, timeoutMilliseconds = 30_000 }: HttpApiOptions): HttpApi {
  const routes = createRouteTable<ApiTarget>();

  async function respond(request: ApiRequest): Promise<ApiResponse> {
    if (request.body.length > largestBody) return gatewayResponse(413, 'Request Entity Too Large');
    const { path } = splitTarget(request.target);
    const found = routes.find(request.method, path);
    if (!found) return gatewayResponse(404, 'Not Found');
    const { routeKey, pathParameters, target } = found;
    const claims = target.authorizer && (await target.authorizer(request.headers.get('authorization')?.[0]));
    if (target.authorizer && !claims) return gatewayResponse(401, 'Unauthorized', [['www-authenticate', 'Bearer']]);
    const event = httpEvent(request, { apiId: id, stage, routeKey, pathParameters, ...(claims ? { claims } : {}) });
    const result = await withinTime(
      invoke(target.functionName, event, `${request.method} ${path}`),
      timeoutMilliseconds,
    );
    if (result === undefined) return gatewayResponse(503, 'Service Unavailable');
    const { status, headers, body } = result.functionError
      ? gatewayResponse(500, 'Internal Server Error')
      : httpResponse(result.payload);
    return { status, headers: [...headers, ['apigw-requestid', event.requestContext.requestId]], body };
  }

  return {
    id,
    addRoute: routes.add,
    routeKeys: routes.keys,
    handle: async (request) => {
      const preflight = cors && preflightResponse(cors, request);
      if (preflight) return preflight;
      const { status, headers, body } = await respond(request);
      return { status, headers: [...headers, ...(cors ? corsHeaders(cors, request) : [])], body };
    },
  };
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const stop = new AbortController();
  try {
    return await Promise.race([work, delay(milliseconds, undefined, { signal: stop.signal, ref: false })]);
  } finally {
    stop.abort();
  }
}
