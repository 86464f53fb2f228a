// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supportEmail } from '../../../../shared/constants/product.ts';
import { Component as About } from '../../../../web/features/landing/routes/about.tsx';
import { Component as HowToDelete } from '../../../../web/features/landing/routes/how-to-delete.tsx';
import { Component as Landing } from '../../../../web/features/landing/routes/landing.tsx';
import { Component as Privacy } from '../../../../web/features/landing/routes/privacy.tsx';
import { Component as Terms } from '../../../../web/features/landing/routes/terms.tsx';
import { NavigationProvider } from '../../../../web/ui/navigation.tsx';
import { answerCalls, renderPage } from '../../support/render-page.tsx';

beforeEach(() => {
  answerCalls({
    'GET /api/guest/jobs?perPage=1': { body: { data: [], meta: { total: 150, page: 1, perPage: 1, currentCampaign: null } } },
    'GET /api/guest/campaigns?perPage=100': { body: { data: [{ id: 1, name: 'finance', label: 'Finance', image: null, jobsCount: 25, chatPropertyId: null, chatWidgetId: null }], meta: { total: 1, page: 1, perPage: 100 } } },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const link = (name: string | RegExp, within_ = screen.getByRole('banner')) => within(within_).getByRole('link', { name });
const hrefOf = (element: HTMLElement) => element.getAttribute('href');

it('shows header, hero, About Us, recruiters, candidates, managers, footer in this order (LAND-01)', async () => {
  renderPage(Landing, '/');
  expect(await screen.findByText(/open right now in 1 field/)).toBeTruthy();
  expect([...document.querySelectorAll('main section')].map((section) => section.id || section.className)).toEqual(['hero', 'about', 'recruiters', 'candidates', 'managers', 'promises', 'faq', 'support']);
  expect(screen.getByRole('contentinfo')).toBeTruthy();
});

it('gives every anchor of the header a real element (LAND-02, LAND-07, LAND-08, DEC-01)', () => {
  renderPage(Landing, '/');
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

it('opens and closes the mobile menu by its toggle, and closes it on an anchor (LAND-05, LAND-06)', async () => {
  renderPage(Landing, '/');
  const toggle = () => screen.getByRole('button', { name: /menu$/ });
  await userEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(toggle());
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle());
  await userEvent.click(link('FAQ'));
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
});

it('leads to log-in and sign-up from the header (LAND-09, LAND-10)', () => {
  renderPage(Landing, '/');
  expect(hrefOf(link('Log in'))).toBe('/log-in');
  expect(hrefOf(link('Sign up'))).toBe('/sign-up');
});

it.each([
  ['Sign up', true, 'LAND-10'],
  ['Find a job', true, 'LAND-11'],
  ['Find candidates', undefined, 'LAND-12'],
  ['Join', false, 'LAND-13'],
  ['Get Hired now', true, 'LAND-14'],
  ['Post a job', false, 'LAND-15'],
])('%s goes to sign-up with isCandidate %s (%s)', async (name, isCandidate, _id) => {
  const go = vi.fn();
  renderPage(() => <NavigationProvider value={{ go, path: '/' }}><Landing /></NavigationProvider>, '/');
  await userEvent.click(screen.getByRole('link', { name }));
  expect(go.mock.lastCall?.[0]).toBe('/sign-up');
  expect(go.mock.lastCall?.[1]?.state?.isCandidate).toBe(isCandidate);
});

it('keeps its seven promises in sight (LAND-28 to LAND-34)', () => {
  renderPage(Landing, '/');
  const promises = document.querySelector('#promises')?.textContent ?? '';
  for (const words of [/Verified users/, /education, hourly rate or salary, and location/, /Instant messaging and calendaring/, /Dashboards/, /GDPR/, /bring in new candidates/, /redeemable for cash or gift cards/]) expect(promises).toMatch(words);
});

it.each([
  ['recruiters', /find the best candidates/, ['Verification', 'Smart search', 'Connect', 'Real value'], 'LAND-35'],
  ['candidates', /get hired/, ['Job search', 'Contact', 'Get hired'], 'LAND-36'],
  ['managers', /work with companies worldwide/, ['Hire the best', 'Instant managing', 'Dashboard control', 'Big companies'], 'LAND-37'],
])('pitches to %s (%s)', (id, title, points) => {
  renderPage(Landing, '/');
  const section = document.getElementById(id);
  expect(section?.querySelector('h2')?.textContent).toMatch(title);
  expect([...(section?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual(points);
});

it('ends with home, mail, networks and the year (LAND-24, LAND-25, LAND-26, LAND-27, LAND-38)', () => {
  renderPage(Landing, '/');
  const foot = screen.getByRole('contentinfo');
  expect(hrefOf(link(/home/, foot))).toBe('/');
  expect(hrefOf(link(supportEmail, foot))).toBe(`mailto:${supportEmail}`);
  for (const network of ['Facebook', 'X', 'YouTube', 'Instagram']) expect(link(network, foot)).toBeTruthy();
  expect(foot.textContent).toContain(`© ${new Date().getFullYear()}`);
  expect(link('Terms and conditions', foot).getAttribute('target')).toBe('_blank');
});

it('reaches /about by Learn More (LAND-49)', () => {
  renderPage(Landing, '/');
  expect(hrefOf(screen.getByRole('link', { name: 'Learn More' }))).toBe('/about');
  cleanup();
  renderPage(About, '/about');
  expect(screen.getByRole('heading', { level: 1, name: 'About HireHub' })).toBeTruthy();
});

it('has complete terms (LAND-39, LAND-40, LAND-41)', () => {
  renderPage(Terms, '/terms_and_conditions');
  const sections = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections.slice(0, 9)).toEqual(['Cookies', 'License', 'Hyperlinking to our content', 'iFrames', 'Reservation of rights', 'Removal of links from our website', 'Content liability', 'Disclaimer', 'Account deletion']);
  expect(screen.getByRole('main').textContent).toContain('Link requests get a response in 2-3 weeks');
  expect(within(screen.getByRole('main')).getAllByRole('link', { name: supportEmail })[0]?.getAttribute('href')).toBe(`mailto:${supportEmail}`);
});

it('has the privacy policy of 2025-05-01 (LAND-46, LAND-47, LAND-48)', () => {
  renderPage(Privacy, '/privacy');
  const text = screen.getByRole('main').textContent;
  expect(text).toContain('2025-05-01');
  expect(text).toContain('Children under 13 are not served');
  expect(hrefOf(within(screen.getByRole('main')).getByRole('link', { name: /Delete Account/ }))).toBe('/account/how-to-delete');
});

it('says how an account is deleted and by when (LAND-42, LAND-43, LAND-44, LAND-45)', () => {
  renderPage(HowToDelete, '/account/how-to-delete');
  expect(screen.getByRole('heading', { level: 1, name: 'Delete Account & Data Removal' })).toBeTruthy();
  const text = screen.getByRole('main').textContent;
  for (const words of [/Requests are processed by email/, /typically complete within 30 days/, /legally required retained records are removed within 90 days/]) expect(text).toMatch(words);
});
