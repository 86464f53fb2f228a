import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CalendarEvent, MeetingRoom } from '../../../../shared/model/calendar.ts';
import { placeOfZone, spanIn } from '../../../../shared/rules/zone-words.ts';
import { api } from '../../../api/api.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { RecordLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { roomQuery } from '../queries/calendar.ts';

interface RoomInsideProps {
  event: CalendarEvent;
  password: string;
  zone: string;
}

/** The room of an online meeting: who is there, agenda, own notes, number and password, and the way to the candidate. */
export function RoomInside({ event, password, zone }: RoomInsideProps) {
  const { id, role } = useAccount();
  const isHeld = event.interviewers?.some((one) => one.id === id);
  const room = useQuery(roomQuery(event.id, password));
  useLeaving(event.id, password);
  const { jobId, candidateId } = event;
  const facts = [
    { label: 'When', value: spanIn(event, zone) },
    ...(event.zone === zone ? [] : [{ label: `In ${placeOfZone(event.zone)}`, value: spanIn(event, event.zone) }]),
    { label: 'Number', value: <span className="numeric">{event.zoomMeetingNumber}</span> },
    { label: 'Password', value: event.zoomMeetingPassword },
    ...(event.isCall ? [] : [{ label: 'Job', value: event.job?.title ?? 'No particular job' }]),
  ];
  return (
    <RecordLayout
      head={
        <PageHead
          title={event.title}
          lead={spanIn(event, zone)}
          back={{ to: paths.calendar(), label: 'Calendar' }}
          actions={
            <>
              {event.joinUrl && (
                <a className="ui-button" data-kind="primary" data-size="medium" href={event.joinUrl} rel="noreferrer">
                  Join
                </a>
              )}
              {role === 'manager' && !isHeld && jobId && candidateId && (
                <ButtonLink to={paths.candidateOnJob(jobId, candidateId)}>Open the candidate on this job</ButtonLink>
              )}
            </>
          }
        />
      }
      facts={
        <Card title="Facts">
          <Facts facts={facts} />
        </Card>
      }
    >
      <PageTitle>{event.title}</PageTitle>
      {room.isError && !room.data && <LoadFailure title="The room could not be entered" query={room} />}
      {room.isError && room.data && <FailureNotice what="Who is here is not known now" error={room.error} />}
      {room.isPending && <SkeletonText lines={6} />}
      {room.data && <WhoIsHere event={event} present={room.data.present} />}
      <Card title="Agenda">
        {event.comment ? <p className="calendar-comment">{event.comment}</p> : <p>No agenda was written.</p>}
      </Card>
      {room.data && <Notes key={event.id} number={event.id} password={password} saved={room.data.notes} />}
    </RecordLayout>
  );
}

function WhoIsHere({ event, present }: { event: CalendarEvent; present: MeetingRoom['present'] }) {
  const people = [event.manager, event.candidate, ...(event.interviewers ?? [])].flatMap((person) => person ?? []);
  return (
    <Card title="Who is here">
      <ul className="room-list" aria-live="polite">
        {people.map((person) => (
          <li key={person.id}>
            <Avatar name={fullName(person)} src={avatarAddress(person.avatar)} size={32} />
            {fullName(person)}
            <span className="room-when">
              {present.some(({ id }) => id === person.id) ? 'Here now' : 'Not here yet'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Notes({ number, password, saved }: { number: number; password: string; saved: string }) {
  const [notes, setNotes, forget] = useKeptState(`room.${number}`, saved);
  const save = useMutation({
    mutationFn: async () => (await api.calendar.saveRoomNotes({ params: { number }, body: { password, notes } })).data,
    onSuccess: forget,
  });
  return (
    <Card title="Your notes">
      <div className="ui-form">
        <TextArea
          label="Notes"
          required={false}
          rows={8}
          maxLength={10_000}
          value={notes}
          help="Only you read them."
          error={save.isError ? failureMessage(save.error) : undefined}
          onChange={({ target }) => {
            setNotes(target.value);
            save.reset();
          }}
        />
        {save.isSuccess && <Notice kind="done">Your notes are saved.</Notice>}
        <div className="ui-form-actions">
          <Button kind="primary" busy={save.isPending} onClick={() => save.mutate()}>
            Save notes
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Says that the reader left when the page does; a closed tab is noticed a minute later. */
function useLeaving(number: number, password: string): void {
  useEffect(
    () => () => {
      void api.calendar.enterRoom({ params: { number }, body: { password, isHere: false } }).catch(() => {});
    },
    [number, password],
  );
}
