import { expect, it } from 'vitest';
import { stemOf } from '../../../../functions/search/text/stem.ts';

it.each([
  [['nurse', 'nurses', 'nursing'], 1],
  [['develop', 'developer', 'developers', 'development', 'developing'], 1],
  [['manager', 'management', 'manage', 'managed'], 1],
  [['engineer', 'engineers', 'engineering'], 1],
  [['engineer', 'engine'], 2],
  [['general', 'generate'], 2],
  [['organ', 'organization'], 2],
  [['c', 'c++', 'c#'], 3],
  [['university', 'universal'], 2],
] as const)('gives %j %i stem(s)', (words, stems) => {
  expect(new Set(words.map(stemOf)).size).toBe(stems);
});
