import { expect, it } from 'vitest';
import { stopFor, topicLabel } from '../../../../../functions/platform/outside/mail/stop-letters.ts';
import { notificationGroupLabels } from '../../../../../shared/constants/notification.ts';
import type { SettingsTopic } from '../../../../../functions/records/mailed-token.ts';

it.each<[SettingsTopic, string]>([
  [{ what: 'figures' }, 'The figures of your week'],
  [{ what: 'digest', frequency: 'daily' }, 'The daily digest'],
  [{ what: 'digest', frequency: 'weekly' }, 'The weekly digest'],
  [{ what: 'messages' }, notificationGroupLabels.messages.label],
  [{ what: 'jobs' }, notificationGroupLabels.jobs.label],
])('A letter about %j says by which setting it came, and how to stop such letters', (topic, label) => {
  expect(topicLabel(topic)).toBe(label);
  expect(stopFor(topic, { siteUrl: 'https://hirehub.example', token: 'a-token' })).toEqual({
    stop: {
      reason: `You got this mail because '${label}' is switched on in the mail settings of your profile.`,
      label: 'Stop these mails',
      href: 'https://hirehub.example/account/mail?token=a-token',
      oneClick: 'https://hirehub.example/api/notification-mail/unsubscribe?token=a-token',
    },
  });
});
