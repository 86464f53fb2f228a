import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import { oneDay } from '../../../../shared/constants/time.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { countOf } from '../../../../shared/rules/money.ts';

/** The nine statuses as the board has them: the way to a hire, and beside it, at the end, who was rejected. */
export const boardStatuses: readonly PipelineStatus[] = [
  ...pipelineStatuses.filter((status) => status !== 'rejected'),
  'rejected',
];

/** A status and its candidates. */
export interface StatusColumn {
  status: PipelineStatus;
  cards: CandidateOnJob[];
}

/** The nine columns; in each, the candidate who has waited longest comes first. */
export function boardColumns(candidates: readonly CandidateOnJob[]): StatusColumn[] {
  return boardStatuses.map((status) => ({
    status,
    cards: candidates
      .filter((card) => card.status === status)
      .toSorted((a, b) => a.statusChangedAt.localeCompare(b.statusChangedAt) || a.candidateId - b.candidateId),
  }));
}

/** How long a candidate has been in their status: 'today', '1 day', '12 days'. */
export function timeInStatus(since: string, now: number): string {
  const days = Math.floor((now - Date.parse(since)) / oneDay);
  return days < 1 ? 'today' : countOf(days, 'day');
}

/** The card that an arrow key moves to: up and down within the column, left and right to the next column with cards. */
export function adjacentCard(
  columns: readonly StatusColumn[],
  candidateId: number,
  key: string,
): CandidateOnJob | undefined {
  const at = columns.findIndex(({ cards }) => cards.some((card) => card.candidateId === candidateId));
  const row = columns[at]?.cards.findIndex((card) => card.candidateId === candidateId) ?? -1;
  if (key === 'ArrowUp') return columns[at]?.cards[row - 1];
  if (key === 'ArrowDown') return columns[at]?.cards[row + 1];
  const side = key === 'ArrowLeft' ? columns.slice(0, Math.max(0, at)).toReversed() : columns.slice(at + 1);
  const next = side.find(({ cards }) => cards.length > 0);
  return next?.cards[Math.min(row, next.cards.length - 1)];
}
