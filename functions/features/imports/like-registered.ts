import { evidenceOfSamePerson, type KnownPerson, type Sameness } from '../../../shared/rules/same-person.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { CandidateCard } from '../../records/candidate-card.ts';

/** A registered candidate as a recruiter may compare with them: how to reach them only where the two have met. */
export interface RegisteredCandidate {
  card: Pick<CandidateCard, 'id' | 'firstName' | 'lastName' | 'cityId'>;
  contact: Pick<StoredAccount, 'email' | 'phonePrefix' | 'phone' | 'birthday'> | null;
}

const unknown = { email: null, phonePrefix: null, phone: null, birthday: null };

/**
 * The registered candidate who seems to be this person, with the evidence; undefined where none does. Of candidates whom
 * the recruiter has not met only name and city count, which they could read anyway: a comparison of address or phone would
 * tell a stranger what those are.
 */
export function likeRegistered(
  person: KnownPerson,
  candidates: readonly RegisteredCandidate[],
): { candidate: RegisteredCandidate; evidence: Sameness[] } | undefined {
  for (const candidate of candidates) {
    const { firstName, lastName, cityId } = candidate.card;
    const known = { firstName, lastName, cityId, ...unknown, ...candidate.contact, resumeHash: null };
    const evidence = evidenceOfSamePerson(person, known);
    if (evidence.length > 0) return { candidate, evidence };
  }
  return undefined;
}
