import { useState } from 'react';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { interviewDateRefusal } from '../../../../shared/rules/pipeline-status.ts';
import { failureMessage, refusalOf } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { localMoment, momentOf } from '../../../common/forms/moment-fields.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { useBooking } from '../hooks/use-booking.ts';
import { maySchedule } from '../model/may-schedule.ts';
import { useChangeInterviewDate } from '../queries/change-interview-date.ts';
import { InterviewFields } from './interview-fields.tsx';

type Shown = CandidateOnJob & { jobStatus: JobStatus };

/** Whether the candidate has an interview ahead, whose date is worth a line among the facts. */
export const hasInterview = ({ status }: CandidateOnJob): boolean => isInterviewStatus(status);

/** The date of the interview ahead, which those who work on the candidate can set and change. */
export function InterviewDate({ onJob }: { onJob: Shown }) {
  const account = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const mayChange = !interviewDateRefusal(onJob, { to: null, now }, account);
  return (
    <>
      {onJob.interviewAt ? formatExact(onJob.interviewAt) : 'No date yet'}
      <div className="cluster">
        {mayChange && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {onJob.interviewAt ? 'Change date' : 'Set date'}
          </Button>
        )}
        {maySchedule(onJob, account) &&
          (onJob.meetingId && onJob.interviewAt ? (
            <Link to={paths.meeting(onJob.meetingId, onJob.interviewAt)}>Show it in the calendar</Link>
          ) : (
            <Link to={paths.meetingWith(onJob.candidateId, onJob.jobId, onJob.interviewAt)}>
              Schedule it in the calendar
            </Link>
          ))}
      </div>
      {isOpen && <InterviewDateModal onJob={onJob} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InterviewDateModal({ onJob, onClose }: { onJob: Shown; onClose: () => void }) {
  const change = useChangeInterviewDate(onJob);
  const known = onJob.interviewAt ? localMoment(onJob.interviewAt) : '';
  const keptAs = `date.${onJob.jobId}.${onJob.candidateId}`;
  const [when, setWhen, forget] = useKeptState(`interview.${keptAs}.${known}`, known);
  const [problem, setProblem] = useState<string>();
  const schedules = maySchedule(onJob, useAccount());
  const mayBook = schedules && !onJob.meetingId;
  const form = useBooking({ keptAs, mayBook });
  const save = () => {
    const interviewAt = momentOf(when) ?? null;
    if (when === known && !(when && form.isBooking)) return onClose();
    if (interviewAt && Date.parse(interviewAt) < Date.now()) return setProblem('Choose a time that is still ahead');
    const booked = interviewAt ? form.read() : {};
    const onSuccess = () => {
      forget();
      form.sent();
      onClose();
    };
    return booked && change.mutate({ interviewAt, ...booked }, { onSuccess });
  };
  return (
    <ConfirmModal
      title={`When is the interview of ${fullName(onJob.candidate)}?`}
      lead={
        onJob.meetingId
          ? 'The interview moves in both calendars, and everyone who works on this job is notified. Empty the field to cancel it.'
          : 'The candidate and everyone who works on this job are notified. Empty the field to leave the date open.'
      }
      onClose={onClose}
      busy={change.isPending}
      confirm="Save date"
      onConfirm={save}
    >
      <InterviewFields
        label="Interview on"
        when={when}
        onWhen={(next) => {
          setWhen(next);
          setProblem(undefined);
          change.reset();
        }}
        error={problem ?? (change.isError ? failureMessage(change.error) : undefined)}
        form={form}
        wasBusy={refusalOf(change.error, 'isOverBusy') !== undefined}
        isBooked={schedules && !mayBook}
      />
    </ConfirmModal>
  );
}
