import type { Account } from '../../../../shared/model/person.ts';
import { CandidateRecord } from './candidate-record.tsx';

/** The user's own record on their profile page; nothing for roles without one (CAND-01). */
export function CandidateRecordSection({ account }: { account: Account }) {
  if (account.role !== 'candidate') return null;
  return <CandidateRecord candidateId={account.id} isEditing isOwn />;
}
