import { expect, it } from 'vitest';
import { countsOfLikelySame } from '../../../../functions/features/imports/likely-same.ts';
import { anImport } from '../../../support/a-resume.ts';

const surname = (at: number) =>
  `Name${String.fromCodePoint(97 + (at % 26), 97 + (Math.floor(at / 26) % 26), 97 + Math.floor(at / 676))}`;

it('Ten thousand people of one city are compared within seconds, and who is there twice is found', () => {
  const crowd = Array.from({ length: 10_000 }, (_, at) =>
    anImport({ id: at + 1, firstName: 'Ada', lastName: surname(at), email: `a${at}@example.com`, cityId: 7 }),
  );
  const twice = anImport({ id: 20_000, firstName: 'Ada', lastName: 'Zuse', email: 'ada@zuse.example', cityId: 7 });
  const again = { ...twice, id: 20_001, email: 'zuse@ada.example' };
  const began = performance.now();
  const counts = countsOfLikelySame([...crowd, twice, again]);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect([counts.get(twice.id), counts.get(again.id)]).toEqual([1, 1]);
});

it('A name that hundreds share in a city tells nobody apart, and takes no time', () => {
  const crowd = Array.from({ length: 3000 }, (_, at) =>
    anImport({ id: at + 1, email: `a${at}@example.com`, cityId: 7 }),
  );
  expect(Math.max(...countsOfLikelySame(crowd).values())).toBe(0);
});
