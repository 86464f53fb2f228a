/** A message that belongs to a field, by its dotted path (VALID-40). */
export interface FieldError {
  key: string;
  message: string;
}

/** Shown when a failure says nothing itself (ERR-14). */
export const unknownFailure = 'Something went wrong!';

/** A refused or failed call. `status` 0 means that no answer came: offline, or the server is away. */
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
 * The one line a user reads about a failure: first entry of the list, else the message, else a fixed text (ERR-11,
 * ERR-14).
 */
export function failureMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return unknownFailure;
  return error.errors[0]?.message || error.message || unknownFailure;
}

/** Whether the failure means 'not yours or not there', which has one view (ERR-01, DEC-53). */
export function isNoAccess(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404);
}

/** Whether trying again may help: nothing answered, or the server had a bad moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

/** Reads the error envelope of an answer that is not 2xx. */
export function errorFromAnswer(status: number, body: unknown, retryAfter?: string): ApiError {
  const envelope = (body ?? {}) as { message?: unknown; errors?: unknown };
  const errors = Array.isArray(envelope.errors)
    ? envelope.errors.filter(
        (entry): entry is FieldError => typeof entry?.key === 'string' && typeof entry?.message === 'string',
      )
    : [];
  const message = typeof envelope.message === 'string' ? envelope.message : '';
  return new ApiError(status, message, errors, retryAfter ? Number(retryAfter) || undefined : undefined);
}

/** What is said when no answer came at all. */
export const noAnswer = 'HireHub cannot be reached. Check the connection and try again.';
