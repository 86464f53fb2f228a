import { expect, it } from 'vitest';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { undoCandidateStatusHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { mailWaiting } from '../../../../functions/features/notification-mail/mail-waiting.steps.ts';
import { unreadMessagesStore } from '../../../../functions/features/notification-mail/unread-messages.store.ts';
import type { NotifyingEvent } from '../../../../functions/domain/notifications/taken-back.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { canBeTakenBack, takenBackBy } from '../../../../functions/domain/notifications/taken-back.ts';
import { notify } from '../../../../functions/features/notifications/notify.steps.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { eventActor } from '../../../../functions/platform/table/outbox.ts';
import { referenceOf } from '../../../../functions/records/account.ts';
import { hiredCandidate, hiredCandidateWrites } from '../../../../functions/records/hired-candidate.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import { eventExamples } from '../../../support/event-examples.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings, zone } from '../../../support/meetings.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';

const room = withLocalTable(openMeetings);

const candidate = anActor('candidate');
const everyGroup = { ...defaultMailSettings.groups, candidates: true };
const later = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();

/** A candidate on a job whose moves are announced and mailed as the consumers and the schedule do it. */
async function announced() {
  const { table, clock, manager } = room;
  const post = aMailRoom(table);
  const person = await post.aReader(candidate.id, { groups: everyGroup }, { role: 'candidate' });
  const jobId = await room.introduce(candidate, manager, { status: 'submitted', recruiterId: null, recruiter: null });
  const params = { jobId, candidateId: candidate.id };
  const needs = { pipelineStore: pipelineStore(table), clock };
  let heard = someTime;
  const told = new Set<number>();
  const store = { ...notificationsStore(table), now: () => heard };
  const tell = async () => {
    const place = keys.candidateOnJobSubject(jobId, candidate.id);
    const subjects = [place, ...(await room.calendarOf(candidate)).map(({ id }) => keys.calendarEvent(id).pk)];
    for (const subject of subjects)
      for (const event of (await store.eventsOf(subject)).toReversed())
        if (!told.has(event.id)) await notify(event as NotifyingEvent, store).finally(() => told.add(event.id));
  };
  const mailsAt = async (now: string) => {
    await mailWaiting({ ...unreadMessagesStore(table), now: () => now, mail: post.needs });
    return post.sent.splice(0).filter(({ to }) => to === person.email);
  };
  return {
    move: async (body: object) => {
      await handled(changeCandidateStatusHandler, { params, body, actor: manager }, needs);
      await tell();
    },
    hire: async () => {
      const place = (await table.get(keys.candidateOnJob(jobId, candidate.id), { consistent: true }))!;
      const circumstances = { actor: eventActor(manager), at: clock.now(), id: clock.newId() };
      await table.writeOne({ put: { ...keys.job(jobId), filled: 0 } });
      const terms = { manager: referenceOf(manager), startOn: null };
      await table.write(hiredCandidateWrites(hiredCandidate(place, terms, circumstances)));
      await tell();
    },
    undo: async ({ isHeard = true } = {}) => {
      await handled(undoCandidateStatusHandler, { params, body: {}, actor: manager }, needs);
      if (isHeard) await tell();
    },
    bell: async () => (await store.unreadOf(candidate, someTime)).filter(({ payload }) => jobOf(payload) === jobId),
    mailedAt: async (now: string) => (await mailsAt(now)).length,
    mailsAt,
    /** From then on events reach the notifications at this time. */
    heardAt: (at: string) => {
      heard = at;
    },
  };
}
const named = (type: NotifyingEvent['type']) => eventExamples.find((one) => one.type === type) as NotifyingEvent;
const jobOf = (payload: object) => (payload as { job?: { id: number } }).job?.id;

it('A move is in the bell at once, and mailed when it can no longer be undone (PLUS-51)', async () => {
  const { move, bell, mailedAt } = await announced();
  await move({ status: 'rejected' });
  expect((await bell()).map(({ type }) => type)).toEqual(['candidate_status_changed']);
  expect(await mailedAt(later(10))).toBe(0);
  expect(await mailedAt(later(11))).toBe(1);
  expect(await mailedAt(later(12))).toBe(0);
});

