import type { MailSettings } from '../../../shared/model/notification-settings.ts';
import type { SettingsTopic } from '../../records/mailed-token.ts';

/** The settings with this topic off, or on again as when the letter was written; anything else stays. */
export function switchMail(settings: MailSettings, topic: SettingsTopic, on: boolean): MailSettings {
  if (topic.what === 'digest') return { ...settings, digest: on ? topic.frequency : 'off' };
  if (topic.what === 'figures') return { ...settings, figures: on };
  return { ...settings, groups: { ...settings.groups, [topic.what]: on } };
}

/** Whether the mails of this topic are sent now. */
export function isMailed(settings: MailSettings, topic: SettingsTopic): boolean {
  if (topic.what === 'digest') return settings.digest !== 'off';
  if (topic.what === 'figures') return settings.figures === true;
  return settings.groups[topic.what];
}
