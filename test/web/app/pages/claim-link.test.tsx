// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claim, ClaimLink } from '../../../../shared/model/claim.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ClaimLinkPage } from '../../../../web/app/pages/claim-link.tsx';
import { waitingAction } from '../../../../web/common/mailed-links/pending-action.ts';
import { leadsTo, open, said } from '../../support/auth-page.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const at = `/represent?token=${token}&email=ada@example.com`;
const person = (id: number, firstName: string, lastName: string) => ({ id, firstName, lastName, avatar: null });
const aClaim = (over: Partial<Claim> = {}): Claim => ({
  id: 9,
  state: 'proposed',
  recruiter: person(2001, 'Rosa', 'Lopez'),
  candidate: person(3001, 'Ada', 'Byron'),
  manager: person(1001, 'Daniel', 'Reyes'),
  job: { id: 7, title: 'ICU nurse' },
  client: { id: 5, companyName: 'Lakeside' },
  message: 'They have a calm team.',
  terms: { points: 500, guaranteeDays: 60, share: 100 },
  proposedAt: '2026-03-02T10:00:00.000Z',
  answerBy: '2026-03-09T10:00:00.000Z',
  confirmedAt: null,
  confirmedBy: null,
  expiresAt: null,
  ending: null,
  version: 1,
  ...over,
});
const other = aClaim({ id: 10, recruiter: person(2002, 'Omar', 'Said'), message: null });
const link = (over: Partial<ClaimLink> = {}) => ({
  data: { state: 'open', claim: aClaim(), choices: [aClaim(), other], ...over },
});
const refused = new ApiError(409, 'This was answered already');

beforeEach(() => void fakeApi.readClaimLink.mockResolvedValue(link()));

async function show(address = at) {
  renderPage(ClaimLinkPage, address);
  return within(await screen.findByRole('main'));
}

describe('The page of a mailed claim link', () => {
  it.each([
    ['on_hold', /^The job is on hold\. Once it is open again, you can answer here\.$/],
    ['closed', /^The job was closed, so nobody is put forward for it\.$/],
    ['recruiter_left', /^The recruiter no longer works on this job, /],
  ] as const)('says what keeps the candidate from answering: %s', async (stop, words) => {
    fakeApi.readClaimLink.mockResolvedValue(link({ state: 'answered', claim: aClaim({ stop }), choices: [] }));
    await show();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
  });

  it('shows each recruiter with job, words, terms and until when to answer (PLUS-02)', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Who may introduce you to Lakeside?' })).toBeTruthy();
    expect(
      screen.getByText(
        'Several recruiters would like to. You choose one; the others are notified that you chose another.',
      ),
    ).toBeTruthy();
    const rows = within(screen.getByRole('list', { name: 'Recruiters' })).getAllByRole('listitem');
    expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual(['Rosa Lopez', 'Omar Said']);
    expect(rows[0]?.textContent).toBe(
      'Rosa LopezICU nurse · LakesideThey have a calm team.Rosa earns 500 points for a hire, 60 days of guarantee · Answer until 9th Mar 2026Choose RosaDecline',
    );
    expect(rows[1]?.querySelector('blockquote')).toBeNull();
    expect(fakeApi.readClaimLink.mock.lastCall?.[0].body).toEqual({ token });
  });

  it('of one recruiter says that nothing happens without an answer', async () => {
    fakeApi.readClaimLink.mockResolvedValue(link({ choices: [aClaim()] }));
    await show();
    expect(await screen.findByText('You decide. If you do nothing, nobody is put forward.')).toBeTruthy();
  });

  it('confirms the chosen recruiter, says so, and forgets the link', async () => {
    fakeApi.confirmClaimByLink.mockResolvedValue({ data: aClaim({ state: 'standing' }) });
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Rosa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, choose Rosa' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Lopez represents you' })).toBeTruthy();
    expect(
      screen.getByText('Rosa Lopez introduces you to Lakeside for ICU nurse. You can end this at any time.'),
    ).toBeTruthy();
    expect(fakeApi.confirmClaimByLink.mock.calls).toEqual([[{ body: { token, claimId: 9 } }]]);
    expect(fakeApi.declineClaimByLink).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'See who represents you' }).getAttribute('href')).toBe('/claims');
    expect(waitingAction()).toBeUndefined();
  });

  it('declines one recruiter without choosing another', async () => {
    fakeApi.declineClaimByLink.mockResolvedValue({ data: { ...other, state: 'declined' } });
    await show();
    const omar = within(await screen.findByRole('listitem', { name: 'Omar Said' }));
    await userEvent.click(omar.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'You declined' })).toBeTruthy();
    expect(screen.getByText('Omar Said does not put you forward for ICU nurse.')).toBeTruthy();
    expect(fakeApi.declineClaimByLink.mock.calls).toEqual([[{ body: { token, claimId: 10 } }]]);
    expect(waitingAction()).toBeUndefined();
  });

  it('takes one answer at a time, and marks the button that waits', async () => {
    const waiting = Promise.withResolvers<unknown>();
    fakeApi.confirmClaimByLink.mockReturnValue(waiting.promise);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Rosa' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, choose Rosa' }));
    const buttons = screen
      .getAllByRole('button', { name: /choose|Decline/i, hidden: true })
      .filter((one) => !one.closest('dialog'));
    expect(buttons.map((one) => one.getAttribute('aria-busy') === 'true')).toEqual([true, false, false, false]);
    for (const one of buttons) await userEvent.click(one);
    expect(fakeApi.confirmClaimByLink).toHaveBeenCalledTimes(1);
    expect(fakeApi.declineClaimByLink).not.toHaveBeenCalled();
    waiting.resolve({ data: aClaim({ state: 'standing' }) });
    await screen.findByRole('heading', { level: 1, name: 'Rosa Lopez represents you' });
  });

  it('keeps the link and says why after a refusal, and reads the choices again', async () => {
    fakeApi.declineClaimByLink.mockRejectedValue(refused);
    await show();
    await userEvent.click((await screen.findAllByRole('button', { name: 'Decline' }))[0]!);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your answer was not taken. This was answered already. Nothing was changed.',
    );
    await vi.waitFor(() => expect(fakeApi.readClaimLink).toHaveBeenCalledTimes(2));
    expect(waitingAction()?.token).toBe(token);
  });

  it.each([
    ['open', 'There is nothing left to answer here.'],
    ['answered', 'This was answered, withdrawn, or ended in the meantime.'],
    ['used', 'This link was used already: your answer was taken.'],
    ['replaced', 'A newer link was sent; use that one.'],
    ['expired', 'This link has expired. Nobody was put forward: silence is never a yes.'],
    ['unknown', 'This link is not valid. Open it from the mail again, in full.'],
  ] as const)('of a link that is %s says what became of it', async (state, words) => {
    fakeApi.readClaimLink.mockResolvedValue(link({ state, claim: null, choices: [] }));
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nothing to decide here' })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See who represents you' }).getAttribute('href')).toBe('/claims');
  });

  it('shows what it waits for, and a failed load with another try', async () => {
    fakeApi.readClaimLink.mockRejectedValueOnce(new ApiError(400, 'No'));
    await show();
    expect(await screen.findByText('This could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Try again|Retry/ }));
    expect(await screen.findByRole('listitem', { name: 'Rosa Lopez' })).toBeTruthy();
  });

  it('without a link leads to the list of claims', async () => {
    renderPage(ClaimLinkPage, '/represent');
    expect(await screen.findByText('at /claims')).toBeTruthy();
    expect(fakeApi.readClaimLink).not.toHaveBeenCalled();
  });
});

