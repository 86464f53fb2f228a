import { oneDay } from '../../../../shared/constants/time.ts';
import type { Notification } from '../../../../shared/model/notification.ts';
import { formatDate, isoDay } from '../../../ui/text/dates.ts';

/** The notifications of a day about one job, or one about no job, newest first. */
export interface NotificationGroup {
  key: string;
  /** The job, if the group has more than one notification. */
  job?: { id: number; title: string };
  notifications: Notification[];
}

/** The notifications of one day of the reader's. */
export interface NotificationDay {
  /** 'Today', 'Yesterday', or weekday and date. */
  title: string;
  groups: NotificationGroup[];
}

function dayOf(moment: string | number): number {
  return Date.parse(isoDay(moment));
}

const weekday = (moment: string): string =>
  new Date(isoDay(moment)).toLocaleString('en-US', { weekday: 'long', timeZone: 'UTC' });

function titleOf(moment: string, now: number): string {
  const days = Math.round((dayOf(now) - dayOf(moment)) / oneDay);
  return days <= 0 ? 'Today' : days === 1 ? 'Yesterday' : `${weekday(moment)}, ${formatDate(moment)}`;
}

const jobOf = ({ payload }: Notification) => (payload as { job?: { id: number; title: string } }).job;

/** Notifications by day and, within a day, by job; days and groups keep the order of their newest notification. */
export function groupNotifications(notifications: readonly Notification[], now: number): NotificationDay[] {
  const days = new Map<string, Map<string, Notification[]>>();
  for (const notification of notifications) {
    const title = titleOf(notification.createdAt, now);
    const groups = days.get(title) ?? new Map<string, Notification[]>();
    days.set(title, groups);
    const key = String(jobOf(notification)?.id ?? `one-${notification.id}`);
    groups.set(key, [...(groups.get(key) ?? []), notification]);
  }
  return [...days].map(([title, groups]) => ({
    title,
    groups: [...groups].map(([key, members]) => {
      const job = members.length > 1 && members[0] ? jobOf(members[0]) : undefined;
      return { key, notifications: members, ...(job ? { job } : {}) };
    }),
  }));
}
