/** The header by which a client names a creating call, so that repeating it has no second effect (PLUS-31). */
export const idempotencyHeader = 'Idempotency-Key';
