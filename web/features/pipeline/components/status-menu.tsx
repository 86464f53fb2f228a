import { ChevronDown } from 'lucide-react';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatuses, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { Mover } from '../../../../shared/rules/pipeline-status.ts';
import { moveRefusal, placeLabel } from '../../../../shared/rules/pipeline-status.ts';
import { statusMeaning } from '../../../common/jobs/pipeline-meaning.ts';
import { fullName } from '../../../common/people/person.ts';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import './status-menu.css';

interface StatusMenuProps {
  candidate: CandidateOnJob;
  jobStatus: JobStatus;
  mover: Mover;
  busy: boolean;
  onPick: (status: PipelineStatus) => void;
}

/**
 * The candidate's status as a pill that opens the other statuses, so that a list moves a candidate with a click and a
 * choice. Statuses that are not allowed say why; where none is, the pill opens nothing.
 */
export function StatusMenu({ candidate, jobStatus, mover, busy, onPick }: StatusMenuProps) {
  const { status } = candidate;
  const pill = <StatePill meaning={statusMeaning[status]}>{placeLabel(candidate)}</StatePill>;
  const entries = pipelineStatuses
    .filter((to) => to !== status)
    .map((to) => ({
      label: pipelineStatusLabels[to],
      danger: to === 'rejected',
      disabledReason: moveRefusal({ ...candidate, jobStatus }, to, mover)?.message,
      onSelect: () => onPick(to),
    }));
  if (entries.every(({ disabledReason }) => disabledReason))
    return <span title={entries[0]?.disabledReason}>{pill}</span>;
  return (
    <div className="status-menu">
      <Menu
        label={`Move ${fullName(candidate.candidate)}`}
        align="start"
        entries={entries}
        trigger={
          <button
            type="button"
            className="status-menu-trigger"
            aria-label={`${placeLabel(candidate)}, move ${fullName(candidate.candidate)}`}
            disabled={busy}
          >
            {pill}
            <ChevronDown size={14} aria-hidden />
          </button>
        }
      />
    </div>
  );
}
