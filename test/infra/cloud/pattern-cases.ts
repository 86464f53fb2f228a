import type { Chance } from '../../simulation/random.ts';

const words = ['app.jobs', 'app.points', 'App.Jobs', 'closed', 'CLOSED', 'clo', ''];
const numbers = [0, 1, 4.5, 5, -3];
const scalars = [...words, ...numbers, null];

/** An event with fields of every kind, some of which are missing. */
export function anEvent(chance: Chance): object {
  const detail: Record<string, unknown> = {};
  if (chance.happens(0.8)) detail.state = chance.pick(words);
  if (chance.happens(0.8)) detail.n = chance.pick(numbers);
  if (chance.happens(0.5)) detail.any = chance.pick(scalars);
  if (chance.happens(0.6)) detail.list = [chance.pick(words), chance.pick(words)];
  if (chance.happens(0.6)) detail.nested = chance.happens(0.8) ? { k: chance.pick(words) } : {};
  return { source: chance.pick(words.slice(0, 3)), 'detail-type': chance.pick(['JobClosed', 'JobOpened']), detail };
}

/** A matcher of a field of text or of one that may be something else, on which moto fails for a wildcard. */
function aMatcher(chance: Chance): unknown {
  const word = chance.pick(words.filter(Boolean));
  return chance.pick([
    word,
    null,
    { prefix: word.slice(0, 3) },
    { suffix: word.slice(-3) },
    { prefix: { 'equals-ignore-case': word.slice(0, 3) } },
    { 'equals-ignore-case': word },
    { 'anything-but': word },
    { 'anything-but': [word, 'clo'] },
    { 'anything-but': { prefix: word.slice(0, 3) } },
    { exists: true },
    { exists: false },
  ]);
}

/** A matcher of a field that is text where it is there. */
function aWordMatcher(chance: Chance): unknown {
  const word = chance.pick(words.filter(Boolean));
  const wildcard = chance.pick([`${word.slice(0, 2)}*`, `*${word.slice(-2)}`, '*']);
  return chance.happens(0.2) ? { wildcard } : aMatcher(chance);
}

/** A matcher of a field of numbers. */
function aNumberMatcher(chance: Chance): unknown {
  const number = chance.pick(numbers);
  return chance.pick([
    number,
    { numeric: ['=', number] },
    { numeric: ['>', number] },
    { numeric: ['>=', number, '<', number + 5] },
    { 'anything-but': number },
    { exists: true },
    { exists: false },
  ]);
}

const some = (chance: Chance, one: (chance: Chance) => unknown) =>
  Array.from({ length: 1 + chance.below(2) }, () => one(chance));

/** A pattern on such events, of one to three fields. */
export function aPattern(chance: Chance): Record<string, unknown> {
  const detail: Record<string, unknown> = {};
  const kinds = {
    state: () => some(chance, aWordMatcher),
    n: () => some(chance, aNumberMatcher),
    any: () => some(chance, chance.happens(0.5) ? aMatcher : aNumberMatcher),
    list: () => some(chance, aWordMatcher),
    nested: () => ({ k: some(chance, aWordMatcher) }),
    $or: () => [{ state: some(chance, aWordMatcher) }, { n: some(chance, aNumberMatcher) }],
  };
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  for (let count = 1 + chance.below(2); count > 0; count--) {
    const name = chance.pick(names);
    detail[name] = kinds[name]();
  }
  return chance.happens(0.3) ? { source: some(chance, aWordMatcher), detail } : { detail };
}
