import { closedOrHeld } from '../../../shared/rules/open-job.ts';
import { interviewsIn } from '../../domain/calendar/interviews.steps.ts';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredApplication } from '../../records/application.ts';
import { restoredApplicationWrite, withdrawnApplicationWrite } from '../../records/application.ts';
import type { StatusChange, StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { notClosedJobCheck, openJobCheck } from '../../records/job-gate.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';

/** Saves that candidates withdraw, and that they take it back. */
export function withdrawalsStore(table: Table) {
  /** Saves that an application waits no more. No key of its manager's leads there from now on, so they get traces. */
  async function saveWithdrawn(application: StoredApplication, event: AnyEvent): Promise<void> {
    const { candidate, managerId, jobId } = application;
    await table.write([
      withdrawnApplicationWrite(application, event.time),
      traceWrite(managerId, { pk: event.subject }),
      traceWrite(managerId, keys.application(candidate.id, jobId)),
      // A later application has an id of its own.
      traceWrite(candidate.id, { pk: event.subject }),
      eventWrite(event),
    ]);
  }

  /** Saves that an application waits again; a job that takes no candidates any more refuses. */
  async function saveRestored(application: StoredApplication, event: AnyEvent): Promise<void> {
    await table.write([
      restoredApplicationWrite(application),
      openJobCheck(application.jobId, refuse.gone(closedOrHeld)),
      eventWrite(event),
    ]);
  }

  /** Saves that a candidate leaves a job or returns to it; a closed job refuses. */
  async function saveMoved(change: StatusChange): Promise<StoredCandidateOnJob> {
    const also = [notClosedJobCheck(change.before.jobId, refuse.conflict('This job was closed meanwhile'))];
    return interviewsIn(table).saveMove(change, { also });
  }

  return { saveWithdrawn, saveRestored, saveMoved };
}
export type WithdrawalsStore = ReturnType<typeof withdrawalsStore>;
