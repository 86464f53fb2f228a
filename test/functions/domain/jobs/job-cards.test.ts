import { expect, it } from 'vitest';
import { jobCardsIn } from '../../../../functions/domain/jobs/job-cards.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Key } from '../../../../functions/platform/table/key.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';

/** A table of jobs of this version, all but the first of which are there, and which jobs were read. */
function aTable(version = () => 3) {
  const read: string[] = [];
  const batchGet = async (wanted: Key[]) => {
    read.push(...wanted.map(({ pk }) => pk));
    return wanted.map(({ pk }) => {
      const id = Number(pk.replace(/\D/g, ''));
      return id === 0 ? undefined : { id, version: version() };
    });
  };
  return { read, cards: jobCardsIn({ batchGet } as unknown as Table) };
}
const hit = (id: number, version = 3) => ({ id, version });

it('Cards are in the order of the hits, without those of jobs that are gone', async () => {
  const { cards } = aTable();
  expect((await cards.cardsOf([hit(2), hit(0), hit(1)])).map(({ id }) => id)).toEqual([2, 1]);
});

it('A card is read once, and again only for a newer version of its job', async () => {
  let version = 3;
  const { cards, read } = aTable(() => version);
  await cards.cardsOf([hit(1), hit(2)]);
  await cards.cardsOf([hit(1), hit(2, 3.7), hit(1, 2)]);
  expect(read).toEqual([1, 2].map((id) => keys.job(id).pk));
  version = 4;
  expect(await cards.cardsOf([hit(1), hit(2, 4)])).toMatchObject([{ version: 3 }, { version: 4 }]);
  expect(read.slice(2)).toEqual([keys.job(2).pk]);
});

it('Two thousand cards are kept, and of more the one that was read longest ago is read again', async () => {
  const { cards, read } = aTable();
  const hits = Array.from({ length: 2000 }, (_, place) => hit(place + 1));
  await cards.cardsOf(hits);
  read.length = 0;
  await cards.cardsOf(hits);
  expect(read).toEqual([]);
  await cards.cardsOf([hit(2001)]);
  await cards.cardsOf([hit(1), hit(3)]);
  expect(read).toEqual([2001, 1].map((id) => keys.job(id).pk));
});
