import { beforeAll, expect, it } from 'vitest';
import { builtSite } from '../../../../infra/start/build.ts';
import { filesIn } from '../../../support/built-site.ts';

const kilobyte = 1024;
let site = filesIn('');

beforeAll(async () => {
  site = filesIn((await builtSite()).folder);
}, 120_000);

it('The charts of a dashboard are a chunk of their own, which loads in view and weighs at most 15 KB compressed with all that it brings', () => {
  const [page] = site.built(/^dashboard-.*\.js$/).filter((file) => site.read(file).includes('figures-'));
  if (!page) throw new Error('The page of the dashboard is not there, or does not name its charts');
  const atFirst = site.withImports([page]);
  const asked = Array.from(
    site.read(page).matchAll(/import\([`"]\.\/(figures-[^`"]+\.js)[`"]\)/g),
    ([, file]) => `assets/${file}`,
  );
  expect(asked).toHaveLength(1);
  expect(atFirst).not.toContain(asked[0]);
  const brought = site.withImports(asked).filter((file) => !atFirst.includes(file));
  expect(brought).toContain(asked[0]);
  expect(site.weightOf(brought)).toBeLessThanOrEqual(15 * kilobyte);
});
