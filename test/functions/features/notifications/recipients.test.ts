import { describe, expect, it } from 'vitest';
import { recipients, type Announcement, type Recipient } from '../../../../events/recipients.ts';
import { eventsOf, subscriptions } from '../../../../events/subscriptions.ts';
import type { NotifyingEvent } from '../../../../functions/domain/notifications/taken-back.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { notificationTypes, type NotificationType } from '../../../../shared/constants/notification.ts';
import { eventExamples } from '../../../support/event-examples.ts';
import { nobodyElse } from '../../../support/audience.ts';

const notifying = new Set<string>(eventsOf('notifications'));
const [teamMember, overseer, interviewer, applicant] = [77, 78, 79, 80];

/** Events whose examples leave a kind out, each as it would lead to it. */
const more: Record<string, object[]> = {
  'claim-ended': [{ to: 'declined' }, { to: 'ended', by: 'time' }],
  'candidate-status-changed': [{ undo: false }],
  'job-changed': [
    {
      chosen: {
        recruiterIds: [teamMember],
        manager: { id: 1, firstName: 'A', lastName: 'B', avatar: null },
        points: 5,
      },
    },
  ],
  'bounty-changed': [{ to: 'contested', managerId: 79, deciders: [overseer] }],
  'self-assignment-declined': [{ recruiterIds: [5], declinedBy: [5] }],
  'self-assignment-ended': [{ waited: true }],
  'meeting-booked': [{ interviewerIds: [interviewer] }],
  'meeting-cancelled': [{ interviewerIds: [interviewer] }],
  'meeting-soon': [{ interviewerIds: [interviewer] }],
  'meeting-changed': [
    {
      interviewerIds: [interviewer],
      former: { start: '2026-10-01T09:00:00.000Z', end: '2026-10-01T10:00:00.000Z', interviewerIds: [interviewer] },
    },
  ],
};
const system = { kind: 'system' } as const;
const candidateActor = { kind: 'user', id: 4, role: 'candidate', firstName: 'C', lastName: 'D' } as const;

/** Everything that the examples say, in every state of theirs, by nobody and by a candidate. */
const events = eventExamples
  .filter(({ type }) => notifying.has(type))
  .flatMap((event) =>
    [{}, ...(more[event.type] ?? [])].flatMap((over) =>
      [system, candidateActor].map(
        (actor) => ({ ...event, actor, data: { ...event.data, ...over } }) as NotifyingEvent,
      ),
    ),
  );
const table: Record<NotificationType, Announcement> = recipients;

/** What this person is to the event, by where its data names them. */
function standingsOf(id: number, { type, data }: NotifyingEvent): Recipient[] {
  const of = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    if (Array.isArray(value)) return value.flatMap(of);
    return value !== null && typeof value === 'object' && 'id' in value ? [value.id as number] : [];
  };
  const facts = data as unknown as Record<string, unknown>;
  const others = (facts.others ?? []) as { candidateId: number; recruiterId: number | null }[];
  const chosen = (facts.chosen as { recruiterIds?: number[] } | undefined)?.recruiterIds ?? [];
  const verified = (role: string) => (type === 'verification-changed' && facts.role === role ? facts.user : []);
  const named: Record<Recipient, number[]> = {
    manager: [facts.manager, facts.managerId, facts.recipient, facts.colleague, verified('manager')].flatMap(of),
    recruiter: [
      facts.recruiter,
      facts.recruiterId,
      facts.recruiterIds,
      chosen,
      others.map((one) => one.recruiterId),
      teamMember,
    ].flatMap(of),
    candidate: [applicant, facts.candidate, facts.candidateId, others.map((one) => one.candidateId)].flatMap(of),
    super_manager: [
      facts.deciders,
      type.startsWith('collaboration') ? facts.sender : [],
      type === 'super-manager-approved' ? facts.userId : [],
      verified('super_manager'),
    ].flatMap(of),
    interviewer: [
      interviewer,
      facts.interviewerIds,
      (facts.former as typeof facts | undefined)?.interviewerIds,
    ].flatMap(of),
    sender: [
      facts.inviterId,
      facts.senderId,
      facts.ownerId,
      type.endsWith('invitation-accepted') ? facts.managerId : [],
    ].flatMap(of),
  };
  return (Object.keys(named) as Recipient[]).filter((one) => named[one].includes(id));
}

describe('The table of triggers and recipients', () => {
  it.each(notificationTypes)(
    'names for %s the events that lead to it and who is notified, and no other (NOTIF-61)',
    async (type) => {
      const [on, to] = [new Set<string>(), new Set<Recipient>()];
      for (const event of events) {
        const sent = await composeNotifications(event, {
          ...nobodyElse,
          recruitersOf: async () => [teamMember],
          waitingApplicants: async () => [applicant],
          stillOn: async () => ({ candidates: [applicant], recruiters: [teamMember] }),
          interviewersOf: async () => [interviewer],
          haveAllScored: async () => true,
          awaitedInterviewers: async () => [interviewer],
        });
        for (const { recipientId } of sent.filter((one) => one.type === type)) {
          on.add(event.type);
          const standings = standingsOf(recipientId, event).filter((one) => table[type].to.includes(one));
          expect([event.type, recipientId, standings]).not.toEqual([event.type, recipientId, []]);
          for (const one of standings) to.add(one);
        }
      }
      expect([...on].sort()).toEqual([...table[type].on].sort());
      expect([...to].sort()).toEqual([...table[type].to].sort());
    },
  );

  it('has at least one trigger for every kind, and each trigger is one that notifications react to (NOTIF-61)', () => {
    expect(Object.keys(table).sort()).toEqual([...notificationTypes].sort());
    for (const { on } of Object.values(table))
      for (const event of on) expect(subscriptions[event]).toContain('notifications');
  });
});
