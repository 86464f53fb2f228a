import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarEvent, CalendarItem, CalendarKind } from '../../../../shared/model/calendar.ts';
import { placeOfZone, spanIn } from '../../../../shared/rules/zone-words.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { api } from '../../../api/api.ts';
import { paths } from '../../../common/navigation/paths.ts';
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

/** An event in full, with what may be done about it: a meeting belongs to its manager, everything else to its owner. */
export function EventDetails(props: EventDetailsProps) {
  const { kind } = props.item;
  if (kind === 'interview') return <InterviewDetails {...props} />;
  return <OwnDetails {...props} kind={kind} />;
}

function OwnDetails({ item, kind, zone, onClose, onChange, onCancelled }: EventDetailsProps & { kind: CalendarKind }) {
  const { role } = useAccount();
  const { data: event, error, refetch } = useQuery(calendarEventQuery(item.id));
  const [isSure, setSure] = useState(false);
  const { ask, sure, done, cancel } = removal[event?.isCall ? 'call' : kind];
  const remove = useCalendarChange(() => cancel({ params: { eventId: item.id } }));
  const mayChange =
    event?.state === 'booked' && (kind !== 'meeting' || role === (event.isCall ? 'recruiter' : 'manager'));
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
      {event && <Facts event={event} zone={zone} isManager={role === 'manager'} />}
    </Modal>
  );
}

function Facts({ event, zone, isManager }: { event: CalendarEvent; zone: string; isManager: boolean }) {
  const { job, candidateId, jobId, joinUrl, zoomMeetingNumber: number } = event;
  return (
    <dl className="calendar-facts">
      {event.zone !== zone && (
        <>
          <dt>In {placeOfZone(event.zone)}</dt>
          <dd>{spanIn(event, event.zone)}</dd>
        </>
      )}
      {job && (
        <>
          <dt>Job</dt>
          <dd>{job.title}</dd>
        </>
      )}
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
      {isManager && jobId && candidateId && (
        <dd>
          <ButtonLink size="small" to={paths.candidateOnJob(jobId, candidateId)}>
            Open the candidate on this job
          </ButtonLink>
        </dd>
      )}
    </dl>
  );
}