it('A move that is undone marks what the bell says, is no news of its own, and is never mailed (PLUS-51)', async () => {
  const { move, undo, bell, mailedAt } = await announced();
  await move({ status: 'rejected' });
  await undo();
  expect((await bell()).map(({ type, takenBackAt }) => [type, takenBackAt !== undefined])).toEqual([
    ['candidate_status_changed', true],
  ]);
  expect(await mailedAt(later(60))).toBe(0);
});

it('A move is not mailed either when it was undone and the news of that is still on its way (PLUS-51)', async () => {
  const { move, undo, mailedAt } = await announced();
  await move({ status: 'rejected' });
  await undo({ isHeard: false });
  expect(await mailedAt(later(60))).toBe(0);
});

it('An interview that is booked with a move is mailed with it, and not at all when it is undone (PLUS-51)', async () => {
  const { move, undo, bell, mailedAt } = await announced();
  const interview = { interviewAt: at('09:00').start, meeting: { minutes: 60, zone } };
  await move({ status: 'first_interview_scheduled', ...interview });
  expect((await bell()).map(({ type }) => type).toSorted()).toEqual(['candidate_status_changed', 'meeting_booked']);
  expect(await mailedAt(later(5))).toBe(0);
  await undo();
  expect((await bell()).find(({ type }) => type === 'candidate_status_changed')?.takenBackAt).toBeDefined();
});

it('A meeting booked with a move and cancelled before its mail is not mailed as booked (PLUS-11)', async () => {
  const { move, mailsAt } = await announced();
  await move({
    status: 'first_interview_scheduled',
    interviewAt: at('10:00').start,
    meeting: { minutes: 60, zone },
  });
  const meeting = (await room.calendarOf(candidate)).find(({ start }) => start === at('10:00').start);
  await room.cancelled(meeting!.id);
  expect((await mailsAt(later(11))).filter(({ calendar }) => calendar)).toEqual([]);
});

it('A meeting booked with a move and moved before its mail is mailed with its new time (PLUS-11)', async () => {
  const { move, mailsAt } = await announced();
  await move({
    status: 'first_interview_scheduled',
    interviewAt: at('12:00').start,
    meeting: { minutes: 60, zone },
  });
  const meeting = (await room.calendarOf(candidate)).find(({ start }) => start === at('12:00').start);
  await room.moved(meeting!.id, at('15:00'));
  const [invitation] = (await mailsAt(later(11))).flatMap(({ calendar }) => calendar ?? []);
  expect(JSON.stringify(invitation)).toContain('20260908T150000Z');
});

it('A hire is in the bell at once, mailed when it can no longer be taken back, and never if it was (PLUS-51)', async () => {
  const [kept, mistaken] = [await announced(), await announced()];
  await kept.hire();
  expect((await kept.bell()).map(({ type }) => type)).toEqual(['candidate_hired']);
  expect(await kept.mailedAt(later(10))).toBe(0);
  expect(await kept.mailedAt(later(11))).toBe(1);
  await mistaken.hire();
  await mistaken.move({ status: 'candidate_selected', reason: 'Hired by mistake' });
  expect((await mistaken.bell()).map(({ type, takenBackAt }) => [type, takenBackAt !== undefined])).toEqual([
    ['candidate_hired', true],
  ]);
  expect(await mistaken.mailedAt(later(60))).toBe(0);
});

it('What a hire earns is mailed when the hire can no longer be taken back (PLUS-51)', () => {
  expect(canBeTakenBack(named('points-awarded'))).toBe(true);
  expect(canBeTakenBack(named('points-redeemed'))).toBe(false);
});

it('Only the move that comes right after a hire takes it back', () => {
  const [hired, move] = [named('candidate-hired'), named('candidate-status-changed')];
  const at = (minutes: number) => ({
    ...move,
    id: minutes,
    time: new Date(Date.parse(hired.time) + minutes * 60_000).toISOString(),
  });
  expect(takenBackBy(at(5), [hired])).toBe(hired);
  expect(takenBackBy(at(5), [at(3), hired])).toBeUndefined();
  expect(takenBackBy(at(15), [hired])).toBeUndefined();
  // The news of a move may come after that of the hire which followed it.
  expect(takenBackBy(at(-5), [hired, at(-5)])).toBeUndefined();
});

