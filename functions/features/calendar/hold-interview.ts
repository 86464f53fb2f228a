import { countOf } from '../../../shared/rules/money.ts';
import { changedMeanwhile } from '../../records/calendar-day.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import { heldInterviewWrites } from '../../records/held-interview.ts';
import { memberCheck } from '../../records/job-member.ts';
import type { Write } from '../../platform/table/write.ts';
import { holdersOf, weekChecks } from '../../domain/calendar/interview-holders.ts';
import { type DaysOfAll, offeredTimes } from './offered-times.ts';

/** A meeting with those who hold it, and what is written with it so that they still may. */
export interface MeetingOfOffer {
  meeting: StoredCalendarEvent;
  also: readonly Write[];
}

/**
 * The meeting of an offer with those who hold it: their days are a condition of its write like everybody's, and so is
 * that they still help with the job and, where a pool has a limit, their whole week (PLUS-54).
 */
export function meetingOfOffer(
  { manager, candidate, job, step, ...offer }: StoredBookingOffer,
  meeting: StoredCalendarEvent,
  { days, former }: { days: DaysOfAll; former: StoredCalendarEvent | undefined },
): MeetingOfOffer {
  if (!job || !step) return { meeting, also: [] };
  const held = holdersOf(offer, days, { moving: meeting.id, former: former?.people ?? [] })(Date.parse(meeting.start));
  const people = [...new Set([manager.id, candidate.id, ...held])];
  const isHostAside = held.length > 0 && !held.includes(manager.id);
  const after = { ...meeting, people, isHostAside, stepId: step.id };
  const [chosen] = days.pool ? days.interviewers.filter(({ id }) => held.includes(id)) : [];
  const colleagues = held.filter((id) => id !== manager.id && id !== days.jobManagerId);
  return {
    meeting: after,
    also: [
      ...colleagues.map((id) => memberCheck(job.id, id, changedMeanwhile)),
      ...(chosen
        ? heldInterviewWrites({ jobId: job.id, candidateId: candidate.id, stepId: step.id, interviewerId: chosen.id })
        : []),
      ...(chosen && days.pool?.mostPerWeek ? weekChecks(after, chosen) : []),
    ],
  };
}

/** Why an offer has no time at which its interview could be held; undefined where it has one. */
export function whyNever(offer: StoredBookingOffer, days: DaysOfAll, now: string): string | undefined {
  const isEver = (of: DaysOfAll) => offeredTimes(offer, of, { now, moving: null }).length > 0;
  if (isEver(days)) return undefined;
  if (!days.pool) return 'The panel and the candidate are all free at none of these times; offer other days or hours';
  if (isEver({ ...days, pool: { mostPerWeek: null } }))
    return `Everybody of the pool who is free has ${countOf(days.pool.mostPerWeek ?? 0, 'interview')} that week already; raise the limit in the interviews of the job, or offer another week`;
  return 'Nobody of the pool and the candidate are free at the same time; offer other days or hours';
}
