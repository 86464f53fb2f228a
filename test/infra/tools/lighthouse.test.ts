import { expect, it } from 'vitest';
import { belowWanted, lineOf, medianRun, type Figures } from '../../../infra/tools/lighthouse.ts';

const figures = (performance: number, more: Partial<Figures['scores']> = {}): Figures => ({
  scores: { performance, accessibility: 100, 'best-practices': 100, seo: 100, ...more },
  times: { FCP: 1204.4, LCP: 1893.2, TBT: 40, SI: 1204.4 },
  shift: 0.0123,
  kilobytes: 231.4,
  faults: [],
});

it('The median run is chosen, the lower one of two', () => {
  expect(medianRun([figures(99), figures(91), figures(96)]).scores.performance).toBe(96);
  expect(medianRun([figures(99), figures(91)]).scores.performance).toBe(91);
  expect(() => medianRun([])).toThrow('Nothing was measured');
});

it('Each category below 95 is named', () => {
  expect(belowWanted(figures(95))).toEqual([]);
  expect(belowWanted(figures(94, { seo: 92 }))).toEqual(['performance', 'seo']);
});

it('One line per page and device is printed', () => {
  expect(lineOf('landing', 'mobile', figures(97))).toBe(
    'landing     mobile      97  100  100  100   1204   1893     40   1204   0.012    231',
  );
});
