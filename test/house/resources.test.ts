import { describe, expect, it } from 'vitest';
import { ignoredResources } from '../../infra/laptop/ignored-resources.ts';
import { resourceKinds } from '../../infra/laptop/resource-kinds.ts';
import { synthesized } from '../infra/app/synthesized.ts';
import { filesMatching } from './tree.ts';

// The laptop runs what is synthesized. A type that the runner does not know would be missing there without anyone
// noticing.
const types = [
  ...new Set(
    Object.values(synthesized.local).flatMap(({ resources }) =>
      Object.values(resources).map((resource) => resource.Type),
    ),
  ),
].toSorted();

describe.each(types)('%s', (type) => {
  it('is run on a laptop, or is ignored for a reason', () => {
    expect(type in resourceKinds || (ignoredResources[type]?.reason ?? '').length > 10).toBe(true);
  });
});

it('No type is both known and ignored', () => {
  expect(Object.keys(resourceKinds).filter((type) => type in ignoredResources)).toEqual([]);
});

it('Each file of a kind is in the list of kinds', () => {
  const [list] = filesMatching('infra/laptop/resource-kinds.ts');
  const files = filesMatching('infra/laptop/resources/*.ts').map(({ path }) => path);
  const used = new Set([
    ...(list?.imports ?? []),
    ...filesMatching('infra/laptop/resources/*.ts').flatMap(({ imports }) => imports),
  ]);
  expect(files.filter((file) => !used.has(file))).toEqual([]);
});
