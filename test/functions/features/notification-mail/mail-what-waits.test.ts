import { expect, it, vi } from 'vitest';
import { mailWhatWaits } from '../../../../functions/features/notification-mail/mail-what-waits.steps.ts';
import { log } from '../../../../functions/platform/door/log.ts';

it('Mails that wait and letters about messages do not keep each other back', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => {});
  const dueMarks = vi.fn(async () => []);
  const refused = vi.fn(async () => {
    throw new Error('the table is closed');
  });
  const needs = (dueMails: () => Promise<never[]>, marks: () => Promise<never[]>) =>
    ({
      waiting: { now: () => '2026-09-01T10:00:00.000Z', dueMails },
      unread: { clock: { now: () => '2026-09-01T10:00:00.000Z' }, store: { dueMarks: marks } },
    }) as unknown as Parameters<typeof mailWhatWaits>[0];
  await expect(mailWhatWaits(needs(refused, dueMarks))).rejects.toThrow('the table is closed');
  expect(dueMarks).toHaveBeenCalledOnce();
  await expect(mailWhatWaits(needs(dueMarks, refused))).rejects.toThrow('the table is closed');
  expect(refused).toHaveBeenCalledTimes(2);
});
