// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { JobLinkButton } from '../../../../web/features/recruiter-jobs/components/job-link.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const code = 'bGlua3RvYWpvYjEyMzQ1Ng';
const link = { code, createdAt: '2026-03-02T09:00:00.000Z', visits: 12, applications: 1 };
const open = async (status: 'signed' | 'closed' = 'signed') => {
  renderSignedIn(() => <JobLinkButton job={{ id: 5, status }} />, { path: '/jobs/view/5' });
  expect(fakeApi.readJobLink).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Your link' }));
};
const button = (name: string) => screen.findByRole('button', { name });

describe('A recruiter’s link to a job', () => {
  beforeEach(() => void fakeApi.readJobLink.mockResolvedValue({ data: null }));

  it('is made on demand, shown with its counts, and copied', async () => {
    const user = userEvent.setup();
    await open();
    fakeApi.makeJobLink.mockImplementation(() => {
      fakeApi.readJobLink.mockResolvedValue({ data: link });
      return { data: link };
    });
    await user.click(await button('Make a link'));
    expect(await screen.findByText('12 visits · 1 application')).toBeTruthy();
    expect(screen.getByText(/^A browser counts as one visit a day/)).toBeTruthy();
    expect((screen.getByLabelText('Address') as HTMLInputElement).value).toMatch(new RegExp(`/r/${code}$`));
    await user.click(await button('Copy'));
    expect(await button('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/r/${code}$`));
  });

  it('is removed, after which another can be made', async () => {
    fakeApi.readJobLink.mockResolvedValue({ data: link });
    await open();
    fakeApi.removeJobLink.mockImplementation(() => {
      fakeApi.readJobLink.mockResolvedValue({ data: null });
      return { data: { id: 5 } };
    });
    await userEvent.click(await button('Remove link'));
    expect(await button('Make a link')).toBeTruthy();
  });

  it('is not made for a job that is not open', async () => {
    await open('closed');
    expect((await button('Make a link')).getAttribute('aria-disabled')).toBe('true');
  });
});
