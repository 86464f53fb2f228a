import { oneDay } from '../../../shared/constants/time.ts';
import type { WorkingWeek } from '../../../shared/model/working-hours.ts';
import { hidingIn } from '../people/hidden-from.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { accountsIn, type StoredAccount } from '../../records/account.ts';
import { interviewersOf, type StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { heldInterviewWrites } from '../../records/held-interview.ts';
import { marksOf } from '../../records/hiding.ts';
import { type AskedPool, chosenOf, type Held, type HoldingWish } from './hold-meeting.ts';
import { weekChecks, weekOf } from './interview-holders.ts';
import { heldMeeting } from './interviewers.ts';
import { interviewerChecks, interviewsAhead, weeksOf } from './interviewers.steps.ts';

type Place = Pick<StoredCandidateOnJob, 'jobId' | 'managerId' | 'candidateId' | 'status'>;

interface Wish extends HoldingWish {
  /** Thrown when somebody who holds it helps with the job no longer. */
  refusal: Error;
}

interface Asked {
  meeting: StoredCalendarEvent;
  candidateId: number;
  /** When those who may hold it work. */
  weeks: ReadonlyMap<number, WorkingWeek>;
}

/** Finds who holds meetings that managers book or move, by the plans of their jobs (PLUS-54). */
export function holdingIn(table: Table) {
  const { hidingOf, isHidden } = hidingIn(table);

  /** A meeting that is the interview ahead of a place, with those who hold it. */
  async function held(
    meeting: StoredCalendarEvent,
    place: Place,
    { former, isOverBusy, refusal }: Wish,
  ): Promise<Held> {
    const { jobId, candidateId } = place;
    const steps = await interviewsAhead(table, place);
    const own = steps.filter(({ id }) => meeting.stepId === undefined || meeting.stepId === id);
    const accounts = await accountsOf([...new Set(own.flatMap(({ interviewers }) => interviewers))]);
    const weeks = weeksOf(accounts);
    const asked = await inGroups(own, async (step) =>
      step.pool ? askedPool({ ...step, pool: step.pool }, { meeting, candidateId, weeks }) : undefined,
    );
    const choices = asked.flatMap((one) => {
      const who = one && chosenOf(one, meeting, { former, isOverBusy });
      return who ? [{ step: one.step, who }] : [];
    });
    const wished = former || own.length === 0 ? meeting : { ...meeting, isHostAside: true };
    const after = heldMeeting(
      wished,
      // Who was chosen is all of the interview's panel.
      own.map(({ pool, ...step }) => {
        const who = choices.find((choice) => choice.step.id === step.id)?.who;
        return who ? { ...step, interviewers: [who.id] } : { ...step, ...(pool && { pool }) };
      }),
    );
    const writes = choices.flatMap(({ step, who }) => [
      ...heldInterviewWrites({ jobId, candidateId, stepId: step.id, interviewerId: who.id }),
      ...(step.pool.mostPerWeek ? weekChecks(after, who) : []),
    ]);
    return {
      meeting: after,
      also: [...interviewerChecks(place, after, refusal), ...writes],
      names: namesIn(accounts),
      chosen: choices.map(({ who }) => who),
      isOverBusy,
    };
  }

  async function askedPool(
    step: AskedPool['step'],
    { meeting: { start, zone }, candidateId, weeks }: Asked,
  ): Promise<AskedPool> {
    const marks = marksOf(await hidingOf(candidateId)) ?? null;
    const monday = Date.parse(weekOf(start, zone));
    // A day more on each side covers every zone.
    const [first, last] = [-1, 8].map((days) => new Date(monday + days * oneDay).toISOString().slice(0, 10));
    const interviewers = await inGroups(step.interviewers, async (id) =>
      (await isHidden({ id, role: 'manager' }, candidateId, { marks }))
        ? []
        : [
            {
              id,
              week: weeks.get(id),
              days: await table.query(keys.calendarDaysBetween(id, first!, last!), { consistent: true }),
            },
          ],
    );
    return { step, interviewers: interviewers.flat() };
  }

  /** The names of those who hold a meeting beside its manager, by id; no call where nobody does. */
  async function namesOf(meeting: StoredCalendarEvent): Promise<ReadonlyMap<number, string>> {
    return namesIn(await accountsOf(interviewersOf(meeting)));
  }

  const accountsOf = async (ids: number[]) => (ids.length > 0 ? accountsIn(table).accounts(ids) : []);

  return { held, namesOf };
}

const namesIn = (accounts: readonly (StoredAccount | undefined)[]): ReadonlyMap<number, string> =>
  new Map(accounts.flatMap((one) => (one ? [[one.id, `${one.firstName} ${one.lastName}`.trim()] as const] : [])));
