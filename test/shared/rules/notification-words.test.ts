import { expect, it } from 'vitest';
import { notificationTypes } from '../../../shared/constants/notification.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { notificationSentence } from '../../../shared/rules/notification-words.ts';

const job = { id: 1, title: 'Welder' };
const search = { name: 'React' };
const interview = { id: 3, title: 'Skills' };
const candidate = { id: 2, firstName: 'Priya', lastName: 'Iyer' };
const recruiter = { id: 3, firstName: 'Olivia', lastName: 'Brandt' };
const manager = { id: 4, firstName: 'Daniel', lastName: 'Reyes' };
const sender = { id: 4, fullName: 'Daniel Reyes' };
const recipient = { id: 5, fullName: 'Grace Kim' };
const meeting = { candidate, manager, job, event: { title: 'Interview', start: '2026-11-24T14:00:00.000Z' } };
const claim = { job, candidate, recruiter, client: 'Meridian' };
const asks = 'Olivia Brandt took on your application for Welder and asks to represent you';
const asking = { job, candidate, recruiter, isForApplication: true };
const bounty = { job, candidate, points: 1500 };
const rows: [type: string, payload: object, role: Role, sentence: string][] = [
  [
    'recruiter_rewards',
    { ...bounty, manager, amount: 750 },
    'recruiter',
    'You earned 1,500 points ($750): Priya Iyer was hired for Welder',
  ],
  [
    'recruiter_rewards',
    { ...bounty, manager, points: 1 },
    'recruiter',
    'You earned 1 point: Priya Iyer was hired for Welder',
  ],
  ['invite_accepted', { candidate }, 'recruiter', 'Priya Iyer accepted your invitation'],
  ['invite_accepted', {}, 'recruiter', 'Someone accepted your invitation'],
  [
    'recruiter_rewards',
    { points: 50, candidate: { firstName: 'Priya', lastName: 'Iyer' }, job: { title: 'ICU nurse' } },
    'candidate',
    'You earned 50 points: Priya Iyer, whom you invited, was hired for ICU nurse',
  ],
  ['redeem_or_withdraw', { points: 20 }, 'recruiter', 'You redeemed 20 points'],
  [
    'redeem_or_withdraw',
    { points: 20, status: { from: null, to: 'paid' } },
    'recruiter',
    'Your redemption of 20 points is paid',
  ],
  ['assigns_created', { job, candidate, recruiter }, 'candidate', 'Olivia Brandt proposes you for Welder'],
  ['assigns_created', asking, 'candidate', asks],
  ['assigns_created', { job, candidate, recruiter }, 'manager', 'Olivia Brandt proposed Priya Iyer for Welder'],
  ['assigns_confirmed', { job, candidate, recruiter }, 'candidate', 'With a recruiter: Welder'],
  ['assigns_confirmed', { job, candidate }, 'candidate', 'With the hiring manager: Welder'],
  ['assigns_confirmed', { job, candidate, recruiter }, 'manager', 'Priya Iyer agreed to be put forward for Welder'],
  [
    'assigns_declined',
    { job, candidate, recruiter },
    'candidate',
    'Olivia Brandt no longer puts you forward for Welder',
  ],
  [
    'assigns_declined',
    { job, candidate, recruiter },
    'recruiter',
    'Priya Iyer does not want to be put forward for Welder',
  ],
  [
    'candidate_self_assign_decline',
    { job, candidate, recruiter },
    'candidate',
    'Olivia Brandt did not take your application for Welder further',
  ],
  [
    'candidate_self_assign_decline',
    { job, candidate, recruiter },
    'manager',
    'No recruiter takes Priya Iyer forward for Welder, so the application waits for you',
  ],
  ['job_create', { job, manager, points: 300 }, 'recruiter', 'Daniel Reyes posted Welder, 300 points for a hire'],
  ['job_create', { job, manager, points: 0 }, 'recruiter', 'Daniel Reyes posted Welder'],
  ['job_update', { job, manager }, 'recruiter', 'Daniel Reyes changed Welder'],
  ['job_update', { job }, 'recruiter', 'Welder was changed'],
  ['job_closed', { job, candidate }, 'recruiter', 'Welder has been closed: Priya Iyer was hired'],
  ['job_closed', { job }, 'recruiter', 'Welder has been closed'],
  ['market_asked', { job, recruiter }, 'manager', 'Olivia Brandt asks to work on Welder'],
  ['market_accepted', { job, manager }, 'recruiter', 'Daniel Reyes accepted your request: you work on Welder now'],
  [
    'market_declined',
    { job, manager, how: 'declined' },
    'recruiter',
    'Daniel Reyes declined your request to work on Welder',
  ],
  [
    'market_declined',
    { job, manager, how: 'lapsed' },
    'recruiter',
    'Daniel Reyes did not answer your request to work on Welder within 10 days, so it has ended',
  ],
  ['job_handover', { job, manager, how: 'asked' }, 'manager', 'Daniel Reyes asks you to take over Welder'],
  ['job_team', { job, manager, how: 'asked' }, 'manager', 'Daniel Reyes asks you to join the team of Welder'],
  ['market_taken_back', { job, recruiter }, 'manager', 'Olivia Brandt no longer asks to work on Welder'],
  [
    'foreign_recruiter_invite_created',
    { sender, recipient, recruiter, job },
    'recruiter',
    'Daniel Reyes asks you to work on Welder',
  ],
  [
    'foreign_recruiter_invite_work',
    { sender, recipient, recruiter, job },
    'manager',
    'Olivia Brandt has started to work on Welder and proposed a candidate',
  ],
  [
    'foreign_recruiter_invite_work_finished',
    { sender, recipient, recruiter, job },
    'recruiter',
    'Your work on Welder is finished',
  ],
  [
    'foreign_recruiter_invite_work_finished',
    { sender, recipient, recruiter, job },
    'manager',
    'The work of Olivia Brandt on Welder is finished',
  ],
  ['candidate_approved', { candidate, recruiter }, 'candidate', 'Olivia Brandt approved your profile'],
  ['candidate_approved', { candidate, recruiter }, 'manager', 'Olivia Brandt approved Priya Iyer'],
  [
    'candidate_status_changed',
    { job, candidate, status: { from: 'Submitted', to: 'Rejected' }, manager },
    'manager',
    'Daniel Reyes moved Priya Iyer to Rejected on Welder',
  ],
  [
    'candidate_status_changed',
    { job, candidate, status: { from: null, to: 'Submitted' } },
    'recruiter',
    'Priya Iyer moved to Submitted on Welder',
  ],
  ['manager_ended_work', { manager, candidates: 0 }, 'recruiter', 'Daniel Reyes ended the work with you'],
  [
    'manager_ended_work',
    { manager, candidates: 1 },
    'recruiter',
    'Daniel Reyes ended the work with you; your candidate there stays yours',
  ],
  [
    'manager_ended_work',
    { manager, candidates: 2 },
    'recruiter',
    'Daniel Reyes ended the work with you; your 2 candidates there stay yours',
  ],
  [
    'interview_date_changed',
    { job, candidate, manager, interviewAt: 'X' },
    'candidate',
    'Daniel Reyes set your interview for Welder to X',
  ],
  [
    'interview_date_changed',
    { job, candidate, interviewAt: null },
    'recruiter',
    'Someone removed the date of the interview of Priya Iyer for Welder',
  ],
  [
    'meeting_booked',
    meeting,
    'candidate',
    'The interview with Daniel Reyes for Welder is booked for 2026-11-24T14:00:00.000Z',
  ],
  [
    'meeting_booked',
    meeting,
    'manager',
    'The interview with Priya Iyer for Welder is booked for 2026-11-24T14:00:00.000Z',
  ],
  [
    'meeting_cancelled',
    { ...meeting, job: undefined },
    'recruiter',
    'The interview of Priya Iyer and Daniel Reyes on 2026-11-24T14:00:00.000Z was cancelled',
  ],
  [
    'meeting_moved',
    { ...meeting, event: { ...meeting.event, isPlaceOnly: true, isOnline: true } },
    'manager',
    'The interview with Priya Iyer for Welder on 2026-11-24T14:00:00.000Z is online now',
  ],
  ['task_due', { task: { id: 5, what: 'Call Ada' } }, 'recruiter', 'Your task is due: Call Ada'],
  ['saved_search_found', { search, candidate, count: 1 }, 'recruiter', 'Priya Iyer fits your search ‘React’'],
  [
    'saved_search_found',
    { search, candidate, count: 2 },
    'recruiter',
    'Priya Iyer and one other fit your search ‘React’',
  ],
  [
    'saved_search_found',
    { search, candidate, count: 5 },
    'recruiter',
    'Priya Iyer and 4 others fit your search ‘React’',
  ],
  ['claim_ended', { ...claim, how: 'passed_over' }, 'recruiter', 'Priya Iyer chose another recruiter for Meridian'],
  [
    'claim_ended',
    { ...claim, how: 'lapsed' },
    'recruiter',
    'Priya Iyer did not answer your proposal for Welder in time',
  ],
  ['claim_ended', { ...claim, how: 'withdrawn' }, 'candidate', 'Olivia Brandt no longer proposes you for Welder'],
  [
    'claim_ended',
    { ...claim, how: 'candidate' },
    'candidate',
    'You ended the representation by Olivia Brandt with Meridian',
  ],
  [
    'claim_ended',
    { ...claim, how: 'candidate' },
    'recruiter',
    'Priya Iyer ended the representation by you with Meridian',
  ],
  ['claim_ended', { ...claim, how: 'recruiter' }, 'candidate', 'Olivia Brandt no longer represents you with Meridian'],
  [
    'claim_ended',
    { ...claim, how: 'expired' },
    'recruiter',
    'Your claim on introducing Priya Iyer to Meridian has ended',
  ],
  [
    'claim_ended',
    { ...claim, how: 'expired' },
    'manager',
    'The claim of Olivia Brandt on introducing Priya Iyer to Meridian has ended',
  ],
  [
    'bounty_changed',
    { ...bounty, how: 'available' },
    'recruiter',
    'The guarantee has ended: 1,500 points for Priya Iyer on Welder are available',
  ],
  ['invite_accepted', { candidate, recruiter }, 'manager', 'Olivia Brandt accepted your invitation'],
  ['closed_job', { job }, 'candidate', 'Welder has been closed'],
  ['candidate_hired', { job, startOn: null }, 'candidate', 'Congratulations, you are hired: Welder'],
  ['redeem_or_withdraw', { points: 1200, amount: 600 }, 'recruiter', 'You redeemed 1,200 points ($600)'],
  ['candidate_self_assign_create', { job, candidate }, 'recruiter', 'Priya Iyer applied for Welder'],
  [
    'candidate_self_assign_decline',
    { job, recruiter },
    'manager',
    'Olivia Brandt did not take your application for Welder further',
  ],
  ['job_update', { job, recruiter }, 'manager', 'Olivia Brandt changed Welder'],
  ['new_candidates', { job, candidate, recruiter }, 'manager', 'Olivia Brandt put Priya Iyer forward for Welder'],
  ['calendar_event_soon', { event: meeting.event }, 'candidate', 'Interview starts on 2026-11-24T14:00:00.000Z'],
  ['foreign_recruiter_invite_declined', { recruiter, job }, 'manager', 'Olivia Brandt declined to work on Welder'],
  [
    'foreign_recruiter_invite_accepted',
    { recruiter, job },
    'manager',
    'Olivia Brandt accepted your request to work on Welder',
  ],
  ['foreign_recruiter_invite_self_closed', { recruiter, job }, 'manager', 'Olivia Brandt ended the work on Welder'],
  [
    'foreign_recruiter_invite_closed',
    { sender, job },
    'recruiter',
    'Daniel Reyes no longer asks you to work on Welder',
  ],
  [
    'candidate_accept_recommendation',
    { candidate, job },
    'recruiter',
    'Priya Iyer accepted your recommendation of Welder',
  ],
  ['super_manager_role_approved', {}, 'manager', 'Your request was approved: you are a Super Hire manager now'],
  ['verification_changed', { isVerified: false, company: 'Acme' }, 'manager', 'You are no longer verified for Acme'],
  ['collaboration_request_sent', { sender, recipient }, 'manager', 'Daniel Reyes asks to work together with you'],
  [
    'collaboration_request_accepted',
    { sender, recipient },
    'super_manager',
    'Grace Kim accepted your collaboration request',
  ],
  [
    'collaboration_request_rejected',
    { sender, recipient },
    'super_manager',
    'Grace Kim rejected your collaboration request',
  ],
  [
    'candidate_status_changed',
    { job, candidate, status: { from: 'Submitted', to: 'Rejected' }, recruiter, interviewAt: 'X' },
    'manager',
    'Olivia Brandt moved Priya Iyer to Rejected on Welder, interview on X',
  ],
  ['candidate_status_changed', { job, candidate, status: { from: null, to: 'Odd' } }, 'candidate', 'Odd: Welder'],
  ['candidate_withdrew', { candidate, job }, 'recruiter', 'Priya Iyer withdrew from Welder'],
  [
    'candidate_waits',
    { candidate, job, days: 5 },
    'manager',
    'Priya Iyer has waited 5 days for your decision on Welder',
  ],
  ['interview_to_score', { job, candidate }, 'manager', 'You interview Priya Iyer for Welder; your scorecard waits'],
  ['scorecards_in', { job, candidate, interview }, 'manager', 'All scorecards of Priya Iyer are in for Welder: Skills'],
  ['manager_invites', { manager }, 'recruiter', 'Daniel Reyes invites you to work with them'],
  [
    'interview_date_changed',
    { job, candidate, recruiter, interviewAt: 'X' },
    'manager',
    'Olivia Brandt set the interview of Priya Iyer for Welder to X',
  ],
  [
    'meeting_moved',
    meeting,
    'candidate',
    'The interview with Daniel Reyes for Welder was moved to 2026-11-24T14:00:00.000Z',
  ],
  [
    'meeting_moved',
    { ...meeting, event: { ...meeting.event, isPlaceOnly: true, isOnline: false } },
    'candidate',
    'The interview with Daniel Reyes for Welder on 2026-11-24T14:00:00.000Z is no longer online',
  ],
  [
    'claim_ended',
    { ...claim, how: 'candidate' },
    'manager',
    'Priya Iyer ended the representation by Olivia Brandt with Meridian',
  ],
  [
    'claim_ended',
    { ...claim, how: 'recruiter' },
    'manager',
    'Olivia Brandt no longer represents Priya Iyer with Meridian',
  ],
  [
    'claim_ended',
    { ...claim, how: 'expired' },
    'candidate',
    'The representation by Olivia Brandt with Meridian has ended',
  ],
  ['applied_job_removed', { job }, 'candidate', 'Welder was taken down, so your application for it has ended'],
  ['job_status_changed', { job, isOpen: true }, 'candidate', 'Welder is open again, and your application with it'],
  ['job_status_changed', { job, isOpen: false }, 'candidate', 'Welder is on hold; you keep your place'],
  ['job_status_changed', { job, isOpen: false }, 'recruiter', 'Welder is on hold'],
];

it.each(rows)('A notification %s with %o reads for a %s: %s', (type, payload, role, sentence) => {
  expect(notificationSentence({ type, payload } as never, { role, when: (moment) => moment })).toBe(sentence);
});

it('Every kind of notification is among those that were read', () => {
  expect(new Set(rows.map(([type]) => type))).toEqual(new Set(notificationTypes));
});

const otherSide = /\bassign|\bevidence\b|\bclaims?\b|asked the candidate/i;
it('No sentence for a candidate has words of the other side', () =>
  expect(rows.filter(([, , role, sentence]) => role === 'candidate' && otherSide.test(sentence))).toEqual([]));
