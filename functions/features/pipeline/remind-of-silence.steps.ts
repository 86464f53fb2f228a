import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import { allShards } from '../../platform/table/shards.ts';
import { reminderOf } from './remind-of-silence.ts';
import type { SilenceStore } from './silence.store.ts';

/**
 * Reminds managers of these shards of candidates who were submitted to them and left waiting, each once per submission however often it
 * runs. It reads the open jobs that have candidates, page by page, and returns how many reminders were written.
 */
export async function remindOfSilence(
  { store, silenceDays, clock }: { store: SilenceStore; silenceDays: number; clock: Clock },
  shards = allShards,
): Promise<{ managers: number; reminders: number }> {
  const managers = new Set<number>();
  const reminding = eachAlone('reminding of silence');
  let reminders = 0;
  for await (const found of store.jobsWithCandidates(shards)) {
    const unseen = [...new Set(found.map(({ managerId }) => managerId))].filter((id) => !managers.has(id));
    for (const id of unseen) managers.add(id);
    const waiting = await reminding.each(unseen, (managerId) => ({ managerId }), store.inProcessOf);
    const written = await reminding.each(
      waiting.flat(),
      ({ jobId, candidateId }) => ({ jobId, candidateId }),
      async (onJob) => {
        const event = reminderOf(onJob, { at: clock.now(), id: clock.newId(), silenceDays });
        return event !== undefined && (await store.saveReminder(onJob, event));
      },
    );
    reminders += written.filter(Boolean).length;
  }
  reminding.end();
  return { managers: managers.size, reminders };
}
