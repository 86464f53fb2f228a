import type { Role } from '../../shared/constants/roles.ts';
import { candidates, managers, recruiters, superManagers } from './data/people.ts';

/** The one password of every demo account; the demo world exists on laptops only. */
export const demoPassword = 'HireHub!2026';

export interface DemoAccount {
  role: Role;
  name: string;
  email: string;
}

const list = (role: Role, people: readonly { firstName: string; lastName: string; email: string }[]): DemoAccount[] =>
  people.map(({ firstName, lastName, email }) => ({ role, name: `${firstName} ${lastName}`, email }));

/** Accounts of the demo world, each role's first one first; shown in the README and on `/_local`. */
export const demoAccounts: readonly DemoAccount[] = [
  ...list('super_manager', superManagers),
  ...list('manager', managers),
  ...list('recruiter', recruiters),
  ...list('candidate', candidates.slice(0, 6)),
];
