import type { RefusalKind } from '../../../shared/contract/route.ts';

/** Why one field, or the whole request, is refused. */
export interface FieldError {
  key: string;
  message: string;
}

/** A refusal that a rule, store or handler throws; the door turns it into the error envelope. */
export class Refusal<K extends RefusalKind = RefusalKind> extends Error {
  readonly kind: K;
  readonly errors: readonly FieldError[];
  /** Seconds to wait before the next try; sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(kind: K, message: string, details: { errors?: readonly FieldError[]; retryAfter?: number } = {}) {
    super(message);
    this.name = 'Refusal';
    this.kind = kind;
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** The status each refusal becomes; the only such map. */
export const statusOf: Record<RefusalKind, number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  gone: 410,
  tooMany: 429,
  unavailable: 503,
};

/** The refusals of every kind. A field makes one `{key, message}` too. */
const kinds = {
  invalid: (key: string, message: string) => new Refusal('invalid', message, { errors: [{ key, message }] }),
  unauthenticated: (message = 'Sign in to continue') => new Refusal('unauthenticated', message),
  forbidden: (message = 'You may not do this', key?: string) =>
    new Refusal('forbidden', message, { errors: field(key, message) }),
  notFound: (message = 'Not found', key?: string) => new Refusal('notFound', message, { errors: field(key, message) }),
  conflict: (message: string, key?: string) => new Refusal('conflict', message, { errors: field(key, message) }),
  gone: (message: string, key?: string) => new Refusal('gone', message, { errors: field(key, message) }),
  tooMany: (message: string, retryAfter: number, key?: string) =>
    new Refusal('tooMany', message, { errors: field(key, message), retryAfter }),
  unavailable: (message: string, retryAfter = 1) => new Refusal('unavailable', message, { retryAfter }),
};

/** The refusal of what is not there, or not for this caller: the two are alike. */
export const noSuch = (noun: string, key?: string) => kinds.notFound(`There is no such ${noun}`, key);
/** The refusal of a mailed link that is unknown, used or replaced; the three are alike. */
export const wrongToken = () => kinds.gone('Token is wrong!', 'token');
/** The refusal of a call whose session was ended. */
export const sessionEnded = () => kinds.unauthenticated('Your session has ended; sign in again');

/** Refusals by name: `throw refuse.conflict('The job is closed')`. */
export const refuse = { ...kinds, noSuch, wrongToken, sessionEnded };

/** The kinds of refusal that the door gives, so no route has to declare them. */
export const kindsOfTheDoor = ['invalid', 'unauthenticated', 'forbidden'] as const;

type NamesOf<K extends RefusalKind> = {
  [N in keyof typeof refuse]: ReturnType<(typeof refuse)[N]>['kind'] extends K ? N : never;
}[keyof typeof refuse];

/** The refusals of these kinds, by name, and those that the door gives. */
export type Refuse<K extends RefusalKind> = Pick<typeof refuse, NamesOf<K | (typeof kindsOfTheDoor)[number]>>;

function field(key: string | undefined, message: string): FieldError[] {
  return key ? [{ key, message }] : [];
}
