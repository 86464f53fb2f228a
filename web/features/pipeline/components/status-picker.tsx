import { Check, X } from 'lucide-react';
import { pipelineStatuses, pipelineStatusHelp, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { Mover, PipelinePosition } from '../../../../shared/rules/pipeline-status.ts';
import { moveRefusal } from '../../../../shared/rules/pipeline-status.ts';
import { stepLooks, type StepLook } from '../model/passed-statuses.ts';
import './status-picker.css';

interface StatusPickerProps {
  position: PipelinePosition;
  mover: Mover;
  busy: boolean;
  /** The statuses that the candidate was in; without it, all before the present one look passed. */
  passed?: ReadonlySet<PipelineStatus> | undefined;
  onPick: (status: PipelineStatus) => void;
}

const lookWords: Partial<Record<StepLook, string>> = { done: ' (done)', skipped: ' (skipped)' };

/**
 * All nine statuses in order. Those not allowed now stay visible with the reason, by the server's own rule (PIPE-14).
 * Passed, skipped and present steps differ, and Rejected looks like none of them.
 */
export function StatusPicker({ position, mover, busy, passed, onPick }: StatusPickerProps) {
  const looks = stepLooks(position.status, passed);
  const reasons = pipelineStatuses.map((status) =>
    status === position.status ? undefined : moveRefusal(position, status, mover)?.message,
  );
  const [first] = reasons.filter(Boolean);
  const shared = reasons.every((reason, place) => reason === first || pipelineStatuses[place] === position.status)
    ? first
    : undefined;
  return (
    <div className="stack">
      {shared && <p className="faint">{shared}</p>}
      <ol className="pipeline-steps" aria-label="Move to">
        {pipelineStatuses.map((status, place) => (
          <li key={status}>
            <button
              type="button"
              className="pipeline-step"
              aria-current={status === position.status ? 'step' : undefined}
              aria-disabled={Boolean(reasons[place]) || busy || undefined}
              aria-description={reasons[place] ?? pipelineStatusHelp[status]}
              data-look={looks[place]}
              data-end={status === 'rejected' || undefined}
              onClick={({ detail }) => {
                // A double click counts as one click.
                if (detail < 2 && status !== position.status && !reasons[place] && !busy) onPick(status);
              }}
            >
              <StepMark look={looks[place] ?? 'ahead'} isEnd={status === 'rejected'} />
              <span>{pipelineStatusLabels[status]}</span>
              {pipelineStatusHelp[status] && (
                <span className="pipeline-step-help" aria-hidden>
                  {pipelineStatusHelp[status]}
                </span>
              )}
              {lookWords[looks[place] ?? 'ahead'] && (
                <span className="visually-hidden">{lookWords[looks[place] ?? 'ahead']}</span>
              )}
              {reasons[place] && !shared && <span className="pipeline-step-reason">{reasons[place]}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepMark({ look, isEnd }: { look: StepLook; isEnd: boolean }) {
  return (
    <span className="pipeline-step-mark" aria-hidden="true">
      {isEnd && <X size={12} />}
      {look === 'done' && <Check size={12} />}
    </span>
  );
}
