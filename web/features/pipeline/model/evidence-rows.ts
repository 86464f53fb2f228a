import { scoreLabels } from '../../../../shared/constants/interviewing.ts';
import type { InterviewEvidence, Scorecard } from '../../../../shared/model/interviewing.ts';

/** A criterion with what each scorecard says about it, in the order of the scorecards. */
export interface EvidenceRow {
  criterion: string;
  says: string[];
}

/**
 * The evidence of an interview, criterion by criterion: those of the plan first, then those that it had when somebody
 * scored. Nothing is summed up, because no number stands for a person.
 */
export function evidenceRows(
  { criteria }: Pick<InterviewEvidence, 'criteria'>,
  cards: readonly Scorecard[],
): EvidenceRow[] {
  const planned = criteria.map(({ name }) => name);
  const scored = cards.flatMap(({ scores }) => scores.map(({ criterion }) => criterion));
  return [...new Set([...planned, ...scored])].map((criterion) => ({
    criterion,
    says: cards.map(({ scores }) => {
      const found = scores.find((one) => one.criterion === criterion);
      return found ? `${found.score} ${scoreLabels[found.score]}` : 'Not asked';
    }),
  }));
}
