import type { RequestOf, ResultOf, RouteDefinition } from '../../../shared/contract/route.ts';
import type { ActorOf } from './actor.ts';
import type { Refuse } from './refusal.ts';

/** What a handler knows of its caller beyond the parsed request. */
export interface CallContext<R extends RouteDefinition> extends RequestOf<R> {
  actor: ActorOf<R>;
  /** The identity provider's name of the session that the call's token belongs to; empty on public routes. */
  session: string;
  /** The call's access token, for what the identity provider lets its owner alone do; empty on public routes. */
  accessToken: string;
  cookies: Record<string, string>;
  /** The caller's address as CloudFront saw it; for counting attempts only, never logged. */
  sourceIp: string;
  userAgent: string;
  /** What the handler may throw: the refusals that its route declares. */
  refuse: Refuse<R['errors'][number]>;
}

/** A result with its own status, headers or cookies. */
export class Reply<T> {
  readonly result: T;
  /** 200 by default; only documents may set another. */
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly cookies: string[];
  constructor(result: T, extra: { status?: number; headers?: Record<string, string>; cookies?: string[] }) {
    this.result = result;
    this.status = extra.status ?? 200;
    this.headers = extra.headers ?? {};
    this.cookies = extra.cookies ?? [];
  }
}

/** One operation's handler, bound to its route. */
export interface Handler<R extends RouteDefinition, D> {
  route: R;
  handle: (call: CallContext<R>, dependencies: D) => Promise<ResultOf<R> | Reply<ResultOf<R>>>;
}

/** The handler of any operation that needs no more than `D`. */
export interface AnyHandler<D> {
  route: RouteDefinition;
  handle: (call: never, dependencies: D) => Promise<unknown>;
}

/** Binds a handler to its route: load, decide, save, respond. */
export function handler<R extends RouteDefinition, D>(route: R, handle: Handler<R, D>['handle']): Handler<R, D> {
  return { route, handle };
}
