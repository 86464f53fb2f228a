import { type Citizenship, citizenships, isCitizenship } from '../constants/work-authorization.ts';

/** The work authorizations among these, each once: American ones first, `optional` last. */
export const citizenshipsAmong = (keys: readonly string[]): Citizenship[] =>
  [...new Set([...citizenships.slice(0, 3), ...keys.filter((key) => key !== 'optional'), 'optional'])]
    .filter((key) => keys.includes(key))
    .filter(isCitizenship);
