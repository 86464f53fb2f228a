import { afterEach, expect, it, vi } from 'vitest';
import { log, withoutPersons } from '../../../../functions/platform/door/log.ts';

afterEach(() => vi.restoreAllMocks());

/** What is logged when an error is logged. */
function logged(error: Error): string {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  log.error('mail not sent', { userId: 7, error });
  return written.mock.calls.join('');
}

it('The log shows another service’s error without the address that it names', () => {
  const text = logged(
    new Error('Email address is not verified: "Maria.Lopez+jobs@mail.example.co.uk", <arun@example.com>'),
  );
  expect(text).toContain('Email address is not verified');
  expect(text).toContain('"userId": 7');
  expect(text).not.toMatch(/maria|lopez|arun|example/i);
});

it.each([
  [
    'https://hirehub.example/guest/job/7?token=abc-DEF_1&email=maria%40example.com',
    'https://hirehub.example/guest/job/7?token=…&email=…',
  ],
  ['GET /ws?ticket=1234 HTTP/1.1', 'GET /ws?ticket=… HTTP/1.1'],
  ['USER#12 on JOB#7 at 2026-11-21T10:00:00.000Z: 3 of 4', 'USER#12 on JOB#7 at 2026-11-21T10:00:00.000Z: 3 of 4'],
  ['at handle (/var/task/index.mjs:10:4) @middy/core', 'at handle (/var/task/index.mjs:10:4) @middy/core'],
])('The log removes secrets and addresses from %s, and nothing else', (text, left) => {
  expect(withoutPersons(text)).toBe(left);
});
