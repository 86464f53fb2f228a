import { expect, it } from 'vitest';
import { ApiError, errorFromResponse, failureMessage, isNoAccess } from '../../../web/api/api-error.ts';

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

it('A 403 and a 404 both count as no access (ERR-01)', () => {
  expect([403, 404, 401, 500].map((status) => isNoAccess(new ApiError(status, '')))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
