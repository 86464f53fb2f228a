import { useQuery } from '@tanstack/react-query';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { useState } from 'react';
import { nextInterview } from '../../../../shared/rules/pipeline-status.ts';
import type { CalendarEvent, CalendarKind } from '../../../../shared/model/calendar.ts';
import { eventTexts } from '../../../../shared/validation/calendar.ts';
import { ApiError, failureMessage, refusalOf } from '../../../api/api-error.ts';
import { lastJoinLink } from '../../../common/meetings/join-link.ts';
import { readTimes, type TimesDraft } from '../model/event-times.ts';
import { meetingJobsQuery, useCalendarChange } from '../queries/calendar.ts';
import { sendEvent, type EventFacts } from '../queries/send-event.ts';

export interface EventFormInput {
  kind: CalendarKind;
  zone: string;
  /** The event to change; a new one without it. */
  event?: CalendarEvent | undefined;
  draft: TimesDraft;
  /** Whom and about which job to meet, where that is known already. */
  about?: { candidateId: number; jobId: number | null } | undefined;
  onSaved: () => void;
}

const placed = ['joinLink', 'start', 'end', 'candidateId', 'jobId', 'title', 'comment', 'keepMeetings', 'isOverBusy'];

/** The fields of an event's form, what is wrong with each, and how to send them. */
export function useEventForm({ kind, zone, event, draft: given, about, onSaved }: EventFormInput) {
  const [draft, setDraft] = useState(given);
  const [facts, setFacts, forget] = useKeptState(
    `event.${kind}.${event?.id ?? about?.candidateId ?? 'new'}`,
    factsOf(event, about),
  );
  const [wasTried, setTried] = useState(false);
  const candidateId = Number(facts.candidateId);
  const jobs = useQuery({ ...meetingJobsQuery(candidateId), enabled: kind === 'meeting' && !event && candidateId > 0 });
  const place = jobs.data?.find(({ id }) => id === Number(facts.jobId));
  const next = place ? nextInterview(place.status) : null;
  const save = useCalendarChange((wish: Pick<Parameters<typeof sendEvent>[0], 'times' | 'isConfirmed'>) =>
    sendEvent({ kind, event, facts, next, ...wish }),
  );
  const read = readTimes(draft, zone);
  const refused = save.error instanceof ApiError ? save.error.errors : [];
  const refusedFor = (key: string) => refusalOf(save.error, key);
  const timesProblem = (edge: 'start' | 'end') =>
    (wasTried && 'problem' in read && read.problem === edge ? read.message : undefined) ?? refusedFor(edge);
  const lacksCandidate = kind === 'meeting' && !event && !facts.candidateId;
  const texts = textProblems(kind, facts);
  const submit = (isConfirmed: boolean) => {
    setTried(true);
    if (!('start' in read) || lacksCandidate || texts.title || texts.comment) return;
    save.mutate(
      { times: { ...read, zone }, isConfirmed },
      {
        onSuccess: () => {
          forget();
          onSaved();
        },
      },
    );
  };
  return {
    draft,
    setDraft: (next: TimesDraft) => {
      setDraft(next);
      save.reset();
    },
    facts,
    /** The interview to which booking proposes to move the candidate. */
    next,
    change: (some: Partial<EventFacts>) => setFacts({ ...facts, ...some }),
    question: 'question' in read ? read.question : undefined,
    problems: {
      times: { start: timesProblem('start'), end: timesProblem('end') },
      candidate: wasTried && lacksCandidate ? 'Required' : refusedFor('candidateId'),
      job: refusedFor('jobId'),
      joinLink: refusedFor('joinLink'),
      title: (wasTried && texts.title) || refusedFor('title'),
      comment: (wasTried && texts.comment) || refusedFor('comment'),
      /** Interviews are within the time away, or who holds the interview is busy, and nothing says yet that it is known. */
      asked: refusedFor('keepMeetings') ?? refusedFor('isOverBusy'),
      failure: save.error && !refused.some(({ key }) => placed.includes(key)) ? failureMessage(save.error) : undefined,
    },
    isSaving: save.isPending,
    submit,
  };
}

/** What is wrong with what is written about an event of this kind. */
function textProblems(kind: CalendarKind, facts: EventFacts): { [F in keyof typeof eventTexts]?: string | undefined } {
  const problem = (field: keyof typeof eventTexts) =>
    eventTexts[field].safeParse(facts[field]).error?.issues[0]?.message;
  return {
    title: kind === 'own' ? problem('title') : undefined,
    comment: kind === 'away' ? undefined : problem('comment'),
  };
}

/** The facts that the form begins with. */
function factsOf(event: EventFormInput['event'], about: EventFormInput['about']): EventFacts {
  return {
    candidateId: String(event?.candidateId ?? about?.candidateId ?? ''),
    jobId: String(event?.jobId ?? about?.jobId ?? ''),
    title: event?.title ?? '',
    comment: event?.comment ?? '',
    isOnline: Boolean(event?.zoomMeetingNumber),
    joinLink: event ? (event.joinLink ?? '') : lastJoinLink(),
    moves: true,
  };
}
