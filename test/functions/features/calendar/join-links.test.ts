import { describe, expect, it } from 'vitest';
import { announcement, changedEvent } from '../../../../functions/domain/calendar/compose-event.ts';
import { composeFeed } from '../../../../functions/features/calendar/compose-feed.ts';
import { describeEvent } from '../../../../functions/features/calendar/describe-event.ts';
import { invitationOf } from '../../../../functions/features/notification-mail/meeting-invitation.ts';
import { notificationLetter } from '../../../../functions/features/notification-mail/notification-letters.ts';
import { reminderLetter } from '../../../../functions/features/notification-mail/reminder-letter.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { entryFor } from '../../../../functions/records/calendar-day.ts';
import { meetingFactsOf } from '../../../../functions/records/calendar-event.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import { interviewMeetingForm, meetingForm } from '../../../../shared/validation/calendar.ts';
import { aDay, aMeeting, timesOfMeeting } from '../../../support/a-meeting.ts';
import { someTime } from '../../../support/builders.ts';
import { nobodyElse } from '../../../support/audience.ts';

const joinLink = 'https://meet.example.com/abc-defg?pwd=1';
const online = { ...aMeeting, zoomMeetingNumber: String(aMeeting.id), zoomMeetingPassword: 'room', recruiterId: 2001 };
const linked = { ...online, joinLink };
const [managerId, candidateId] = [linked.manager!.id, linked.candidate!.id];
const candidate = { id: candidateId, firstName: 'Priya', lastName: 'Iyer', email: 'priya@example.com' };
const place = { siteUrl: 'https://hirehub.example', calendarAddress: 'calendar@example.com', at: someTime };
const links = { siteUrl: place.siteUrl, token: 'token' };

async function newsOf(before: typeof online | undefined, after: typeof online) {
  const [event] = announcement([{ before, after }], { kind: 'system' }, { at: someTime, id: 7 });
  return composeNotifications(event as Parameters<typeof composeNotifications>[0], nobodyElse);
}

describe('The link by which a meeting is joined', () => {
  it.each([
    [joinLink, true],
    ['https://zoom.us/j/123', true],
    ['http://zoom.us/j/123', false],
    ['javascript:alert(1)', false],
    ['https://user:word@zoom.us/j', false],
    ['https://localhost/room', false],
    ['zoom.us/j/123', false],
  ])('may be any address of the web that is encrypted: %s', (link, isGood) => {
    const form = { ...timesOfMeeting, candidateId: 5, isOnline: true, joinLink: link };
    expect(meetingForm.safeParse(form).success).toBe(isGood);
    expect(meetingForm.safeParse({ ...form, isOnline: false }).success).toBe(false);
    const booked = { minutes: 60, zone: 'UTC', isOnline: true, joinLink: link };
    expect(interviewMeetingForm.safeParse(booked).success).toBe(isGood);
    expect(interviewMeetingForm.safeParse({ ...booked, isOnline: false }).success).toBe(false);
  });

  it('is where both read the meeting, above that of a provider, until it is cancelled', () => {
    const room = { number: '9', password: 'p', joinUrl: 'https://zoom.us/j/9' };
    expect(describeEvent(linked, candidateId, { room })).toMatchObject({ joinUrl: joinLink, joinLink });
    expect(describeEvent(online, candidateId, { room })).toMatchObject({ joinUrl: room.joinUrl, joinLink: null });
    expect(describeEvent({ ...linked, state: 'cancelled' }, candidateId).joinUrl).toBeNull();
  });

  it('is in the mail, in its invitation and in the reminder of those who meet, and the recruiter has none', async () => {
    const news = await newsOf(undefined, linked);
    const linkTo = (id: number) => {
      const found = news.find(({ recipientId }) => recipientId === id)?.payload as { event: { joinLink?: string } };
      return found.event.joinLink;
    };
    expect([linkTo(managerId), linkTo(candidateId), linkTo(2001)]).toEqual([joinLink, joinLink, undefined]);
    const notification = { ...news[1], id: 7, createdAt: someTime, viewedAt: null } as unknown as Notification;
    expect(invitationOf(notification, candidate, place)?.text.replaceAll('\r\n ', '')).toContain(
      `LOCATION:${joinLink}`,
    );
    const letter = notificationLetter({ ...candidate, role: 'candidate' }, notification, { what: 'calendar' }, links);
    expect(letter.paragraphs).toContain(`Join the interview: ${joinLink}`);
    const reminder = reminderLetter(candidate, meetingFactsOf(linked)!, { what: 'reminders' }, links);
    expect(reminder).toMatchObject({ action: { href: joinLink } });
  });

  it('is in the feed', () => {
    const days = [aDay({ [linked.id]: entryFor(linked, candidateId) }, candidateId)];
    const feed = composeFeed(days, { owner: candidate, siteUrl: place.siteUrl, now: linked.start });
    expect(feed.replaceAll('\r\n ', '')).toContain(`LOCATION:${joinLink}`);
  });

  it('is news where it changes, and nothing is where only a comment does', async () => {
    const moved = { ...changedEvent(linked, { joinLink: 'https://teams.example.com/x' }, someTime) } as typeof linked;
    const [news] = await newsOf(linked, moved);
    const sentence = notificationSentence(news as never, { role: 'candidate', when: () => 'Monday' });
    expect(sentence).toMatch(/ on Monday has a new link to join$/);
    expect(await newsOf(linked, changedEvent(linked, { comment: 'Bring it' }, someTime) as typeof linked)).toEqual([]);
  });
});
