import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { endedApplicationWrites, putBackApplicationWrite } from '../../records/application.ts';
import { settledClaimWrite, type StoredClaim, undoneClaimWrites } from '../../records/claim.ts';
import { noWaitingChoiceWrite, type WaitingChoice, waitingChoiceWrite } from '../../records/claim-choice.ts';
import { undoneIntroductionWrites } from '../../records/introduction.ts';
import { formerPlaceOf, givenUpPlaceWrites } from '../../records/candidate-on-job.ts';
import { countedOnJobWrite } from '../../records/job.ts';
import { notClosedJobCheck } from '../../records/job-gate.ts';
import { disagreedCandidateWrite, givenBackWrites } from '../../records/recruiter-of-place.ts';
import type { ChoiceUndone } from './undo-choice.ts';

const hour = 3_600_000;
/** Runs that failed are made up for within these hours. */
const hoursBack = 3;
const mostAtOnce = 500;

/** Saves that candidates take a choice back, and which choices wait until they no longer can. */
export function choicesStore(table: Table) {
  /**
   * Saves that a choice is taken back: proposal, introduction and the place on the job in one transaction. Refused where
   * the others were notified, somebody was moved, or the job was closed in the same moment.
   */
  async function saveUndone(undone: ChoiceUndone, also: Write[] = []): Promise<void> {
    const { before, after, introductions, event } = undone;
    await table.write([
      ...undoneClaimWrites(before, after),
      ...undoneIntroductionWrites(before, introductions),
      ...placeWrites(undone),
      notClosedJobCheck(before.job.id, refuse.conflict('This job was closed meanwhile')),
      eventWrite(event),
      ...also,
    ]);
  }

  /** Remembers a choice of which others are to be notified later. */
  async function saveWaiting(choice: WaitingChoice): Promise<void> {
    await table.writeOne(waitingChoiceWrite(choice));
  }

  /** The choices that are due at this time, the oldest first. */
  async function dueChoices(at: string): Promise<WaitingChoice[]> {
    const hours = Array.from({ length: hoursBack + 1 }, (_, back) =>
      new Date(Date.parse(at) - (hoursBack - back) * hour).toISOString().slice(0, 13),
    );
    const found = await Promise.all(
      hours.map((one) => table.query(keys.waitingChoices(one), { consistent: true, limit: mostAtOnce })),
    );
    return found.flat().filter(({ dueAt }) => dueAt <= at);
  }

  /** Closes the time for undoing; refused where the choice was undone or ended meanwhile. */
  async function saveSettled(claim: StoredClaim, at: string): Promise<void> {
    await table.writeOne(settledClaimWrite(claim, at));
  }

  /** Removes a choice that waits no more. */
  async function removeWaiting(choice: WaitingChoice): Promise<void> {
    await table.writeOne(noWaitingChoiceWrite(choice));
  }

  return { saveUndone, saveWaiting, dueChoices, saveSettled, removeWaiting };
}
export type ChoicesStore = ReturnType<typeof choicesStore>;

function placeWrites({ onJob, place, before }: ChoiceUndone): Write[] {
  if (place.to === 'same') return [disagreedCandidateWrite(onJob)];
  if (place.to === 'earlier') return givenBackWrites(onJob, place.event);
  const { application, isWaiting, event } = place;
  return [
    ...givenUpPlaceWrites(onJob),
    ...(isWaiting
      ? [putBackApplicationWrite(application, undefined, formerPlaceOf(onJob))]
      : endedApplicationWrites(application)),
    countedOnJobWrite(before.job.id, { candidatesCount: -1 }),
    eventWrite(event),
  ];
}
