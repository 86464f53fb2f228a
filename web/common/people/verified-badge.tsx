import { verifiedWords } from '../../../shared/constants/verification.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import { StatePill } from '../../ui/text/state-pill.tsx';

/** `Verified` beside the name of a manager or recruiter, with what it means. */
export function VerifiedBadge({ of: role }: { of: Role }) {
  if (role === 'candidate') return null;
  return (
    <span title={verifiedWords[role]}>
      <StatePill meaning="green">Verified</StatePill>
      <span className="visually-hidden"> {verifiedWords[role]}</span>
    </span>
  );
}
