import type { ReceivedPoints } from '../../../shared/model/points.ts';
import type { StoredEntry } from '../../records/points.ts';

/** Awards not yet acknowledged, oldest first, as the modal shows them (POINTS-07, POINTS-11). */
export function receivedOf(entries: StoredEntry[]): ReceivedPoints[] {
  return entries
    .flatMap((entry) => (entry.kind === 'award' && entry.viewedAt === null ? (record(entry) ?? []) : []))
    .sort((a, b) => a.rewardId - b.rewardId);
}

function record({ id, job, points, manager, candidate, at }: StoredEntry): ReceivedPoints | undefined {
  if (!job || !manager || !candidate) return undefined;
  return { rewardId: id, job: { ...job, points }, manager, candidate, receivedAt: at };
}
