import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { CalendarEvent, CalendarItem, CalendarKind } from '../../../../shared/model/calendar.ts';
import { placeOfZone, spanIn } from '../../../../shared/rules/zone-words.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { api } from '../../../api/api.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { useAccount } from '../../../common/account/account.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { InterviewDetails } from './interview-details.tsx';
import { calendarEventQuery, useCalendarChange } from '../queries/calendar.ts';

interface EventDetailsProps {
  item: CalendarItem;
  zone: string;
  onClose: () => void;
  onChange: (event: CalendarEvent) => void;
  onCancelled: (message: string) => void;
}

const meeting = { sure: 'Cancel it and tell both', cancel: api.calendar.cancelMeeting };
const removed = 'It is removed from your calendar';
const removal = {
  meeting: { ask: 'Cancel the interview', done: 'The interview is cancelled', ...meeting },
  call: { ask: 'Cancel the call', done: 'The call is cancelled', ...meeting },
  own: { ask: 'Remove the event', sure: 'Remove it', done: removed, cancel: api.calendar.removeOwnEvent },
  away: {
    ask: 'I am available again',
    sure: 'Remove the time away',
    done: removed,
    cancel: api.calendar.removeUnavailability,
  },
} as const;

/** An event in full, with what may be done about it: a meeting belongs to who arranged it, everything else to its owner. */
export function EventDetails(props: EventDetailsProps) {
  const { kind } = props.item;
  if (kind === 'interview') return <InterviewDetails {...props} />;
  return <OwnDetails {...props} kind={kind} />;
}

function OwnDetails({ item, kind, zone, onClose, onChange, onCancelled }: EventDetailsProps & { kind: CalendarKind }) {
  const { role } = useAccount();
  const isHeld = item.isHeld === true;
  const { data: event, error, refetch } = useQuery(calendarEventQuery(item.id));
  const [isSure, setSure] = useState(false);
  const { ask, sure, done, cancel } = removal[event?.isCall ? 'call' : kind];
  const remove = useCalendarChange(() => cancel({ params: { eventId: item.id } }));
  const mayChange =
    event?.state === 'booked' && (kind !== 'meeting' || (!isHeld && role === (event.isCall ? 'recruiter' : 'manager')));
  return (
    <Modal
      title={item.title}
      lead={spanIn(item, zone)}
      size="medium"
      onClose={onClose}
      busy={remove.isPending}
      actions={
        mayChange && (
          <>
            <Button
              kind={isSure ? 'danger' : 'quiet'}
              busy={remove.isPending}
              onClick={() =>
                isSure ? remove.mutate(undefined, { onSuccess: () => onCancelled(done) }) : setSure(true)
              }
            >
              {isSure ? sure : ask}
            </Button>
            <Button kind="primary" onClick={() => onChange(event)}>
              Move or change
            </Button>
          </>
        )
      }
    >
      {error && <FailureNotice what="The event could not be read" error={error} onRetry={() => void refetch()} />}
      {remove.error && <FailureNotice what="The event could not be removed" error={remove.error} />}
      {!event && !error && <SkeletonText lines={3} />}
      {event && (
        <Facts event={event} zone={zone} pageOf={role === 'manager' ? pageOfCandidate(event, isHeld) : undefined} />
      )}
    </Modal>
  );
}

// Who holds an interview that somebody else arranged may know no more of the candidate than what they score.
function pageOfCandidate({ jobId, candidateId }: CalendarEvent, isHeld: boolean) {
  if (!jobId || !candidateId) return undefined;
  return isHeld
    ? { to: paths.scorecards(jobId, candidateId), label: 'Open the scorecard' }
    : { to: paths.candidateOnJob(jobId, candidateId), label: 'Open the candidate on this job' };
}

interface FactsProps {
  event: CalendarEvent;
  zone: string;
  pageOf: { to: string; label: string } | undefined;
}

function Facts({ event, zone, pageOf }: FactsProps) {
  const { job, interviewers = [], joinUrl, zoomMeetingNumber: number } = event;
  const facts = [
    ...(event.zone === zone ? [] : [[`In ${placeOfZone(event.zone)}`, spanIn(event, event.zone)]]),
    ...(job ? [['Job', job.title]] : []),
    ...(interviewers.length > 0 ? [['Interviewers', interviewers.map(fullName).join(', ')]] : []),
  ];
  return (
    <dl className="calendar-facts">
      {facts.map(([what, fact]) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd>{fact}</dd>
        </Fragment>
      ))}
      {joinUrl && (
        <>
          <dt>Join</dt>
          <dd className="calendar-comment">
            <a href={joinUrl} rel="noreferrer" target="_blank">
              {joinUrl}
            </a>
          </dd>
        </>
      )}
      {number && (
        <>
          <dt>Online</dt>
          <dd>
            Number <span className="numeric">{number}</span>, password {event.zoomMeetingPassword}
          </dd>
          <dd>
            <ButtonLink size="small" kind="primary" to={paths.room(event.id)}>
              Open the room
            </ButtonLink>
          </dd>
        </>
      )}
      {event.comment && (
        <>
          <dt>Comment</dt>
          <dd className="calendar-comment">{event.comment}</dd>
        </>
      )}
      {pageOf && (
        <dd>
          <ButtonLink size="small" to={pageOf.to}>
            {pageOf.label}
          </ButtonLink>
        </dd>
      )}
    </dl>
  );
}
