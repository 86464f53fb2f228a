import type { JobStatus } from '../../../../shared/constants/job.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { isDeclinedApplicant } from '../../../../shared/rules/pipeline-status.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { maySchedule } from '../model/may-schedule.ts';
import { useStillUndoable } from '../hooks/use-still-undoable.ts';

interface MovedNoticeProps {
  onJob: CandidateOnJob & { jobStatus: JobStatus };
  busy: boolean;
  onUndo: () => void;
}

/**
 * Shows the user's own last move with an undo while that is possible (ten minutes); then nothing. A move to an interview
 * offers its manager to schedule it.
 */
export function MovedNotice({ onJob, busy, onUndo }: MovedNoticeProps) {
  const account = useAccount();
  const canUndo = useStillUndoable(onJob, account);
  if (!canUndo || !onJob.lastChange) return null;
  const offersMeeting = maySchedule(onJob, account) && !onJob.meetingId;
  return (
    <Notice
      kind="done"
      action={
        <>
          {offersMeeting && (
            <ButtonLink size="small" to={paths.meetingWith(onJob.candidateId, onJob.jobId, onJob.interviewAt)}>
              Schedule the interview
            </ButtonLink>
          )}
          <Button size="small" kind="quiet" busy={busy} onClick={onUndo}>
            Undo
          </Button>
        </>
      }
    >
      {isDeclinedApplicant(onJob)
        ? `You declined ${onJob.candidate.firstName}. If you undo this, the application waits again.`
        : `You moved ${onJob.candidate.firstName} to ${pipelineStatusLabels[onJob.lastChange.to]}.`}
    </Notice>
  );
}
