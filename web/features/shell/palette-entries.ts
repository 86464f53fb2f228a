import type { Account } from '../../../shared/model/person.ts';
import { paths } from '../../common/navigation/paths.ts';
import { menuKindOf, menus } from './menus.ts';
import type { PaletteEntry } from './palette-match.ts';
import type { UserMenuProps } from './user-menu.tsx';

const extraPages: Record<Account['role'], PaletteEntry[]> = {
  super_manager: [
    { label: 'Managers', group: 'Go to', to: paths.superManagers() },
    { label: 'Jobs by client', group: 'Go to', to: paths.clientsJobs() },
  ],
  manager: [
    { label: 'Jobs by client', group: 'Go to', to: paths.clientsJobs() },
    { label: 'Recruiters by client', group: 'Go to', to: paths.recruitersClients() },
    { label: 'Jobs by recruiter', group: 'Go to', to: paths.recruitersJobs() },
  ],
  recruiter: [{ label: 'Add candidate', group: 'Do', words: 'new create', to: paths.addCandidate() }],
  candidate: [],
};

/** Every page and action of the account, for the command palette. */
export function paletteEntries({
  account,
  onInviteRecruiter,
  onInviteCandidates,
  onAddClient,
  onLogOut,
}: UserMenuProps & { onInviteCandidates: () => void }): PaletteEntry[] {
  const forManagers: PaletteEntry[] = [
    { label: 'Post new job', group: 'Do', words: 'create add vacancy position', to: paths.newJob() },
    { label: 'Invite Recruiter', group: 'Do', words: 'mail add', run: onInviteRecruiter },
    { label: 'Add Client', group: 'Do', words: 'new company create', run: onAddClient },
    { label: 'New campaign', group: 'Do', words: 'create add category', to: paths.editCampaign('new') },
    { label: 'New skill', group: 'Do', words: 'create add tag', to: paths.skill('new') },
  ];
  return [
    ...menus[menuKindOf(account)].map((item): PaletteEntry => ({ label: item.label, group: 'Go to', to: item.to })),
    ...extraPages[account.role],
    { label: 'Profile settings', group: 'Go to', words: 'account password avatar me', to: paths.profile() },
    { label: 'Support', group: 'Go to', words: 'help contact', to: paths.support() },
    ...(account.role === 'recruiter'
      ? [{ label: 'Points', group: 'Go to', words: 'bounty redeem reward balance', to: paths.points() } as const]
      : []),
    ...(account.role === 'manager' ? forManagers : []),
    ...(account.role === 'recruiter' || account.role === 'candidate'
      ? [{ label: 'Invite candidates', group: 'Do', words: 'mail friend add', run: onInviteCandidates } as const]
      : []),
    { label: 'Log Out', group: 'Do', words: 'sign out leave', run: onLogOut },
  ];
}
