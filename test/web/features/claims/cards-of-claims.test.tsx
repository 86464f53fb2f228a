// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import type { Claim } from '../../../../shared/model/claim.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ClaimCard } from '../../../../web/features/claims/components/claim-card.tsx';
import { WaitingClaims } from '../../../../web/features/claims/components/waiting-claims.tsx';
import { ClaimsPage } from '../../../../web/features/claims/pages/claims.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { heardLive, sayLive } from '../../support/live-listeners.ts';
import { listed } from '../../support/listed.ts';
import { claim, standing } from '../../support/claim.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const as = (role: Role) => ({ account: { role } });
const card = (role: Role, over: Partial<Claim> = {}) =>
  renderSignedIn(() => <ClaimCard claim={{ ...claim, ...over }} />, { path: '/claims', ...as(role) });
const readers = ['candidate', 'recruiter', 'manager'] as const;
const press = (name: string | RegExp, part: Element = document.body) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name }));
const never = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T10:00:00.000Z'), toFake: ['Date'] });
});

describe('The card of a claim', () => {
  it('says to each reader who proposes whom, and what may be done about it', () => {
    const read: Record<string, string> = {};
    for (const [state, over] of [
      ['proposed', {}],
      ['standing', standing],
      ['ended', { state: 'ended', ending: { at: '2026-03-04T10:00:00.000Z', by: 'recruiter', reason: null } }],
    ] as const)
      for (const role of readers) {
        card(role, over as Partial<Claim>);
        read[`${state} for a ${role}`] = readAloud();
        cleanup();
      }
    expect(read).toMatchInlineSnapshot(`
      {
        "ended for a candidate": "‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/candidate/recruiters/2001)Ended{neutral}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Ended on 4th Mar 2026 · [Every step](/claims/9)",
        "ended for a manager": "‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/manager/recruiters/2001)Ended{neutral}
      introduced Ada Lopez for [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Ended on 4th Mar 2026 · [Evidence](/claims/9)",
        "ended for a recruiter": "‹Ada Lopez, ICU nurse› (picture /3001.png)
      [Ada Lopez](/recruiter/candidates/3001)Ended{neutral}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Ended on 4th Mar 2026 · [Evidence](/claims/9)",
        "proposed for a candidate": "‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/candidate/recruiters/2001)Waits for you{amber}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Answer until 16th Mar 2026 · [Every step](/claims/9)
      <Choose Rosa> <Decline>",
        "proposed for a manager": "‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/manager/recruiters/2001)Waits for the candidate{amber}
      introduces Ada Lopez for [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Answer until 16th Mar 2026 · [Evidence](/claims/9)",
        "proposed for a recruiter": "‹Ada Lopez, ICU nurse› (picture /3001.png)
      [Ada Lopez](/recruiter/candidates/3001)Waits for the candidate{amber}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Answer until 16th Mar 2026 · [Evidence](/claims/9)
      <Withdraw>",
        "standing for a candidate": "‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/candidate/recruiters/2001)Confirmed{green}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Since 2nd Mar 2026, until 29th Aug 2026 · [Every step](/claims/9)
      <End>",
        "standing for a manager": "‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/manager/recruiters/2001)Confirmed{green}
      introduces Ada Lopez for [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Since 2nd Mar 2026, until 29th Aug 2026 · [Evidence](/claims/9)",
        "standing for a recruiter": "‹Ada Lopez, ICU nurse› (picture /3001.png)
      [Ada Lopez](/recruiter/candidates/3001)Confirmed{green}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Since 2nd Mar 2026, until 29th Aug 2026 · [Evidence](/claims/9)
      <End>",
      }
    `);
  });

  it('has a dialog to end it, which says to each reader what becomes of it', async () => {
    const dialogs: Record<string, string[]> = {};
    const applied = { ...standing, confirmedBy: 'application' as const };
    for (const [name, role, over, button] of [
      ['a recruiter withdraws', 'recruiter', {}, 'Withdraw'],
      ['a recruiter ends', 'recruiter', standing, 'End'],
      ['a candidate declines', 'candidate', {}, 'Decline'],
      ['a candidate ends', 'candidate', standing, 'End'],
      ['a candidate reconsiders', 'candidate', applied, 'Not this recruiter'],
    ] as const) {
      card(role, over);
      press(button);
      dialogs[name] = readAloud(await screen.findByRole('dialog')).split('\n');
      press('Keep it');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      cleanup();
    }
    expect(dialogs).toMatchInlineSnapshot(`
      {
        "a candidate declines": [
          "## Decline: Rosa Lopez, ICU nurse",
          "Nobody is put forward for ICU nurse. Rosa Lopez reads the reason.",
          "<Close>",
          "Reason (optional)",
          """",
          "<Keep it> <Decline>",
        ],
        "a candidate ends": [
          "## End: Rosa Lopez, ICU nurse",
          "Rosa Lopez no longer represents you with Lakeside. Rosa Lopez and the hiring manager read the reason.",
          "<Close>",
          "Reason (optional)",
          """",
          "<Keep it> <End>",
        ],
        "a candidate reconsiders": [
          "## Not this recruiter: Rosa Lopez, ICU nurse",
          "Rosa Lopez no longer represents you with Lakeside. Unless somebody has moved you on ICU nurse, your application waits again for the hiring manager and the other recruiters. Rosa Lopez and the hiring manager read the reason.",
          "<Close>",
          "Reason (optional)",
          """",
          "<Keep it> <Not this recruiter>",
        ],
        "a recruiter ends": [
          "## End: Ada Lopez, ICU nurse",
          "You no longer represent Ada Lopez with Lakeside. Ada Lopez and the hiring manager read the reason.",
          "<Close>",
          "Reason (optional)",
          """",
          "<Keep it> <End>",
        ],
        "a recruiter withdraws": [
          "## Withdraw: Ada Lopez, ICU nurse",
          "Nobody is put forward for ICU nurse. Ada Lopez reads the reason.",
          "<Close>",
          "Reason (optional)",
          """",
          "<Keep it> <Withdraw>",
        ],
      }
    `);
  });

  it('passes on the reason, closes when it is done, and says why it failed otherwise', async () => {
    fakeApi.endRecruiterClaim.mockRejectedValueOnce(new ApiError(409, 'Too late'));
    fakeApi.endRecruiterClaim.mockResolvedValue({ data: {} });
    card('recruiter', standing);
    press('End');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'She moved.' } });
    press('End', dialog);
    await waitFor(() => expect(readAloud(dialog)).toContain('Too late'));
    press('End', dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fakeApi.endRecruiterClaim.mock.lastCall).toEqual([{ params: { id: 9 }, body: { reason: 'She moved.' } }]);
  });

  it('is confirmed once, and says why it failed, with another try where the server did not refuse', async () => {
    fakeApi.confirmClaim.mockRejectedValueOnce(new ApiError(503, 'Later'));
    card('candidate');
    press('Choose Rosa');
    press('Yes, choose Rosa');
    await screen.findByRole('alert');
    expect(readAloud(screen.getByRole('alert'))).toBe(
      'Rosa was not confirmed. Later. Nothing was changed.\n<Try again>',
    );
    fakeApi.confirmClaim.mockImplementation(never);
    press('Try again');
    await waitFor(() => expect(readAloud()).toContain('<Choose Rosa | busy | off> <Decline | off>'));
    expect(fakeApi.confirmClaim.mock.calls).toEqual([[{ params: { id: 9 } }], [{ params: { id: 9 } }]]);
  });
});

