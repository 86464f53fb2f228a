import type { Account } from '../../../../shared/model/person.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { calendar, guestMenu, jobs, messages, notifications, type MenuItem } from './menu-items.ts';

/** The audience of a menu; recruiters come in three kinds (SHELL-40). */
export type MenuKind =
  'super_manager' | 'manager' | 'recruiter' | 'recruiterExternal' | 'recruiterWithOutManagers' | 'candidate' | 'guest';

/**
 * The menu of an account: internal recruiters see everything, external ones with managers less, those without managers
 * least (DEC-11).
 */
export function menuKindOf(account: Pick<Account, 'role' | 'isInternal' | 'hasManagers'> | null): MenuKind {
  if (!account) return 'guest';
  if (account.role !== 'recruiter') return account.role;
  if (account.isInternal) return 'recruiter';
  return account.hasManagers ? 'recruiterExternal' : 'recruiterWithOutManagers';
}

const dashboard: MenuItem = { subject: 'dashboard', label: 'Dashboard', to: paths.dashboard() };
const clients: MenuItem = { subject: 'clients', label: 'Clients', to: paths.clients() };
const search: MenuItem = { subject: 'search', label: 'Search candidates', to: paths.recruiterCandidates() };

const resumes: MenuItem = { subject: 'resumes', label: 'Resumes', to: paths.resumes() };
const tasks: MenuItem = { subject: 'tasks', label: 'My tasks', to: paths.tasks() };
const market: MenuItem = { subject: 'market', label: 'Find work', to: paths.market() };

/** The sidebar of each audience, in order (SHELL-32 to SHELL-39). */
export const menus: Record<MenuKind, readonly MenuItem[]> = {
  super_manager: [
    dashboard,
    jobs,
    { subject: 'managers', label: 'Managers', to: paths.superManagers() },
    clients,
    notifications,
  ],
  manager: [
    dashboard,
    jobs,
    clients,
    { subject: 'recruiters', label: 'Recruiters', to: paths.managerRecruiters() },
    { subject: 'campaigns', label: 'Campaigns', to: paths.campaigns() },
    { subject: 'skills', label: 'Skills', to: paths.skills() },
    calendar,
    messages,
    notifications,
  ],
  recruiter: [dashboard, jobs, market, search, resumes, tasks, calendar, messages, notifications],
  recruiterExternal: [dashboard, search, jobs, market, resumes, tasks, calendar, messages, notifications],
  recruiterWithOutManagers: [dashboard, market, search, resumes, tasks, calendar, messages, notifications],
  candidate: [dashboard, jobs, calendar, messages, notifications],
  guest: guestMenu,
};
