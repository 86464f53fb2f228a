// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../support/fake-api.ts';
import { openBrowser, twoJobs, withGuestJobs } from '../../support/guest-browser.tsx';
import { readAloud } from '../../support/read-aloud.ts';

withGuestJobs();

const company = {
  name: 'Lakeside Hospital',
  jobs: 12,
  since: '2026-03-01T00:00:00.000Z',
  places: [
    { name: 'Austin, TX', jobs: 9 },
    { name: 'Remote', jobs: 3 },
  ],
  skills: ['Triage', 'Dialysis'],
  pay: [
    { rateFrom: 60, rateTo: 75, rateCurrency: 'USD', salaryFrom: 90_000, salaryTo: 120_000, salaryCurrency: 'USD' },
  ],
  applied: 20,
  firstAnswer: { of: 12, days: 0 },
  answersAsOf: new Date(2026, 10, 29, 6).toISOString(),
};
const headOf = () => readAloud(screen.getByRole('heading', { level: 1 }).closest('header')!);

it('A company’s page says what its open jobs say about it, above them, in place of the categories', async () => {
  fakeApi.listGuestJobs.mockResolvedValue(twoJobs({ company }));
  openBrowser('/find-jobs?company=lakeside');
  await screen.findByText('March 2026');
  expect(document.title).toBe('Jobs of Lakeside Hospital · HireHub');
  expect(headOf()).toMatchInlineSnapshot(`
    "[All jobs](/all)
    # Lakeside Hospital
    Open jobs: 12 jobs
    Places: Austin, TX (9) · Remote (3)
    Pay: $60–75/h · $90k–120k/yr
    Asks for: Triage, Dialysis
    Applied: 20 or more
    Usual answer: On the day on which somebody is put forward, counted from 12 people, as of Nov 29, 6:00 AM
    After you apply: Recruiters and the hiring manager read your whole profile; nothing is decided by a machine. Each step is on the job’s page and in your mail.
    On HireHub since: March 2026
    ## Open jobs"
  `);
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});

it('A company that no open job names is called as the address does, and nothing is said about it', async () => {
  const meta = { total: 0, page: 1, perPage: 50, currentCampaign: null };
  fakeApi.listGuestJobs.mockResolvedValue({ data: [], meta });
  openBrowser('/find-jobs?company=Nobody');
  await screen.findByRole('heading', { level: 1, name: 'Nobody' });
  expect(headOf()).not.toMatch(/Open jobs:|Places/);
});
