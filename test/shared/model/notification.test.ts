import { describe, expect, it } from 'vitest';
import { constantSets } from '../../../functions/features/lookups/constant-sets.ts';
import { groupOfNotification, notificationTypes } from '../../../shared/constants/notification.ts';
import { notification } from '../../../shared/model/notification.ts';

const at = '2026-09-01T10:00:00.000Z';
const job = { id: 5, title: 'Platform Engineer' };
const person = {
  id: 9,
  firstName: 'Mihai',
  lastName: 'Ionescu',
  avatar: 'files/avatars/9.webp',
  email: 'mihai@example.com',
};
const sender = { id: 7, fullName: 'Ana Popescu' };
const recipient = { id: 8, fullName: 'Noah Berg' };
const one = (type: string, payload: object) => ({ id: 1, type, payload, viewedAt: null, createdAt: at });
const payloadOf = (type: string, payload: object) => notification.parse(one(type, payload)).payload;
/** Paths of what is wrong with a payload. */
const wrongWith = (type: string, payload: object) =>
  notification.safeParse(one(type, payload)).error?.issues.map((issue) => issue.path.join('.'));

describe('A notification', () => {
  it('has an id, a type, a payload, when it was viewed and when it was made; an empty viewedAt means unread (NOTIF-18)', () => {
    const unread = one('job_update', { job });
    expect(notification.parse(unread)).toEqual(unread);
    expect(notification.parse({ ...unread, viewedAt: at }).viewedAt).toBe(at);
    for (const field of Object.keys(unread))
      expect(notification.safeParse({ ...unread, [field]: undefined }).success, field).toBe(false);
  });

  it('refers to a job by id and title (NOTIF-19)', () => {
    expect(payloadOf('job_update', { job })).toEqual({ job });
    expect(wrongWith('job_update', { job: { id: 5 } })).toEqual(['payload.job.title']);
    expect(wrongWith('job_update', {})).toEqual(['payload.job']);
  });

  it('refers to a candidate, manager or recruiter by id, names, avatar and email (NOTIF-20)', () => {
    expect(payloadOf('recruiter_rewards', { job, candidate: person, manager: person, points: 1 })).toEqual({
      job,
      candidate: person,
      manager: person,
      points: 1,
    });
    expect(payloadOf('invite_accepted', { recruiter: person })).toEqual({ recruiter: person });
    expect(wrongWith('invite_accepted', { recruiter: { id: 9, firstName: 'Mihai', avatar: 7 } })).toEqual([
      'payload.recruiter.lastName',
      'payload.recruiter.avatar',
    ]);
  });

  it('contains points, an amount, and the user concerned (NOTIF-21)', () => {
    expect(payloadOf('redeem_or_withdraw', { points: 500, amount: 250.5 })).toEqual({ points: 500, amount: 250.5 });
    expect(payloadOf('super_manager_role_approved', { user: person })).toEqual({ user: person });
    expect(wrongWith('redeem_or_withdraw', { points: 0.5, amount: '250' })).toEqual([
      'payload.points',
      'payload.amount',
    ]);
  });

  it('refers to a sender and a recipient by id and full name (NOTIF-22)', () => {
    expect(payloadOf('collaboration_request_sent', { sender, recipient })).toEqual({ sender, recipient });
    expect(wrongWith('collaboration_request_sent', { sender: { id: 7 } })).toEqual([
      'payload.sender.fullName',
      'payload.recipient',
    ]);
  });

  it('refers to an event by title and start (NOTIF-23)', () => {
    const event = { title: 'Interview', start: at };
    expect(payloadOf('calendar_event_soon', { event })).toEqual({ event });
    expect(wrongWith('calendar_event_soon', { event: { title: 'Interview', start: 'soon' } })).toEqual([
      'payload.event.start',
    ]);
  });

  it('is of one of these kinds, which clients read as the constant set notificationType (NOTIF-52)', () => {
    expect(constantSets.notificationType?.map(({ key }) => key)).toEqual([...notificationTypes]);
    expect(Object.keys(groupOfNotification).sort()).toEqual([...notificationTypes].sort());
    expect(notificationTypes.join(' ')).toBe(
      'recruiter_rewards invite_accepted closed_job redeem_or_withdraw assigns_created assigns_confirmed assigns_declined candidate_self_assign_create ' +
        'candidate_self_assign_decline job_create job_update job_closed new_candidates calendar_event_soon foreign_recruiter_invite_created ' +
        'foreign_recruiter_invite_declined foreign_recruiter_invite_accepted foreign_recruiter_invite_work foreign_recruiter_invite_self_closed ' +
        'foreign_recruiter_invite_closed foreign_recruiter_invite_work_finished candidate_accept_recommendation super_manager_role_approved ' +
        'candidate_approved collaboration_request_sent collaboration_request_accepted collaboration_request_rejected candidate_status_changed ' +
        'applied_job_removed job_status_changed candidate_withdrew candidate_hired candidate_waits saved_search_found manager_invites manager_ended_work interview_date_changed ' +
        'meeting_booked meeting_moved meeting_cancelled claim_ended bounty_changed verification_changed market_asked market_accepted market_declined market_taken_back job_handover job_team task_due interview_to_score scorecards_in',
    );
    expect(notification.safeParse(one('something_else', {})).success).toBe(false);
  });
});
