import { describe, expect, it } from 'vitest';
import { silenceStore } from '../../../../functions/features/pipeline/silence.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { type Table } from '../../../../functions/platform/table/table.ts';
import { aJob } from '../../../support/builders.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

it('The open jobs that have candidates are read to the last page, those without are left out', async () => {
  const pages = [
    [aJob({ id: 1, candidatesCount: 2 }), aJob({ id: 2, candidatesCount: 0 })],
    [],
    [aJob({ id: 3, candidatesCount: 1 })],
  ];
  const queryPage = async (_: unknown, { after }: { after?: { page: number } }) => {
    const page = after?.page ?? 0;
    return { items: pages[page], next: page + 1 < pages.length ? { page: page + 1 } : undefined };
  };
  const found: number[] = [];
  for await (const jobs of silenceStore({ queryPage } as unknown as Table).jobsWithCandidates())
    found.push(...jobs.map(({ id }) => id));
  expect(found).toEqual([1, 3]);
});

describe('A mark of silence', () => {
  const table = withLocalTable(tableIn);
  const since = '2026-09-01T10:00:00.000Z';

  it('is put on an open job and taken off it, and is put on no other', async () => {
    for (const [id, status] of [
      [1, 'signed'],
      [2, 'on_hold'],
      [3, 'closed'],
    ] as const)
      await table.writeOne({ put: { ...keys.job(id), ...aJob({ id, status }) } });
    const store = silenceStore(table);
    const marks = async () => Promise.all([1, 2, 3, 4].map(async (id) => (await store.job(id))?.silentSince));
    for (const id of [1, 2, 3, 4]) await store.saveMark(id, since);
    expect(await marks()).toEqual([since, undefined, undefined, undefined]);
    for (const id of [1, 2, 3, 4]) await store.saveMark(id, null);
    expect(await marks()).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('or a reminder that could not be written is an error, so that the next run repeats it', async () => {
    const fails = () => Promise.reject(new Error('the table is away'));
    const away = silenceStore({ ...table, write: fails, writeOne: fails });
    await expect(away.saveMark(1, since)).rejects.toThrow('the table is away');
    const [onJob, event] = [
      { jobId: 1, candidateId: 2 },
      { id: 1, subject: 'JOB#1' },
    ];
    await expect(away.saveReminder(onJob as never, event as never)).rejects.toThrow('the table is away');
  });
});
