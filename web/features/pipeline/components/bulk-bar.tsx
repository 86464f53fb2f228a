import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatuses, pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { PickBar } from '../../../ui/tables/pick-bar.tsx';
import type { Picking } from '../../../common/people/use-picking.ts';
import { BulkMoveDialog } from './bulk-move-dialog.tsx';

interface BulkBarProps {
  job: { id: number; status: JobStatus };
  /** Everybody who can be selected. */
  candidates: readonly CandidateOnJob[];
  picking: Picking;
}

/** What can be done with the selected candidates: move them together (PLUS-22), or write to each; nothing while nobody is selected. */
export function BulkBar({ job, candidates, picking: { picked, pickAll } }: BulkBarProps) {
  const selected = candidates.filter(({ candidateId }) => picked.has(candidateId));
  // The candidates as they were when the status was chosen, so that the result names them after they have moved.
  const [asked, setAsked] = useState<{ to: PipelineStatus; candidates: readonly CandidateOnJob[] } | null>(null);
  const [isDone, setDone] = useState(false);
  const { messagePeople } = useFrameActions();
  if (selected.length === 0 && !asked) return null;
  return (
    <PickBar
      label="Selected candidates"
      selected={countOf(selected.length, 'candidate')}
      all={selected.length < candidates.length ? candidates.length : undefined}
      onPickAll={() => pickAll(candidates.map(({ candidateId }) => candidateId))}
      onClear={() => pickAll([])}
    >
      <Menu
        label="Move the selected candidates"
        align="start"
        entries={pipelineStatuses.map((to) => ({
          label: pipelineStatusLabels[to],
          danger: to === 'rejected',
          onSelect: () => setAsked({ to, candidates: selected }),
        }))}
        trigger={
          <Button size="small" kind="primary">
            Move to <ChevronDown size={14} aria-hidden />
          </Button>
        }
      />
      <Button
        size="small"
        onClick={() =>
          messagePeople({
            people: selected.map(({ candidateId, candidate }) => ({ id: candidateId, name: fullName(candidate) })),
            jobId: job.id,
          })
        }
      >
        Message
      </Button>
      {asked && (
        <BulkMoveDialog
          jobId={job.id}
          jobStatus={job.status}
          candidates={asked.candidates}
          to={asked.to}
          onMoved={() => setDone(true)}
          onClose={() => {
            setAsked(null);
            setDone(false);
            if (isDone) pickAll([]);
          }}
        />
      )}
    </PickBar>
  );
}
