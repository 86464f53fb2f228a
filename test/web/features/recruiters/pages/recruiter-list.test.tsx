// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecruiterListPage } from '../../../../../web/features/recruiters/pages/recruiter-list.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const invitation = {
  id: 5,
  email: 'new@b.example',
  status: 'invited',
  resentAt: null,
  invitedAt: '2026-09-01T10:00:00.000Z',
  expiresAt: '2026-09-08T10:00:00.000Z',
};
const accepted = { ...invitation, id: 6, email: 'old@b.example', status: 'accepted' };
const meta = { total: 1, page: 1, perPage: 25 };

beforeEach(() => {
  fakeApi.listRecruiters.mockResolvedValue({
    data: [
      {
        id: 2001,
        firstName: 'Olivia',
        lastName: 'Brandt',
        avatar: null,
        email: 'olivia@b.example',
        since: '2026-08-01T10:00:00.000Z',
        isOther: false,
      },
    ],
    meta,
  });
  fakeApi.listRecruiterInvitations.mockImplementation(async ({ query }) => ({
    data: query.scope === 'open' ? [invitation] : [accepted],
    meta,
  }));
  fakeApi.listOtherRecruiters.mockResolvedValue({ data: [], meta: { ...meta, total: 0 } });
  renderSignedIn(RecruiterListPage, { path: '/manager/recruiters' });
});

it('An open recruiter invitation can be mailed again (RECR-10)', async () => {
  fakeApi.resendRecruiterInvitation.mockResolvedValue({ data: invitation });
  await userEvent.click(await screen.findByRole('button', { name: 'Resend the invitation to new@b.example' }));
  expect(await screen.findByText(/was sent again/)).toBeTruthy();
  expect(fakeApi.resendRecruiterInvitation).toHaveBeenCalledWith({ params: { id: 5 } });
});

