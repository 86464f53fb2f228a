// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noSocialLinks } from '../../../../shared/model/social-links.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { ownTimeZone } from '../../../../web/common/account/own-time-zone.ts';
import { SessionsSection } from '../../../../web/features/profile/components/sessions-section.tsx';
import { SocialLinksSection } from '../../../../web/features/profile/components/social-links-section.tsx';
import { SuperManagerSection } from '../../../../web/features/profile/components/super-manager-section.tsx';
import { TimeZoneSection } from '../../../../web/features/profile/components/time-zone-section.tsx';
import { profileSummaryQuery } from '../../../../web/features/profile/queries/summary.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

const person = { ...aManagerAccount, phonePrefix: '1', phone: '5125550142', birthday: '1990-05-17', cityId: 7 };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const enter = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('The list of sessions', () => {
  const session = (id: number, over: object = {}) => ({
    id,
    browser: 'Safari',
    system: 'iPhone',
    createdAt: '2026-11-01T12:00:00.000Z',
    refreshedAt: '2026-11-02T12:00:00.000Z',
    remembered: true,
    isCurrent: false,
    ...over,
  });
  const show = async () => {
    const data = [
      session(1, { isCurrent: true, browser: 'Firefox', system: 'Linux' }),
      session(2),
      session(3, { browser: null, system: 'iPad' }),
      session(4, { system: null }),
      session(5, { system: 'Android', browser: null }),
    ];
    fakeApi.listSessions.mockResolvedValue({ data });
    renderSignedIn(SessionsSection, { path: '/profile' });
    return screen.findAllByRole('listitem');
  };

  it('names each by what is known of its browser and system, held in the hand or not', async () => {
    const rows = await show();
    const name = (row: HTMLElement) => row.querySelector('.session-name')?.firstChild?.textContent;
    expect(rows.map((row) => [name(row), row.querySelector('.lucide-smartphone') !== null])).toEqual([
      ['Firefox on Linux', false],
      ['Safari on iPhone', true],
      ['iPad', true],
      ['Safari', false],
      ['Android', true],
    ]);
    expect(rows[1]!.querySelector('button')?.getAttribute('aria-label')).toBe(
      'End the session of Safari on iPhone, last used 2nd Nov 2026',
    );
    expect(rows[1]!.textContent).not.toContain('until the browser closes');
    expect(fakeApi.listSessions.mock.calls[0]?.[0].query).toBeUndefined();
  });

  it('is read again after one was ended, and says why one was not', async () => {
    await show();
    fakeApi.endSession.mockRejectedValueOnce(new ApiError(403, 'Try later'));
    press(/^End the session of iPad/);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The session could not be ended. Try later. It is still signed in.',
    );
    expect(screen.queryByText(/That session has ended/)).toBeNull();
    fakeApi.endSession.mockResolvedValue({ data: {} });
    fakeApi.listSessions.mockResolvedValue({ data: [session(1, { isCurrent: true })] });
    press(/^End the session of iPad/);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('That session has ended, and its browser is signed out.')).toBeTruthy();
    expect(fakeApi.endSession.mock.calls).toEqual([[{ params: { id: 3 } }], [{ params: { id: 3 } }]]);
  });

  it('is loaded again on request, and asks in plain words before all are ended', async () => {
    fakeApi.listSessions.mockRejectedValueOnce(new ApiError(403, 'Not now'));
    renderSignedIn(SessionsSection, { path: '/profile' });
    expect(document.querySelector('.ui-skeleton')).not.toBeNull();
    await screen.findByText('Not now');
    fakeApi.listSessions.mockResolvedValue({ data: [session(1)] });
    press('Try again');
    expect(await screen.findByRole('list', { name: 'Sessions' })).toBeTruthy();
    press('Sign out everywhere');
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(
      dialog.getByText(
        'This signs you out of every browser immediately, including this one. Unsaved changes are lost.',
      ),
    ).toBeTruthy();
    expect(dialog.getByText('Do this if you have lost a device or signed in on one that is not yours.')).toBeTruthy();
  });
});