describe('The page of a mailed claim link', () => {
  const pageOf = async (read: ReturnType<typeof link>) => {
    fakeApi.readClaimLink.mockResolvedValue(read);
    open(ClaimLinkPage, `/represent?token=${token}`);
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    await vi.waitFor(() => expect(heading()).not.toBe('Who may represent you'));
    return said();
  };

  it('says who asks for what, and what was decided (PLUS-02)', async () => {
    expect(await pageOf(link())).toMatchInlineSnapshot(`
      "h1 Who may introduce you to Lakeside?
      p Several recruiters would like to. You choose one; the others are notified that you chose another.
      ul aria-label=Recruiters
      li aria-label=Rosa Lopez
      strong Rosa Lopez
      p ICU nurse · Lakeside
      blockquote They have a calm team.
      p Rosa earns 500 points for a hire, 60 days of guarantee · Answer until 9th Mar 2026
      button data-kind=primary data-size=medium Choose Rosa
      button data-kind=quiet data-size=medium Decline
      li aria-label=Omar Said
      strong Omar Said
      p ICU nurse · Lakeside
      p Omar earns 500 points for a hire, 60 days of guarantee · Answer until 9th Mar 2026
      button data-kind=primary data-size=medium Choose Omar
      button data-kind=quiet data-size=medium Decline"
    `);
    expect((await pageOf(link({ choices: [aClaim()] }))).split('\n')[1]).toBe(
      'p You decide. If you do nothing, nobody is put forward.',
    );
    for (const [state, call, name] of [
      ['standing', fakeApi.confirmClaimByLink, 'Choose Rosa'],
      ['declined', fakeApi.declineClaimByLink, 'Decline'],
    ] as const) {
      await pageOf(link({ choices: [aClaim()] }));
      call.mockResolvedValue({ data: aClaim({ state }) });
      fireEvent.click(screen.getByRole('button', { name }));
      if (state === 'standing') fireEvent.click(screen.getByRole('button', { name: 'Yes, choose Rosa' }));
      await vi.waitFor(() => expect(said()).toContain('/claims'));
    }
    expect(said()).toMatchInlineSnapshot(`
      "h1 You declined
      p Rosa Lopez does not put you forward for ICU nurse.
      a data-kind=secondary data-size=medium href=/claims See who represents you"
    `);
  });

  it.each([
    ['open', 'There is nothing left to answer here.'],
    ['answered', 'This was answered, withdrawn, or ended in the meantime.'],
    ['used', 'This link was used already: your answer was taken.'],
    ['replaced', 'A newer link was sent; use that one.'],
    ['expired', 'This link has expired. Nobody was put forward: silence is never a yes.'],
    ['unknown', 'This link is not valid. Open it from the mail again, in full.'],
  ] as const)('whose link is %s says: %s', async (state, words) => {
    expect((await pageOf(link({ state, claim: null, choices: [] }))).split('\n').slice(0, 2)).toEqual([
      'h1 Nothing to decide here',
      `p ${words}`,
    ]);
    expect((await leadsTo('See who represents you'))[0]).toBe('/claims');
  });
});
