import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { boardColumns } from '../model/board-columns.ts';
import { columnId } from '../model/board-ids.ts';

/** On a phone, which shows a column at a time: how many are in each status with anybody, and the way to each. */
export function BoardCounts({ candidates }: { candidates: readonly CandidateOnJob[] }) {
  return (
    <nav className="board-counts" aria-label="Columns">
      {boardColumns(candidates)
        .filter(({ cards }) => cards.length > 0)
        .map(({ status, cards }) => (
          <button
            key={status}
            type="button"
            onClick={() =>
              document.getElementById(columnId(status))?.scrollIntoView({ block: 'nearest', inline: 'start' })
            }
          >
            {pipelineStatusLabels[status]} <span className="numeric">{cards.length}</span>
          </button>
        ))}
    </nav>
  );
}
