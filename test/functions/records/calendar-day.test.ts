import { expect, it } from 'vitest';
import type { CancelledEntry } from '../../../functions/records/calendar-day.ts';
import { isCancelledShown } from '../../../functions/records/calendar-day.ts';

it('A cancelled meeting is in feeds for thirty days, and no longer', () => {
  const meeting = { cancelledAt: '2026-09-01T10:00:00.000Z' } as CancelledEntry;
  expect(isCancelledShown(meeting, '2026-10-01T09:59:59.999Z')).toBe(true);
  expect(isCancelledShown(meeting, '2026-10-01T10:00:00.000Z')).toBe(false);
});
