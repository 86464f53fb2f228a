import { nameOfZone } from '../../../../shared/rules/zone-words.ts';
import { useState } from 'react';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import { isInterviewStatus } from '../../../../shared/constants/pipeline.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import { interviewDateRefusal } from '../../../../shared/rules/pipeline-status.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { useAccount } from '../../../common/account/account.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { maySchedule } from '../model/may-schedule.ts';
import { ownTimeZone } from '../../../common/account/own-time-zone.ts';
import { localMoment, momentOf } from '../model/move-question.ts';
import { useChangeInterviewDate } from '../queries/change-interview-date.ts';

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
      {mayChange && (
        <>
          {' '}
          <Button size="small" kind="quiet" onClick={() => setIsOpen(true)}>
            {onJob.interviewAt ? 'Change date' : 'Set date'}
          </Button>
        </>
      )}
      {maySchedule(onJob, account) && (
        <>
          {' '}
          <Link to={paths.meetingWith(onJob.candidateId, onJob.jobId)}>Schedule it in the calendar</Link>
        </>
      )}
      {isOpen && <InterviewDateModal onJob={onJob} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function InterviewDateModal({ onJob, onClose }: { onJob: Shown; onClose: () => void }) {
  const change = useChangeInterviewDate(onJob);
  const known = onJob.interviewAt ? localMoment(new Date(onJob.interviewAt)) : '';
  const [when, setWhen] = useState(known);
  const [problem, setProblem] = useState<string>();
  const [earliest] = useState(() => localMoment(new Date()));
  const save = () => {
    const interviewAt = momentOf(when) ?? null;
    if (when === known) return onClose();
    if (interviewAt && Date.parse(interviewAt) < Date.now()) return setProblem('Choose a time that is still ahead');
    return change.mutate(interviewAt, { onSuccess: onClose });
  };
  return (
    <Modal
      title={`When is the interview of ${fullName(onJob.candidate)}?`}
      lead="The candidate and everyone who works on this job are notified. Empty the field to leave the date open."
      onClose={onClose}
      busy={change.isPending}
      actions={
        <>
          <Button kind="primary" onClick={save} busy={change.isPending}>
            Save date
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <TextInput
        label="Interview on"
        type="datetime-local"
        min={earliest}
        value={when}
        onChange={(event) => {
          setWhen(event.target.value);
          setProblem(undefined);
          change.reset();
        }}
        help={`In your time zone, ${nameOfZone(ownTimeZone())}`}
        error={problem ?? (change.isError ? failureMessage(change.error) : undefined)}
      />
    </Modal>
  );
}
