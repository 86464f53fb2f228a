import { beforeAll, expect, it } from 'vitest';
import { subscriptions } from '../../events/subscriptions.ts';
import { routes } from '../permissions/calls.ts';
import { type Struck, strikeEveryWrite } from './every-write.ts';
import { operationsNotStruck, reactionsNotReached, reactionsWithoutWrite } from './not-struck.ts';
import { otherEnds } from './other-ends.ts';

let struck: Struck;
beforeAll(async () => {
  struck = await strikeEveryWrite();
}, 400_000);

const nameOf = (found: string) => found.slice(0, found.indexOf(','));

it('Whatever stops at a write, or does not hear of it, is delivered again and ends as it does undisturbed', () => {
  const { writes, crashes, found } = struck;
  const names = [...writes].filter(([, count]) => count > 0).map(([name]) => name);
  const reactions = names.filter((name) => name.includes(' ')).length;
  console.log(
    `checked: ${crashes} crashes at the writes of ${names.length - reactions} operations and ${reactions} reactions`,
  );
  expect(found.filter((one) => !(nameOf(one) in otherEnds)).map((one) => one.slice(0, 1000))).toEqual([]);
});

it('What may end otherwise still does', () => {
  const others = new Set(struck.found.map(nameOf));
  expect(Object.keys(otherEnds).filter((name) => !others.has(name))).toEqual([]);
});

it('Every operation that changes something is struck, but for those that are named', () => {
  const changing = [...routes].filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(changing.filter((name) => !struck.writes.get(name)).toSorted()).toEqual(operationsNotStruck.toSorted());
});

it('Every reaction is reached and struck, but for those that are named', () => {
  const reactions = Object.entries(subscriptions).flatMap(([type, names]) => names.map((name) => `${name} ${type}`));
  const written = (count: number | undefined) => reactions.filter((name) => struck.writes.get(name) === count);
  expect(written(undefined).toSorted()).toEqual(reactionsNotReached.toSorted());
  expect(written(0).toSorted()).toEqual(reactionsWithoutWrite.toSorted());
});
