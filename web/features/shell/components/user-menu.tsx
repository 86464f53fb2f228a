import {
  ArrowLeftRight,
  Award,
  CircleUser,
  Handshake,
  LogOut,
  MonitorCog,
  Moon,
  Plus,
  Sun,
  Trophy,
  UserPlus,
  Building2,
} from 'lucide-react';
import { useState } from 'react';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { switchLabels, type WorkingRole } from '../../../common/account/working-role.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { Menu, type MenuEntry } from '../../../ui/overlays/menu.tsx';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../../../ui/theme/theme-choice.ts';

const nextTheme: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' };
const themeIcons = { system: MonitorCog, light: Sun, dark: Moon };

export interface UserMenuProps {
  account: Account;
  onInviteRecruiter: () => void;
  onInviteCandidates: () => void;
  onAddClient: () => void;
  onLogOut: () => void;
  /** The other role of a super manager, who is a manager too (PLUS-53), and how it is taken on. */
  otherRole?: WorkingRole;
  onSwitchRole?: (role: WorkingRole) => void;
}

/** The entries of an account's user menu (SHELL-22 to SHELL-26). */
export function userMenuEntries({
  account,
  onInviteRecruiter,
  onInviteCandidates,
  onAddClient,
  onLogOut,
  otherRole,
  onSwitchRole,
}: UserMenuProps): MenuEntry[] {
  const forManagers: MenuEntry[] = [
    { label: 'Invite Recruiter', icon: <UserPlus aria-hidden />, onSelect: onInviteRecruiter },
    { label: 'Post new job', icon: <Plus aria-hidden />, to: paths.newJob() },
    { label: 'Add Client', icon: <Building2 aria-hidden />, onSelect: onAddClient },
  ];
  return [
    { label: 'Profile settings', icon: <CircleUser aria-hidden />, to: paths.profile() },
    ...(account.role === 'recruiter'
      ? [
          { label: 'Claims', icon: <Handshake aria-hidden />, to: paths.claims() },
          { label: 'Leaderboard', icon: <Trophy aria-hidden />, to: paths.leaderboard() },
        ]
      : []),
    ...(account.role === 'recruiter' || account.role === 'candidate'
      ? [
          { label: 'Points', icon: <Award aria-hidden />, to: paths.points() },
          { label: 'Invite candidates', icon: <UserPlus aria-hidden />, onSelect: onInviteCandidates },
        ]
      : []),
    ...(account.role === 'manager' ? forManagers : []),
    ...(otherRole
      ? [
          {
            label: switchLabels[otherRole],
            icon: <ArrowLeftRight aria-hidden />,
            onSelect: () => onSwitchRole?.(otherRole),
          },
        ]
      : []),
    { label: 'Log Out', icon: <LogOut aria-hidden />, onSelect: onLogOut },
  ];
}

/** Avatar, name and role, which open the user menu (SHELL-19, SHELL-21). */
export function UserMenu(props: UserMenuProps) {
  const { account } = props;
  const [theme, setTheme] = useState(readThemeChoice);
  const ThemeIcon = themeIcons[theme];
  const entries = userMenuEntries(props);
  const themeEntry: MenuEntry = {
    label: `Theme: ${theme}`,
    icon: <ThemeIcon aria-hidden />,
    onSelect: () => {
      chooseTheme(nextTheme[theme]);
      setTheme(nextTheme[theme]);
    },
  };
  return (
    <Menu
      label="Account"
      trigger={
        <button type="button" className="shell-user">
          <Avatar name={fullName(account)} src={avatarAddress(account.avatar)} size={28} />
          <span className="visually-hidden">Account menu of {fullName(account)}</span>
          <span className="shell-user-words" aria-hidden="true">
            <span className="shell-user-name truncate">{fullName(account)}</span>
            <span className="shell-user-role truncate">{roleLabels[account.role]}</span>
          </span>
        </button>
      }
      head={
        <div className="shell-user-head">
          <Avatar name={fullName(account)} src={avatarAddress(account.avatar)} size={40} />
          <div>
            <div className="shell-user-name truncate">{fullName(account)}</div>
            <div className="shell-user-role truncate">{account.email}</div>
          </div>
        </div>
      }
      entries={[...entries.slice(0, -1), themeEntry, ...entries.slice(-1)]}
    />
  );
}
