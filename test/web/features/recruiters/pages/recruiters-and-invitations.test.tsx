// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { RecruiterListPage } from '../../../../../web/features/recruiters/pages/recruiter-list.tsx';
import { FrameActionsContext } from '../../../../../web/common/frame/frame-actions.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { listed } from '../../../support/listed.ts';
import { readAloud } from '../../../support/read-aloud.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { cellsOf } from '../../../support/saved-cells.ts';
import { aNovak as person } from '../../../support/work-request.ts';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const press = (name: string | RegExp, part: Element = document.body) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-09-02T10:00:00.000Z'), toFake: ['Date'] });
});

describe('The list of a manager’s recruiters', () => {
  const inviteRecruiters = vi.fn();
  const actions = {
    inviteRecruiters,
    inviteCandidates: () => {},
    recommendJob: () => {},
    messagePeople: () => {},
    putForward: () => {},
    addClient: () => {},
  };
  const show = (at = '/manager/recruiters') =>
    renderSignedIn(
      () => (
        <FrameActionsContext value={actions}>
          <RecruiterListPage />
        </FrameActionsContext>
      ),
      { path: '/manager/recruiters', at },
    );
  const recruiters = [
    {
      ...person(2001, 'Olivia', '/o.png'),
      email: 'olivia@b.example',
      since: '2026-08-01T10:00:00.000Z',
      isOther: false,
      facts: { page: { headline: '', specialties: ['ICU', 'Wound care'] }, working: null, candidates: 12, hires: 3 },
    },
    { ...person(2009, 'Bela'), email: null, since: null, isOther: true },
  ];
  const invitation = {
    id: 5,
    email: 'new@b.example',
    status: 'invited',
    resentAt: null,
    invitedAt: '2026-09-01T10:00:00.000Z',
    expiresAt: '2026-09-08T10:00:00.000Z',
  };

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    fakeApi.listRecruiters.mockResolvedValue(listed(recruiters));
    fakeApi.listRecruiterInvitations.mockImplementation(async ({ query: { scope, page } }) =>
      scope === 'open'
        ? { ...listed([{ ...invitation, id: page }]), meta: { total: 2, page, perPage: 1 } }
        : listed(
            ['accepted', 'declined', 'closed'].map((status, at) => ({
              ...invitation,
              id: 20 + at,
              status,
              email: `${status}@b.example`,
            })),
          ),
    );
    fakeApi.listOtherRecruiters.mockResolvedValue(listed([]));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('names them, those of other managers, and who is invited, and says what can be done', async () => {
    show('/manager/recruiters?withOthers=true');
    await screen.findByRole('link', { name: 'Olivia Novak' });
    fireEvent.click(await screen.findByText('Earlier invitations (3)'));
    await screen.findByRole('list', { name: 'Earlier invitations' });
    await screen.findByText('Open invitations (2)');
    expect(readAloud().split('\n')).toMatchInlineSnapshot(`
      [
        "Recruiters · HireHub",
        "# Recruiters 2",
        "<Invite recruiters> [Claims](/claims) <CSV, recruiters>",
        "Whose recruiters",
        "(My recruiters, *All recruiters*)",
        "## Open invitations (2)",
        "<CSV, open invitations>",
        "‹Open invitations›",
        "new@b.exampleSent (2026-09-01T10:00:00.000Z) · expires in 6 days <Resend the invitation to new@b.example> <Withdraw the invitation to new@b.example>",
        "Showing 1 of 2 invitations",
        "<Show more>",
        "Earlier invitations (3)",
        "‹Earlier invitations›",
        "accepted@b.exampleSent (2026-09-01T10:00:00.000Z)Accepted{green} <Remove the invitation to accepted@b.example from the list>",
        "declined@b.exampleSent (2026-09-01T10:00:00.000Z)Declined{red} <Remove the invitation to declined@b.example from the list>",
        "closed@b.exampleSent (2026-09-01T10:00:00.000Z)Closed{neutral} <Remove the invitation to closed@b.example from the list>",
        "‹Recruiters›",
        "[(picture /o.png) Olivia Novak](/manager/recruiters/2001)",
        "olivia@b.example · works with you since 1st Aug 2026",
        "ICU · Wound care",
        "On your jobs: 12 candidates",
        "Hired for you: 3",
        "[Public page of Olivia Novak](/recruiters/2001)",
        "[Bela Novak](/manager/recruiters/2009)",
        "Works with other managers",
        "<Ask to work on a job, Bela Novak>",
        "All 2 recruiters",
      ]
    `);
    press('Invite recruiters');
    expect(inviteRecruiters).toHaveBeenCalledOnce();
  });

  it('without any says how they come, and its filter shows those of others', async () => {
    fakeApi.listRecruiters.mockResolvedValue(listed([]));
    fakeApi.listRecruiterInvitations.mockResolvedValue(listed([]));
    show();
    await screen.findByText('No recruiter works with you yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Recruiters · HireHub
      # Recruiters 0
      <Invite recruiters> [Claims](/claims)
      Whose recruiters
      (*My recruiters*, All recruiters)
      ## No recruiter works with you yet
      Recruiters find candidates for your jobs and earn points. The recruiters you invite appear here once they accept.
      <Invite recruiters>"
    `);
    const asked = () => fakeApi.listRecruiters.mock.lastCall?.[0].query;
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'all' } });
    await waitFor(() => expect(asked()).toEqual({ page: 1, perPage: 24, withFacts: true, withOthers: true }));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'own' } });
    await waitFor(() => expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('own'));
  });

  it('and of open invitations are saved as files of what they show', async () => {
    show('/manager/recruiters?withOthers=true');
    const save = async (name: string) => {
      fireEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(saveBlob).toHaveBeenCalled());
      const cells = await cellsOf(saveBlob.mock.lastCall?.[0]);
      saveBlob.mockReset();
      return cells;
    };
    expect(await save('CSV, recruiters')).toEqual([
      ['Name', 'Email', 'Works with you since', 'Specialties', 'Candidates on your jobs', 'Hired for you'],
      ['Olivia Novak', 'olivia@b.example', '2026-08-01', 'ICU, Wound care', '12', '3'],
      ['Bela Novak', 'Works with other managers', '', '', '', ''],
    ]);
    expect(await save('CSV, open invitations')).toEqual([
      ['Email', 'Invited'],
      ['new@b.example', '2026-09-01'],
      ['new@b.example', '2026-09-01'],
    ]);
  });

  it('says what became of an invitation that could not be changed', async () => {
    fakeApi.closeRecruiterInvitation.mockRejectedValue(new ApiError(409, 'Too late'));
    fakeApi.removeRecruiterInvitation.mockRejectedValue(new ApiError(409, 'Not now'));
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation to new@b.example' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The invitation could not be changed. Too late. Nothing was changed.',
    );
    fireEvent.click(await screen.findByText('Earlier invitations (3)'));
    press('Remove the invitation to declined@b.example from the list');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.getAllByRole('alert')[1]?.textContent).toBe(
      'The invitation could not be removed. Not now. Nothing was changed.',
    );
  });
});
