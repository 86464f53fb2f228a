import { describe, expect, it } from 'vitest';
import { notificationTypes, type NotificationType } from '../../../../shared/constants/notification.ts';
import { roles, type Role } from '../../../../shared/constants/roles.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { describeNotification } from '../../../../web/features/notifications/model/describe-notification.ts';

const person = (id: number, firstName: string) => ({ id, firstName, lastName: 'Lopez' });
/** The fields of every notification, so that one payload serves every type. */
const payload = {
  job: { id: 5, title: 'Engineer' },
  candidate: person(9, 'Mihai'),
  manager: person(7, 'Ana'),
  recruiter: person(8, 'Priya'),
  user: person(7, 'Ana'),
  sender: { id: 7, fullName: 'Ana Lopez' },
  recipient: { id: 17, fullName: 'Noah Berg' },
  points: 500,
  status: { from: 'Contacted', to: 'Submitted' },
  event: { title: 'Interview', start: '2026-03-03T09:00:00.000Z' },
  days: 6,
  search: { id: 31, name: 'Night nurses' },
  count: 3,
  client: 'Lakeside',
  how: 'time',
  candidates: 2,
  task: { id: 5, what: 'Call Ada' },
  interview: { id: 3, title: 'Skills interview' },
};
const described = (type: NotificationType, role: Role, given: object = payload) =>
  describeNotification({ type, payload: given } as unknown as Notification, role, 'UTC');

/** Where the row leads, if that is not its first link, and the addresses of its links. */
function leads(type: NotificationType, role: Role): string {
  const { target, links } = described(type, role);
  const others = links.map(({ to }) => to).join(' ');
  return target === links[0]?.to ? others : `(${target}) ${others}`;
}
const leadsOf = (role: Role) => Object.fromEntries(notificationTypes.map((type) => [type, leads(type, role)]));

