// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stages } from '../../../../infra/stages.ts';
import { keptRecordsDays } from '../../../../shared/constants/personal-data.ts';
import { supportEmail } from '../../../../shared/constants/product.ts';
import { AboutPage } from '../../../../web/features/landing/pages/about.tsx';
import { HowToDeletePage } from '../../../../web/features/landing/pages/how-to-delete.tsx';
import { LandingPage } from '../../../../web/features/landing/pages/landing.tsx';
import { PrivacyPage } from '../../../../web/features/landing/pages/privacy.tsx';
import { TermsPage } from '../../../../web/features/landing/pages/terms.tsx';
import { NavigationProvider } from '../../../../web/ui/buttons/navigation.tsx';
import { aGuestJob } from '../../support/guest-job.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

beforeEach(() => {
  // The hero's film has its own test (hero-scene.test.tsx).
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  respondToCalls({
    'GET /api/guest/jobs?perPage=4': {
      body: {
        data: [aGuestJob({ id: 7, title: 'Welder' }), aGuestJob({ id: 6, title: 'ممرضة', client: null, city: null })],
        meta: { total: 150, page: 1, perPage: 4, currentCampaign: null },
      },
    },
    'GET /api/guest/campaigns?perPage=100&hostname=localhost': {
      body: {
        data: [
          {
            id: 1,
            name: 'finance',
            label: 'Finance',
            image: null,
            jobsCount: 25,
            chatPropertyId: null,
            chatWidgetId: null,
          },
        ],
        meta: { total: 1, page: 1, perPage: 100 },
      },
    },
  });
});

const link = (name: string | RegExp, within_ = screen.getByRole('banner')) =>
  within(within_).getByRole('link', { name });
const hrefOf = (element: HTMLElement) => element.getAttribute('href');

it('The landing page shows header, hero, About Us, recruiters, candidates, managers and footer in this order (LAND-01)', async () => {
  renderPage(LandingPage, '/');
  expect(await screen.findByText(/open right now in 1 field/)).toBeTruthy();
  expect([...document.querySelectorAll('main section')].map((section) => section.id || section.className)).toEqual([
    'hero',
    'about',
    'recruiters',
    'candidates',
    'managers',
    'promises',
    'faq',
    'support',
  ]);
  const [first, last] = [document.querySelector('section.hero'), document.querySelector('#support')] as [
    Element,
    Element,
  ];
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
  expect(screen.getByRole('banner').compareDocumentPosition(first) & follows).toBe(follows);
  expect(last.compareDocumentPosition(screen.getByRole('contentinfo')) & follows).toBe(follows);
});

it('The landing page requests its host’s categories under the key that the job list reuses (API-36)', async () => {
  vi.stubGlobal('location', { origin: location.origin, hostname: 'cyber.example.com' });
  const sent = respondToCalls({});
  renderPage(LandingPage, '/');
  await vi.waitFor(
    () =>
      expect(sent.map(({ address }) => address)).toContain(
        '/api/guest/campaigns?perPage=100&hostname=cyber.example.com',
      ),
    10_000,
  );
});

it('Every anchor in the header leads to an existing element (LAND-02, LAND-07, LAND-08, DEC-01)', () => {
  renderPage(LandingPage, '/');
  const entries = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(entries.map((entry) => [entry.textContent, hrefOf(entry)])).toEqual([
    ['About Us', '/#about'],
    ['Search jobs', '/find-jobs'],
    ['Support', '/#support'],
    ['FAQ', '/#faq'],
    ['Contact information', '/#contacts'],
  ]);
  for (const id of ['about', 'support', 'faq', 'contacts']) expect(document.getElementById(id)).toBeTruthy();
});

