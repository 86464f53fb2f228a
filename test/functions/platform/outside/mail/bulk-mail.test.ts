import { expect, it } from 'vitest';
import { isTimeForMore, paced } from '../../../../../functions/platform/outside/mail/bulk-mail.ts';

const mail = { to: 'ana@example.com', subject: 'Hi', html: '<p>Hi</p>', text: 'Hi' };

/** A sender at four mails a second, by a clock that the test sets; it says how long each mail waited. */
function aSender() {
  const clock = { at: 1000 };
  const waits: number[] = [];
  const send = paced(async () => {}, 4, {
    now: () => clock.at,
    pause: async (milliseconds) => void waits.push(milliseconds),
  });
  return { clock, waits, send };
}

it('Mails to many go evenly, so many in a second, also when all are sent at once', async () => {
  const { waits, send } = aSender();
  await Promise.all([1, 2, 3, 4, 5].map((id) => send(mail, id)));
  expect(waits).toEqual([250, 500, 750, 1000]);
});

it('A mail after a quiet time goes immediately, and no burst makes up for the quiet', async () => {
  const { clock, waits, send } = aSender();
  await send(mail, 1);
  clock.at = 60_000;
  await Promise.all([send(mail, 2), send(mail, 3)]);
  expect(waits).toEqual([250]);
});

it('What becomes of a mail is what its sender says', async () => {
  const send = paced(async () => 'dead', 4);
  expect(await send(mail, 1)).toBe('dead');
});

it('A run takes up nobody after five of the fifteen minutes that its function has', () => {
  const began = '2026-11-28T08:00:00.000Z';
  expect(isTimeForMore(began, '2026-11-28T08:04:59.999Z')).toBe(true);
  expect(isTimeForMore(began, '2026-11-28T08:05:00.000Z')).toBe(false);
});
