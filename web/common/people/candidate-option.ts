import type { PersonReference } from '../../../shared/model/person.ts';
import type { Option } from '../../ui/fields/select.tsx';
import { avatarAddress, fullName } from './person.ts';

/** A candidate to choose: the id, both names, and the address of the picture at its storage path (CAND-41). */
export interface CandidateOption extends Option<number> {
  avatar: string | null;
}

/** The option of a candidate in a select. */
export function candidateOption(candidate: PersonReference): CandidateOption {
  return { value: candidate.id, label: fullName(candidate), avatar: avatarAddress(candidate.avatar) };
}
