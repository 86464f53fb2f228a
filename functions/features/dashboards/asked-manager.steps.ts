import type { CountersOf } from '../../domain/counters/hour-counters.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { DashboardsStore } from './dashboards.store.ts';

interface Asked {
  actor: { id: number };
  query: { managerId?: number | undefined };
}

/**
 * Whose figures a super manager asks for: everybody's, their own as a manager, or those of a manager who accepted to work
 * with them. Any other manager is not there.
 */
export async function askedManager(
  { actor, query: { managerId } }: Asked,
  { worksWith }: Pick<DashboardsStore, 'worksWith'>,
): Promise<CountersOf> {
  if (managerId === undefined) return 'everyone';
  if (managerId !== actor.id && !(await worksWith(actor.id, managerId))) throw noSuch('manager');
  return managerId;
}
