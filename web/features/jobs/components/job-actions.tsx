import {
  ArrowRightLeft,
  CircleX,
  Copy,
  Ellipsis,
  Kanban,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Send,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../../shared/model/job.ts';
import { openingsWords } from '../../../../shared/rules/openings.ts';
import { useAccount } from '../../../common/account/account.ts';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/buttons/button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import { actionRefusal, type JobAction } from '../model/job-actions.ts';
import { HandOverModal } from './hand-over-modal.tsx';
import { RemoveJobModal } from './remove-job-modal.tsx';

interface JobActionsProps {
  job: Job;
  /** Puts the job on hold, or reopens it. */
  onToggleHold: () => void;
  onReopen: () => void;
  /** Whether a change is in progress. */
  busy: boolean;
}

/**
 * The board as the primary button, Edit next to it, and the rest in a menu. Actions that are not allowed show the
 * reason.
 */
export function JobActions({ job, onToggleHold, onReopen, busy }: JobActionsProps) {
  const { id: viewerId } = useAccount();
  const navigate = useNavigate();
  const { recommendJob } = useFrameActions();
  const [isRemoving, setRemoving] = useState(false);
  const [isHandingOver, setHandingOver] = useState(false);
  const reason = (action: JobAction) => actionRefusal(action, job, viewerId);
  const go = (to: string) => void navigate(to);
  const isOwn = job.managerId === viewerId;
  const isClosed = job.status === 'closed';
  const isHeld = job.status === 'on_hold';
  return (
    <>
      {(isOwn || job.team) && (
        <ButtonLink kind="primary" icon={<Kanban aria-hidden />} to={paths.jobCandidates(job.id)}>
          Open board
        </ButtonLink>
      )}
      <Button icon={<Pencil aria-hidden />} disabledReason={reason('edit')} onClick={() => go(paths.editJob(job.id))}>
        Edit
      </Button>
      <Button icon={<Send aria-hidden />} disabledReason={reason('recommend')} onClick={() => recommendJob(job)}>
        Recommend
      </Button>
      <Menu
        label="More actions"
        trigger={
          <IconButton label="More actions" kind="secondary" busy={busy}>
            <Ellipsis aria-hidden />
          </IconButton>
        }
        entries={[
          isHeld
            ? {
                label: 'Resume job',
                icon: <Play aria-hidden />,
                onSelect: onToggleHold,
                disabledReason: reason('resume'),
              }
            : {
                label: 'Hold job',
                icon: <Pause aria-hidden />,
                onSelect: onToggleHold,
                disabledReason: reason('hold'),
              },
          isClosed
            ? {
                label: 'Reopen job',
                icon: <RotateCcw aria-hidden />,
                onSelect: onReopen,
                disabledReason: reason('reopen'),
              }
            : {
                label: openingsWords(job) ? 'Hire or close' : 'Close job',
                icon: <CircleX aria-hidden />,
                to: paths.closeJob(job.id),
                disabledReason: reason('close'),
              },
          {
            label: 'Clone job',
            icon: <Copy aria-hidden />,
            to: paths.cloneJob(job.id),
            disabledReason: reason('clone'),
          },
          {
            label: 'Hand over job',
            icon: <ArrowRightLeft aria-hidden />,
            onSelect: () => setHandingOver(true),
            disabledReason: reason('handOver'),
          },
          {
            label: 'Delete job',
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => setRemoving(true),
            disabledReason: reason('delete'),
          },
        ]}
      />
      {isHandingOver && <HandOverModal job={job} onClose={() => setHandingOver(false)} />}
      {isRemoving && <RemoveJobModal job={job} onClose={() => setRemoving(false)} />}
    </>
  );
}
