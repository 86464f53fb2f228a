import { describe, expect, it } from 'vitest';
import type { NotifyingEvent } from '../../../../functions/domain/notifications/taken-back.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { notify } from '../../../../functions/features/notifications/notify.steps.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { eventsOf } from '../../../../events/subscriptions.ts';
import { dollarsPerPoint, type BountyStep } from '../../../../shared/constants/points.ts';
import { eventExamples } from '../../../support/event-examples.ts';
import { someTime } from '../../../support/builders.ts';
import { nobodyElse } from '../../../support/audience.ts';

const manager = 895412385677312;
const recruiter = 895412401405952;
const candidate = 895412417134592;
const notChosen = 895412432863232;
const applicant = 43;
const overseer = 895412381483008;
const audience = {
  ...nobodyElse,
  recruitersOf: async () => [recruiter, 42],
  waitingApplicants: async () => [applicant],
  stillOn: async () => ({ candidates: [candidate, applicant], recruiters: [recruiter] }),
};

type Told = [NotifyingEvent['type'], [number, string][]];
const expected: Told[] = [
  ['super-manager-approved', [[manager, 'super_manager_role_approved']]],
  [
    'verification-changed',
    [
      [manager, 'verification_changed'],
      [recruiter, 'verification_changed'],
      [42, 'verification_changed'],
    ],
  ],
  ['candidate-approved', [[candidate, 'candidate_approved']]],
  ['recruiter-invitation-accepted', [[manager, 'invite_accepted']]],
  ['join-invitation-sent', [[recruiter, 'manager_invites']]],
  ['join-invitation-accepted', [[manager, 'invite_accepted']]],
  ['recruiter-removed', [[recruiter, 'manager_ended_work']]],
  ['work-request-changed', [[recruiter, 'foreign_recruiter_invite_created']]],
  ['collaboration-requested', [[manager, 'collaboration_request_sent']]],
  ['collaboration-accepted', [[overseer, 'collaboration_request_accepted']]],
  ['collaboration-rejected', [[overseer, 'collaboration_request_rejected']]],
  [
    'interview-date-changed',
    [
      [recruiter, 'interview_date_changed'],
      [candidate, 'interview_date_changed'],
    ],
  ],
  ['candidate-invitation-accepted', [[recruiter, 'invite_accepted']]],
  ['recommendation-accepted', [[recruiter, 'candidate_accept_recommendation']]],
  [
    'job-posted',
    [
      [recruiter, 'job_create'],
      [42, 'job_create'],
    ],
  ],
  ['job-changed', [[recruiter, 'job_update']]],
  ['job-handover-changed', [[895_412_448_591_872, 'job_handover']]],
  ['job-team-changed', [[895_412_448_591_872, 'job_team']]],
  // They only take back what was said of an act.
  ['self-assignment-decline-undone', []],
  ...(
    [
      ['meeting-booked', 'meeting_booked'],
      ['meeting-changed', 'meeting_moved'],
      ['meeting-cancelled', 'meeting_cancelled'],
    ] as const
  ).map(([event, type]): Told => [
    event,
    [
      [candidate, type],
      [recruiter, type],
    ],
  ]),
  [
    'meeting-soon',
    [
      [manager, 'calendar_event_soon'],
      [recruiter, 'calendar_event_soon'],
      [candidate, 'calendar_event_soon'],
    ],
  ],
  [
    'job-closed',
    [
      [recruiter, 'job_closed'],
      [notChosen, 'closed_job'],
      [applicant, 'closed_job'],
    ],
  ],
  [
    'job-status-changed',
    [
      [recruiter, 'job_status_changed'],
      [candidate, 'job_status_changed'],
      [applicant, 'job_status_changed'],
    ],
  ],
  [
    'self-assignment-created',
    [
      [recruiter, 'candidate_self_assign_create'],
      [42, 'candidate_self_assign_create'],
      [manager, 'candidate_self_assign_create'],
    ],
  ],
  [
    'self-assignment-accepted',
    [
      [candidate, 'assigns_confirmed'],
      [manager, 'new_candidates'],
    ],
  ],
  ['self-assignment-declined', [[manager, 'candidate_self_assign_decline']]],
  [
    'self-assignment-withdrawn',
    [
      [recruiter, 'candidate_withdrew'],
      [42, 'candidate_withdrew'],
      [manager, 'candidate_withdrew'],
    ],
  ],
  [
    'self-assignment-restored',
    [
      [recruiter, 'candidate_self_assign_create'],
      [42, 'candidate_self_assign_create'],
      [manager, 'candidate_self_assign_create'],
    ],
  ],
  ['self-assignment-undone', []],
  ['candidate-hired', [[candidate, 'candidate_hired']]],
  ['candidate-left-waiting', [[manager, 'candidate_waits']]],
  ['self-assignment-ended', [[candidate, 'applied_job_removed']]],
  [
    'candidate-status-changed',
    [
      [manager, 'candidate_status_changed'],
      [candidate, 'candidate_status_changed'],
    ],
  ],
  ['scorecard-submitted', []],
  ['scorecards-missing', []],
  ['task-reminded', [[recruiter, 'task_due']]],
  ['saved-search-found', [[recruiter, 'saved_search_found']]],
  ['claim-proposed', [[candidate, 'assigns_created']]],
  ['claim-confirmed', [[recruiter, 'assigns_confirmed']]],
  ['choice-undone', []],
  ['claim-ended', [[recruiter, 'claim_ended']]],
  ['points-awarded', [[recruiter, 'recruiter_rewards']]],
  ['points-redeemed', [[recruiter, 'redeem_or_withdraw']]],
  ['bounty-changed', [[recruiter, 'bounty_changed']]],
  ['reward-settled', [[recruiter, 'redeem_or_withdraw']]],
];