it('The mobile menu opens and closes by its toggle, and an anchor closes it (LAND-05, LAND-06)', async () => {
  renderPage(LandingPage, '/');
  const toggle = () => screen.getByRole('button', { name: /menu$/ });
  await userEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle());
  await userEvent.click(link('FAQ'));
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

it('The header links to log-in and sign-up (LAND-09, LAND-10)', () => {
  renderPage(LandingPage, '/');
  expect(hrefOf(link('Log in'))).toBe('/log-in');
  expect(hrefOf(link('Sign up'))).toBe('/sign-up');
});

/** Where clicking a link of one part of the page leads, with the navigation state. */
async function pressed(part: string, name: string): Promise<{ to: unknown; isCandidate: unknown }> {
  const go = vi.fn();
  renderPage(
    () => (
      <NavigationProvider value={{ go, path: '/' }}>
        <LandingPage />
      </NavigationProvider>
    ),
    '/',
  );
  await userEvent.click(link(name, document.querySelector<HTMLElement>(part)!));
  const [to, options] = go.mock.lastCall ?? [];
  return { to, isCandidate: options?.state?.isCandidate };
}

it('The header’s sign-up preselects candidate (LAND-10)', async () => {
  expect(await pressed('header', 'Sign up')).toEqual({ to: '/sign-up', isCandidate: true });
});

it('The hero’s find a job preselects candidate (LAND-11)', async () => {
  expect(await pressed('.hero', 'Find a job')).toEqual({ to: '/sign-up', isCandidate: true });
});

it('The hero’s find candidates preselects no kind of account (LAND-12)', async () => {
  expect(await pressed('.hero', 'Find candidates')).toEqual({ to: '/sign-up', isCandidate: undefined });
});

it('The recruiters’ Join does not preselect candidate (LAND-13)', async () => {
  expect(await pressed('#recruiters', 'Join')).toEqual({ to: '/sign-up', isCandidate: false });
});

it('The candidates’ Get Hired now preselects candidate (LAND-14)', async () => {
  expect(await pressed('#candidates', 'Get Hired now')).toEqual({ to: '/sign-up', isCandidate: true });
});
it('The managers’ post a job does not preselect candidate (LAND-15)', async () => {
  expect(await pressed('#managers', 'Post a job')).toEqual({ to: '/sign-up', isCandidate: false });
});
it('The hero has a way for employers too, which preselects hiring manager', async () => {
  expect(await pressed('.hero', 'Post a job')).toEqual({ to: '/sign-up', isCandidate: false });
});

it('The landing page shows the number of open jobs and the newest ones that guests can see', async () => {
  renderPage(LandingPage, '/');
  expect((await screen.findByText(/open right now in 1 field/)).textContent).toBe('150 jobs open right now in 1 field');
  expect(hrefOf(screen.getByRole('link', { name: 'Welder, Austin' }))).toBe('/find-jobs/view/7');
});

it('The newest jobs show company, place and pay, each in the direction of its script', async () => {
  renderPage(LandingPage, '/');
  const [welder, nurse] = within(
    (await screen.findByRole('heading', { name: 'Just posted' })).parentElement!,
  ).getAllByRole('link');
  expect(Array.from(welder?.children ?? [], ({ textContent }) => textContent)).toEqual([
    'Welder',
    'Meridian Health Partners · Austin, TX',
    '$60–75/h',
  ]);
  expect([hrefOf(nurse!), nurse?.querySelector('strong')?.dir, nurse?.children[1]?.textContent]).toEqual([
    '/find-jobs/view/6',
    'auto',
    'Confidential client · Remote',
  ]);
});

it.each([
  ['nurse & "night"', '/find-jobs?q=nurse+%26+%22night%22&in=all'],
  ['   ', '/find-jobs'],
])('The landing page’s search opens the search of all open jobs: %s', async (text, address) => {
  function Page() {
    const [path, go] = useState('/');
    return (
      <NavigationProvider value={{ go, path: '/' }}>
        <p>at {path}</p>
        <LandingPage />
      </NavigationProvider>
    );
  }
  renderPage(Page, '/');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Job title, skill or city' }), `${text}{Enter}`);
  expect(screen.getByText(`at ${address}`)).toBeTruthy();
});

it('The landing page promises what is there (LAND-28 to LAND-34)', () => {
  renderPage(LandingPage, '/');
  const promises = document.querySelector('#promises')?.textContent ?? '';
  for (const words of [
    /Verified users/,
    /Smart search.*education, hourly rate or salary, and location/,
    /Instant messages and a calendar/,
    /Dashboards/,
    /Data security.*GDPR/,
    /Bounty points.*Recruiters and candidates who bring in new candidates/,
    /points .*redeemable for cash or gift cards/,
  ])
    expect(promises).toMatch(words);
});

function pitch(id: string): { title: string | null | undefined; points: (string | null)[] } {
  renderPage(LandingPage, '/');
  const section = document.getElementById(id);
  return {
    title: section?.querySelector('h2')?.textContent,
    points: [...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent),
  };
}

it('The landing page tells recruiters to find the best candidates (LAND-35)', () => {
  expect(pitch('recruiters')).toEqual({
    title: 'Recruiters: find the best candidates',
    points: ['Verification', 'Smart search', 'Connect', 'Real value'],
  });
});

it('The landing page tells candidates to get hired (LAND-36)', () => {
  expect(pitch('candidates')).toEqual({
    title: 'Candidates: get hired',
    points: ['Job search', 'Contact', 'Get hired'],
  });
});

it('The landing page tells managers to work with companies worldwide (LAND-37)', () => {
  expect(pitch('managers')).toEqual({
    title: 'Managers: work with companies worldwide',
    points: ['Hire the best', 'Instant managing', 'Dashboard control', 'Big companies'],
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Instant managing' }).parentElement?.textContent).toContain(
    'Calls, interviews and meetings',
  );
});

it('The footer has home, email, social networks and the year (LAND-24, LAND-25, LAND-26, LAND-27, LAND-38)', () => {
  renderPage(LandingPage, '/');
  const foot = screen.getByRole('contentinfo');
  expect(hrefOf(link(/home/, foot))).toBe('/');
  expect(hrefOf(link(supportEmail, foot))).toBe(`mailto:${supportEmail}`);
  for (const [network, host] of [
    ['Facebook', 'www.facebook.com'],
    ['X', 'x.com'],
    ['YouTube', 'www.youtube.com'],
    ['Instagram', 'www.instagram.com'],
  ] as const)
    expect(hrefOf(link(network, foot))).toBe(`https://${host}/`);
  expect(foot.textContent).toContain(`© ${new Date().getFullYear()}`);
  expect(link('Terms and conditions', foot).getAttribute('target')).toBe('_blank');
});

it('Learn More opens /about (LAND-49)', () => {
  renderPage(LandingPage, '/');
  expect(hrefOf(screen.getByRole('link', { name: 'Learn More about HireHub' }))).toBe('/about');
  cleanup();
  renderPage(AboutPage, '/about');
  expect(screen.getByRole('heading', { level: 1, name: 'About HireHub' })).toBeTruthy();
});

it('The about page says why the product exists, how a hire works and where to begin (LAND-50)', () => {
  renderPage(AboutPage, '/about');
  expect(
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['Why it exists', 'How a hire works', 'What we stand for', 'Where to start']);
  const main = within(screen.getByRole('main'));
  expect(hrefOf(main.getByRole('link', { name: 'Search jobs' }))).toBe('/find-jobs');
  expect(hrefOf(main.getByRole('link', { name: supportEmail }))).toBe(`mailto:${supportEmail}`);
});

it('The terms are complete (LAND-39, LAND-40, LAND-41)', () => {
  renderPage(TermsPage, '/terms_and_conditions');
  const sections = within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(sections.slice(0, 9)).toEqual([
    'Cookies',
    'License',
    'Hyperlinking to our content',
    'iFrames',
    'Reservation of rights',
    'Removal of links from our website',
    'Content liability',
    'Disclaimer',
    'Account deletion',
  ]);
  expect(screen.getByRole('main').textContent).toContain('Link requests get a response in 2-3 weeks');
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: supportEmail })[0]?.getAttribute('href')).toBe(
    `mailto:${supportEmail}`,
  );
});