describe('The notifications', () => {
  it('of a candidate lead to jobs, people and what they decide about', () => {
    expect(leadsOf('candidate')).toMatchInlineSnapshot(`
      {
        "applied_job_removed": "/jobs",
        "assigns_confirmed": "/jobs/view/5 /candidate/recruiters/8",
        "assigns_created": "/claims /jobs/view/5 /candidate/recruiters/8",
        "assigns_declined": "/jobs/view/5 /candidate/recruiters/8",
        "bounty_changed": "/points /candidate/candidates/9",
        "calendar_event_soon": "/calendar /jobs/view/5 /candidate/candidates/9",
        "candidate_accept_recommendation": "/jobs/view/5 /candidate/candidates/9",
        "candidate_approved": "/candidate/recruiters/8",
        "candidate_hired": "/jobs/view/5 /candidate/managers/7",
        "candidate_self_assign_create": "/jobs/view/5 /candidate/candidates/9",
        "candidate_self_assign_decline": "/jobs/view/5 /candidate/candidates/9 /candidate/recruiters/8 /jobs",
        "candidate_status_changed": "/jobs/view/5",
        "candidate_waits": "/jobs/view/5 /candidate/candidates/9",
        "candidate_withdrew": "/jobs/view/5 /candidate/candidates/9",
        "claim_ended": "/claims /candidate/recruiters/8 /jobs/view/5",
        "closed_job": "/jobs /candidate/managers/7",
        "collaboration_request_accepted": "/candidate/managers/7",
        "collaboration_request_rejected": "/candidate/managers/7",
        "collaboration_request_sent": "/candidate/managers/7",
        "foreign_recruiter_invite_accepted": "/jobs/view/5 /candidate/recruiters/8",
        "foreign_recruiter_invite_closed": "/dashboard /candidate/managers/7",
        "foreign_recruiter_invite_created": "/dashboard /jobs/view/5 /candidate/managers/7",
        "foreign_recruiter_invite_declined": "/jobs/view/5",
        "foreign_recruiter_invite_self_closed": "/jobs/view/5 /candidate/recruiters/8",
        "foreign_recruiter_invite_work": "/jobs/view/5 /candidate/recruiters/8",
        "foreign_recruiter_invite_work_finished": "/jobs/view/5 /candidate/recruiters/8 /candidate/managers/7",
        "interview_date_changed": "/jobs/view/5",
        "interview_to_score": "",
        "invite_accepted": "/candidate/recruiters/8 /candidate/candidates/9",
        "job_closed": "/jobs/view/5 /jobs /candidate/managers/7",
        "job_create": "/jobs/view/5 /candidate/managers/7",
        "job_handover": "/dashboard /jobs/view/5 /candidate/managers/7",
        "job_status_changed": "/jobs/view/5",
        "job_team": "/dashboard /jobs/view/5 /candidate/managers/7",
        "job_update": "/jobs/view/5",
        "manager_ended_work": "/candidate/managers/7",
        "manager_invites": "/dashboard /candidate/managers/7",
        "market_accepted": "/jobs/view/5 /candidate/managers/7",
        "market_asked": "/jobs/view/5 /candidate/recruiters/8",
        "market_declined": "/recruiter/market /candidate/managers/7",
        "market_taken_back": "/jobs/view/5 /candidate/recruiters/8",
        "meeting_booked": "/calendar /jobs/view/5 /candidate/candidates/9",
        "meeting_cancelled": "/calendar /jobs/view/5 /candidate/candidates/9",
        "meeting_moved": "/calendar /jobs/view/5 /candidate/candidates/9",
        "new_candidates": "/jobs/view/5 /candidate/candidates/9 /candidate/recruiters/8",
        "recruiter_rewards": "/points /candidate/candidates/9",
        "redeem_or_withdraw": "/points",
        "saved_search_found": "/candidate/candidates/9 /recruiter/candidates?saved=31",
        "scorecards_in": "/candidate/candidates/9 /jobs/view/5",
        "super_manager_role_approved": "/candidate/managers/7 /jobs",
        "task_due": "/recruiter/tasks",
        "verification_changed": "/profile",
      }
    `);
  });

  it('of a manager lead to candidates on jobs, recruiters, the calendar and lists', () => {
    expect(leadsOf('manager')).toMatchInlineSnapshot(`
      {
        "applied_job_removed": "/jobs",
        "assigns_confirmed": "(/jobs/5/candidates/9) /jobs/view/5 /manager/candidates/9 /manager/recruiters/8",
        "assigns_created": "/claims /jobs/view/5 /manager/candidates/9 /manager/recruiters/8",
        "assigns_declined": "/jobs/view/5 /manager/candidates/9 /manager/recruiters/8",
        "bounty_changed": "/jobs/view/5 /manager/candidates/9",
        "calendar_event_soon": "/calendar /jobs/view/5 /manager/candidates/9",
        "candidate_accept_recommendation": "/jobs/view/5 /manager/candidates/9",
        "candidate_approved": "/manager/candidates/9 /manager/recruiters/8",
        "candidate_hired": "/jobs/view/5 /manager/managers",
        "candidate_self_assign_create": "/jobs/view/5 /manager/candidates/9",
        "candidate_self_assign_decline": "/jobs/view/5 /manager/candidates/9 /manager/recruiters/8",
        "candidate_status_changed": "(/jobs/5/candidates/9) /jobs/view/5 /manager/candidates/9",
        "candidate_waits": "/jobs/view/5 /manager/candidates/9",
        "candidate_withdrew": "/jobs/view/5 /manager/candidates/9",
        "claim_ended": "/claims /manager/candidates/9 /manager/recruiters/8 /jobs/view/5",
        "closed_job": "/jobs /manager/managers",
        "collaboration_request_accepted": "/manager/managers",
        "collaboration_request_rejected": "/manager/managers",
        "collaboration_request_sent": "/manager/managers",
        "foreign_recruiter_invite_accepted": "/jobs/view/5 /manager/recruiters/8",
        "foreign_recruiter_invite_closed": "/dashboard /manager/managers",
        "foreign_recruiter_invite_created": "/dashboard /jobs/view/5 /manager/managers",
        "foreign_recruiter_invite_declined": "/jobs/view/5",
        "foreign_recruiter_invite_self_closed": "/jobs/view/5 /manager/recruiters/8",
        "foreign_recruiter_invite_work": "/jobs/view/5 /manager/recruiters/8",
        "foreign_recruiter_invite_work_finished": "/jobs/view/5 /manager/recruiters/8 /manager/managers",
        "interview_date_changed": "(/jobs/5/candidates/9) /jobs/view/5 /manager/candidates/9",
        "interview_to_score": "/jobs/5/candidates/9/scorecards",
        "invite_accepted": "/manager/recruiters/8 /manager/candidates/9",
        "job_closed": "/jobs/view/5 /jobs /manager/managers",
        "job_create": "/jobs/view/5 /manager/managers",
        "job_handover": "/dashboard /jobs/view/5 /manager/managers",
        "job_status_changed": "/jobs/view/5",
        "job_team": "/dashboard /jobs/view/5 /manager/managers",
        "job_update": "/jobs/view/5",
        "manager_ended_work": "/manager/managers",
        "manager_invites": "/dashboard /manager/managers",
        "market_accepted": "/jobs/view/5 /manager/managers",
        "market_asked": "/jobs/view/5 /manager/recruiters/8",
        "market_declined": "/recruiter/market /manager/managers",
        "market_taken_back": "/jobs/view/5 /manager/recruiters/8",
        "meeting_booked": "/calendar /jobs/view/5 /manager/candidates/9",
        "meeting_cancelled": "/calendar /jobs/view/5 /manager/candidates/9",
        "meeting_moved": "/calendar /jobs/view/5 /manager/candidates/9",
        "new_candidates": "(/jobs/5/candidates/9) /jobs/view/5 /manager/candidates/9 /manager/recruiters/8",
        "recruiter_rewards": "/jobs/view/5 /manager/candidates/9 /manager/managers",
        "redeem_or_withdraw": "",
        "saved_search_found": "/manager/candidates/9 /recruiter/candidates?saved=31",
        "scorecards_in": "/jobs/5/candidates/9/scorecards /manager/candidates/9 /jobs/view/5",
        "super_manager_role_approved": "/manager/managers /jobs",
        "task_due": "/recruiter/tasks",
        "verification_changed": "/profile",
      }
    `);
  });

  it('of a recruiter lead to candidates on jobs, points, claims and lists', () => {
    expect(leadsOf('recruiter')).toMatchInlineSnapshot(`
      {
        "applied_job_removed": "/jobs",
        "assigns_confirmed": "(/jobs/5/candidates/9) /jobs/view/5 /recruiter/candidates/9 /recruiter/recruiters",
        "assigns_created": "/claims /jobs/view/5 /recruiter/candidates/9 /recruiter/recruiters",
        "assigns_declined": "/jobs/view/5 /recruiter/candidates/9 /recruiter/recruiters",
        "bounty_changed": "/points /jobs/view/5 /recruiter/candidates/9",
        "calendar_event_soon": "/calendar /jobs/view/5 /recruiter/candidates/9",
        "candidate_accept_recommendation": "/jobs/view/5 /recruiter/candidates/9",
        "candidate_approved": "/recruiter/candidates/9 /recruiter/recruiters",
        "candidate_hired": "/jobs/view/5 /recruiter/managers",
        "candidate_self_assign_create": "/jobs/view/5 /recruiter/candidates/9",
        "candidate_self_assign_decline": "/jobs/view/5 /recruiter/candidates/9 /recruiter/recruiters",
        "candidate_status_changed": "(/jobs/5/candidates/9) /jobs/view/5 /recruiter/candidates/9",
        "candidate_waits": "/jobs/view/5 /recruiter/candidates/9",
        "candidate_withdrew": "/jobs/view/5 /recruiter/candidates/9",
        "claim_ended": "/claims /recruiter/candidates/9 /recruiter/recruiters /jobs/view/5",
        "closed_job": "/jobs /recruiter/managers",
        "collaboration_request_accepted": "/recruiter/managers",
        "collaboration_request_rejected": "/recruiter/managers",
        "collaboration_request_sent": "/recruiter/managers",
        "foreign_recruiter_invite_accepted": "/jobs/view/5 /recruiter/recruiters",
        "foreign_recruiter_invite_closed": "/dashboard /recruiter/managers",
        "foreign_recruiter_invite_created": "/dashboard /jobs/view/5 /recruiter/managers",
        "foreign_recruiter_invite_declined": "/jobs/view/5",
        "foreign_recruiter_invite_self_closed": "/jobs/view/5 /recruiter/recruiters",
        "foreign_recruiter_invite_work": "/jobs/view/5 /recruiter/recruiters",
        "foreign_recruiter_invite_work_finished": "/jobs/view/5 /recruiter/recruiters /recruiter/managers",
        "interview_date_changed": "(/jobs/5/candidates/9) /jobs/view/5 /recruiter/candidates/9",
        "interview_to_score": "",
        "invite_accepted": "/recruiter/recruiters /recruiter/candidates/9",
        "job_closed": "/jobs/view/5 /jobs /recruiter/managers",
        "job_create": "/jobs/view/5 /recruiter/managers",
        "job_handover": "/dashboard /jobs/view/5 /recruiter/managers",
        "job_status_changed": "/jobs/view/5",
        "job_team": "/dashboard /jobs/view/5 /recruiter/managers",
        "job_update": "/jobs/view/5",
        "manager_ended_work": "/recruiter/managers",
        "manager_invites": "/dashboard /recruiter/managers",
        "market_accepted": "/jobs/view/5 /recruiter/managers",
        "market_asked": "/jobs/view/5 /recruiter/recruiters",
        "market_declined": "/recruiter/market /recruiter/managers",
        "market_taken_back": "/jobs/view/5 /recruiter/recruiters",
        "meeting_booked": "/calendar /jobs/view/5 /recruiter/candidates/9",
        "meeting_cancelled": "/calendar /jobs/view/5 /recruiter/candidates/9",
        "meeting_moved": "/calendar /jobs/view/5 /recruiter/candidates/9",
        "new_candidates": "(/jobs/5/candidates/9) /jobs/view/5 /recruiter/candidates/9 /recruiter/recruiters",
        "recruiter_rewards": "/points /jobs/view/5 /recruiter/candidates/9 /recruiter/managers",
        "redeem_or_withdraw": "/points",
        "saved_search_found": "/recruiter/candidates/9 /recruiter/candidates?saved=31",
        "scorecards_in": "/recruiter/candidates/9 /jobs/view/5",
        "super_manager_role_approved": "/recruiter/managers /jobs",
        "task_due": "/recruiter/tasks",
        "verification_changed": "/profile",
      }
    `);
  });

  it('of a super manager lead to lists and to no single person', () => {
    expect(leadsOf('super_manager')).toMatchInlineSnapshot(`
      {
        "applied_job_removed": "/jobs",
        "assigns_confirmed": "(/jobs/5/candidates/9) /jobs/view/5",
        "assigns_created": "/claims /jobs/view/5",
        "assigns_declined": "/jobs/view/5",
        "bounty_changed": "/dashboard /jobs/view/5",
        "calendar_event_soon": "/jobs/view/5",
        "candidate_accept_recommendation": "/jobs/view/5",
        "candidate_approved": "",
        "candidate_hired": "/jobs/view/5 /super_manager/managers",
        "candidate_self_assign_create": "/jobs/view/5",
        "candidate_self_assign_decline": "/jobs/view/5",
        "candidate_status_changed": "(/jobs/5/candidates/9) /jobs/view/5",
        "candidate_waits": "/jobs/view/5",
        "candidate_withdrew": "/jobs/view/5",
        "claim_ended": "/claims /jobs/view/5",
        "closed_job": "/jobs /super_manager/managers",
        "collaboration_request_accepted": "/super_manager/managers /clients",
        "collaboration_request_rejected": "/super_manager/managers",
        "collaboration_request_sent": "/super_manager/managers",
        "foreign_recruiter_invite_accepted": "/jobs/view/5",
        "foreign_recruiter_invite_closed": "/dashboard /super_manager/managers",
        "foreign_recruiter_invite_created": "/dashboard /jobs/view/5 /super_manager/managers",
        "foreign_recruiter_invite_declined": "/jobs/view/5",
        "foreign_recruiter_invite_self_closed": "/jobs/view/5",
        "foreign_recruiter_invite_work": "/jobs/view/5",
        "foreign_recruiter_invite_work_finished": "/jobs/view/5 /super_manager/managers",
        "interview_date_changed": "(/jobs/5/candidates/9) /jobs/view/5",
        "interview_to_score": "",
        "invite_accepted": "",
        "job_closed": "/jobs/view/5 /jobs /super_manager/managers",
        "job_create": "/jobs/view/5 /super_manager/managers",
        "job_handover": "/dashboard /jobs/view/5 /super_manager/managers",
        "job_status_changed": "/jobs/view/5",
        "job_team": "/dashboard /jobs/view/5 /super_manager/managers",
        "job_update": "/jobs/view/5",
        "manager_ended_work": "/super_manager/managers",
        "manager_invites": "/dashboard /super_manager/managers",
        "market_accepted": "/jobs/view/5 /super_manager/managers",
        "market_asked": "/jobs/view/5",
        "market_declined": "/recruiter/market /super_manager/managers",
        "market_taken_back": "/jobs/view/5",
        "meeting_booked": "/jobs/view/5",
        "meeting_cancelled": "/jobs/view/5",
        "meeting_moved": "/jobs/view/5",
        "new_candidates": "(/jobs/5/candidates/9) /jobs/view/5",
        "recruiter_rewards": "/dashboard /jobs/view/5 /super_manager/managers",
        "redeem_or_withdraw": "/dashboard",
        "saved_search_found": "/recruiter/candidates?saved=31",
        "scorecards_in": "/jobs/view/5",
        "super_manager_role_approved": "/super_manager/managers /jobs",
        "task_due": "/recruiter/tasks",
        "verification_changed": "/profile",
      }
    `);
  });

  it('name their links as the pages are called', () => {
    const labels = notificationTypes.flatMap((type) =>
      roles.flatMap((role) => described(type, role).links.map(({ to, label }) => `${to} ${label}`)),
    );
    expect([...new Set(labels)].toSorted()).toMatchInlineSnapshot(`
      [
        "/calendar Calendar",
        "/candidate/candidates/9 Mihai Lopez",
        "/candidate/managers/7 Ana Lopez",
        "/candidate/recruiters/8 Priya Lopez",
        "/claims Claims",
        "/claims Who represents you",
        "/clients Clients",
        "/dashboard Contested returns",
        "/dashboard Invitations",
        "/jobs Check other opportunities",
        "/jobs Jobs",
        "/jobs/5/candidates/9/scorecards Scorecards",
        "/jobs/5/candidates/9/scorecards Your scorecard",
        "/jobs/view/5 Engineer",
        "/manager/candidates/9 Mihai Lopez",
        "/manager/managers Managers",
        "/manager/recruiters/8 Priya Lopez",
        "/points Points",
        "/profile Profile",
        "/recruiter/candidates/9 Mihai Lopez",
        "/recruiter/candidates?saved=31 Night nurses",
        "/recruiter/managers Managers",
        "/recruiter/market Jobs of the market",
        "/recruiter/recruiters Recruiters",
        "/recruiter/tasks My tasks",
        "/super_manager/managers Managers",
      ]
    `);
  });

  it('about a meeting lead a candidate and a manager to the meeting itself', () => {
    const event = { id: 77, title: 'Interview', start: '2026-03-03T09:00:00.000Z' };
    for (const type of ['meeting_booked', 'meeting_moved', 'meeting_cancelled', 'calendar_event_soon'] as const)
      for (const role of ['candidate', 'manager'] as const)
        expect(described(type, role, { ...payload, event }).target, `${type} of a ${role}`).toBe(
          '/calendar?date=2026-03-03&event=77',
        );
  });

  it('lead nowhere without what they would lead to', () => {
    const leadOf = (type: NotificationType, without: keyof typeof payload) => {
      const { [without]: _, ...rest } = payload;
      const { target, links } = described(type, 'manager', rest);
      return [target, ...links.map(({ to }) => to)];
    };
    expect(leadOf('calendar_event_soon', 'job')).toEqual(['/calendar', '/calendar', '/manager/candidates/9']);
    expect(leadOf('assigns_confirmed', 'candidate')).toEqual(['/jobs/view/5', '/jobs/view/5', '/manager/recruiters/8']);
    expect(leadOf('assigns_confirmed', 'recruiter')).toEqual([
      '/jobs/5/candidates/9',
      '/jobs/view/5',
      '/manager/candidates/9',
    ]);
    expect(described('redeem_or_withdraw', 'manager')).not.toHaveProperty('target');
  });
});
