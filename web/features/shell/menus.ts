import type { Account } from '../../../shared/model/person.ts';
import { paths } from '../../app/paths.ts';

/** Who looks at the menu; recruiters come in three kinds (SHELL-40). */
export type MenuKind = 'super_manager' | 'manager' | 'recruiter' | 'recruiterExternal' | 'recruiterWithOutManagers' | 'candidate' | 'guest';

/** What a menu item is about, which decides its icon and its count. */
export type MenuSubject = 'dashboard' | 'jobs' | 'clients' | 'recruiters' | 'campaigns' | 'skills' | 'calendar' | 'messages' | 'notifications' | 'search' | 'resumes';

export interface MenuItem {
  subject: MenuSubject;
  label: string;
  to: string;
}

/** Internal recruiters see everything, external ones with managers less, those without managers least (DEC-11). */
export function menuKindOf(account: Pick<Account, 'role' | 'isInternal' | 'hasManagers'> | null): MenuKind {
  if (!account) return 'guest';
  if (account.role !== 'recruiter') return account.role;
  if (account.isInternal) return 'recruiter';
  return account.hasManagers ? 'recruiterExternal' : 'recruiterWithOutManagers';
}

const dashboard: MenuItem = { subject: 'dashboard', label: 'Dashboard', to: paths.dashboard() };
const jobs: MenuItem = { subject: 'jobs', label: 'Jobs', to: paths.jobs() };
const clients: MenuItem = { subject: 'clients', label: 'Clients', to: paths.clients() };
const calendar: MenuItem = { subject: 'calendar', label: 'Calendar', to: paths.calendar() };
const search: MenuItem = { subject: 'search', label: 'Search candidates', to: paths.recruiterCandidates() };
const messages: MenuItem = { subject: 'messages', label: 'Messages', to: paths.messages() };
const notifications: MenuItem = { subject: 'notifications', label: 'Notifications', to: paths.notifications() };

/** The sidebar of each kind of visitor, in order (SHELL-32 to SHELL-39). */
export const menus: Record<MenuKind, readonly MenuItem[]> = {
  super_manager: [dashboard, jobs, clients, notifications],
  manager: [
    dashboard,
    jobs,
    clients,
    { subject: 'recruiters', label: 'Recruiters', to: paths.managerRecruiters() },
    { subject: 'campaigns', label: 'Campaigns', to: paths.campaigns() },
    { subject: 'skills', label: 'Skills', to: paths.skills() },
    calendar,
    notifications,
  ],
  recruiter: [dashboard, jobs, search, { subject: 'resumes', label: 'Resumes', to: paths.resumes() }, messages, notifications],
  recruiterExternal: [dashboard, search, jobs, messages, notifications],
  recruiterWithOutManagers: [dashboard, search, messages, notifications],
  candidate: [dashboard, jobs, calendar, messages, notifications],
  guest: [jobs, ...[calendar, messages, notifications].map((item) => ({ ...item, to: paths.logIn() }))],
};

const jobPages = /^(\/(manager|recruiter|candidate|super_manager))?\/jobs(\/|$)|^\/(find-jobs|guest\/jobs)(\/|$)|^\/manager\/(post-new-job|recruiters-jobs)/;
const extraPages: Partial<Record<MenuSubject, RegExp>> = {
  jobs: jobPages,
  clients: /^\/(clients-jobs|recruiters-clients|manager\/add-client)/,
};

/** Whether an item stands for the page at `path`: its own page, or one below it (SHELL-11). */
export function isActive(item: MenuItem, path: string): boolean {
  if (item.to === paths.logIn()) return false;
  return path === item.to || path.startsWith(`${item.to}/`) || (extraPages[item.subject]?.test(path) ?? false);
}
