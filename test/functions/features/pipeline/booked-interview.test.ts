import { describe, expect, it } from 'vitest';
import { bookedInterview } from '../../../../functions/features/pipeline/booked-interview.ts';
import { interviewMeetingForm } from '../../../../shared/validation/calendar.ts';
import { aCandidateOnJob, anActor, someTime } from '../../../support/builders.ts';

const circumstances = { actor: anActor('manager'), at: someTime, id: 9001, newToken: () => 'abcdefghij' };
const interviewAt = '2036-09-02T10:00:00.000Z';
const joinLink = 'https://meet.example.com/abc';
const wish = (more: object = {}) => ({
  interviewAt,
  meeting: interviewMeetingForm.parse({ minutes: 45, zone: 'America/New_York', ...more }),
});
const here = { zoomMeetingNumber: null, zoomMeetingPassword: null, comment: null };
const online = { ...here, zoomMeetingNumber: '9001', zoomMeetingPassword: 'abcdefgh' };

describe('An interview that is booked with its date', () => {
  it.each<[string, object, object]>([
    ['in no place', {}, here],
    ['online in the room here', { isOnline: true }, online],
    ['online where its link leads', { isOnline: true, joinLink }, { ...online, joinLink }],
    ['with a comment', { comment: 'Gate 3' }, { ...here, comment: 'Gate 3' }],
    ['with an empty comment', { comment: '' }, here],
  ])('is %s', (_where, more, expected) => {
    const booked = bookedInterview(aCandidateOnJob(), wish(more), circumstances);
    expect(booked).toMatchObject({ isOverBusy: false });
    const times = { start: interviewAt, end: '2036-09-02T10:45:00.000Z', zone: 'America/New_York' };
    expect(booked?.meeting).toMatchObject({ id: 9001, ...times, ...expected });
    expect('joinLink' in booked!.meeting).toBe('joinLink' in expected);
  });

  it.each([{}, { interviewAt }, { interviewAt: null }])('is none where none is wished: %o', (wished) => {
    expect(bookedInterview(aCandidateOnJob(), wished, circumstances)).toBeUndefined();
  });

  it('is the manager’s to book, and has a date', () => {
    const by = (role: 'manager' | 'recruiter', wished: object) => () =>
      bookedInterview(aCandidateOnJob(), wished, { ...circumstances, actor: anActor(role) });
    expect(by('recruiter', wish())).toThrow('Only the hiring manager books interviews');
    expect(by('manager', { ...wish(), interviewAt: null })).toThrow('Enter when the interview is');
  });
});
