import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { pushNotifications } from '../../../../functions/features/live-updates/push-notifications.steps.ts';
import type { NotifyingEvent } from '../../../../functions/domain/notifications/taken-back.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { listNotificationsHandler } from '../../../../functions/features/notifications/notification.handlers.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { notify } from '../../../../functions/features/notifications/notify.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { NotificationType } from '../../../../shared/constants/notification.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { PayloadOf } from '../../../../shared/model/notification.ts';
import { NotificationRow } from '../../../../web/features/notifications/components/notification-row.tsx';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { aVerification } from '../../../support/trust.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { notificationRowOf } from '../../../support/notification-row.ts';
import { nobodyElse } from '../../../support/audience.ts';
import { handled } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { eventExamples } from '../../../support/event-examples.ts';

// The people and the job of the example events.
const job = { id: 896_012_385_677_312, title: 'ICU registered nurse, nights' };
const candidate = { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null };
const manager = { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
const recruiter = { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const toJob = [job.title, `/jobs/view/${job.id}`];
const others = ['Check other opportunities', '/jobs'];

/** The name in the sentence of what a row opens. */
const named = (to: string): string =>
  to.startsWith('/jobs/')
    ? job.title
    : [candidate, manager, recruiter]
        .filter(({ id }) => to.endsWith(`/${id}`))
        .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
        .join('');

describe('Every kind of notification', () => {
  let reader = 100;
  const table = withLocalTable(tableIn);

  /** Notifies one person and follows the notification: stored, pushed to the open browser, listed, shown as a row. */
  async function shown<T extends NotificationType>(type: T, payload: PayloadOf<T>, role: Role) {
    reader += 1;
    await table.writeOne(aVerification(reader, someTime));
    const [store, live] = [notificationsStore(table), liveUpdatesStore(table)];
    await live.saveConnection({ userId: reader, connectionId: 'tab' }, someTime);
    await store.saveNew({ id: reader, time: someTime }, notify([reader, reader], type, payload));
    const pushed: unknown[] = [];
    const post = async (_: string, data: string) => pushed.push(JSON.parse(data)) > 0;
    const item = await table.get(keys.notification(reader, reader));
    await pushNotifications([{ sequenceNumber: '1', kind: 'INSERT', item }], {
      liveUpdatesStore: live,
      post,
      now: () => someTime,
    });
    const { result } = await handled(
      listNotificationsHandler,
      { query: { page: 1, perPage: 50 }, actor: anActor(role, { id: reader }) },
      { notificationsStore: store, clock: aClock() },
    );
    const [listed, ...more] = result.data.map((row) => contract.notifications.listNotifications.response.parse(row));
    expect(more).toEqual([]);
    expect(listed).toEqual({ id: reader, type, payload, viewedAt: null, createdAt: someTime });
    expect(pushed[0]).toEqual({ type: 'notification', notification: listed });
    expect(pushed.at(-1)).toEqual({ type: 'unread-count', count: 1 });
    return notificationRowOf(
      renderToStaticMarkup(
        <AccountContext value={{ id: reader, role, timeZone: 'UTC' } as Account}>
          <MemoryRouter>{listed && <NotificationRow notification={listed} role={role} />}</MemoryRouter>
        </AccountContext>,
      ),
      named,
    );
  }

  /** The same for the notification of this type that the example of an event leads to. */
  async function sentAndShown(event: NotifyingEvent['type'], type: NotificationType, role: Role, over: object = {}) {
    const fits = ({ data }: AnyEvent) =>
      !('to' in over) || !('requestId' in data) || ('to' in data && data.to === over.to);
    const found = eventExamples.find((one) => one.type === event && fits(one)) as NotifyingEvent;
    const sent = await composeNotifications({ ...found, data: { ...found.data, ...over } } as NotifyingEvent, {
      ...nobodyElse,
      recruitersOf: async () => [recruiter.id],
      interviewersOf: async () => [4242],
      haveAllScored: async () => true,
    });
    const { payload } = sent.find((one) => one.type === type)!;
    return shown(type, payload as PayloadOf<typeof type>, role);
  }

  it('recruiter rewards: sent by an event, stored, pushed, listed and shown with its links (NOTIF-25)', async () => {
    expect(await sentAndShown('points-awarded', 'recruiter_rewards', 'recruiter')).toEqual({
      sentence: 'You earned 500 points ($500): Priya Iyer was hired for ICU registered nurse, nights',
      links: [
        ['Points', '/points'],
        toJob,
        ['Priya Iyer', `/recruiter/candidates/${candidate.id}`],
        ['Managers', '/recruiter/managers'],
      ],
    });
  });

  it('invite accepted: sent by an event, stored, pushed, listed and shown with its links (NOTIF-26)', async () => {
    expect(await sentAndShown('recruiter-invitation-accepted', 'invite_accepted', 'manager')).toEqual({
      sentence: 'Olivia Brandt accepted your invitation',
      links: [['Olivia Brandt', `/manager/recruiters/${recruiter.id}`]],
    });
  });

  it('closed job: sent by an event, stored, pushed, listed and shown with its links (NOTIF-27)', async () => {
    expect(await sentAndShown('job-closed', 'closed_job', 'candidate')).toEqual({
      sentence: 'Another candidate was chosen for ICU registered nurse, nights',
      links: [others, ['Daniel Reyes', `/candidate/managers/${manager.id}`]],
    });
  });

  it('redeem or withdraw: sent by an event, stored, pushed, listed and shown with its links (NOTIF-28)', async () => {
    expect(await sentAndShown('reward-settled', 'redeem_or_withdraw', 'recruiter')).toEqual({
      sentence: 'Your redemption of 300 points ($300) is approved',
      links: [['Points', '/points']],
    });
  });

  it('assigns created: sent by an event, stored, pushed, listed and shown with its links (NOTIF-29)', async () => {
    expect(await sentAndShown('claim-proposed', 'assigns_created', 'candidate')).toEqual({
      sentence: 'Olivia Brandt proposes you for ICU registered nurse, nights',
      links: [['Who represents you', '/claims'], toJob, ['Olivia Brandt', `/candidate/recruiters/${recruiter.id}`]],
    });
  });

  it('assigns confirmed: sent by an event, stored, pushed, listed and shown with its links (NOTIF-30)', async () => {
    expect(await sentAndShown('self-assignment-accepted', 'assigns_confirmed', 'candidate')).toEqual({
      sentence: 'With a recruiter: ICU registered nurse, nights',
      links: [toJob, ['Olivia Brandt', `/candidate/recruiters/${recruiter.id}`]],
    });
  });

  it('assigns declined: sent by an event, stored, pushed, listed and shown with its links (NOTIF-31)', async () => {
    const data = { to: 'declined', by: 'candidate' } as const;
    expect(await sentAndShown('claim-ended', 'assigns_declined', 'recruiter', data)).toEqual({
      sentence: 'Priya Iyer does not want to be put forward for ICU registered nurse, nights',
      links: [toJob, ['Priya Iyer', `/recruiter/candidates/${candidate.id}`], ['Recruiters', '/recruiter/recruiters']],
    });
  });

  it('candidate self-assign create: sent by an event, stored, pushed, listed and shown with its links (NOTIF-32)', async () => {
    expect(await sentAndShown('self-assignment-created', 'candidate_self_assign_create', 'recruiter')).toEqual({
      sentence: 'Priya Iyer applied for ICU registered nurse, nights',
      links: [toJob, ['Priya Iyer', `/recruiter/candidates/${candidate.id}`]],
    });
  });

  it('candidate self-assign decline: sent by an event, stored, pushed, listed and shown with its links (NOTIF-33)', async () => {
    expect(await sentAndShown('self-assignment-declined', 'candidate_self_assign_decline', 'manager')).toEqual({
      sentence:
        'No recruiter takes Priya Iyer forward for ICU registered nurse, nights, so the application waits for you',
      links: [
        toJob,
        ['Priya Iyer', `/manager/candidates/${candidate.id}`],
        ['Olivia Brandt', `/manager/recruiters/${recruiter.id}`],
      ],
    });
  });

  it('job create: sent by an event, stored, pushed, listed and shown with its links (NOTIF-34)', async () => {
    expect(await sentAndShown('job-posted', 'job_create', 'recruiter')).toEqual({
      sentence: 'Daniel Reyes posted ICU registered nurse, nights, 500 points for a hire',
      links: [toJob, ['Managers', '/recruiter/managers']],
    });
  });

  it('job update: sent by an event, stored, pushed, listed and shown with its links (NOTIF-35)', async () => {
    expect(await sentAndShown('job-changed', 'job_update', 'recruiter')).toEqual({
      sentence: 'Daniel Reyes changed ICU registered nurse, nights',
      links: [toJob],
    });
  });

  it('candidate hired: sent by an event, stored, pushed, listed and shown with its links (PLUS-50)', async () => {
    expect(await sentAndShown('candidate-hired', 'candidate_hired', 'candidate')).toEqual({
      sentence: 'Congratulations, you are hired: ICU registered nurse, nights, from Monday, October 5, 2026',
      links: [toJob, ['Daniel Reyes', `/candidate/managers/${manager.id}`]],
    });
  });

  it('job closed: sent by an event, stored, pushed, listed and shown with its links (NOTIF-36)', async () => {
    expect(await sentAndShown('job-closed', 'job_closed', 'recruiter')).toEqual({
      sentence: 'ICU registered nurse, nights has been closed: Priya Iyer was hired',
      links: [toJob, others, ['Managers', '/recruiter/managers']],
    });
  });

  it('new candidates: sent by an event, stored, pushed, listed and shown with its links (NOTIF-37)', async () => {
    expect(await sentAndShown('self-assignment-accepted', 'new_candidates', 'manager')).toEqual({
      sentence: 'Olivia Brandt put Priya Iyer forward for ICU registered nurse, nights',
      links: [
        [job.title, `/jobs/${job.id}/candidates/${candidate.id}`],
        toJob,
        ['Priya Iyer', `/manager/candidates/${candidate.id}`],
        ['Olivia Brandt', `/manager/recruiters/${recruiter.id}`],
      ],
    });
  });

  it('calendar event soon: sent by an event, stored, pushed, listed and shown with its links and badge (NOTIF-10, NOTIF-38)', async () => {
    const { sentence, links } = await sentAndShown('meeting-soon', 'calendar_event_soon', 'manager');
    expect(sentence).toBe('Interview with Priya Iyer starts on Tue, Oct 6, 2026, 3:00 PM UTC 30 min');
    expect(links).toEqual([['Calendar', '/calendar'], toJob, ['Priya Iyer', `/manager/candidates/${candidate.id}`]]);
  });

  const toOlivia = ['Olivia Brandt', `/manager/recruiters/${recruiter.id}`];
  const [toInvitations, toManagers] = [
    ['Invitations', '/dashboard'],
    ['Managers', '/recruiter/managers'],
  ];
  const toRecruiters = ['Recruiters', '/recruiter/recruiters'];
  it.each([
    ['created', 'created', 'recruiter', 'Daniel Reyes asks you to work on JOB', [toInvitations, toJob, toManagers]],
    ['declined', 'declined', 'manager', 'Olivia Brandt declined to work on JOB', [toJob]],
    ['accepted', 'accepted', 'manager', 'Olivia Brandt accepted your request to work on JOB', [toJob, toOlivia]],
    [
      'work',
      'working',
      'manager',
      'Olivia Brandt has started to work on JOB and proposed a candidate',
      [toJob, toOlivia],
    ],
    ['self_closed', 'self_closed', 'manager', 'Olivia Brandt ended the work on JOB', [toJob, toOlivia]],
    ['closed', 'closed', 'recruiter', 'Daniel Reyes ended your work on JOB', [toInvitations, toManagers]],
    ['work_finished', 'finished', 'recruiter', 'Your work on JOB is finished', [toJob, toRecruiters, toManagers]],
  ] as const)(
    'foreign recruiter invite %s: sent by an event, stored, pushed, listed and shown with its links (NOTIF-39 to NOTIF-45)',
    async (kind, to, role, sentence, links) => {
      expect(await sentAndShown('work-request-changed', `foreign_recruiter_invite_${kind}`, role, { to })).toEqual({
        sentence: sentence.replace('JOB', job.title),
        links,
      });
    },
  );

  it('candidate accept recommendation: sent by an event, stored, pushed, listed and shown with its links (NOTIF-46)', async () => {
    expect(await sentAndShown('recommendation-accepted', 'candidate_accept_recommendation', 'candidate')).toEqual({
      sentence: 'Priya Iyer accepted your recommendation of ICU registered nurse, nights',
      links: [
        [job.title, '/jobs/view/897112385610752'],
        ['Priya Iyer', `/candidate/candidates/${candidate.id}`],
      ],
    });
  });

  it('super manager role approved: sent by an event, stored, pushed, listed and shown with its links (NOTIF-47)', async () => {
    expect(await sentAndShown('super-manager-approved', 'super_manager_role_approved', 'super_manager')).toEqual({
      sentence: 'Your request was approved: you are a Super Hire manager now',
      links: [
        ['Managers', '/super_manager/managers'],
        ['Jobs', '/jobs'],
      ],
    });
  });

  it('verification changed: sent by an event, stored, pushed, listed and shown with its links (PLUS-38)', async () => {
    expect(await sentAndShown('verification-changed', 'verification_changed', 'manager')).toEqual({
      sentence: 'You are verified now, for Lakeside Hospital: others see it beside your name',
      links: [['Profile', '/profile']],
    });
  });

  it('candidate approved: sent by an event, stored, pushed, listed and shown with its links (NOTIF-48)', async () => {
    expect(await sentAndShown('candidate-approved', 'candidate_approved', 'candidate')).toEqual({
      sentence: 'Olivia Brandt approved your profile',
      links: [['Olivia Brandt', `/candidate/recruiters/${recruiter.id}`]],
    });
  });

  it('collaboration request sent: sent by an event, stored, pushed, listed and shown with its links (NOTIF-49)', async () => {
    expect(await sentAndShown('collaboration-requested', 'collaboration_request_sent', 'manager')).toEqual({
      sentence: 'Margaret Osei-Bonsu asks to work together with you',
      links: [['Managers', '/manager/managers']],
    });
  });

  it('collaboration request accepted: sent by an event, stored, pushed, listed and shown with its links (NOTIF-50)', async () => {
    expect(await sentAndShown('collaboration-accepted', 'collaboration_request_accepted', 'super_manager')).toEqual({
      sentence: 'Daniel Reyes accepted your collaboration request',
      links: [
        ['Managers', '/super_manager/managers'],
        ['Clients', '/clients'],
      ],
    });
  });

  it('collaboration request rejected: sent by an event, stored, pushed, listed and shown with its links (NOTIF-51)', async () => {
    expect(await sentAndShown('collaboration-rejected', 'collaboration_request_rejected', 'super_manager')).toEqual({
      sentence: 'Daniel Reyes rejected your collaboration request',
      links: [['Managers', '/super_manager/managers']],
    });
  });

  it('manager invites: sent by an event, stored, pushed, listed and shown with its links', async () => {
    expect(await sentAndShown('join-invitation-sent', 'manager_invites', 'recruiter')).toEqual({
      sentence: 'Daniel Reyes invites you to work with them',
      links: [
        ['Invitations', '/dashboard'],
        ['Managers', '/recruiter/managers'],
      ],
    });
  });

  it('interview date changed: sent by an event, stored, pushed, listed and shown with its date', async () => {
    expect(await sentAndShown('interview-date-changed', 'interview_date_changed', 'candidate')).toEqual({
      sentence: expect.stringMatching(
        /^Daniel Reyes set your interview for ICU registered nurse, nights to .*Oct.*\d:30/,
      ),
      links: [toJob],
    });
    expect((await sentAndShown('candidate-status-changed', 'interview_to_score', 'manager')).links).toEqual([
      ['Your scorecard', `/jobs/${job.id}/candidates/${candidate.id}/scorecards`],
    ]);
    expect((await sentAndShown('scorecard-submitted', 'scorecards_in', 'manager')).links[0]?.[0]).toBe('Scorecards');
    const moved = { job, candidate, status: { from: null, to: 'First Interview Scheduled' }, interviewAt: someTime };
    expect((await shown('candidate_status_changed', moved, 'candidate')).sentence).toMatch(
      /^First interview: ICU registered nurse, nights, interview on .*\d:\d\d/,
    );
  });

  it('a move through the pipeline, addressed to the candidate it concerns', async () => {
    const moved = { job, candidate, status: { from: 'Contacted', to: 'Submitted' } };
    expect(await shown('candidate_status_changed', moved, 'candidate')).toEqual({
      sentence: 'Put forward: ICU registered nurse, nights',
      links: [toJob],
    });
    expect((await shown('candidate_status_changed', moved, 'manager')).sentence).toBe(
      'Priya Iyer moved to Submitted on ICU registered nurse, nights',
    );
  });
});
