// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noSocialLinks } from '../../../../shared/model/social-links.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { SocialLinksSection } from '../../../../web/features/profile/components/social-links-section.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';

beforeEach(() => void fakeApi.changeSocialLinks.mockImplementation((given: unknown) => change(given)));

const change = vi.fn();

afterEach(() => change.mockReset());

const candidate = { ...aManagerAccount, role: 'candidate' as const };
const links = { ...noSocialLinks, github: 'https://github.com/priya' };
const section = (account: Parameters<typeof SocialLinksSection>[0]['account'] = candidate) =>
  renderSignedIn(() => <SocialLinksSection account={account} />, { path: '/profile' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save links' }));

it('The social links form explains under the field why a script is not a link, and sends nothing (PROF-09)', async () => {
  section();
  await userEvent.type(screen.getByLabelText(/^Website/), 'javascript:alert(1)');
  await save();
  await waitFor(() => expect(screen.getByLabelText(/^Website/).getAttribute('aria-invalid')).toBe('true'));
  expect(document.querySelector('#website-note')?.textContent).toBe('Must begin with https://');
  expect(change).not.toHaveBeenCalled();
});

it('The social links form saves a candidate’s links and shows them as stored (PROF-09)', async () => {
  change.mockResolvedValue({ data: { ...candidate, socialLinks: links } });
  section();
  await userEvent.type(screen.getByLabelText(/^GitHub/), 'github.com/priya');
  await save();
  expect(await screen.findByText('Your links were saved.')).toBeTruthy();
  expect(change).toHaveBeenCalledWith({ body: links });
  expect(screen.getByLabelText<HTMLInputElement>(/^GitHub/).value).toBe(links.github);
});

it('The social links form shows a refusal under its field', async () => {
  change.mockRejectedValue(new ApiError(422, 'Check the form', [{ key: 'github', message: 'Not this one' }]));
  section({ ...candidate, socialLinks: links });
  await userEvent.type(screen.getByLabelText(/^GitHub/), 'x');
  await save();
  await waitFor(() => expect(document.querySelector('#github-note')?.textContent).toBe('Not this one'));
});

it('The social links form appears for candidates only', () => {
  section(aManagerAccount);
  expect(screen.queryByLabelText(/^GitHub/)).toBeNull();
});
