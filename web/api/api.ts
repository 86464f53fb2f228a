import type { Contract } from '../../shared/contract/contract.ts';
import type { ResponseOf, CallOf, RouteDefinition } from '../../shared/contract/route.ts';
import { call, type CallOptions } from './call.ts';

type Given<R extends RouteDefinition> = CallOf<R> & { signal?: AbortSignal };

/**
 * The response of a call: `{data}` or `{data, meta}`, and the token if one was in the `jwt` header (API-03, API-05,
 * API-06).
 */
export type Answer<R extends RouteDefinition> = ResponseOf<R> & { jwt?: string };

type Operation<R extends RouteDefinition> =
  object extends CallOf<R> ? (given?: Given<R>) => Promise<Answer<R>> : (given: Given<R>) => Promise<Answer<R>>;

type Client = {
  [F in keyof Contract]: {
    [O in keyof Contract[F]]: Contract[F][O] extends RouteDefinition ? Operation<Contract[F][O]> : never;
  };
};

function clientOf(feature: string): object {
  return new Proxy({}, { get: (_, operation: string) => (given?: CallOptions) => call(feature, operation, given) });
}

/**
 * The whole API, typed by the contract: `await api.jobs.readJob({ params: { id }, signal })`. Rejects with ApiError.
 */
export const api = new Proxy({}, { get: (_, feature: string) => clientOf(feature) }) as Client;
