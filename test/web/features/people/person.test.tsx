// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noSocialLinks } from '../../../../shared/model/social-links.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PersonPage } from '../../../../web/features/people/pages/person.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => {
  fakeApi.markViewed.mockResolvedValue({ data: { isViewed: true } });
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
  page: null,
  worksSince: null,
  isVerified: false,
  showSendInvite: false,
  sharedJobs: [],
};
const open = (over: object = {}) => {
  fakeApi.readPerson.mockResolvedValue({ data: { ...card, ...over } });
  renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
};

it('Opening a candidate’s page marks the candidate as seen, once (PROF-07)', async () => {
  open();
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  await waitFor(() => expect(fakeApi.markViewed.mock.calls).toEqual([[{ params: { id: 3001 } }]]));
});

it('A candidate who was seen before is marked again, as opened on this day, and others’ pages are not', async () => {
  open({ isViewed: true });
  await waitFor(() => expect(fakeApi.markViewed).toHaveBeenCalledOnce());
  cleanup();
  open({ isViewed: null });
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(fakeApi.markViewed).toHaveBeenCalledOnce();
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
    fakeApi.readPerson.mockRejectedValue(new ApiError(status, 'There is no such person'));
    renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    expect(await screen.findByRole('heading', { name: 'This person is not available' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeTruthy();
    expect(screen.queryByText('Contact')).toBeNull();
  },
);

it('A person’s page stays when a later reload fails', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00.000Z'), toFake: ['Date'] });
  open({ isViewed: true });
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  fakeApi.readPerson.mockRejectedValue(new ApiError(400, 'Not now'));
  vi.setSystemTime(new Date('2026-03-01T10:05:00.000Z'));
  focusManager.onFocus();
  await waitFor(() => expect(fakeApi.readPerson).toHaveBeenCalledTimes(2));
  await expect(screen.findByRole('alert', {}, { timeout: 300 })).rejects.toThrow('Unable to find role');
  expect(screen.getByRole('heading', { name: 'Priya Iyer' })).toBeTruthy();
});

it('A verified manager’s page says so beside the name, in plain words; another’s does not (PLUS-38)', async () => {
  fakeApi.readWorkingFacts.mockReturnValue(new Promise(() => {}));
  open({ role: 'manager', isVerified: true });
  const head = (await screen.findByRole('heading', { name: 'Priya Iyer' })).parentElement;
  expect(head?.textContent).toContain('Verified We checked that this person hires for the company they name.');
  cleanup();
  open({ role: 'manager' });
  await screen.findByRole('heading', { name: 'Priya Iyer' });
  expect(screen.queryByText('Verified')).toBeNull();
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
  fakeApi.readWorkingFacts.mockResolvedValue({ data: facts });
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
  expect(fakeApi.readWorkingFacts).not.toHaveBeenCalled();
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
  fakeApi.readPerson.mockResolvedValue({ data: { ...card, sharedJobs: [{ id: 7, title: 'ICU nurse' }] } });
  const Page = () => <PersonPage hasJobs recordOf={({ firstName }) => <p>{`The jobs of ${firstName}`}</p>} />;
  renderSignedIn(Page, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
  expect(await screen.findByText('The jobs of Priya')).toBeTruthy();
  expect(screen.queryByText('Jobs you share')).toBeNull();
});

describe('A person’s page', () => {
  const city = { id: 7, name: 'Austin', state: { name: 'Texas', abbr: 'TX' }, country: { id: 840, name: 'USA' } };
  const whole = {
    avatar: '/priya.png',
    cityId: 7,
    contact: { email: 'priya@example.com', phonePrefix: '+1', phone: '5125550142' },
    isViewed: true,
    socialLinks: {
      ...noSocialLinks,
      github: 'https://github.com/priya/',
      linkedin: 'https://www.linkedin.com/in/priya',
    },
    worksSince: '2026-02-01T12:00:00.000Z',
    since: '2026-01-01T12:00:00.000Z',
    sharedJobs: [
      { id: 7, title: 'ICU nurse' },
      { id: 8, title: 'Day nurse' },
    ],
  };

  it('has everything that is known of a candidate', async () => {
    fakeApi.readCity.mockResolvedValue({ data: city });
    open(whole);
    await screen.findAllByText(/Austin, TX/);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Priya Iyer · HireHub
      (picture /priya.png)
      # Priya Iyer
      Candidate · Austin, TX
      [Message](/messages?with=3001)
      ## Jobs you share
      [ICU nurse](/jobs/7/candidates/3001)
      [Day nurse](/jobs/8/candidates/3001)
      ‹Facts›
      ## Contact
      Email: [priya @ example.com](mailto:priya@example.com)
      Phone: +1 512 555 01 42
      LinkedIn: [linkedin.com/in/priya](https://www.linkedin.com/in/priya)
      GitHub: [github.com/priya](https://github.com/priya/)
      Place: Austin, TX
      Working together since: 1st Feb 2026
      Member since: 1st Jan 2026"
    `);
  });

  it('has of a manager how they work, and how to reach them once both work together', async () => {
    fakeApi.readWorkingFacts.mockResolvedValue({ data: { ...facts, firstAnswer: null, answered: null, notes: null } });
    fakeApi.readPerson.mockResolvedValue({
      data: { ...card, ...whole, cityId: null, role: 'manager', contact: null, socialLinks: null, worksSince: null },
    });
    renderSignedIn(PersonPage, {
      path: '/recruiter/managers/:id',
      at: '/recruiter/managers/3001',
      account: { role: 'recruiter' },
    });
    await screen.findByText(/^Counted from/);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Priya Iyer · HireHub
      (picture /priya.png)
      # Priya Iyer
      Hiring Manager
      [Message](/messages?with=3001)
      ## Jobs you share
      [ICU nurse](/jobs/view/7)
      [Day nurse](/jobs/view/8)
      ‹Facts›
      ## Contact
      Email: Shown once you and Priya work together
      Member since: 1st Jan 2026
      ## How they work
      First answer: Fewer than 5 cases
      Submissions answered: Fewer than 5 cases
      Submissions interviewed: 25 % (4 of 16)
      Notes kept: Fewer than 5 cases
      Candidates hired: Fewer than 5 cases
      Counted from 5th Jan 2026 to 20th Nov 2026. Nobody can edit this."
    `);
  });

  it('leads a candidate to the jobs, and shows them neither record nor facts', async () => {
    fakeApi.readPerson.mockResolvedValue({
      data: { ...card, ...whole, cityId: null, contact: { ...whole.contact, phonePrefix: null } },
    });
    renderSignedIn(PersonPage, {
      path: '/candidate/candidates/:candidateId',
      at: '/candidate/candidates/3001',
      account: { role: 'candidate' },
    });
    const job = await screen.findByRole('link', { name: 'ICU nurse' });
    expect(job.getAttribute('href')).toBe('/jobs/view/7');
    expect(fakeApi.readPerson.mock.lastCall?.[0].params).toEqual({ id: 3001 });
    expect(readAloud()).toContain('Phone: 512');
  });

  it.each([
    ['candidate', 'recruiter', '/messages?with=3001'],
    ['recruiter', 'candidate', '/messages?with=3001'],
    ['recruiter', 'recruiter', undefined],
    ['candidate', 'candidate', undefined],
    ['manager', 'candidate', undefined],
    ['candidate', 'manager', undefined],
  ] as const)('offers a %s to write to a %s, if they may: %s', async (viewer, role, to) => {
    fakeApi.readWorkingFacts.mockReturnValue(new Promise(() => {}));
    fakeApi.readPerson.mockResolvedValue({ data: { ...card, isViewed: true, role } });
    renderSignedIn(PersonPage, { path: '/people/:id', at: '/people/3001', account: { role: viewer } });
    await screen.findByRole('heading', { level: 1, name: 'Priya Iyer' });
    expect(screen.queryByText('Message')?.closest('a')?.getAttribute('href')).toBe(to);
  });

  it('has where it leads back, what may be done, and what others know', async () => {
    fakeApi.readPerson.mockResolvedValue({ data: { ...card, isViewed: true } });
    const Page = () => (
      <PersonPage
        back={{ to: '/candidates', label: 'All candidates' }}
        actionsOf={({ id }) => <p>{`Do with ${id}`}</p>}
        recordOf={({ id }) => <p>{`Known of ${id}`}</p>}
      />
    );
    renderSignedIn(Page, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    await screen.findByText('Known of 3001');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Priya Iyer · HireHub
      [All candidates](/candidates)
      # Priya Iyer
      Candidate
      Do with 3001
      Known of 3001
      ## Jobs you share
      ## No shared jobs yet
      Jobs that you and Priya share are listed here, with a timeline for each.
      ‹Facts›
      ## Contact
      Email: [priya @ example.com](mailto:priya@example.com)
      GitHub: [github.com/priya](https://github.com/priya)
      Member since: 1st Jan 2026"
    `);
  });

  it.each(['0', '-1', 'x', '1.5'])('asks for nobody at the address %s', async (id) => {
    renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: `/manager/candidates/${id}` });
    expect(await screen.findByRole('heading', { name: 'This person is not available' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(fakeApi.readPerson).not.toHaveBeenCalled();
  });

  it('is loading, and after a failure loaded on another try, as its facts are', async () => {
    fakeApi.readPerson.mockReturnValueOnce(new Promise(() => {}));
    renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    expect(readAloud()).toContain('Person');
    cleanup();
    fakeApi.readPerson.mockRejectedValueOnce(new ApiError(400, 'Not now'));
    fakeApi.readPerson.mockResolvedValue({ data: { ...card, isViewed: true, role: 'manager' } });
    fakeApi.readWorkingFacts.mockReturnValueOnce(new Promise(() => {}));
    renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    expect(readAloud(await screen.findByRole('alert'))).toContain('This person could not be loaded\nNot now');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('How they work');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    cleanup();
    fakeApi.readWorkingFacts.mockRejectedValueOnce(new ApiError(400, 'Not now'));
    fakeApi.readWorkingFacts.mockResolvedValue({
      data: { ...facts, firstAnswer: { days: 0, of: 1400 }, notes: { count: 1, of: 1 } },
    });
    renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    expect(readAloud(await screen.findByRole('alert'))).toContain('This could not be loaded\nNot now');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const shown = (await screen.findByText('First answer')).closest('section');
    expect(readAloud(shown!)).toMatchInlineSnapshot(`
      "## How they work
      First answer: The same day, median of 1,400
      Submissions answered: 88 % (14 of 16)
      Submissions interviewed: 25 % (4 of 16)
      Notes kept: 1 note on 1 candidate
      Candidates hired: Fewer than 5 cases
      Counted from 5th Jan 2026 to 20th Nov 2026. Nobody can edit this."
    `);
  });

  it('that was marked as seen stays so, and marks again only if that failed', async () => {
    fakeApi.markViewed.mockRejectedValueOnce(new ApiError(503, 'Later'));
    fakeApi.readPerson.mockResolvedValue({ data: card });
    const { queryClient } = renderSignedIn(PersonPage, {
      path: '/manager/candidates/:id',
      at: '/manager/candidates/3001',
    });
    await waitFor(() => expect(fakeApi.markViewed).toHaveBeenCalledOnce());
    expect(queryClient.getQueryData(['people', 3001])).toMatchObject({ isViewed: false });
    cleanup();
    const again = renderSignedIn(PersonPage, { path: '/manager/candidates/:id', at: '/manager/candidates/3001' });
    again.queryClient.setQueryData(['self-assignments', 'count'], 3);
    await waitFor(() => expect(again.queryClient.getQueryData(['people', 3001])).toMatchObject({ isViewed: true }));
    const isStale = () => again.queryClient.getQueryState(['self-assignments', 'count'])?.isInvalidated;
    await waitFor(() => expect(isStale(), 'applications no longer show them as new').toBe(true));
    expect(fakeApi.markViewed).toHaveBeenCalledTimes(2);
  });
});
