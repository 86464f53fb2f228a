import type * as z from 'zod';
import type { Role } from '../constants/roles.ts';

/** The kinds of refusal a route may declare; functions/platform/door/refusal.ts maps each to its status once. */
export type RefusalKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'notFound' | 'conflict' | 'gone' | 'tooMany' | 'unavailable';

export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: `/api/${string}`;
  /** `anyone` needs no token; otherwise the roles that may call, checked at the door. */
  roles: 'anyone' | readonly Role[];
  summary: string;
  request: { params?: z.ZodObject; query?: z.ZodObject; body?: z.ZodType };
  /** Schema of `data`; of one row where `list` is set. Keys it does not name never leave the server. */
  response: z.ZodType;
  /** Lists return `{data, meta: {total, page, perPage, …}}`. */
  list?: true;
  meta?: z.ZodObject;
  /** The refusals that the handler itself may throw; `invalid`, `unauthenticated` and the role check are the door's. */
  errors: readonly RefusalKind[];
  /**
   * A whole document, such as an HTML page: the response is the handler's text, without `{data}`, and HEAD is supported
   * too.
   */
  document?: string;
  /** The response is the same for every caller, and the edge may keep it for a moment (shared/constants/edge.ts). */
  atEdge?: true;
  /** The response carries a new access token in the `jwt` header (API-03). */
  jwt?: true;
  /** What the operation does with the cookie of the refresh token. */
  refreshCookie?: readonly ('reads' | 'sets' | 'clears')[];
  /**
   * Makes something that a second call would make again. With an `Idempotency-Key` the same call from the same caller has
   * one effect and one response for a day (PLUS-31).
   */
  creates?: true;
  /** Has a text written for the user, which takes a model or much of the processor: fewer of them are allowed. */
  writesText?: true;
  /** The body may also come as a multipart form whose names spell nested keys (RESUME-10). */
  multipart?: true;
  /** Largest accepted body in bytes; 64 KiB by default. */
  maxBodyBytes?: number;
}

/** Declares one HTTP operation; the only place where its path, roles and fields are named. */
export function route<const R extends RouteDefinition>(definition: R): R {
  return definition;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Unparsed<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler receives of a route's request, after parsing. */
export interface RequestOf<R extends RouteDefinition> {
  params: Parsed<R['request']['params']>;
  query: Parsed<R['request']['query']>;
  body: Parsed<R['request']['body']>;
}

type GivenPart<K extends string, T> = T extends z.ZodType
  ? object extends Unparsed<T>
    ? { [P in K]?: Unparsed<T> }
    : { [P in K]: Unparsed<T> }
  : unknown;

/** What a client passes to call a route. */
export type CallOf<R extends RouteDefinition> = GivenPart<'params', R['request']['params']> &
  GivenPart<'query', R['request']['query']> &
  GivenPart<'body', R['request']['body']>;

export interface ListMeta {
  total: number;
  page: number;
  perPage: number;
}

type MetaOf<R extends RouteDefinition> = ListMeta & (R['meta'] extends z.ZodObject ? z.output<R['meta']> : unknown);

/** What a client receives: `{data}`, or `{data, meta}` for lists. */
export type ResponseOf<R extends RouteDefinition> = R extends { list: true }
  ? { data: z.output<R['response']>[]; meta: MetaOf<R> }
  : { data: z.output<R['response']> };

/** What a handler returns: the data itself, or `{data, meta}` for lists, before the response schema strips it. */
export type ResultOf<R extends RouteDefinition> = R extends { list: true }
  ? { data: z.input<R['response']>[]; meta: MetaOf<R> }
  : z.input<R['response']>;
