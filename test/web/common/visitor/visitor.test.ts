// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { cameFromCampaign, rememberCampaign } from '../../../../web/common/visitor/came-from-campaign.ts';
import { browserDistanceUnit } from '../../../../web/common/visitor/distance-unit.ts';
import { keepFavoriteJobs, readFavoriteJobs } from '../../../../web/common/visitor/favorite-jobs.ts';
import { forgetIntendedJob, intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { ownTimeZone, zoneOf } from '../../../../web/common/account/own-time-zone.ts';
import { saveBlob, saveFile } from '../../../../web/common/uploads/save-file.ts';

describe('The job that a guest chose to apply to', () => {
  it.each([[{ jobId: 7, title: 'Night ICU nurse', applies: true }], [{ jobId: 7, applies: false }]])(
    'is kept for this tab as it was chosen until it is dropped (GUEST-31): %o',
    (job) => {
      keepIntendedJob(job);
      expect(intendedJob()).toEqual(job);
      expect(localStorage).toHaveLength(0);
      forgetIntendedJob();
      expect(intendedJob()).toBeUndefined();
    },
  );

  it.each([
    ['{', undefined],
    ['null', undefined],
    ['{}', undefined],
    ['{"jobId":"7","applies":true}', undefined],
    ['{"jobId":0,"applies":true}', undefined],
    ['{"jobId":-7,"applies":true}', undefined],
    ['{"jobId":1.5,"applies":true}', undefined],
    ['{"jobId":1}', { jobId: 1, applies: false }],
    ['{"jobId":7,"title":9,"applies":"yes"}', { jobId: 7, applies: false }],
  ])('is none where the storage has %s', (stored, job) => {
    keepIntendedJob({ jobId: 1, applies: true });
    sessionStorage.setItem(sessionStorage.key(0)!, stored);
    expect(intendedJob()).toEqual(job);
  });
});

describe('A guest’s favourite jobs', () => {
  it('stay in this browser (GUEST-38)', () => {
    expect([...readFavoriteJobs()]).toEqual([]);
    keepFavoriteJobs(new Set([7, 8]));
    expect([...readFavoriteJobs()]).toEqual([7, 8]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['{', []],
    ['{"a":1}', []],
    ['[7,"8",1.5,null,9]', [7, 9]],
  ])('that are stored as %s are the numbers in it', (stored, ids) => {
    keepFavoriteJobs(new Set([1]));
    localStorage.setItem(localStorage.key(0)!, stored);
    expect([...readFavoriteJobs()]).toEqual(ids);
  });
});

it.each([
  ['nurses', 'nurses'],
  ['n'.repeat(40), 'n'.repeat(40)],
  ['n'.repeat(41), null],
  ['view', null],
  ['', null],
  [undefined, null],
])('The campaign %s of a visitor is remembered for this tab as %s (API-13)', (name, remembered) => {
  rememberCampaign(name);
  expect(cameFromCampaign()).toBe(remembered);
});

it('A campaign stays remembered where another page has none', () => {
  rememberCampaign('nurses');
  rememberCampaign(undefined);
  expect(cameFromCampaign()).toBe('nurses');
});

it.each([
  ['en', 'mi'],
  ['en-US', 'mi'],
  ['en-GB', 'mi'],
  ['en-CA', 'km'],
  ['de', 'km'],
  ['not a language', 'km'],
])('A browser in %s measures in %s', (language, unit) => {
  expect(browserDistanceUnit(language)).toBe(unit);
});

it('A user reads times in their own zone, or in the browser’s while none is known', () => {
  expect(zoneOf({ timeZone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
  expect(zoneOf({ timeZone: null })).toBe(ownTimeZone());
  expect(ownTimeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it('A file is saved under its name without leaving the page, and its address is freed a minute later', () => {
  vi.useFakeTimers();
  const saved: string[][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push([this.href, this.download, this.rel]);
  });
  const freed: string[] = [];
  URL.createObjectURL = () => 'blob:the-file';
  URL.revokeObjectURL = (url) => void freed.push(url);
  saveFile('https://files.example/7', 'plan.pdf');
  saveBlob(new Blob(['a page']), 'resume');
  expect(saved).toEqual([
    ['https://files.example/7', 'plan.pdf', 'noopener'],
    ['blob:the-file', 'resume', 'noopener'],
  ]);
  vi.advanceTimersByTime(59_999);
  expect(freed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(freed).toEqual(['blob:the-file']);
  vi.useRealTimers();
  vi.restoreAllMocks();
});
