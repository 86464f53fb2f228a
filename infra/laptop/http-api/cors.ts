import type { ApiResponse, ApiRequest } from './api-request.ts';

/** An API's `CorsConfiguration`. */
export interface CorsSettings {
  allowOrigins: readonly string[];
  allowMethods: readonly string[];
  allowHeaders: readonly string[];
  exposeHeaders: readonly string[];
  allowCredentials: boolean;
  maxAge?: number;
}

/** The response to a preflight request, where the API has CORS settings. */
export function preflightResponse(settings: CorsSettings, request: ApiRequest): ApiResponse | undefined {
  if (
    request.method !== 'OPTIONS' ||
    !request.headers.has('origin') ||
    !request.headers.has('access-control-request-method')
  )
    return undefined;
  const allowed = corsHeaders(settings, request);
  if (allowed.length === 0) return { status: 204, headers: [], body: Buffer.alloc(0) };
  const { allowMethods, allowHeaders, maxAge } = settings;
  return {
    status: 204,
    headers: [
      ...allowed,
      ['access-control-allow-methods', allowMethods.join(',')],
      ['access-control-allow-headers', allowHeaders.join(',')],
      ...(maxAge === undefined ? [] : ([['access-control-max-age', String(maxAge)]] as ApiResponse['headers'])),
    ],
    body: Buffer.alloc(0),
  };
}

/** Headers of any response to an allowed origin. */
export function corsHeaders(
  { allowOrigins, exposeHeaders, allowCredentials }: CorsSettings,
  { headers }: ApiRequest,
): ApiResponse['headers'] {
  const origin = headers.get('origin')?.[0];
  if (!origin || !(allowOrigins.includes('*') || allowOrigins.includes(origin))) return [];
  return [
    ['access-control-allow-origin', allowOrigins.includes('*') && !allowCredentials ? '*' : origin],
    ...(allowCredentials ? ([['access-control-allow-credentials', 'true']] as ApiResponse['headers']) : []),
    ...(exposeHeaders.length > 0
      ? ([['access-control-expose-headers', exposeHeaders.join(',')]] as ApiResponse['headers'])
      : []),
  ];
}
