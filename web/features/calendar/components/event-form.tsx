import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { CalendarEvent, CalendarKind } from '../../../../shared/model/calendar.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { api } from '../../../api/api.ts';
import { candidateOption } from '../../../common/people/candidate-option.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextInput } from '../../../ui/fields/text-input.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { readTimes, type TimesDraft } from '../model/event-times.ts';
import { meetingCandidatesQuery, meetingJobsQuery, useCalendarChange } from '../queries/calendar.ts';
import { TimesFields } from './times-fields.tsx';

interface EventFormProps {
  kind: CalendarKind;
  zone: string;
  /** The event to change; a new one without it. */
  event?: CalendarEvent | undefined;
  draft: TimesDraft;
  /** Whom and about which job to meet, where that is known already. */
  about?: { candidateId: number; jobId: number | null } | undefined;
  onClose: () => void;
  onSaved: (message: string) => void;
}

interface Facts {
  candidateId: string;
  jobId: string;
  title: string;
  comment: string;
  isOnline: boolean;
}
type Times = { start: string; end: string; zone: string };

const words = {
  meeting: {
    add: 'Schedule an interview',
    change: 'Change the interview',
    save: 'Schedule',
    saved: 'The interview is scheduled',
  },
  own: { add: 'Add an event', change: 'Change the event', save: 'Add event', saved: 'The event is in your calendar' },
  away: {
    add: 'Mark as unavailable',
    change: 'Change the time away',
    save: 'Mark as unavailable',
    saved: 'You are marked as unavailable',
  },
} as const;

