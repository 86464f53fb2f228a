import { paths } from '../../../common/navigation/paths.ts';

/** The subject of a menu item, which decides its icon and its count. */
export type MenuSubject =
  | 'dashboard'
  | 'jobs'
  | 'clients'
  | 'managers'
  | 'recruiters'
  | 'campaigns'
  | 'skills'
  | 'calendar'
  | 'messages'
  | 'notifications'
  | 'search'
  | 'resumes'
  | 'market'
  | 'tasks';

export interface MenuItem {
  subject: MenuSubject;
  label: string;
  to: string;
}

export const jobs: MenuItem = { subject: 'jobs', label: 'Jobs', to: paths.jobs() };
export const calendar: MenuItem = { subject: 'calendar', label: 'Calendar', to: paths.calendar() };
export const messages: MenuItem = { subject: 'messages', label: 'Messages', to: paths.messages() };
export const notifications: MenuItem = { subject: 'notifications', label: 'Notifications', to: paths.notifications() };

/**
 * The sidebar of guests; entries that need an account lead to the log-in page (SHELL-39). It is separate because public
 * pages bundle no other menu.
 */
export const guestMenu: readonly MenuItem[] = [
  jobs,
  ...[calendar, messages, notifications].map((item) => ({ ...item, to: paths.logIn() })),
];

const jobPages = new RegExp(
  [
    '^(/(manager|recruiter|candidate|super_manager))?/jobs(/|$)',
    '^/(find-jobs|guest/jobs)(/|$)',
    '^/manager/(post-new-job|recruiters-jobs)',
  ].join('|'),
);
const extraPages: Partial<Record<MenuSubject, RegExp>> = {
  jobs: jobPages,
  clients: /^\/(clients-jobs|recruiters-clients|manager\/add-client)/,
};

/** Whether an item matches the page at `path`, or one above it (SHELL-11). */
export function isActive(item: MenuItem, path: string): boolean {
  if (item.to === paths.logIn()) return false;
  return path === item.to || path.startsWith(`${item.to}/`) || (extraPages[item.subject]?.test(path) ?? false);
}
