// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noSocialLinks } from '../../../../shared/model/social-links.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PersonPage } from '../../../../web/features/people/components/person-page.tsx';
import { Component as Person } from '../../../../web/features/people/routes/person.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const calls = vi.hoisted(() => ({ readPerson: vi.fn(), markViewed: vi.fn(), readWorkingFacts: vi.fn() }));
vi.mock('../../../../web/api/api.ts', () => ({ api: { people: calls, dashboards: calls, lookups: {} } }));
beforeEach(() => {
  vi.resetAllMocks();
  calls.markViewed.mockResolvedValue({ data: { isViewed: true } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const card = {
  id: 3001,
  firstName: 'Priya',
  lastName: 'Iyer',
  avatar: null,
  role: 'candidate',
  cityId: null,
  countryId: 840,
  regionId: null,
  region: null,
  since: '2026-01-01T00:00:00.000Z',
  contact: { email: 'priya@example.com', phonePrefix: null, phone: null },
  isViewed: false,
  socialLinks: { ...noSocialLinks, github: 'https://github.com/priya' },
  worksSince: null,
  showSendInvite: false,
  sharedJobs: [],
};
const open = (over: object = {}) => {
  calls.readPerson.mockResolvedValue({ data: { ...card, ...over } });
  renderSignedIn(Person, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
};

it('Opening a candidate’s page marks the candidate as seen, once (PROF-07)', async () => {
  open();
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  await waitFor(() => expect(calls.markViewed.mock.calls).toEqual([[{ params: { id: 3001 } }]]));
});

it.each([true, null])('A person whose isViewed is %s is not marked as seen', async (isViewed) => {
  open({ isViewed });
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(calls.markViewed.mock.calls).toEqual([]);
});

it('A candidate’s social links open without a referrer and without endorsement (PROF-09)', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'github.com/priya' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    'https://github.com/priya',
    '_blank',
    'noopener noreferrer nofollow',
  ]);
  expect(screen.queryByText('LinkedIn')).toBeNull();
});

it.each([403, 404])(
  'A person’s page shows the no-access view and nothing of the person after a %i response (ERR-01, RECR-03)',
  async (status) => {
    calls.readPerson.mockRejectedValue(new ApiError(status, 'There is no such person'));
    renderSignedIn(Person, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    expect(await screen.findByRole('heading', { name: 'This person is not available' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByText('Contact')).toBeNull();
  },
);

it('A person’s page stays when a later reload fails', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00.000Z'), toFake: ['Date'] });
  open({ isViewed: true });
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  calls.readPerson.mockRejectedValue(new ApiError(400, 'Not now'));
  vi.setSystemTime(new Date('2026-03-01T10:05:00.000Z'));
  focusManager.onFocus();
  await waitFor(() => expect(calls.readPerson).toHaveBeenCalledTimes(2));
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow('Unable to find role');
  expect(screen.getByRole('heading', { name: 'Priya Iyer' })).toBeTruthy();
});

const facts = {
  from: '2026-01-05T12:00:00.000Z',
  to: '2026-11-20T12:00:00.000Z',
  firstAnswer: { of: 14, days: 2 },
  answered: { of: 16, count: 14 },
  interviewed: { of: 16, count: 4 },
  notes: { of: 16, count: 23 },
  hired: null,
};

it('A manager’s page shows how they work, with the cases and the time they cover (PLUS-14)', async () => {
  calls.readWorkingFacts.mockResolvedValue({ data: facts });
  open({ role: 'manager' });
  const card = (await screen.findByText('First answer')).closest('section');
  expect(card?.textContent).toBe(
    'How they workFirst answerAfter 2 days, median of 14Submissions answered88 % (14 of 16)' +
      'Submissions interviewed25 % (4 of 16)Notes kept23 notes on 16 candidatesCandidates hiredFewer than 5 cases' +
      'Counted from 5th Jan 2026 to 20th Nov 2026. Nobody can edit this.',
  );
});

it('A candidate’s page has no facts of how they work', async () => {
  open();
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(calls.readWorkingFacts).not.toHaveBeenCalled();
});

it('The head of a person’s page names the role, and the place only where it is known', async () => {
  open();
  const head = (await screen.findByRole('heading', { level: 1, name: 'Priya Iyer' })).closest('header');
  expect(head?.textContent).toMatch(/Candidate(?! ·)/);
  const contact = screen.getByText('Member since').closest('dl');
  expect([...(contact?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Email',
    'GitHub',
    'Member since',
  ]);
});

it('A person’s page lists the jobs that both share, or says that there are none', async () => {
  open({ sharedJobs: [{ id: 7, title: 'ICU nurse' }] });
  const job = await screen.findByRole('link', { name: 'ICU nurse' });
  expect(job.getAttribute('href')).toBe('/jobs/7/candidates/3001');
  expect(screen.queryByText('No shared jobs yet')).toBeNull();
  cleanup();
  open();
  expect(await screen.findByText('No shared jobs yet')).toBeTruthy();
});

it('A person’s page whose record has the jobs lists them once', async () => {
  calls.readPerson.mockResolvedValue({ data: { ...card, sharedJobs: [{ id: 7, title: 'ICU nurse' }] } });
  const Page = () => <PersonPage hasJobs recordOf={({ firstName }) => <p>{`The jobs of ${firstName}`}</p>} />;
  renderSignedIn(Page, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
  expect(await screen.findByText('The jobs of Priya')).toBeTruthy();
  expect(screen.queryByText('Jobs you share')).toBeNull();
});
