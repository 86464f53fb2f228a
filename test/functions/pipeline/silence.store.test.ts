import { expect, it } from 'vitest';
import { silenceStore } from '../../../functions/pipeline/silence.store.ts';
import type { Table } from '../../../functions/table/table.ts';
import { aJob } from '../../support/builders.ts';

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