it.each([
  ['terms', TermsPage],
  ['privacy', PrivacyPage],
  ['how to delete', HowToDeletePage],
  ['about', AboutPage],
])('The contents list links to every heading of the text: %s', (_, Page) => {
  renderPage(Page, '/');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(contents.map(({ textContent }) => textContent)).toEqual(headings.map(({ textContent }) => textContent));
  expect(contents.map((entry) => hrefOf(entry))).toEqual(headings.map(({ id }) => `#${id}`));
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
});

it('The privacy policy is accurate about cookies, how long requests are kept and automated decisions', () => {
  renderPage(PrivacyPage, '/privacy');
  const text = screen.getByRole('main').textContent ?? '';
  for (const words of [
    'A live chat, where a job category has one, may set its own',
    `after ${keptRecordsDays} days at most`,
    'no hiring decision is automated',
  ])
    expect(text).toContain(words);
});

it('The privacy policy of 2025-05-01 is complete (LAND-46, LAND-47, LAND-48)', () => {
  renderPage(PrivacyPage, '/privacy');
  const text = screen.getByRole('main').textContent;
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy Policy');
  expect(text).toMatch(/Effective .*2025-05-01/);
  expect(text).toContain('It is not available to children under 13');
  expect(hrefOf(within(screen.getByRole('main')).getByRole('link', { name: /Delete Account/ }))).toBe(
    '/account/how-to-delete',
  );
});

it('The deletion page says how an account is deleted and by when (LAND-42, LAND-43, LAND-44, LAND-45)', () => {
  renderPage(HowToDeletePage, '/account/how-to-delete');
  expect(screen.getByRole('heading', { level: 1, name: 'Delete Account & Data Removal' })).toBeTruthy();
  const text = screen.getByRole('main').textContent;
  for (const words of [
    /Requests are processed by email/,
    /typically complete within 30 days/,
    /legally required retained records are removed within 90 days/,
  ])
    expect(text).toMatch(words);
  for (const { erasureGraceDays: days } of Object.values(stages))
    expect([text?.includes(`wait ${days} days`), text?.includes(`After ${days} days in which`)]).toEqual([true, true]);
});
