import type { Account } from '../../../../shared/model/person.ts';
import { switchLabels } from '../../../common/account/working-role.ts';
import { paths } from '../../../common/navigation/paths.ts';
import type { RecentPage } from '../../../common/navigation/recent-pages.ts';
import { chooseTheme, type ThemeChoice } from '../../../ui/theme/theme-choice.ts';
import { menuKindOf, menus } from './menus.ts';
import type { PaletteEntry } from './palette-match.ts';
import type { MenuSubject } from './menu-items.ts';
import type { UserMenuProps } from '../components/user-menu.tsx';

/** What people type when they look for a page of the menu. */
const intents: Partial<Record<MenuSubject, string>> = {
  dashboard: 'home start overview',
  jobs: 'find search openings positions vacancies',
  clients: 'find search companies customers',
  recruiters: 'find search people team',
  managers: 'find search people team oversee',
  notifications: 'bell news unread',
  tasks: 'to do reminders due call',
};

const claims: PaletteEntry = {
  label: 'Claims',
  group: 'Go to',
  words: 'represent introduction proposal owner put forward',
  to: paths.claims(),
};

const extraPages: Record<Account['role'], PaletteEntry[]> = {
  super_manager: [{ label: 'Jobs by client', group: 'Go to', to: paths.clientsJobs() }],
  manager: [
    claims,
    { label: 'Jobs by client', group: 'Go to', to: paths.clientsJobs() },
    { label: 'Recruiters by client', group: 'Go to', to: paths.recruitersClients() },
    { label: 'Jobs by recruiter', group: 'Go to', to: paths.recruitersJobs() },
  ],
  recruiter: [
    claims,
    { label: 'Leaderboard', group: 'Go to', words: 'ranking top recruiters points', to: paths.leaderboard() },
    { label: 'Added candidates', group: 'Go to', words: 'duplicates merge imported', to: paths.addedCandidates() },
    { label: 'Add candidate', group: 'Do', words: 'new create', to: paths.addCandidate() },
    { label: 'Import people', group: 'Do', words: 'csv file spreadsheet candidates add', to: paths.importPeople() },
  ],
  candidate: [
    { ...claims, label: 'Who represents you' },
    { label: 'Find jobs', group: 'Go to', words: 'search openings map apply', to: paths.findJobs() },
  ],
};

const themes: [ThemeChoice, string][] = [
  ['light', 'Theme: light'],
  ['dark', 'Theme: dark'],
  ['system', 'Theme: as on this device'],
];

/** Every page and action of the account, for the command palette. */
export function paletteEntries({
  account,
  onInviteRecruiter,
  onInviteCandidates,
  onAddClient,
  onLogOut,
  otherRole,
  onSwitchRole,
}: UserMenuProps & { onInviteCandidates: () => void }): PaletteEntry[] {
  const forManagers: PaletteEntry[] = [
    { label: 'Post new job', group: 'Do', words: 'create add vacancy position', to: paths.newJob() },
    { label: 'Invite Recruiter', group: 'Do', words: 'mail add', run: onInviteRecruiter },
    { label: 'Add Client', group: 'Do', words: 'new company create', run: onAddClient },
    { label: 'New campaign', group: 'Do', words: 'create add category', to: paths.editCampaign('new') },
    { label: 'New skill', group: 'Do', words: 'create add tag', to: paths.skill('new') },
  ];
  return [
    ...menus[menuKindOf(account)].map((item): PaletteEntry => ({
      label: item.label,
      group: 'Go to',
      words: intents[item.subject] ?? '',
      to: item.to,
    })),
    ...extraPages[account.role],
    { label: 'Profile settings', group: 'Go to', words: 'account password avatar me', to: paths.profile() },
    { label: 'Support', group: 'Go to', words: 'help contact', to: paths.support() },
    ...(account.role === 'recruiter' || account.role === 'candidate'
      ? [{ label: 'Points', group: 'Go to', words: 'bounty redeem reward balance', to: paths.points() } as const]
      : []),
    ...(account.role === 'manager' ? forManagers : []),
    ...(account.role === 'recruiter' || account.role === 'candidate'
      ? [{ label: 'Invite candidates', group: 'Do', words: 'mail friend add', run: onInviteCandidates } as const]
      : []),
    ...themes.map(([theme, label]): PaletteEntry => ({
      label,
      group: 'Do',
      words: 'theme appearance mode colour color night day contrast',
      run: () => chooseTheme(theme),
    })),
    ...(otherRole
      ? [
          {
            label: switchLabels[otherRole],
            group: 'Do',
            words: 'switch role side',
            run: () => onSwitchRole?.(otherRole),
          } as const,
        ]
      : []),
    { label: 'Log Out', group: 'Do', words: 'sign out leave', run: onLogOut },
  ];
}

/** The pages visited last, without the present one. */
export function recentEntries(recent: readonly RecentPage[], here: string): PaletteEntry[] {
  return recent
    .filter(({ address }) => address !== here)
    .slice(0, 5)
    .map(({ address, title }) => ({ label: title, group: 'Recent', to: address }));
}

/** What may be done with each of the user's jobs from anywhere, found by typing the action: 'close night nurse'. */
export function jobEntries(role: Account['role'], jobs: readonly { id: number; title: string }[]): PaletteEntry[] {
  if (role !== 'manager') return [];
  return jobs.flatMap(({ id, title }): PaletteEntry[] => [
    { label: `Close job: ${title}`, group: 'Do', words: 'end fill hired', whenTyped: true, to: paths.closeJob(id) },
    { label: `Edit job: ${title}`, group: 'Do', words: 'change', whenTyped: true, to: paths.editJob(id) },
    {
      label: `Candidates of ${title}`,
      group: 'Do',
      words: 'board pipeline',
      whenTyped: true,
      to: paths.jobCandidates(id),
    },
  ]);
}

/** Searches for any text that the role can start from the palette. */
export function searchEntries(role: Account['role'], typed: string): PaletteEntry[] {
  if (role !== 'candidate') return [];
  const search = new URLSearchParams({ q: typed, in: 'all' });
  return [{ label: `Find “${typed}” in open jobs`, group: 'Do', to: `${paths.findJobs()}?${search}` }];
}