describe('The lists of claims', () => {
  const call = {
    manager: fakeApi.listManagerClaims,
    recruiter: fakeApi.listRecruiterClaims,
    candidate: fakeApi.listCandidateClaims,
  };

  it('say to each role what they are for, also while they are empty', async () => {
    const read: Record<string, string> = {};
    for (const role of readers) {
      call[role].mockResolvedValue(listed([]));
      renderSignedIn(ClaimsPage, { path: '/claims', ...as(role) });
      await screen.findByText('Nothing yet');
      read[`${role}, none`] = readAloud();
      cleanup();
      call[role].mockResolvedValue(listed([claim]));
      renderSignedIn(ClaimsPage, { path: '/claims', ...as(role) });
      const list = await screen.findByRole('list');
      read[role] = `${list.getAttribute('aria-label')}: ${readAloud().split('\n').slice(0, 4).join(' / ')}`;
      // To candidates these are proposals, in every word.
      expect(/claims/i.test(document.body.textContent)).toBe(role !== 'candidate');
      cleanup();
    }
    expect(read).toMatchInlineSnapshot(`
      {
        "candidate": "Who represents you: Who represents you · HireHub / # Who represents you 1 / <CSV, who represents you> / Recruiters who want to introduce you to a company. You choose one for each company; silence is never a yes.",
        "candidate, none": "Who represents you · HireHub
      # Who represents you 0
      Recruiters who want to introduce you to a company. You choose one for each company; silence is never a yes.
      ## Nothing yet
      When a recruiter wants to put you forward, you find the job, the terms and their words here, and decide.",
        "manager": "Claims: Claims · HireHub / # Claims 1 / <CSV, claims> / Who introduces whom to your jobs. You learn who a candidate is once they agree.",
        "manager, none": "Claims · HireHub
      # Claims 0
      Who introduces whom to your jobs. You learn who a candidate is once they agree.
      ## Nothing yet
      When a recruiter proposes somebody for one of your jobs, it is listed here.",
        "recruiter": "Claims: Claims · HireHub / # Claims 1 / <CSV, claims> / The first recruiter whom a candidate confirms for a company owns the introduction.",
        "recruiter, none": "Claims · HireHub
      # Claims 0
      The first recruiter whom a candidate confirms for a company owns the introduction.
      ## Nothing yet
      Open a candidate’s page and put them forward for a job. They are asked, and their answer appears here.",
      }
    `);
  });

  it('that wait for a candidate are on the dashboard, with their number, and no other claims', async () => {
    const stopped = { ...claim, id: 11, stop: 'closed' };
    fakeApi.listCandidateClaims.mockResolvedValue(listed([claim, { ...claim, ...standing, id: 10 }, stopped]));
    renderSignedIn(WaitingClaims, { path: '/dashboard', ...as('candidate') });
    await screen.findByRole('list', { name: 'Proposals waiting for your answer' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Waiting for your answer 1 waiting
      ‹Proposals waiting for your answer›
      ‹Rosa Lopez, ICU nurse› (picture /2001.png)
      [Rosa Lopez](/candidate/recruiters/2001)Waits for you{amber}
      [ICU nurse](/jobs/view/7) · Lakeside
      They pay well.
      500 points for a hire, 60 days of guarantee · Answer until 16th Mar 2026 · [Every step](/claims/9)
      <Choose Rosa> <Decline>"
    `);
  });

  it.each(['claim', 'catch-up'])('follow what is said live, and no longer than they are shown: %s', async (type) => {
    fakeApi.listCandidateClaims.mockResolvedValue(listed([]));
    const { queryClient } = renderSignedIn(WaitingClaims, { path: '/dashboard', ...as('candidate') });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(readAloud()).toBe('');
    fakeApi.listCandidateClaims.mockResolvedValue(listed([claim]));
    sayLive(type);
    expect(await screen.findByText('Waits for you')).toBeTruthy();
    cleanup();
    expect(heardLive()).toEqual([]);
  });
});
