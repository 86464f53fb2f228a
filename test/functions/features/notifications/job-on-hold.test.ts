import { describe, expect, it } from 'vitest';
import {
  closeJobHandler,
  holdJobHandler,
  reopenJobHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { notify } from '../../../../functions/features/notifications/notify.steps.ts';
import type { NotifyingEvent } from '../../../../functions/domain/notifications/taken-back.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { mailGroupOf } from '../../../../shared/rules/mail-group.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { openHiring } from '../../../support/hiring.ts';
import { resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

let people = 700;
const aPerson = () => anActor('candidate', { id: people++ });
const minutesOn = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();

describe('A job that stops or goes on', () => {
  const world = withLocalTable(openHiring);

  /** A job with a candidate on it, one who waits, one who withdrew and one who was hired; news come as the consumer brings them. */
  async function aJobWithPeople() {
    const { recruiter, manager } = world;
    const needs = { ...world, withdrawalsStore: withdrawalsStore(world.table) };
    const [ada, bert, cora, dora] = [aPerson(), aPerson(), aPerson(), aPerson()];
    world.clock.set(someTime);
    const { id } = await world.aPostedJob();
    await world.accepted(await world.applied(id, ada));
    await world.applied(id, bert);
    await world.applied(id, cora);
    await world.accepted(await world.applied(id, dora));
    await world.table.writeOne({
      update: keys.candidateOnJob(id, dora.id),
      set: { hired: { at: someTime, startOn: null } },
    });
    await resultOf(withdrawApplicationHandler, { params: { id }, body: {}, actor: cora }, needs);
    const [onRequest, asked] = [anActor('recruiter', { id: people++ }), anActor('recruiter', { id: people++ })];
    for (const [one, state] of [[onRequest, 'accepted'] as const, [asked, 'created'] as const])
      await world.table.writeOne({
        put: {
          ...keys.askedRecruiter(manager.id, id, one.id),
          id: one.id,
          managerId: manager.id,
          recruiterId: one.id,
          job: { id, title: 'ICU nurse' },
          state,
          askedBy: 'recruiter',
        },
      });
    const store = notificationsStore(world.table);
    const later = (act: () => Promise<unknown>) => async (minutes: number) => {
      world.clock.set(minutesOn(minutes));
      await act();
      const [event] = await store.eventsOf(keys.jobSubject(id));
      await notify(event as NotifyingEvent, { ...store, now: world.clock.now });
    };
    const call = { params: { id }, actor: manager };
    const readBy = async (reader: Actor) =>
      (await store.notificationsOf(reader, world.clock.now()))
        .filter(({ payload }) => 'job' in payload && payload.job?.id === id)
        .map((one) => [
          notificationSentence(one, { role: reader.role, when: String }),
          mailGroupOf(one, reader.id),
          ...(one.takenBackAt ? ['taken back'] : []),
        ]);
    return {
      ada,
      bert,
      gone: [cora, dora, asked],
      recruiter,
      onRequest,
      readBy,
      toggle: later(() => resultOf(holdJobHandler, call, needs)),
      close: later(() => resultOf(closeJobHandler, { ...call, body: { mailsOthers: true } }, needs)),
      reopen: later(() => resultOf(reopenJobHandler, call, needs)),
    };
  }

  it('is news to who is on it, to who waits, and to who put them forward or works on it, and to nobody who left, was hired or only asked', async () => {
    const { ada, bert, gone, recruiter, onRequest, readBy, toggle } = await aJobWithPeople();
    await toggle(20);
    await toggle(60);
    const [on, off] = ['ICU nurse is open again', 'ICU nurse is on hold'];
    const own = { on: ', and your application with it', off: '; you keep your place' };
    expect(await readBy(ada)).toEqual([
      [on + own.on, 'jobs'],
      [off + own.off, 'jobs'],
    ]);
    expect(await readBy(bert)).toEqual([
      [on + own.on, 'jobs'],
      [off + own.off, 'jobs'],
    ]);
    for (const one of [recruiter, onRequest])
      expect(await readBy(one)).toEqual([
        [on, 'jobs'],
        [off, 'jobs'],
      ]);
    for (const one of gone) expect(await readBy(one)).toEqual([]);
  });

  it('that is resumed within ten minutes takes back what was read of the hold, and is no news of its own (PLUS-51)', async () => {
    const { ada, readBy, toggle } = await aJobWithPeople();
    await toggle(20);
    await toggle(25);
    await toggle(27);
    const held = 'ICU nurse is on hold; you keep your place';
    expect(await readBy(ada)).toEqual([
      [held, 'jobs'],
      [held, 'jobs', 'taken back'],
    ]);
  });

  it('says by mail to who waits for an answer that it closed, and that it is open again', async () => {
    const { ada, bert, gone, recruiter, readBy, close, reopen } = await aJobWithPeople();
    await close(20);
    await reopen(60);
    const read = [
      ['ICU nurse is open again, and your application with it', 'progress'],
      ['ICU nurse was closed without a hire', 'progress'],
    ];
    expect(await readBy(ada)).toEqual(read);
    expect(await readBy(bert)).toEqual(read);
    expect(await readBy(recruiter)).toEqual([
      ['ICU nurse is open again', 'jobs'],
      ['ICU nurse has been closed', 'jobs'],
    ]);
    for (const one of gone) expect(await readBy(one)).toEqual([]);
  });
});
