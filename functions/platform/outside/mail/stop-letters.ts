import { notificationGroupLabels } from '../../../../shared/constants/notification.ts';
import type { SettingsTopic } from '../../../records/mailed-token.ts';
import type { MailContent } from './render-mail.ts';

/** Where a letter's links lead, and the token of the one that stops letters like it. */
export interface LetterLinks {
  siteUrl: string;
  token: string;
}

/** The name of a topic. */
export function topicLabel(topic: SettingsTopic): string {
  if (topic.what === 'figures') return 'The figures of your week';
  return topic.what === 'digest' ? `The ${topic.frequency} digest` : notificationGroupLabels[topic.what].label;
}

/** How to stop letters of this topic. */
export function stopFor(topic: SettingsTopic, { siteUrl, token }: LetterLinks): Pick<MailContent, 'stop'> {
  const reason = `You got this mail because '${topicLabel(topic)}' is switched on in the mail settings of your profile.`;
  return {
    stop: {
      reason,
      label: 'Stop these mails',
      href: `${siteUrl}/account/mail?token=${token}`,
      oneClick: `${siteUrl}/api/notification-mail/unsubscribe?token=${token}`,
    },
  };
}
