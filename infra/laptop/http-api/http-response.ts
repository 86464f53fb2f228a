import * as z from 'zod';
import { gatewayResponse, type ApiResponse } from './api-request.ts';

const structured = z.looseObject({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  multiValueHeaders: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))).optional(),
  cookies: z.array(z.string()).optional(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().optional(),
});

/**
 * The response for a function's result: structured when it has a status, otherwise its JSON with status 200. A
 * malformed one is an error, as in the cloud. @see
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export function httpResponse(payload: unknown): ApiResponse {
  if (payload === null || typeof payload !== 'object' || !('statusCode' in payload)) {
    return {
      status: 200,
      headers: [['content-type', 'application/json']],
      body: Buffer.from(typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '')),
    };
  }
  const { success, data } = structured.safeParse(payload);
  if (!success) return gatewayResponse(500, 'Internal Server Error');
  const headers: ApiResponse['headers'] = [
    ...Object.entries(data.headers ?? {}).map(([name, value]): [string, string] => [name.toLowerCase(), String(value)]),
    ...Object.entries(data.multiValueHeaders ?? {}).flatMap(([name, values]) =>
      values.map((value): [string, string] => [name.toLowerCase(), String(value)]),
    ),
    ...(data.cookies ?? []).map((cookie): [string, string] => ['set-cookie', cookie]),
  ];
  const body = Buffer.from(data.body ?? '', data.isBase64Encoded ? 'base64' : 'utf8');
  if (body.length > 0 && !headers.some(([name]) => name === 'content-type'))
    headers.push(['content-type', 'text/plain;charset=UTF-8']);
  return { status: data.statusCode, headers, body };
}
