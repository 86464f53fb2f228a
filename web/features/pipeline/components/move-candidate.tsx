import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CandidateOnJobRecord } from '../../../../shared/model/pipeline.ts';
import { isDeclinedApplicant } from '../../../../shared/rules/pipeline-status.ts';
import { useAccount } from '../../../common/account/account.ts';
import { OutlookSentences } from '../../../common/jobs/outlook.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { rowsOf } from '../../../api/paging.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { passedStatuses } from '../model/passed-statuses.ts';
import { candidateTimelineQuery } from '../queries/candidate-timeline.ts';
import { useAskedMove } from '../hooks/use-asked-move.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { StatusPicker } from './status-picker.tsx';

/**
 * Moves the candidate: one click forward, a reason to go back, a date for an interview, and ten minutes to undo the
 * user's own move. `readAt` is when it was read, in milliseconds.
 */
export function MoveCandidate({ onJob, readAt }: { onJob: CandidateOnJobRecord; readAt: number }) {
  const account = useAccount();
  const { pick, undo, isMoving, isUndoing, failure, dialog } = useAskedMove();
  // The timeline on the same page loads what is older of the story.
  const { jobId, candidateId, timeline, outlook } = onJob;
  const story = useInfiniteQuery({
    ...candidateTimelineQuery({ jobId, candidateId }, { first: timeline, readAt }),
    enabled: false,
  });
  const passed = story.hasNextPage ? undefined : passedStatuses(rowsOf(story.data));
  // Just after a move, what was read speaks of the status before.
  const isOfNow = outlook?.status === onJob.status && outlook.since === onJob.statusChangedAt;
  const steps = useRef<HTMLDivElement>(null);
  const wasUndone = useRef(false);
  useEffect(() => {
    // The notice has disappeared with its button; the keyboard continues at the status that is back.
    if (!wasUndone.current || document.activeElement !== document.body) return;
    wasUndone.current = false;
    steps.current?.querySelector<HTMLElement>('[aria-current="step"]')?.focus();
  });
  const navigate = useNavigate();
  const takeBack = () =>
    undo(onJob, () => {
      if (isDeclinedApplicant(onJob)) void navigate(paths.job(jobId));
      else wasUndone.current = true;
    });
  return (
    <Card title="Pipeline">
      <div className="stack" ref={steps}>
        <MovedNotice onJob={onJob} busy={isUndoing} onUndo={takeBack} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <StatusPicker
          position={onJob}
          mover={account}
          busy={isMoving}
          passed={passed}
          onPick={(status) => pick(onJob, status)}
        />
        {outlook && isOfNow && (
          <OutlookSentences
            outlook={outlook}
            reader={[onJob.managerId, ...(onJob.team ?? [])].includes(account.id) ? 'manager' : 'team'}
            readAt={readAt}
          />
        )}
      </div>
      {dialog}
    </Card>
  );
}
