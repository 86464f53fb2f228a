import { claimStateLabels, type ClaimState } from '../../../../shared/constants/claims.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim, ClaimTerms } from '../../../../shared/model/claim.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { formatDate } from '../../../ui/text/dates.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** The colour of each state. */
export const claimMeanings: Record<ClaimState, Meaning> = {
  proposed: 'amber',
  standing: 'green',
  declined: 'red',
  passed_over: 'neutral',
  lapsed: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
};

/** The state for its reader: a candidate learns that a proposal waits for them. */
export function stateInWords(state: ClaimState, role: Role): string {
  return state === 'proposed' && role === 'candidate' ? 'Waits for you' : claimStateLabels[state];
}

/** The page of the person whom a card names: of the candidate for recruiters, of the recruiter for the others. */
export function personPath(
  { id }: { id: number },
  { role, isCandidate }: { role: Role; isCandidate: boolean },
): string {
  if (isCandidate) return paths.recruiterCandidate(id);
  if (role === 'candidate') return paths.candidateRecruiter(id);
  return role === 'manager' ? paths.managerRecruiter(id) : paths.recruiterRecruiter(id);
}

/** Until when a proposal can be answered, since and until when a claim stands, or when it was over. */
export function timeOf({ state, answerBy, confirmedAt, expiresAt, ending }: Claim): string {
  if (state === 'proposed') return `Answer until ${formatDate(answerBy)}`;
  if (state === 'standing' && confirmedAt && expiresAt)
    return `Since ${formatDate(confirmedAt)}, until ${formatDate(expiresAt)}`;
  return ending ? `Ended on ${formatDate(ending.at)}` : '';
}

/** What the recruiter earns: '500 points if hired, 60 days of guarantee'. */
export function termsInWords({ points, guaranteeDays, share }: ClaimTerms): string {
  const part = share < 100 ? `${share} % of ` : '';
  const guarantee = guaranteeDays > 0 ? `, ${guaranteeDays} days of guarantee` : '';
  return `${part}${formatCount(points)} points for a hire${guarantee}`;
}
