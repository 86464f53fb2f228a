import type { ResponseOf, CallOf, RouteDefinition } from '../../shared/contract/route.ts';
import { encodeQuery, fillPath } from '../../web/api/encode-query.ts';
import { waitFor } from './wait.ts';

export interface ApiResponse<R extends RouteDefinition> {
  status: number;
  body: ResponseOf<R>;
  headers: Headers;
  /** The body as it came, uncompressed. */
  text: string;
}

/** Calls operations of a running HireHub over HTTP, without a browser. */
export interface Api {
  siteUrl: string;
  /** Waits for a result as long as this deployment may take, polling no more often than it can bear. */
  patient<T>(what: string, ask: () => Promise<T | undefined>): Promise<T>;
  /** Mails to an address, newest first; the laptop's mailbox unless given. */
  mailsTo?(to: string): Promise<{ subject: string; text: string }[]>;
  /** Calls an operation with this token; throws the server's message unless it succeeds. */
  call<R extends RouteDefinition>(route: R, parts: CallOf<R>, token?: string): Promise<ApiResponse<R>>;
  /** Calls an operation and returns refusals like any other response. */
  ask<R extends RouteDefinition>(route: R, parts: CallOf<R>, token?: string): Promise<ApiResponse<R>>;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: object;
  body?: unknown;
}

/** Opens the API of the site at this address, over the given `fetch`. */
export function openApi(siteUrl: string, fetchBy: typeof fetch = fetch): Api {
  async function ask<R extends RouteDefinition>(route: R, parts: CallOf<R>, token?: string): Promise<ApiResponse<R>> {
    const { params, query, body } = parts as Parts;
    const search = query ? `?${encodeQuery(query)}` : '';
    const response = await fetchBy(`${siteUrl}${fillPath(route.path, params)}${search}`, {
      method: route.method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text.startsWith('{') ? JSON.parse(text) : text) as ResponseOf<R>,
      headers: response.headers,
      text,
    };
  }

  async function call<R extends RouteDefinition>(route: R, parts: CallOf<R>, token?: string): Promise<ApiResponse<R>> {
    const answer = await ask(route, parts, token);
    if (answer.status !== 200)
      throw new Error(`${route.method} ${route.path} answered ${answer.status}: ${answer.text}`);
    return answer;
  }

  return { siteUrl, ask, call, patient: waitFor };
}
