import { pipelineStatuses, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { Mover, PipelinePosition } from '../../../../shared/rules/pipeline-status.ts';
import { isForward, moveRefusal } from '../../../../shared/rules/pipeline-status.ts';
import './status-picker.css';

interface StatusPickerProps {
  position: PipelinePosition;
  mover: Mover;
  busy: boolean;
  onPick: (status: PipelineStatus) => void;
}

/**
 * All nine statuses in order. Those not allowed now stay visible with the reason, by the server's own rule (PIPE-14).
 */
export function StatusPicker({ position, mover, busy, onPick }: StatusPickerProps) {
  const reasons = pipelineStatuses.map((status) =>
    status === position.status ? undefined : moveRefusal(position, status, mover)?.message,
  );
  const [first] = reasons.filter(Boolean);
  const shared = reasons.every((reason, place) => reason === first || pipelineStatuses[place] === position.status)
    ? first
    : undefined;
  return (
    <div>
      {shared && <p className="faint">{shared}</p>}
      <ol className="pipeline-steps" aria-label="Move to">
        {pipelineStatuses.map((status, place) => (
          <li key={status}>
            <button
              type="button"
              className="pipeline-step"
              aria-current={status === position.status ? 'step' : undefined}
              aria-disabled={Boolean(reasons[place]) || busy || undefined}
              aria-description={reasons[place]}
              data-done={isForward(status, position.status) && status !== 'rejected' ? true : undefined}
              onClick={({ detail }) => {
                // A double click counts as one click.
                if (detail < 2 && status !== position.status && !reasons[place] && !busy) onPick(status);
              }}
            >
              <span className="pipeline-step-mark" aria-hidden="true" />
              <span>{pipelineStatusLabels[status]}</span>
              {reasons[place] && !shared && <span className="pipeline-step-reason">{reasons[place]}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