it('An open recruiter invitation can be withdrawn (RECR-13)', async () => {
  fakeApi.closeRecruiterInvitation.mockResolvedValue({ data: { id: 5 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation to new@b.example' }));
  expect(await screen.findByText(/was withdrawn/)).toBeTruthy();
});

it('The list of recruiters says who is verified, and of others nothing (PLUS-38)', async () => {
  await screen.findByRole('link', { name: 'Olivia Brandt' });
  expect(screen.queryByText('Verified')).toBeNull();
  const [row] = (await fakeApi.listRecruiters.mock.results[0]!.value).data;
  fakeApi.listRecruiters.mockResolvedValue({ data: [{ ...row, isVerified: true }], meta });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose recruiters' }), 'All recruiters');
  expect(await screen.findByText('Verified')).toBeTruthy();
});

it('A recruiter’s name links to their page (RECR-01)', async () => {
  const link = await screen.findByRole('link', { name: 'Olivia Brandt' });
  expect(link.getAttribute('href')).toBe('/manager/recruiters/2001');
});

it('A recruiter is a card with what helps to choose one, and without a public page there is no link to it', async () => {
  const words = { headline: 'Nurses for nights', specialties: ['ICU', 'Wound care'] };
  const working = { from: '2026-01-01T00:00:00.000Z', to: '2026-09-01T00:00:00.000Z' };
  const shares = { firstAnswer: null, answered: null, interviewed: { of: 10, count: 4 }, notes: null, hired: null };
  const card = async () => (await screen.findByRole('link', { name: 'Olivia Brandt' })).closest('li')!;
  expect((await card()).textContent).toBe('OBOlivia Brandtolivia@b.example · works with you since 1st Aug 2026');
  const [row] = (await fakeApi.listRecruiters.mock.results[0]!.value).data;
  const facts = { page: words, working: { ...working, ...shares }, candidates: 12, hires: 3 };
  const others = { page: null, working: null, candidates: 0, hires: 0 };
  fakeApi.listRecruiters.mockResolvedValue({
    data: [
      { ...row, facts },
      { ...row, id: 2002, lastName: 'Other', facts: others },
    ],
    meta,
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose recruiters' }), 'All recruiters');
  const link = await screen.findByRole('link', { name: 'Public page of Olivia Brandt' });
  expect(link.getAttribute('href')).toBe('/recruiters/2001');
  for (const text of ['Nurses for nights', 'ICU ·', 'Wound care', '12 candidates', '3', '40 % (4 of 10)'])
    expect(within(await card()).getByText(text)).toBeTruthy();
  const other = within(screen.getByRole('link', { name: 'Olivia Other' }).closest('li')!);
  expect(other.getByText('No candidate yet')).toBeTruthy();
  expect(other.queryByText('First answer')).toBeNull();
  expect(other.queryByRole('link', { name: /Public page/ })).toBeNull();
});

it('The list of recruiters shows those of other managers on request, who can be asked to work on a job (RECR-31, PERM-32)', async () => {
  await screen.findByRole('link', { name: 'Olivia Brandt' });
  fakeApi.listRecruiters.mockResolvedValue({
    data: [{ id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null, email: null, since: null, isOther: true }],
    meta,
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose recruiters' }), 'All recruiters');
  expect(await screen.findByText('Bela Novak')).toBeTruthy();
  expect(fakeApi.listRecruiters.mock.lastCall?.[0].query).toEqual({
    page: 1,
    perPage: 24,
    withFacts: true,
    withOthers: true,
  });
  expect(screen.getByText('Works with other managers')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bela Novak' }).getAttribute('href')).toBe('/manager/recruiters/2009');
  fakeApi.listJobs.mockResolvedValue({ data: [{ id: 77, title: 'Night nurse' }], meta });
  fakeApi.inviteOtherRecruiter.mockResolvedValue({ data: { id: 9 } });
  await userEvent.click(screen.getByRole('button', { name: 'Ask to work on a job, Bela Novak' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Job' }), 'Night nurse');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), ' You know this ward. ');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Bela Novak is asked to work on a job of yours.')).toBeTruthy();
  expect(fakeApi.inviteOtherRecruiter).toHaveBeenCalledWith({
    params: { id: 2009 },
    body: { jobId: 77, message: 'You know this ward.' },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A manager who does not ask a recruiter of other managers after all is back at the list', async () => {
  fakeApi.listRecruiters.mockResolvedValue({
    data: [{ id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null, email: null, since: null, isOther: true }],
    meta,
  });
  fakeApi.listJobs.mockResolvedValue({ data: [], meta });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Whose recruiters' }), 'All recruiters');
  await userEvent.click(await screen.findByRole('button', { name: 'Ask to work on a job, Bela Novak' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.inviteOtherRecruiter).not.toHaveBeenCalled();
  expect(screen.queryByText(/is asked to work/)).toBeNull();
});

it('A recruiter of the manager is not offered to be asked for work on one job', async () => {
  await screen.findByRole('link', { name: 'Olivia Brandt' });
  expect(screen.queryByRole('button', { name: /Ask to work/ })).toBeNull();
});

it('An invitation that is over shows what became of it, and can be taken off the list (RECR-12, RECR-38)', async () => {
  fakeApi.removeRecruiterInvitation.mockResolvedValue({ data: { id: 6 } });
  await userEvent.click(await screen.findByText('Earlier invitations (1)'));
  expect((await screen.findByRole('list', { name: 'Earlier invitations' })).textContent).toContain('Accepted');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the invitation to old@b.example from the list' }));
  expect(fakeApi.removeRecruiterInvitation).toHaveBeenCalledWith({ params: { id: 6 } });
});

it.each(['success', 'failure'])(
  'Any other call keeps its buttons from a second click from the trigger until its %s (SHELL-68)',
  async (outcome) => {
    let end = () => {};
    fakeApi.resendRecruiterInvitation.mockReturnValue(
      new Promise((resolve, reject) => {
        end = () => (outcome === 'success' ? resolve({ data: invitation }) : reject(new Error('It failed')));
      }),
    );
    const resend = await screen.findByRole('button', { name: 'Resend the invitation to new@b.example' });
    await userEvent.click(resend);
    await vi.waitFor(() => expect(resend.hasAttribute('disabled')).toBe(true));
    end();
    await vi.waitFor(() => expect(resend.hasAttribute('disabled')).toBe(false));
  },
);
