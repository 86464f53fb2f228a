import { type ClaimEnder, claimStateLabels, confirmationWayLabels } from '../../../../shared/constants/claims.ts';
import { type PipelineStatus, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { productName } from '../../../../shared/constants/product.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { ClaimStep } from '../../../../shared/model/claim-evidence.ts';
import { wordOfStatus } from '../../../../shared/rules/candidate-standing.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { fullName } from '../../../common/people/person.ts';

const byProduct: ReadonlySet<ClaimStep['what']> = new Set(['mailed', 'returned', 'upheld', 'restored']);

/** Who did a step, also where no name is known or shown. */
export function actorOf({ by, what, endedBy }: Pick<ClaimStep, 'by' | 'what' | 'endedBy'>): string {
  if (by) return fullName(by);
  return byProduct.has(what) || endedBy === 'time' || endedBy === 'erasure' ? productName : 'Somebody';
}

/** What a step of a claim was, after the name of who did it. */
export function stepWords(step: ClaimStep, reader: Role): string {
  const [whom, whose] = reader === 'candidate' ? ['you', 'your'] : ['the candidate', 'the candidate’s'];
  const { way, status, points = 0 } = step;
  const place = (to: PipelineStatus) => (reader === 'candidate' ? `“${wordOfStatus(to)}”` : pipelineStatusLabels[to]);
  const worth = countOf(points, 'point');
  // The recruiter does this: the candidate has confirmed with the application.
  const confirmed =
    way === 'application'
      ? `accepted ${whose} application`
      : `confirmed ${way ? confirmationWayLabels[way] : ''}`.trimEnd();
  const words: Record<ClaimStep['what'], string> = {
    proposed: 'made the proposal',
    mailed: `asked ${whom} by mail`,
    confirmed,
    undone: 'took the choice back',
    ended: endWords(step),
    moved: `moved ${whom}${status ? ` to ${place(status)}` : ''}`,
    earned: `hired ${whom}, which earned ${worth}`,
    left: `said that ${reader === 'candidate' ? 'you' : 'the hired person'} left, and asked for ${worth} back`,
    disputed: `contested that the recruiter earned ${worth}`,
    contested: 'contested that',
    filed: 'added a file',
    upheld: `decided that ${worth} return`,
    restored: `decided that the recruiter keeps ${worth}`,
    returned: `returned ${worth}, since nobody contested it in time`,
  };
  return words[step.what];
}

// Who ended it themselves is named by the step.
const howEnded: Record<ClaimEnder, string> = {
  candidate: '',
  recruiter: '',
  rival: '',
  time: ': its time was over',
  hire: ' with the hire',
  erasure: ' with an account that was erased',
};

function endWords({ state, endedBy }: Pick<ClaimStep, 'state' | 'endedBy'>): string {
  if (state && state !== 'ended') return `ended it: ${claimStateLabels[state].toLowerCase()}`;
  return `ended it${endedBy ? howEnded[endedBy] : ''}`;
}
