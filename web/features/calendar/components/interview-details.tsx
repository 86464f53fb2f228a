import type { CalendarItem } from '../../../../shared/model/calendar.ts';
import { spanIn } from '../../../../shared/rules/zone-words.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

interface InterviewDetailsProps {
  item: CalendarItem;
  zone: string;
  onClose: () => void;
}

/** An interview of a candidate whom the recruiter put forward: who meets whom, for which job; only those two change it. */
export function InterviewDetails({
  item: { title, start, end, job, other, isOnline },
  zone,
  onClose,
}: InterviewDetailsProps) {
  return (
    <Modal
      title={title}
      lead={spanIn({ start, end }, zone)}
      size="medium"
      onClose={onClose}
      actions={
        job &&
        other && (
          <ButtonLink kind="primary" to={paths.candidateOnJob(job.id, other.id)}>
            Open the candidate on this job
          </ButtonLink>
        )
      }
    >
      <dl className="calendar-facts">
        {job && (
          <>
            <dt>Job</dt>
            <dd>{job.title}</dd>
          </>
        )}
        <dt>Where</dt>
        <dd>{isOnline ? 'Online, in a room for the two' : 'As the two agree'}</dd>
      </dl>
      <p className="soft">The manager and the candidate can move or cancel it; your calendar follows.</p>
    </Modal>
  );
}
