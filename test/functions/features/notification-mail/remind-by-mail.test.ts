import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { remindByMail } from '../../../../functions/features/notification-mail/remind-by-mail.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { anActor } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';

const room = withLocalTable(openMeetings);

/** A meeting of a manager in Berlin and a candidate in New York, and a way to send the mails of the day before. */
async function aMeeting({ candidateWants = true, isOnline = false } = {}) {
  const mails = aMailRoom(room.table);
  const manager = anActor('manager', { id: room.clock.newId() });
  const candidate = anActor('candidate', { id: room.clock.newId() });
  const groups = { ...defaultMailSettings.groups, reminders: candidateWants };
  await mails.aReader(manager.id, {}, { role: 'manager', firstName: 'Daniel', timeZone: 'Europe/Berlin' });
  await mails.aReader(
    candidate.id,
    { groups },
    { role: 'candidate', firstName: 'Priya', timeZone: 'America/New_York' },
  );
  const jobId = await room.introduce(candidate, manager);
  const { id } = await room.booked({ candidateId: candidate.id, jobId, ...at('14:00', 45), isOnline }, manager);
  const [booked] = await room.table.query(keys.eventsOf(keys.calendarEvent(id).pk));
  const due = { ...booked!.event, type: 'meeting-tomorrow' } as EventOf<'meeting-tomorrow'>;
  const remind = () => remindByMail(due, mails.needs);
  const to = ({ id: userId }: Actor) => mails.sent.filter((sent) => sent.to === `reader-${userId}@example.com`);
  return { id, manager, candidate, remind, to, mails };
}

it('A reminder of tomorrow’s interview goes to both by mail, once each and in the zone of its reader', async () => {
  const { manager, candidate, remind, to } = await aMeeting();
  await remind();
  await remind();
  expect(to(manager).map(({ subject }) => subject)).toEqual([
    'Tomorrow: Interview with Priya Iyer, Tue, Sep 8, 2026, 4:00 PM GMT+2',
  ]);
  const [mail, ...more] = to(candidate);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Tomorrow: Interview with Daniel Reyes, Tue, Sep 8, 2026, 10:00 AM EDT');
  expect(mail?.text).toContain('for ICU registered nurse, nights is on Tue, Sep 8, 2026, 10:00 AM EDT');
  expect(mail?.text).toContain('https://hirehub.example/account/mail?token=');
  expect(mail?.text).toMatch(/Open the calendar\S*\s+https:\/\/hirehub\.example\/calendar\?date=2026-09-08/);
});

it('Who switched reminders off gets none, and the link in the mail is theirs to switch them off', async () => {
  const { candidate, manager, remind, to, mails } = await aMeeting({ candidateWants: false, isOnline: true });
  await remind();
  expect(to(candidate)).toEqual([]);
  const [mail] = to(manager);
  expect(mail?.text).toMatch(/https:\/\/hirehub\.example\/zoom\?number=\d+/);
  const token = /mail\?token=([\w-]+)/.exec(mail!.text)![1]!;
  expect(await mails.needs.store.linkOf(token, mails.needs.clock.now())).toEqual({
    userId: manager.id,
    topic: { what: 'reminders' },
  });
});

it.each(['moved', 'cancelled'])(
  'No mail goes out about an interview that was %s since it was announced',
  async (how) => {
    const { id, manager, remind, mails } = await aMeeting();
    if (how === 'moved') await room.moved(id, at('16:00'), manager);
    else await room.cancelled(id, manager);
    await remind();
    expect(mails.sent).toEqual([]);
  },
);

it('A manager is not reminded of a candidate who hides from their company by now, who is reminded themselves (PLUS-21)', async () => {
  const { manager, candidate, remind, to } = await aMeeting();
  const hiding = { companies: ['Lakeside'], confirmed: [], findableBy: 'recruiters' as const, version: 1 };
  await room.table.writeOne({ put: { ...keys.verification(manager.id), company: 'Lakeside' } });
  await room.table.writeOne(hidingWrite(candidate.id, hiding));
  await remind();
  expect([to(manager).length, to(candidate).length]).toEqual([0, 1]);
});

it('A mail that could not be sent goes out when the event comes again, and nobody gets a second one for that', async () => {
  const { manager, candidate, remind, to, mails } = await aMeeting();
  mails.failNext(1);
  await expect(remind()).rejects.toThrow('the post office is closed');
  await remind();
  expect([to(manager).length, to(candidate).length]).toEqual([1, 1]);
});
