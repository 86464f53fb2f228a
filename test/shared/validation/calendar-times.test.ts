import { describe, expect, it } from 'vitest';
import { bookingOfferForm } from '../../../shared/validation/booking-offer.ts';
import { meetingForm, ownEventForm } from '../../../shared/validation/calendar.ts';

const refusals = ({ error }: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
const times = { start: '2026-11-24T09:00:00.000Z', zone: 'America/New_York' };

describe('A meeting and an event of one’s own', () => {
  it.each([
    ['2026-11-24T09:00:00.001Z', []],
    ['2026-11-25T09:00:00.000Z', []],
    ['2026-11-25T09:00:00.001Z', [['end', 'Must end within 24 hours']]],
    ['2026-11-24T09:00:00.000Z', [['end', '"End date" Must be more than "Start date"']]],
    ['2026-11-24T08:59:00.000Z', [['end', '"End date" Must be more than "Start date"']]],
  ])('from 9:00 to %s are refused for %j', (end, refused) => {
    expect(refusals(meetingForm.safeParse({ ...times, end, candidateId: 1 }))).toEqual(refused);
    expect(refusals(ownEventForm.safeParse({ ...times, end, title: 'Dentist' }))).toEqual(refused);
  });
});

describe('Offered times', () => {
  const offer = {
    candidateId: 1,
    minutes: 60,
    firstDay: '2026-11-01',
    lastDay: '2026-12-01',
    fromHour: 9,
    toHour: 17,
    zone: 'America/New_York',
  };
  it.each([
    [{}, []],
    [{ lastDay: '2026-12-02' }, [['lastDay', 'At most 31 days']]],
    [{ lastDay: '2026-10-31' }, [['lastDay', '"End date" Must be more than "Start date"']]],
    [{ lastDay: '2026-11-01', toHour: 10 }, []],
    [{ minutes: 90, toHour: 10 }, [['toHour', 'Must leave time for one interview']]],
    [{ minutes: 50 }, [['minutes', 'Choose how long it lasts']]],
  ])('with %o are refused for %j (PLUS-07)', (change, refused) =>
    expect(refusals(bookingOfferForm.safeParse({ ...offer, ...change }))).toEqual(refused),
  );
});
