import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import { pipelineStatuses } from '../../../shared/constants/pipeline.ts';
import type { Outlook } from '../../../shared/model/pipeline.ts';
import { isLeftWaiting } from '../../../shared/rules/silence.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import type { PassedStatus } from '../../records/passed-status.ts';

/** Where the candidate stands among the others on the job, and what usually comes next (PLUS-12, PLUS-13). */
export function outlookOf(
  own: StoredCandidateOnJob,
  others: readonly StoredCandidateOnJob[],
  { at, silenceDays }: { at: string; silenceDays: number },
): Outlook {
  return {
    status: own.status,
    since: own.statusChangedAt,
    isSilent: isLeftWaiting(own, at, silenceDays),
    isManagerReminded: own.remindedSince === own.statusChangedAt,
    usually: usualNext(others, own.status),
  };
}

/** From fewer than this many others nothing is said: it would tell about one person and not about the job. */
const fewest = 3;
const hoursOfADay = 24;

/**
 * What came next for the others on the job who have left this status, most often and how long it usually took: half of
 * those who went there needed at most so many days. Undefined where too few have left it.
 */
export function usualNext(others: readonly StoredCandidateOnJob[], status: PipelineStatus): Outlook['usually'] {
  const place = pipelineStatuses.indexOf(status);
  const left = others.flatMap((one) => leavings(one, place));
  if (left.length < fewest) return null;
  const byNext = Map.groupBy(left, ({ to }) => to);
  const [to, went] = [...byNext].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (!to || !went) return null;
  const hours = went.map((one) => one.hours).toSorted((a, b) => a - b);
  const median = hours[Math.floor((hours.length - 1) / 2)] ?? 0;
  return { of: left.length, went: went.length, to, days: Math.max(1, Math.ceil(median / hoursOfADay)) };
}

// The newest time that somebody left the status; those who left it twice count once.
function leavings(
  { passed = [], status }: StoredCandidateOnJob,
  place: number,
): { to: PipelineStatus; hours: number }[] {
  const last = passed.findLastIndex(([left]: PassedStatus) => left === place);
  const found = passed[last];
  const to = passed[last + 1] ? pipelineStatuses[passed[last + 1]?.[0] ?? 0] : status;
  return found && to ? [{ to, hours: found[1] }] : [];
}
