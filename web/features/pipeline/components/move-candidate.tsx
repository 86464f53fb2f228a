import { useInfiniteQuery } from '@tanstack/react-query';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { useAccount } from '../../../common/account/account.ts';
import { OutlookWords } from '../../../common/jobs/outlook.tsx';
import { rowsOf } from '../../../api/paging.ts';
import { Card } from '../../../ui/layouts/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { passedStatuses } from '../passed-statuses.ts';
import { candidateTimelineQuery } from '../queries/candidate-timeline.ts';
import { useAskedMove } from '../use-asked-move.tsx';
import { MovedNotice } from './moved-notice.tsx';
import { StatusPicker } from './status-picker.tsx';

type Shown = CandidateOnJob & { jobStatus: JobStatus };

/**
 * Moves the candidate: one click forward, a reason to go back, a date for an interview, and ten minutes to undo the
 * user's own move.
 */
export function MoveCandidate({ onJob }: { onJob: Shown }) {
  const account = useAccount();
  const { pick, undo, isMoving, isUndoing, failure, dialog } = useAskedMove();
  // The timeline on the same page loads the story.
  const { jobId, candidateId } = onJob;
  const story = useInfiniteQuery({ ...candidateTimelineQuery({ jobId, candidateId }), enabled: false });
  const passed = story.data && !story.hasNextPage ? passedStatuses(rowsOf(story.data)) : undefined;
  return (
    <Card title="Pipeline">
      <div className="stack">
        <MovedNotice onJob={onJob} busy={isUndoing} onUndo={() => undo(onJob)} />
        {failure && <Notice kind="error">{failure}</Notice>}
        <StatusPicker
          position={onJob}
          mover={account}
          busy={isMoving}
          passed={passed}
          onPick={(status) => pick(onJob, status)}
        />
        {onJob.jobStatus === 'signed' && (
          <OutlookWords
            jobId={jobId}
            candidateId={candidateId}
            at={`${onJob.status} ${onJob.statusChangedAt}`}
            reader="team"
          />
        )}
      </div>
      {dialog}
    </Card>
  );
}
