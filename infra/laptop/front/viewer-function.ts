import { createContext, Script } from 'node:vm';

/** The part of a request that a CloudFront function may change, as it was sent: nothing is decoded. */
export interface ViewerRequest {
  path: string;
  /** Without its question mark. */
  query: string;
  /** By lower-case name; empty where a function's response has set none. */
  headers?: Record<string, string>;
  /** The caller's address. */
  ip?: string;
}

/** A CloudFront function on viewer requests. */
export type ViewerFunction = (request: ViewerRequest) => ViewerRequest;

/** A CloudFront function on viewer responses: what it makes of a status, and the headers that it sets. */
export type ViewerResponseFunction = (response: { path: string; status: number }) => {
  status: number;
  headers: [name: string, value: string][];
};

interface QueryValue {
  value: string;
  multiValue?: { value: string }[];
}

/**
 * Runs the code of a CloudFront function from the template, without anything of Node around it. All requests share one
 * context and have no limit of time, since a context and a watch for each would cost a page a third of what the server
 * does for it. @see
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function viewerFunction(code: string): ViewerFunction {
  const call = handlerOf(code);
  return ({ path, query, headers = {}, ip = '127.0.0.1' }) => {
    const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]));
    const event = {
      version: '1.0',
      context: { eventType: 'viewer-request' },
      viewer: { ip },
      request: { method: 'GET', uri: path, querystring: queryObject(query), headers: sent, cookies: {} },
    };
    const {
      uri = path,
      querystring = {},
      headers: made = {},
    } = call(event) as {
      uri?: string;
      querystring?: Record<string, QueryValue>;
      headers?: Record<string, { value: string }>;
    };
    return {
      path: uri,
      query: queryText(querystring),
      headers: Object.fromEntries(Object.entries(made).map(([name, { value }]) => [name, value])),
    };
  };
}

/** Runs the code of a CloudFront function on viewer responses; it sees neither headers nor body of the origin. */
export function viewerResponseFunction(code: string): ViewerResponseFunction {
  const call = handlerOf(code);
  return ({ path, status }) => {
    const { statusCode = status, headers = {} } = call({
      version: '1.0',
      context: { eventType: 'viewer-response' },
      request: { method: 'GET', uri: path, querystring: {}, headers: {}, cookies: {} },
      response: { statusCode: status, headers: {}, cookies: {} },
    }) as { statusCode?: number; headers?: Record<string, { value: string }> };
    return {
      status: statusCode,
      headers: Object.entries(headers).map(([name, { value }]): [string, string] => [name, value]),
    };
  };
}

function handlerOf(code: string): (event: object) => unknown {
  const context = createContext({ input: '' });
  new Script(code).runInContext(context);
  const call = new Script('JSON.stringify(handler(JSON.parse(input)))');
  return (event) => {
    context['input'] = JSON.stringify(event);
    return JSON.parse(call.runInContext(context) as string) as unknown;
  };
}

function queryObject(query: string): Record<string, QueryValue> {
  const values = new Map<string, { value: string }[]>();
  for (const part of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=');
    values.set(name, [...(values.get(name) ?? []), { value: rest.join('=') }]);
  }
  return Object.fromEntries(
    [...values].map(([name, multiValue]) => [
      name,
      { value: multiValue[0]?.value ?? '', ...(multiValue.length > 1 ? { multiValue } : {}) },
    ]),
  );
}

function queryText(query: Record<string, QueryValue>): string {
  return Object.entries(query)
    .flatMap(([name, { value, multiValue }]) => (multiValue ?? [{ value }]).map((one) => `${name}=${one.value}`))
    .join('&');
}
