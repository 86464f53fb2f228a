import { expect, it } from 'vitest';
import { meetingBookedExamples } from '../../../events/calendar/meeting-booked.examples.ts';
import { digestLetter } from '../../../functions/notification-mail/notification-letters.ts';
import { composeNotifications } from '../../../functions/notifications/compose-notifications.steps.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Notification } from '../../../shared/model/notification.ts';
import { someTime } from '../../support/builders.ts';

const siteUrl = 'https://hirehub.example';

it('A meeting in a digest leads those who have a calendar to its day, and a recruiter to the job', async () => {
  const [event] = meetingBookedExamples;
  const [news] = await composeNotifications(event!, { recruitersOf: async () => [] });
  const notification = { ...news, id: 1, createdAt: someTime } as unknown as Notification;
  const addressFor = (role: Role) =>
    digestLetter(
      { firstName: 'Priya', role },
      [notification],
      { what: 'digest', frequency: 'daily' },
      { siteUrl, token: 'token' },
    ).items?.[0]?.href;
  const { start, job } = event!.data;
  expect(addressFor('candidate')).toBe(`${siteUrl}/calendar?date=${start.slice(0, 10)}`);
  expect(addressFor('manager')).toBe(addressFor('candidate'));
  expect(addressFor('recruiter')).toBe(`${siteUrl}/jobs/view/${job?.id}`);
});
