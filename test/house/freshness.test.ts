import { expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { followed, unfollowed } from '../freshness.ts';

const changes = Object.entries(contract).flatMap(([area, routes]) =>
  Object.entries(routes).flatMap(([name, { method }]) =>
    method === 'GET' ? [] : [{ area, operation: `${area}.${name}` }],
  ),
);

it.each(changes)(
  'The pages that follow $operation are in the table of freshness, or why none does',
  ({ area, operation }) => {
    const pages = (followed as Record<string, readonly string[]>)[operation] ?? [];
    expect(pages.length > 0 || operation in unfollowed || area in unfollowed).toBe(true);
  },
);

it('The table of freshness names only operations of the contract that change something', () => {
  const areas = Object.keys(contract);
  const known = new Set([...changes.map(({ operation }) => operation), ...areas]);
  expect([...Object.keys(followed), ...Object.keys(unfollowed)].filter((name) => !known.has(name))).toEqual([]);
});
