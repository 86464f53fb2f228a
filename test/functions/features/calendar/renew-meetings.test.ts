import { expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { renewMeetings } from '../../../../functions/features/calendar/renew-meetings.steps.ts';
import { calendarsIn } from '../../../../functions/domain/calendar/calendar.steps.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';

const local = withLocalTable();
const room = opened(() => openMeetings(local));

it('Meetings that lie ahead show a person by the current name, without news, and those that are over by the former', async () => {
  await room.introduce();
  const [over, ahead] = [await room.booked(at('09:00')), await room.booked(at('14:00'))];
  const { id, email } = room.candidate;
  const person = { firstName: 'Priya', lastName: 'Nair', email, role: 'candidate' as const };
  const account = accountOf(person, { id, uuid: 'u', at: room.clock.now(), status: 'active' });
  await room.table.writeOne({ put: { ...keys.account(id), ...account } });
  const needs = { table: room.table, now: () => '2026-09-08T12:00:00.000Z' };
  await renewMeetings(id, needs);
  const titles = (await room.calendarOf(room.manager)).map(({ title }) => title);
  expect(titles).toEqual(['Interview with Priya Iyer', 'Interview with Priya Nair']);
  expect(await calendarsIn(room.table).event(ahead.id)).toMatchObject({ version: 1, candidate: { lastName: 'Nair' } });
  const news = await room.table.query(keys.eventsOf(keys.calendarEvent(ahead.id).pk));
  expect([over.id < ahead.id, news.length]).toEqual([true, 1]);
  local.calls.length = 0;
  await renewMeetings(id, needs);
  expect(local.calls.every(({ writeUnits }) => !writeUnits)).toBe(true);
});

it('A manager’s new name is in the meetings of both, and the candidate’s stays as it is', async () => {
  await room.introduce();
  const meeting = await room.booked(at('16:00'));
  const { id, email, role } = room.manager;
  const person = { firstName: 'Daniela', lastName: 'Reyes', email, role: role as 'manager' };
  const account = accountOf(person, { id, uuid: 'u', at: room.clock.now(), status: 'active' });
  await room.table.writeOne({ put: { ...keys.account(id), ...account } });
  const { candidate } = (await calendarsIn(room.table).event(meeting.id))!;
  await renewMeetings(id, { table: room.table, now: () => '2026-09-08T12:00:00.000Z' });
  expect(await calendarsIn(room.table).event(meeting.id)).toMatchObject({
    manager: { id, firstName: 'Daniela' },
    candidate,
  });
});
