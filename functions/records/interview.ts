import type { MeetingFacts } from '../../shared/model/calendar.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * An interview as the recruiter finds it who put the candidate forward. Who meets whom is read from the meeting itself,
 * so that no name is copied.
 */
export interface Interview {
  eventId: number;
  /** The version of the meeting that this follows. */
  version: number;
  end: string;
  isCancelled: boolean;
}

/** Calendars elsewhere show 30 days back. */
const secondsKept = 31 * 86_400;

/**
 * The write by which a recruiter's interview follows its meeting; it is refused where a newer version was followed, in
 * whatever order events come. A cancelled one stays until its time is over, or a late event would bring it back.
 */
export function followedInterviewWrite(
  recruiterId: number,
  { eventId, version, end }: MeetingFacts,
  isCancelled: boolean,
  refusal: Error,
): SingleWrite {
  const ttl = Math.floor(Date.parse(end) / 1000) + secondsKept;
  return {
    put: { ...keys.interview(recruiterId, eventId), eventId, version, end, isCancelled, ttl },
    when: { expression: 'attribute_not_exists(pk) OR #version < :version', values: { version } },
    refusal,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  interview: {
    holds: 'when candidates whom a recruiter put forward are interviewed',
    own: (userId) => keys.interview(userId, 0),
    exported: { file: 'calendar' },
    erasure: remove,
  },
  interviewsOf: { leadsTo: 'interview' },
} satisfies PersonalData;
