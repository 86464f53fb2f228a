import { claimStateLabels, proposalStopLabels, type ClaimState } from '../../../../shared/constants/claims.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim, ClaimTerms } from '../../../../shared/model/claim.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { formatDate } from '../../../ui/text/dates.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

const claimMeanings: Record<ClaimState, Meaning> = {
  proposed: 'amber',
  standing: 'green',
  declined: 'red',
  passed_over: 'neutral',
  lapsed: 'neutral',
  withdrawn: 'neutral',
  ended: 'neutral',
};

/** The colour of a claim: a proposal that cannot be agreed to waits for nobody. */
export const meaningOf = ({ state, stop }: Pick<Claim, 'state' | 'stop'>): Meaning =>
  stop ? 'neutral' : claimMeanings[state];

/** The state for its reader: a candidate learns that a proposal waits for them, and everybody what keeps it. */
export function stateInWords({ state, stop }: Pick<Claim, 'state' | 'stop'>, role: Role): string {
  if (stop) return proposalStopLabels[stop];
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
export function timeOf({ state, stop, proposedAt, answerBy, confirmedAt, expiresAt, ending }: Claim): string {
  if (stop) return `Proposed on ${formatDate(proposedAt)}`;
  if (state === 'proposed') return `Answer until ${formatDate(answerBy)}`;
  if (state === 'standing' && confirmedAt && expiresAt)
    return `Since ${formatDate(confirmedAt)}, until ${formatDate(expiresAt)}`;
  if (!ending) return '';
  return `Ended ${ending.by === 'hire' ? 'with the hire ' : ''}on ${formatDate(ending.at)}`;
}

/** What the recruiter earns: '500 points if hired, 60 days of guarantee'. */
export function termsInWords({ points, guaranteeDays, share }: ClaimTerms): string {
  const part = share < 100 ? `${share} % of ` : '';
  const guarantee = guaranteeDays > 0 ? `, ${guaranteeDays} days of guarantee` : '';
  return `${part}${formatCount(points)} points for a hire${guarantee}`;
}
