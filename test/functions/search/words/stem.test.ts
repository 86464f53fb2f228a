import { expect, it } from 'vitest';
import { stemOf } from '../../../../functions/search/words/stem.ts';

it.each([
  [['nurse', 'nurses', 'nursing'], 1],
  [['develop', 'develops', 'development', 'developing'], 1],
  [['manage', 'management', 'managed'], 1],
  [['developer', 'develop'], 2],
  [['developer', 'developers'], 1],
  [['manager', 'managed'], 2],
  [['intern', 'internship', 'interns'], 1],
  [['intern', 'internal', 'international'], 3],
  [['excel', 'excellent'], 2],
  [['accountant', 'accounting', 'account'], 3],
  [['officer', 'office'], 2],
  [['mechanic', 'mechanical'], 2],
  [['market', 'marketing'], 2],
  [['experience', 'experiment'], 2],
  [['community', 'communication'], 2],
  [['hospital', 'hospitality'], 2],
  [['react', 'reaction'], 2],
  [['engineer', 'engineers', 'engineering'], 1],
  [['engineer', 'engine'], 2],
  [['general', 'generate'], 2],
  [['organ', 'organization'], 2],
  [['c', 'c++', 'c#'], 3],
  [['university', 'universal'], 2],
] as const)('%j has %i stem(s)', (words, stems) => {
  expect(new Set(words.map(stemOf)).size).toBe(stems);
});