/** Creates or changes an event; refusals appear at the field that they name. */
export function EventForm({ kind, zone, event, draft: given, about, onClose, onSaved }: EventFormProps) {
  const [draft, setDraft] = useState(given);
  const [facts, setFacts] = useState<Facts>({
    candidateId: String(event?.candidateId ?? about?.candidateId ?? ''),
    jobId: String(event?.jobId ?? about?.jobId ?? ''),
    title: event?.title ?? '',
    comment: event?.comment ?? '',
    isOnline: Boolean(event?.zoomMeetingNumber),
  });
  const [wasTried, setTried] = useState(false);
  const save = useCalendarChange((wish: { times: Times; keepMeetings: boolean }) => send(kind, event, facts, wish));
  const read = readTimes(draft, zone);
  const refused = save.error instanceof ApiError ? save.error.errors : [];
  const refusalOf = (key: string) => refused.find((one) => one.key === key)?.message;
  const problem = (edge: 'start' | 'end') =>
    (wasTried && 'problem' in read && read.problem === edge ? read.message : undefined) ?? refusalOf(edge);
  const needsCandidate = wasTried && kind === 'meeting' && !facts.candidateId ? 'Required' : refusalOf('candidateId');
  const needsTitle = wasTried && kind === 'own' && !facts.title.trim() ? 'Required' : refusalOf('title');
  const staying = refusalOf('keepMeetings');
  const placed = ['start', 'end', 'candidateId', 'jobId', 'title', 'keepMeetings'];
  const failure =
    save.error && !refused.some(({ key }) => placed.includes(key)) ? failureMessage(save.error) : undefined;
  const submit = (keepMeetings: boolean) => {
    setTried(true);
    if (!('start' in read) || (kind === 'meeting' && !facts.candidateId) || (kind === 'own' && !facts.title.trim()))
      return;
    save.mutate(
      { times: { ...read, zone }, keepMeetings },
      { onSuccess: () => onSaved(event ? 'The change is saved' : words[kind].saved) },
    );
  };
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    submit(false);
  };
  const change = (some: Partial<Facts>) => setFacts({ ...facts, ...some });
  return (
    <Modal
      title={event ? words[kind].change : words[kind].add}
      size="medium"
      onClose={onClose}
      busy={save.isPending}
      actions={
        <>
          <Button kind="primary" type="submit" form="calendar-event" busy={save.isPending}>
            {event ? 'Save' : words[kind].save}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id="calendar-event" className="ui-form" onSubmit={onSubmit} noValidate aria-label={words[kind].add}>
        {failure && <Notice kind="error">{failure}</Notice>}
        {kind === 'meeting' && !event && (
          <PartnerFields
            facts={facts}

            error={needsCandidate}
            jobError={refusalOf('jobId')}
            onChange={change}
          />
        )}
        {kind === 'own' && (
          <TextInput
            label="Title"
            required
            maxLength={120}
            value={facts.title}
            error={needsTitle}
            help="Only you see what it is; others see that you are not free."
            onChange={({ target }) => change({ title: target.value })}
          />
        )}
        <TimesFields
          draft={draft}
          zone={zone}
          onChange={(next) => {
            setDraft(next);
            save.reset();
          }}
          errors={{ start: problem('start'), end: problem('end') }}
          question={'question' in read ? read.question : undefined}
        />
        {staying && (
          <Notice
            kind="warning"
            action={
              <Button size="small" onClick={() => submit(true)}>
                Keep them and mark me away
              </Button>
            }
          >
            {staying}.
          </Notice>
        )}
        {kind === 'meeting' && (
          <Checkbox
            label="Meet online"
            help="Gives the interview a room with its number and password, agenda and notes. Phone or video links go into the comment."
            checked={facts.isOnline}
            onChange={({ target }) => change({ isOnline: target.checked })}
          />
        )}
        {kind !== 'away' && (
          <TextArea
            label="Comment"
            required={false}
            rows={3}
            maxLength={1000}
            value={facts.comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        )}
      </form>
    </Modal>
  );
}

interface PartnerFieldsProps {
  facts: Pick<Facts, 'candidateId' | 'jobId'>;
  error: string | undefined;
  jobError: string | undefined;
  onChange: (facts: Partial<Pick<Facts, 'candidateId' | 'jobId'>>) => void;
}

/** Whom a manager meets, and for which job. */
export function PartnerFields({ facts, error, jobError, onChange }: PartnerFieldsProps) {
  const candidates = useQuery(meetingCandidatesQuery);
  const candidateId = Number(facts.candidateId);
  const jobs = useQuery({ ...meetingJobsQuery(candidateId), enabled: candidateId > 0 });
  const people = (candidates.data ?? []).map(candidateOption);
  const chosen = people.find(({ value }) => value === candidateId);
  return (
    <>
      <Select
        label="Candidate"
        picture={chosen ? <Avatar name={chosen.label} src={chosen.avatar} size={20} /> : null}
        required
        placeholder={candidates.isPending ? 'Loading…' : 'Choose a candidate'}
        options={people}
        value={facts.candidateId}
        error={error}
        help={
          candidates.data?.length === 0
            ? 'Candidates appear here once they are submitted for one of your jobs.'
            : undefined
        }
        onChange={({ target }) => onChange({ candidateId: target.value, jobId: '' })}
      />
      <Select
        label="Job"
        required={false}
        placeholder="No particular job"
        options={(jobs.data ?? []).map((job) => ({ value: job.id, label: job.title }))}
        value={facts.jobId}
        error={jobError}
        onChange={({ target }) => onChange({ jobId: target.value })}
      />
    </>
  );
}

async function send(
  kind: CalendarKind,
  event: CalendarEvent | undefined,
  facts: Facts,
  { times, keepMeetings }: { times: Times; keepMeetings: boolean },
): Promise<unknown> {
  const { calendar } = api;
  const comment = facts.comment.trim() || null;
  const params = { eventId: event?.id ?? 0 };
  const version = event ? { version: event.version } : {};
  if (kind === 'own') {
    const body = { ...times, comment, title: facts.title.trim() };
    return event ? calendar.changeOwnEvent({ params, body: { ...body, ...version } }) : calendar.addOwnEvent({ body });
  }
  if (kind === 'away') {
    const { zone, ...span } = times;
    return event
      ? calendar.changeUnavailability({ params, body: { ...times, ...version, keepMeetings } })
      : calendar.addUnavailability({ body: { dates: [span], zone, keepMeetings } });
  }
  const body = { ...times, comment, isOnline: facts.isOnline };
  if (event) return calendar.changeMeeting({ params, body: { ...body, ...version } });
  const jobId = facts.jobId ? Number(facts.jobId) : null;
  return calendar.bookMeeting({ body: { ...body, candidateId: Number(facts.candidateId), jobId } });
}