it('The links of a candidate begin with what is stored, each with an example of its network (PROF-09)', async () => {
  const socialLinks = { ...noSocialLinks, linkedin: 'https://www.linkedin.com/in/dana', x: 'https://x.com/dana' };
  const account = { ...person, role: 'candidate' as const, socialLinks };
  renderSignedIn(() => <SocialLinksSection account={account} />, { path: '/profile' });
  const inputs = [...document.querySelectorAll('input')];
  expect(inputs.map((one) => [one.labels?.[0]?.textContent, one.value, one.placeholder])).toEqual([
    ['LinkedIn (optional)', socialLinks.linkedin, 'https://www.linkedin.com/in/your-name'],
    ['GitHub (optional)', '', 'https://github.com/your-name'],
    ['Website (optional)', '', 'https://example.com'],
    ['X (optional)', socialLinks.x, 'https://x.com/your_name'],
  ]);
  expect(
    screen.getByText('Recruiters and hiring managers you work with see them next to your contact details.'),
  ).toBeTruthy();
  enter(/^GitHub/, 'gitlab.com/dana');
  enter(/^X/, 'gitlab.com/dana');
  press('Save links');
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^GitHub/),
    expect.stringMatching(/^X/),
  ]);
  expect(screen.queryByText('Your links were saved.')).toBeNull();
});

it('The time zone may be the device’s, and a refusal of it is gone with the next choice', async () => {
  const elsewhere = ownTimeZone() === 'Asia/Tokyo' ? 'Europe/Paris' : 'Asia/Tokyo';
  renderSignedIn(() => <TimeZoneSection account={{ ...person, timeZone: elsewhere }} />, { path: '/profile' });
  const select = screen.getByLabelText<HTMLSelectElement>('Your time zone');
  const options = [...select.options].map(({ value, text }) => [value, text]);
  expect(options).toContainEqual(['America/New_York', 'America/New York']);
  expect(options).toContainEqual(['UTC', 'UTC']);
  expect(new Set(options.map(([value]) => value)).size).toBe(options.length);
  expect(options).toContainEqual([
    new Intl.DateTimeFormat('en', { timeZone: 'Asia/Calcutta' }).resolvedOptions().timeZone,
    'Asia/Kolkata',
  ]);
  expect(options.map(([, text]) => text)).toEqual(
    options.map(([, text]) => text!).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(screen.getByText(/^Your calendar, mails and reminders use it\. Now it is .+ there\.$/)).toBeTruthy();
  fakeApi.changeTimeZone.mockRejectedValue(new ApiError(403, 'Try later'));
  press('Save time zone');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The time zone was not saved. Try later. Nothing was changed.',
  );
  fireEvent.change(select, { target: { value: 'Europe/Berlin' } });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  fireEvent.change(select, { target: { value: elsewhere } });
  expect(screen.getByText(new RegExp(`^This device is set to ${ownTimeZone()}\\.`))).toBeTruthy();
  press('Use it');
  expect(select.value).toBe(ownTimeZone());
  expect(screen.queryByText(/^This device is set to/)).toBeNull();
});

it('Only a hiring manager may request to oversee others, and reads what that means (PROF-15, PERM-27, DEC-38)', async () => {
  for (const role of ['super_manager', 'recruiter', 'candidate'] as const) {
    const { container } = renderSignedIn(() => <SuperManagerSection account={{ ...person, role }} />, {
      path: '/profile',
    });
    expect(container.textContent).toBe('');
    cleanup();
  }
  fakeApi.requestSuperManager.mockResolvedValue({});
  const { queryClient } = renderSignedIn(() => <SuperManagerSection account={person} />, { path: '/profile' });
  queryClient.setQueryData(accountQuery.queryKey, person);
  expect(screen.getByRole('heading', { name: 'Super Hire manager' })).toBeTruthy();
  expect(
    screen.getByText(
      'A Super Hire manager oversees other managers, their jobs, clients and candidates. An operator reviews every request.',
    ),
  ).toBeTruthy();
  press(/^Request to become/);
  await screen.findByText('Your request is being reviewed. The decision appears here and in your notifications.');
  const button = screen.getByRole('button', { name: /^Request to become a Super Hire manager/ });
  expect(button.getAttribute('aria-description')).toBe('You have already sent a request');
  expect(queryClient.getQueryState(accountQuery.queryKey)?.isInvalidated).toBe(true);
});

it('The summary of a profile stays as it is for ten minutes, also when the page is looked at again', async () => {
  fakeApi.readProfileSummary.mockResolvedValue({ data: { text: 'Daniel hires nurses.' } });
  const client = new QueryClient();
  await client.fetchQuery(profileSummaryQuery);
  expect(await client.fetchQuery(profileSummaryQuery)).toMatchObject({ text: 'Daniel hires nurses.' });
  expect(fakeApi.readProfileSummary).toHaveBeenCalledTimes(1);
  expect([profileSummaryQuery.staleTime, profileSummaryQuery.refetchOnWindowFocus]).toEqual([600_000, false]);
});
