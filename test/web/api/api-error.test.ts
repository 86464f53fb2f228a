import { expect, it } from 'vitest';
import {
  ApiError,
  errorFromResponse,
  failureMessage,
  fieldFailure,
  isNoAccess,
  isPassing,
  isRefusal,
  unknownFailure,
} from '../../../web/api/api-error.ts';

it('An API error shows the first listed error, then the message, then a fixed text (ERR-14)', () => {
  expect(
    failureMessage(errorFromResponse(422, { message: 'Invalid', errors: [{ key: 'title', message: 'Required' }] })),
  ).toBe('Required');
  expect(failureMessage(errorFromResponse(409, { message: 'Already closed', errors: [] }))).toBe('Already closed');
  expect(failureMessage(errorFromResponse(500, '<html>'))).toBe('Something went wrong!');
  expect(failureMessage(new Error('internal detail'))).toBe('Something went wrong!');
});

it('A failure that the server has no words for reads "Something went wrong!", without internal details (ERR-21)', () => {
  const wordless = [errorFromResponse(502, '<html>'), errorFromResponse(500, {}), new TypeError('x is not a function')];
  for (const failure of [...wordless, undefined, 'text']) expect(failureMessage(failure)).toBe('Something went wrong!');
});

it('A failure of the server says by which reference support finds it; a refusal needs none (PLUS-61)', () => {
  const failure = errorFromResponse(500, { message: 'Something went wrong!', errors: [], requestId: 'r-1' });
  expect(failureMessage(failure)).toBe('Something went wrong! Reference: r-1.');
  expect(fieldFailure(failure, 'Nothing was saved.')).toBe(
    'Something went wrong! Reference: r-1. Nothing was saved. Try again.',
  );
  expect(failureMessage(errorFromResponse(409, { message: 'Closed', errors: [], requestId: 'r-1' }))).toBe('Closed');
});

it('A 403 and a 404 both count as no access (ERR-01)', () => {
  expect([403, 404, 401, 500].map((status) => isNoAccess(new ApiError(status, '')))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it.each([
  [0, false, true],
  [399, false, false],
  [400, true, false],
  [404, true, false],
  [422, true, false],
  [428, true, false],
  [429, false, true],
  [499, true, false],
  [500, false, true],
  [503, false, true],
])('A failure with status %i is a refusal: %s, and passing: %s', (status, refuses, passes) => {
  const error = new ApiError(status, '');
  expect([isRefusal(error), isPassing(error)]).toEqual([refuses, passes]);
});

it('A failure of the page itself is neither a refusal, nor passing, nor a lack of access', () => {
  for (const error of [new Error('x'), { status: 404 }, { status: 503 }, undefined])
    expect([isRefusal(error), isPassing(error), isNoAccess(error)]).toEqual([false, false, false]);
});

it('An error of a response keeps its status, message, fields and when to try again', () => {
  const errors = [
    { key: 'a', message: 'Required' },
    { key: 1, message: 'x' },
    { key: 'b' },
    null,
    { key: 'c', message: 2 },
  ];
  expect(errorFromResponse(429, { message: 'Later', errors }, '7')).toMatchObject({
    name: 'ApiError',
    status: 429,
    message: 'Later',
    errors: [{ key: 'a', message: 'Required' }],
    retryAfterSeconds: 7,
  });
  for (const body of [null, undefined, {}, { message: 5, errors: 'x' }])
    expect(errorFromResponse(500, body, 'soon')).toMatchObject({
      message: '',
      errors: [],
      retryAfterSeconds: undefined,
    });
  expect(new ApiError(1, 'x')).toMatchObject({ errors: [], retryAfterSeconds: undefined });
});

it('An unknown failure under a field says what did not happen and what to do (ERR-21)', () => {
  expect(unknownFailure).toBe('Something went wrong!');
  expect(fieldFailure(new ApiError(500, ''), 'No email was sent.')).toBe(
    'Something went wrong! No email was sent. Try again.',
  );
  expect(fieldFailure(new ApiError(409, 'Taken'), 'No email was sent.')).toBe('Taken');
  expect(failureMessage(new ApiError(422, 'Invalid', [{ key: 'a', message: '' }]))).toBe('Invalid');
});
