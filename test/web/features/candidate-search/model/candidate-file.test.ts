import { expect, it } from 'vitest';
import { aFoundCandidate } from '../../../../support/found-candidate.ts';
import { candidateFileColumns } from '../../../../../web/features/candidate-search/model/candidate-file.ts';

it('A file of found candidates has what their rows show, and no way to reach anybody (PLUS-30)', () => {
  const found = {
    ...aFoundCandidate(3001, { firstName: 'Ada', lastName: 'Obi' }),
    title: 'Welder',
    distance: 12,
    relocation: true,
    spheres: [
      { id: 1, name: 'TIG' },
      { id: 2, name: 'MIG' },
    ],
    // What a later contract might add is in no file by itself.
    email: 'ada@example.com',
    phone: '+1 555 0100',
  };
  const row = Object.fromEntries(candidateFileColumns.map(({ header, text }) => [header, text(found)]));
  expect(row).toEqual({
    Name: 'Ada Obi',
    Title: 'Welder',
    City: null,
    'Distance in km': 12,
    Facts: 'Would relocate',
    Skills: 'TIG, MIG',
    'On a job': 'No',
    Favourite: 'No',
  });
});