describe('Who is notified', () => {
  it.each(expected)('of %s', async (type, notified) => {
    const event = eventExamples.find((example) => example.type === type) as NotifyingEvent;
    const notifications = await composeNotifications(event, audience);
    expect(notifications.map(({ recipientId, type: kind }) => [recipientId, kind])).toEqual(notified);
  });

  it.each(['job-closed', 'job-status-changed'])('of %s includes the team of the job', async (type) => {
    const event = eventExamples.find((example) => example.type === type) as NotifyingEvent;
    const notifications = await composeNotifications(event, { ...audience, teamOf: async () => [77] });
    expect(notifications.filter(({ recipientId }) => recipientId === 77)).toHaveLength(1);
  });

  it('is settled for every event that notifications subscribe to', () => {
    expect(expected.map(([type]) => type).sort()).toEqual(eventsOf('notifications').sort());
  });

  it('includes an approved super manager, although nobody else acted (PROF-16)', async () => {
    const event = eventExamples.find((example) => example.type === 'super-manager-approved') as NotifyingEvent;
    expect(await composeNotifications(event, audience)).toMatchObject([
      { recipientId: manager, type: 'super_manager_role_approved', payload: { user: { id: manager } } },
    ]);
  });

  it('says of a changed bounty for whom, how and until when, with its points and what they are worth', async () => {
    const event = eventExamples.find((example) => example.type === 'bounty-changed') as EventOf<'bounty-changed'>;
    const { job, candidate, points, to: how, until } = event.data;
    const [first] = await composeNotifications(event, audience);
    expect(first?.payload).toEqual({ job, candidate, points, amount: points * dollarsPerPoint, how, until });
  });

  // Every step, so that a new one has its recipients here before it is sent.
  it.each(
    Object.entries({
      available: [],
      asked: [],
      returned: ['manager'],
      contested: ['manager'],
      disputed: [],
      upheld: ['manager'],
      restored: ['manager'],
      verified: [],
      reviewed: [],
      voided: [],
    } satisfies Record<BountyStep, string[]>) as [BountyStep, string[]][],
  )(
    'says that a bounty is %s to the recruiter, to whoever may decide, and of a contest to the manager',
    async (to, others) => {
      const example = eventExamples.find(({ type }) => type === 'bounty-changed') as EventOf<'bounty-changed'>;
      const event = {
        ...example,
        actor: { kind: 'system' as const },
        data: { ...example.data, to, recruiterId: recruiter, managerId: manager, deciders: [overseer] },
      };
      const notified = (await composeNotifications(event, audience)).map(({ recipientId }) => recipientId);
      expect(notified.toSorted()).toEqual([recruiter, overseer, ...(others.length > 0 ? [manager] : [])].toSorted());
    },
  );

  it('names who moved a candidate and who changed a job', async () => {
    for (const type of ['candidate-status-changed', 'job-changed'] as const) {
      const event = eventExamples.find((example) => example.type === type) as NotifyingEvent;
      if (event.actor.kind !== 'user') throw new Error('A user acts in the examples.');
      const { id, role, firstName, lastName } = event.actor;
      const [first] = await composeNotifications(event, audience);
      expect(first?.payload).toMatchObject({
        [role === 'recruiter' ? 'recruiter' : 'manager']: { id, firstName, lastName },
      });
    }
  });

  it('never includes the person who acted', async () => {
    const event = eventExamples.find((example) => example.type === 'candidate-status-changed') as NotifyingEvent;
    const notified = await composeNotifications(event, audience);
    expect(notified.map((one) => one.recipientId)).not.toContain(event.actor.kind === 'user' ? event.actor.id : 0);
  });

  it('names to a recruiter the job, the manager and the candidate for whom points were awarded', async () => {
    const event = eventExamples.find((example) => example.type === 'points-awarded') as EventOf<'points-awarded'>;
    const { job, manager: by, candidate: hired } = event.data;
    expect(await composeNotifications(event, audience)).toMatchObject([
      { payload: { job, manager: by, candidate: hired } },
    ]);
  });

  it('names to a recruiter who asks for help with which job', async () => {
    const event = eventExamples.find(
      (example) => example.type === 'work-request-changed',
    ) as EventOf<'work-request-changed'>;
    const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
    const { job, manager: by, recruiter: asked } = event.data;
    expect(await composeNotifications(event, audience)).toMatchObject([
      {
        payload: {
          job,
          recruiter: asked,
          sender: { id: by.id, fullName: fullName(by) },
          recipient: { id: asked.id, fullName: fullName(asked) },
        },
      },
    ]);
  });

  const [rosa, ada, daniel, system] = [7001, 7002, 7003, { kind: 'system' } as const];
  it.each([
    ['declined', 'candidate', undefined, [rosa]],
    ['passed_over', 'rival', 'passed_over', [rosa]],
    ['lapsed', 'time', 'lapsed', [rosa]],
    ['withdrawn', 'recruiter', 'withdrawn', [ada]],
    ['ended', 'candidate', 'candidate', [rosa, ada, daniel]],
    ['ended', 'time', 'time', [rosa, ada, daniel]],
    ['ended', 'hire', undefined, []],
    ['ended', 'erasure', undefined, []],
  ] as const)(
    'of a claim that is %s by %s are those whom it concerns, with how it ended: %s',
    async (to, by, how, whom) => {
      const event = eventExamples.find((example) => example.type === 'claim-ended') as EventOf<'claim-ended'>;
      const [candidate, recruiter] = [
        { ...event.data.candidate, id: ada },
        { ...event.data.recruiter, id: rosa },
      ];
      const data = { ...event.data, candidate, recruiter, managerId: daniel, to, by };
      const sent = await composeNotifications({ ...event, actor: system, data }, audience);
      expect(sent.map(({ recipientId }) => recipientId)).toEqual(whom);
      const { job, client } = data;
      const payload = { job, candidate, recruiter, ...(how && { client: client.companyName, how }) };
      for (const one of sent) expect(one).toMatchObject({ type: how ? 'claim_ended' : 'assigns_declined', payload });
    },
  );

  it.each([
    ['candidate-approved', ['candidate', 'recruiter']],
    ['join-invitation-sent', ['manager']],
    ['join-invitation-accepted', ['recruiter']],
    ['recruiter-invitation-accepted', ['recruiter']],
    ['recruiter-removed', ['manager', 'candidates']],
    ['candidate-invitation-accepted', ['candidate']],
    ['recommendation-accepted', ['job', 'candidate']],
    ['job-posted', ['manager', 'points']],
    ['self-assignment-created', ['job', 'candidate']],
    ['self-assignment-accepted', ['job', 'candidate', 'recruiter']],
    ['self-assignment-declined', ['job', 'candidate', 'recruiter']],
    ['self-assignment-withdrawn', ['job', 'candidate']],
    ['self-assignment-restored', ['job', 'candidate']],
    ['saved-search-found', ['search', 'count']],
    ['claim-proposed', ['job', 'candidate', 'recruiter']],
    ['claim-confirmed', ['job', 'candidate', 'recruiter']],
    ['candidate-left-waiting', ['candidate', 'days']],
    ['interview-date-changed', ['candidate']],
    ['points-redeemed', ['points']],
    ['reward-settled', ['points']],
  ] as const)('of %s read %s', async (type, fields) => {
    const event = eventExamples.find((example) => example.type === type) as NotifyingEvent;
    const facts = event.data as unknown as Record<string, unknown>;
    const sent = await composeNotifications(event, audience);
    expect(sent).not.toEqual([]);
    for (const { payload } of sent)
      for (const field of fields)
        expect([field, (payload as Record<string, unknown>)[field]]).toEqual([field, facts[field]]);
  });

  it('of an event that concerns nobody is written nothing, and of any other what was composed', async () => {
    const saved: unknown[] = [];
    const store = {
      ...audience,
      now: () => someTime,
      saveNew: async (...given: unknown[]) => void saved.push(given),
    } as unknown as Parameters<typeof notify>[1];
    const proposed = eventExamples.find((example) => example.type === 'claim-proposed') as NotifyingEvent;
    await notify(proposed, store);
    expect(saved).toEqual([[proposed, await composeNotifications(proposed, audience), { mailedFrom: undefined }]]);
    const ended = eventExamples.find((example) => example.type === 'claim-ended') as EventOf<'claim-ended'>;
    await notify({ ...ended, data: { ...ended.data, to: 'ended', by: 'hire' } }, store);
    expect(saved).toHaveLength(1);
  });

  it('of an accepted application that asks its candidate is the candidate once, by the question (PLUS-02)', async () => {
    const accepted = eventExamples.find(
      ({ type }) => type === 'self-assignment-accepted',
    ) as EventOf<'self-assignment-accepted'>;
    const asking = { ...accepted, data: { ...accepted.data, asksCandidate: true as const } };
    expect((await composeNotifications(asking, audience)).map(({ type }) => type)).toEqual(['new_candidates']);
    const proposed = eventExamples.find(({ type }) => type === 'claim-proposed') as EventOf<'claim-proposed'>;
    const question = { ...proposed, data: { ...proposed.data, isForApplication: true as const } };
    expect((await composeNotifications(question, audience)).map(({ payload }) => payload)).toMatchObject([
      { isForApplication: true },
    ]);
  });

  it('of an earlier recruiter who is back is nobody', async () => {
    const accepted = eventExamples.find(
      ({ type }) => type === 'self-assignment-accepted',
    ) as EventOf<'self-assignment-accepted'>;
    const back = { ...accepted, data: { ...accepted.data, undoneAt: someTime } };
    expect(await composeNotifications(back, audience)).toEqual([]);
  });
});
