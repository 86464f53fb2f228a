/** A message that belongs to a field, by its dotted path (VALID-40). */
export interface FieldError {
  key: string;
  message: string;
}

/** Shown if a failure has no message of its own (ERR-14). */
export const unknownFailure = 'Something went wrong!';

/** A refused or failed call. `status` 0 means that there was no response: offline, or the server is unreachable. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, message: string, errors: readonly FieldError[] = [], retryAfterSeconds?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The message that a user sees for a failure: the first entry of the list, otherwise the message, otherwise a fixed
 * text (ERR-11, ERR-14).
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return unknownFailure;
  return error.errors[0]?.message || error.message || unknownFailure;
}

/** What the server says is wrong with a field of the call; undefined for another failure or none. */
export function refusalOf(error: unknown, key: string): string | undefined {
  return error instanceof ApiError ? error.errors.find((one) => one.key === key)?.message : undefined;
}

/** Whether the server refused the call for a reason that another try meets again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/**
 * The message for a failure under a field, where there is room for a sentence: an unknown failure also says what is the
 * matter and what to do (ERR-21).
 */
export function fieldFailure(error: unknown, what: string): string {
  const message = failureMessage(error);
  return message.startsWith(unknownFailure) ? `${message} ${what} Try again.` : message;
}

/** Whether the failure means 'not found or not allowed', which have the same view (ERR-01, DEC-53). */
export function isNoAccess(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/** Whether a retry may succeed: no response, or a temporary server error. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Reads the error envelope of a response that is not 2xx. A failure of ours says by which reference support finds it. */
export function errorFromResponse(status: number, body: unknown, retryAfter?: string): ApiError {
  const envelope = (body ?? {}) as { message?: unknown; errors?: unknown; requestId?: unknown };
  const errors = Array.isArray(envelope.errors)
    ? envelope.errors.filter(
        (entry): entry is FieldError => typeof entry?.key === 'string' && typeof entry?.message === 'string',
      )
    : [];
  const message = typeof envelope.message === 'string' ? envelope.message : '';
  const reference = status === 500 && envelope.requestId ? ` Reference: ${String(envelope.requestId)}.` : '';
  return new ApiError(status, message + reference, errors, retryAfter ? Number(retryAfter) || undefined : undefined);
}

/** Shown when there was no response at all. */
export const unreachableMessage = 'HireHub cannot be reached. Check your connection and try again.';
