import { companyKey } from '../../shared/rules/company-name.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** What an operator found out about a person before saying that they are who they say. */
export interface StoredVerification {
  userId: number;
  company: string;
  /** The address that the account had then, by which operators name it. */
  email: string;
  /** The domain of the company's addresses. */
  domain: string;
  /** How the operator made sure. */
  note: string;
  at: string;
}

/** The write that verifies a person; one who is verified already refuses. */
export function verifiedWrite(verification: StoredVerification, refusal: Error): SingleWrite {
  const { userId, at, company, domain } = verification;
  const listed = {
    ...listedIn(keys.verifications, at),
    ...listedIn(keys.listedForCompany(companyKey(company)), at),
    ...keys.verifiedForCompany(companyKey(domain)),
  };
  return {
    put: { ...keys.verification(userId), ...listed, ...verification },
    when: isNew,
    refusal,
  };
}

/** The check that a person is not verified in the moment of the transaction. */
export function notVerifiedCheck(userId: number, refusal: Error): Write {
  return { check: keys.verification(userId), when: isNew, refusal };
}

/** The write that takes a person's verification back; one who has none refuses. */
export function revokedVerificationWrite(userId: number, refusal: Error): SingleWrite {
  return { remove: keys.verification(userId), when: exists, refusal };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  verification: {
    holds: 'that an operator verified a user, for which company, and how',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
  verifications: { leadsTo: 'verification' },
  verifiedForCompany: { leadsTo: 'verification' },
} satisfies PersonalData;
