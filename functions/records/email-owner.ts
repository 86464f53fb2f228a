import type { Role } from '../../shared/constants/roles.ts';
import { companyDomain, companyKey } from '../../shared/rules/company-name.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import { isNew, type SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** The refusal of a second account with one address. */
export const addressTaken = refuse.conflict('This email is already registered', 'email');

/**
 * The write by which an address is somebody's, which must be free. One at a company is listed as such, but not those of
 * candidates, who act for none.
 */
export function ownedAddressWrite({ id, role }: { id: number; role: Role }, email: string): SingleWrite {
  const domain = role === 'candidate' ? undefined : companyDomain(email);
  const listed = domain ? listedIn(keys.namedForCompany(companyKey(domain)), email) : {};
  return { put: { ...keys.emailOwner(email), ...listed, userId: id }, when: isNew, refusal: addressTaken };
}

/** The write that frees an address for others. */
export const freedAddressWrite = (email: string): SingleWrite => ({ remove: keys.emailOwner(email) });

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  emailOwner: {
    holds: 'the address as the guard of its uniqueness',
    found: 'by the account’s address',
    exported: { file: 'account' },
    erasure: remove,
  },
  namedForCompany: { leadsTo: 'client and emailOwner' },
  listedForCompany: { leadsTo: 'client and verification' },
} satisfies PersonalData;