it('A hold is mailed when it can no longer be taken back, and that a job goes on at once (PLUS-51)', () => {
  const changed = named('job-status-changed');
  const waits = (from: string, to: string) =>
    canBeTakenBack({ ...changed, data: { ...changed.data, from, to } } as NotifyingEvent);
  expect([waits('signed', 'on_hold'), waits('on_hold', 'signed'), waits('closed', 'signed')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('A move whose event comes hours late is mailed by the next run (PLUS-11)', async () => {
  const { move, mailedAt, heardAt } = await announced();
  heardAt(later(5 * 60));
  await move({ status: 'rejected' });
  expect(await mailedAt(later(5 * 60 + 1))).toBe(1);
});

it('An application that waits again is no withdrawal taken back where its candidate does not want a recruiter', () => {
  const [withdrawn, restored] = [named('self-assignment-withdrawn'), named('self-assignment-restored')];
  const again = (data: object) => ({ ...restored, time: withdrawn.time, data: { ...restored.data, ...data } });
  expect(takenBackBy(again({ notBy: undefined }) as NotifyingEvent, [withdrawn])).toBe(withdrawn);
  expect(takenBackBy(again({ notBy: 7 }) as NotifyingEvent, [withdrawn])).toBeUndefined();
});

const chosenAt = later(2);
const byCandidate = { actor: { ...eventActor(candidate) }, time: chosenAt };
const claimChosen = (way: 'app' | 'link' | 'application') => {
  const example = named('claim-confirmed');
  return { ...example, ...byCandidate, data: { ...example.data, way } } as NotifyingEvent;
};
const onJobByChoice = { ...named('self-assignment-accepted'), ...byCandidate } as NotifyingEvent;

it('The choice of a recruiter is mailed after ten minutes, to the recruiter and the manager, unless it was made by applying (PLUS-51)', () => {
  expect(['app', 'link', 'application'].map((way) => canBeTakenBack(claimChosen(way as 'app')))).toEqual([
    true,
    true,
    false,
  ]);
  expect([canBeTakenBack(onJobByChoice), canBeTakenBack(named('self-assignment-accepted'))]).toEqual([true, false]);
});

it('A choice that is undone takes back what was announced of it, and no other (PLUS-51)', () => {
  const undone = (type: 'choice-undone' | 'self-assignment-undone' | 'self-assignment-accepted', data: object) => {
    const example = named(type);
    return { ...example, id: 1, time: later(9), data: { ...example.data, ...data } } as NotifyingEvent;
  };
  const chosen = claimChosen('app');
  for (const [at, found] of [
    [chosenAt, true],
    [later(1), false],
  ] as const) {
    expect(takenBackBy(undone('choice-undone', { confirmedAt: at }), [chosen])).toBe(found ? chosen : undefined);
    for (const event of [
      undone('self-assignment-undone', { acceptedAt: at }),
      undone('self-assignment-accepted', { undoneAt: at }),
    ])
      expect(takenBackBy(event, [onJobByChoice])).toBe(found ? onJobByChoice : undefined);
  }
});

it('A choice that is undone marks what the recruiter read of it, and nobody is mailed (PLUS-51)', async () => {
  const { table } = room;
  const saved: unknown[] = [];
  const store = {
    ...notificationsStore(table),
    now: () => later(9),
    eventsOf: async () => [claimChosen('app')],
    saveTakenBack: async (event: { time: string }, all: { recipientId: number }[]) =>
      void saved.push([event.time, all.map(({ recipientId }) => recipientId)]),
  };
  const example = named('choice-undone');
  const event = { ...example, id: 1, time: later(9), data: { ...example.data, confirmedAt: chosenAt } };
  await notify(event as NotifyingEvent, store);
  const { recruiter } = (claimChosen('app') as Extract<NotifyingEvent, { type: 'claim-confirmed' }>).data;
  expect(saved).toEqual([[chosenAt, [recruiter.id]]]);
});
