import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { cancelMeetings } from '../../../functions/personal-data/erasure/cancel-meetings.steps.ts';
import { buildArchive } from '../../../functions/personal-data/export/build-archive.steps.ts';
import { startDataExportHandler } from '../../../functions/personal-data/export/start-data-export.handler.ts';
import { saveRoomNotesHandler } from '../../../functions/calendar/save-room-notes.handler.ts';
import { calendarsIn } from '../../../functions/records/calendar.steps.ts';
import { keys } from '../../../functions/table/keys.ts';
import { anActor } from '../../support/builders.ts';
import { handled } from '../../support/handle.ts';
import { withLocalTable } from '../../support/local-table.ts';
import type { Meetings } from '../../support/meetings.ts';
import { at, openMeetings } from '../../support/meetings.ts';
import { somePassword } from '../../support/people.ts';
import type { PersonalDataRoom } from '../../support/personal-data.ts';
import { openPersonalData } from '../../support/personal-data.ts';

let people: PersonalDataRoom;
let calendars: Meetings;
let drawn = 7100;
withLocalTable(async (opened) => {
  people = openPersonalData(opened);
  calendars = await openMeetings(opened);
});

let manager: ReturnType<typeof anActor>;
let candidate: ReturnType<typeof anActor>;
beforeEach(async () => {
  drawn += 2;
  manager = anActor('manager', { id: drawn, email: `manager-${drawn}@example.com` });
  candidate = anActor('candidate', { id: drawn + 1, email: `candidate-${drawn}@example.com` });
  await calendars.introduce(candidate, manager);
});

it('A leaving person’s meetings that lie ahead are cancelled without their name, the others are told and free again', async () => {
  const account = await people.admit(candidate);
  const meeting = await calendars.booked({ candidateId: candidate.id, ...at('09:00'), comment: 'Ward 4' }, manager);
  await cancelMeetings(account, { calendars: calendarsIn(calendars.table), clock: calendars.clock });
  expect(await calendars.calendarOf(manager)).toEqual([]);
  const news = await calendars.table.query<{ event: { type: string; data: { candidate: object } } }>({
    pk: keys.calendarEvent(meeting.id).pk,
    skPrefix: 'EVENT#',
  });
  expect(news.at(-1)?.event).toMatchObject({
    type: 'meeting-cancelled',
    data: { candidate: { firstName: 'A former', lastName: 'candidate' } },
  });
  await cancelMeetings(account, { calendars: calendarsIn(calendars.table), clock: calendars.clock });
  expect(await calendars.table.query({ pk: keys.calendarEvent(meeting.id).pk, skPrefix: 'EVENT#' })).toHaveLength(2);
});

it('An archive of one’s own data has the calendar: meetings, own events and own notes, nobody else’s notes', async () => {
  await people.admit(candidate);
  const online = { candidateId: candidate.id, ...at('09:00'), isOnline: true, comment: 'Bring the licence' };
  const { id: number, zoomMeetingPassword: password } = await calendars.booked(online, manager);
  await calendars.ownEvent({ ...at('12:00'), title: 'Dentist' }, candidate);
  for (const [actor, notes] of [
    [candidate, 'Ask about nights'],
    [manager, 'Strong on triage'],
  ] as const)
    await handled(saveRoomNotesHandler, { params: { number }, body: { password, notes }, actor }, calendars);
  const body = { password: somePassword };
  const { id } = (await handled(startDataExportHandler, { body, actor: candidate }, people)).result;
  await buildArchive({ exportId: id, userId: candidate.id }, people);
  const files = unzipSync(people.files.kept.get(`exports/${candidate.uuid}/${id}.zip`)!.body);
  const archived = new TextDecoder().decode(files['data/calendar.json']);
  for (const mine of ['Bring the licence', 'Dentist', 'Ask about nights']) expect(archived).toContain(mine);
  expect(archived).not.toContain('Strong on triage');
});
