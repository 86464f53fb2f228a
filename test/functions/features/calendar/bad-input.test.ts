import { describe, expect, it } from 'vitest';
import {
  addUnavailabilityHandler,
  readUnavailabilityHandler,
} from '../../../../functions/features/calendar/unavailability.handlers.ts';
import {
  cancelMeetingHandler,
  changeMeetingHandler,
} from '../../../../functions/features/calendar/meeting.handlers.ts';
import {
  changeOwnEventHandler,
  removeOwnEventHandler,
} from '../../../../functions/features/calendar/own-event.handlers.ts';
import { readCalendarEventHandler } from '../../../../functions/features/calendar/calendar.handlers.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import type { Meetings } from '../../../support/meetings.ts';
import { at, openMeetings } from '../../../support/meetings.ts';

const { bookMeeting, addOwnEvent, addUnavailability, changeUnavailability, listCalendar } = contract.calendar;
const meeting = { ...at('09:00'), candidateId: 3001 };
const long = { ...at('09:00', 40 * 60) };
const backwards = { ...at('09:00'), end: '2026-09-08T08:00:00.000Z' };
const span = { start: meeting.start, end: meeting.end };

describe('What is refused before anything is read, naming the field', () => {
  it.each([
    ['a meeting that ends before it begins', bookMeeting, { ...meeting, ...backwards }, 'end'],
    ['a meeting of no length', bookMeeting, { ...meeting, end: meeting.start }, 'end'],
    ['a meeting of forty hours', bookMeeting, { ...meeting, ...long }, 'end'],
    ['a meeting in an unknown zone', bookMeeting, { ...meeting, zone: 'Mars/Base' }, 'zone'],
    ['a meeting in an offset instead of a zone', bookMeeting, { ...meeting, zone: '+02:00' }, 'zone'],
    ['a meeting at no moment', bookMeeting, { ...meeting, start: 'tomorrow' }, 'start'],
    ['a meeting with nobody', bookMeeting, at('09:00'), 'candidateId'],
    ['a comment of a novel', bookMeeting, { ...meeting, comment: 'x'.repeat(1001) }, 'comment'],
    ['an own event without a title', addOwnEvent, { ...at('09:00'), title: ' ' }, 'title'],
    ['an own event of forty hours', addOwnEvent, { ...long, title: 'Dentist' }, 'end'],
    [
      'four hundred times away',
      addUnavailability,
      { dates: Array.from({ length: 400 }, () => span), zone: 'UTC' },
      'dates',
    ],
    ['no time away', addUnavailability, { dates: [], zone: 'UTC' }, 'dates'],
    [
      'time away that ends before it begins',
      addUnavailability,
      { dates: [backwardsSpan()], zone: 'UTC' },
      'dates.0.end',
    ],
    ['one time away instead of a list', addUnavailability, { dates: span, zone: 'UTC' }, 'dates'],
    ['a change to time away backwards', changeUnavailability, backwards, 'end'],
  ] as const)('is %s', (_, { request }, body, key) => {
    expect(request.body.safeParse(body).error?.issues.map(({ path }) => path.join('.'))).toContain(key);
  });

  it('is another manager as the one who meets: the caller is always the manager of a meeting (CAL-12)', () => {
    const { error } = bookMeeting.request.body.safeParse({ ...meeting, managerId: 1 });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['managerId'] }]);
  });

  it('is a calendar of a year at once', () => {
    const year = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' };
    expect(listCalendar.request.query.safeParse(year).error?.issues.map(({ path }) => path)).toEqual([['to']]);
  });
});

function backwardsSpan() {
  return { start: backwards.start, end: backwards.end };
}

describe('What is over', () => {
  let room: Meetings;
  withLocalTable(async (opened) => {
    room = await openMeetings(opened);
  });

  it.each([
    ['a meeting', 'start', () => room.booked(at('09:00', 60, '2026-08-31'))],
    ['an event of one’s own', 'start', () => room.ownEvent({ ...at('09:00', 60, '2026-08-31'), title: 'Dentist' })],
    [
      'time away',
      'dates.0.end',
      () =>
        handled(
          addUnavailabilityHandler,
          {
            body: { dates: [at('09:00', 60, '2026-08-31')].map(({ start, end }) => ({ start, end })), zone: 'UTC' },
            actor: room.manager,
          },
          room,
        ),
    ],
  ] as const)('is refused as %s, naming the field', async (_, key, add) => {
    await room.introduce();
    const { kind, errors } = await refusalOf(add() as Promise<unknown>);
    expect([kind, errors.map((one) => one.key)]).toEqual(['invalid', [key]]);
  });
});

describe('Events of other people', () => {
  let room: Meetings;
  withLocalTable(async (opened) => {
    room = await openMeetings(opened);
  });

  it('are as missing as none, to read, change and remove', async () => {
    await room.introduce();
    const { id: eventId } = await room.booked(at('09:00'));
    const own = await room.ownEvent({ ...at('11:00'), title: 'Dentist' });
    const [manager, candidate] = [anActor('manager', { id: 91 }), anActor('candidate', { id: 92 })];
    const [params, ownParams] = [{ eventId }, { eventId: own.id }];
    const body = at('15:00');
    const asked = [
      handled(readCalendarEventHandler, { params, actor: manager }, room),
      handled(readCalendarEventHandler, { params, actor: candidate }, room),
      handled(changeMeetingHandler, { params, body, actor: manager }, room),
      handled(cancelMeetingHandler, { params, actor: manager }, room),
      handled(changeOwnEventHandler, { params: ownParams, body: { ...body, title: 'x' }, actor: candidate }, room),
      handled(removeOwnEventHandler, { params: ownParams, actor: candidate }, room),
      handled(readCalendarEventHandler, { params: ownParams, actor: room.manager }, room),
      // A meeting is neither time away nor an event of one's own.
      handled(readUnavailabilityHandler, { params, actor: room.manager }, room),
      handled(removeOwnEventHandler, { params, actor: room.candidate }, room),
    ];
    const refusals = await Promise.all(asked.map(refusalOf));
    expect(new Set(refusals.map(({ kind, message }) => `${kind}: ${message}`))).toEqual(
      new Set(['notFound: There is no such event in your calendar']),
    );
  });
});
