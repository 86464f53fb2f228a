import type { Role } from '../../../shared/constants/roles.ts';
import type { StoredAccount } from '../../records/account.ts';

const accounts: Record<Role, string> = {
  candidate: 'a candidate’s',
  recruiter: 'a recruiter’s',
  manager: 'a hiring manager’s',
  super_manager: 'a hiring manager’s',
};

/** The parts of a letter that differ for an owner. */
interface Letter {
  paragraphs: string[];
  action?: { label: string; href: string };
}

/** Whose address is invited, and as what. */
interface Invited {
  owner: Pick<StoredAccount, 'role' | 'status'> | undefined;
  as: 'candidate' | 'recruiter';
  sender: { firstName: string };
  siteUrl: string;
}

/**
 * An invitation's letter as the owner of its address gets it. The sender is told the same whether the address has an
 * account or not (PLUS-43), so the letter says what the owner can do instead of signing up.
 */
export function letterToOwner<L extends Letter>(letter: L, { owner, as, sender, siteUrl }: Invited): L {
  if (!owner) return letter;
  const isFit = owner.role === as;
  const next = isFit
    ? `so there is nothing to set up: log in${owner.status === 'unconfirmed' ? ' once you have confirmed it' : ''}.`
    : `and an account has one role. To accept, ask ${sender.firstName} to invite another address of yours.`;
  return {
    ...letter,
    paragraphs: [...letter.paragraphs, `This address has an account already, ${accounts[owner.role]}, ${next}`],
    action: { label: 'Log in', href: `${siteUrl}/log-in` },
  };
}
