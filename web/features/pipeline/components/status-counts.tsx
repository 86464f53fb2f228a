import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { boardColumns } from '../model/board-columns.ts';
import './bulk-move.css';

/** How many candidates of the job are in each status, in the order of the pipeline; statuses with nobody are left out. */
export function StatusCounts({ candidates }: { candidates: readonly CandidateOnJob[] }) {
  return (
    <ul className="status-counts" aria-label="Candidates by status">
      {boardColumns(candidates)
        .filter(({ cards }) => cards.length > 0)
        .map(({ status, cards }) => (
          <li key={status}>
            <StatePill meaning={statusMeaning[status]}>
              {pipelineStatusLabels[status]} <span className="numeric">{cards.length}</span>
            </StatePill>
          </li>
        ))}
    </ul>
  );
}
