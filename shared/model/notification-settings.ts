import * as z from 'zod';
import type { NotificationGroup } from '../constants/notification.ts';
import { digestFrequencies } from '../constants/notification.ts';

const groups = {
  jobs: z.boolean(),
  candidates: z.boolean(),
  /** Settings older than this switch leave it out. */
  progress: z.boolean().default(true),
  /** As above; a recruiter who saves a search with an alert wants its mails. */
  searches: z.boolean().default(true),
  /** As above. */
  messages: z.boolean().default(true),
  points: z.boolean(),
  invitations: z.boolean(),
  calendar: z.boolean(),
  /** As above; the mail of the day before an interview. */
  reminders: z.boolean().default(true),
  /** As above; the mail that a task is due. */
  tasks: z.boolean().default(true),
  account: z.boolean(),
} satisfies Record<NotificationGroup, z.ZodType>;

/**
 * Which notifications are mailed immediately, by group, and how often a digest gathers what is unread. Mails that an
 * account cannot do without have no switch.
 */
export const mailSettings = z.strictObject({
  groups: z.strictObject(groups),
  digest: z.enum(digestFrequencies),
  /** Whether managers and recruiters get the figures of their week; nobody does who has not asked for them. */
  figures: z.boolean().optional(),
});
export type MailSettings = z.output<typeof mailSettings>;

/** The default settings: what cannot wait is mailed immediately, everything else once a day. */
export const defaultMailSettings: MailSettings = {
  groups: {
    jobs: false,
    candidates: false,
    progress: true,
    searches: true,
    messages: true,
    points: false,
    invitations: false,
    calendar: true,
    reminders: true,
    tasks: true,
    account: true,
  },
  digest: 'daily',
};

/** How long a user's notifications are kept, in days, and which of them are mailed (PROF-05). */
export const notificationSettings = z.object({
  expiresIn: z.object({ value: z.number() }),
  mail: mailSettings.default(defaultMailSettings),
});

/** A user's mail settings; an account older than the settings gets the defaults. */
export function mailSettingsOf({
  notificationSettings: settings,
}: {
  notificationSettings: { mail?: z.input<typeof mailSettings> | undefined };
}): MailSettings {
  if (!settings.mail) return defaultMailSettings;
  const { groups, digest, figures } = settings.mail;
  const { progress, searches, messages, reminders, tasks } = defaultMailSettings.groups;
  return {
    digest,
    ...(figures !== undefined && { figures }),
    groups: {
      ...groups,
      progress: groups.progress ?? progress,
      searches: groups.searches ?? searches,
      messages: groups.messages ?? messages,
      reminders: groups.reminders ?? reminders,
      tasks: groups.tasks ?? tasks,
    },
  };
}
