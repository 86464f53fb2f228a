// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '../../../../shared/constants/roles.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ProposeCandidate } from '../../../../web/features/claims/components/propose-candidate.tsx';
import { ClaimPage } from '../../../../web/features/claims/pages/claim.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { sayLive } from '../../support/live-listeners.ts';
import { claim, person, standing } from '../../support/claim.ts';
import { formatExact } from '../../../../web/ui/text/dates.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const as = (role: Role) => ({ account: { role } });
const press = (name: string | RegExp, part: Element = document.body) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name }));
const never = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T10:00:00.000Z'), toFake: ['Date'] });
});

describe('The way to put a candidate forward', () => {
  const jobs = [7, 8, 10].map((id) => ({
    job: { id, title: `Nurse ${id}` },
    client: { id: 5, companyName: 'Lakeside' },
    terms: { ...claim.terms, points: id * 100 },
    refusal: id === 10 ? 'Already put forward' : null,
  }));
  const show = async () => {
    renderSignedIn(() => <ProposeCandidate candidate={{ id: 3001, firstName: 'Ada' }} />, {
      path: '/recruiter/candidates/3001',
      ...as('recruiter'),
    });
    press('Put forward');
    return screen.findByRole('dialog');
  };
  const choose = (id: number) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Nurse ${id} `) }));

  it('offers the open jobs with their terms, or why not, and is left without a call', async () => {
    fakeApi.listAssignableJobs.mockResolvedValue({ data: jobs });
    fakeApi.previewClaim.mockResolvedValue({ data: { silentSince: '2026-01-05T10:00:00.000Z' } });
    const dialog = await show();
    await screen.findByText(/Nurse 7/);
    expect(readAloud(dialog)).toMatchInlineSnapshot(`
      "## Put Ada forward
      Ada decides. Nothing reaches the company before they agree.
      <Close>
      Jobs
      [ ] Nurse 7 · Lakeside
      700 points for a hire, 60 days of guarantee
      [ ] Nurse 8 · Lakeside
      800 points for a hire, 60 days of guarantee
      [ ] Nurse 10 · Lakeside
      Already put forward
      Your words to Ada (optional)
      ""
      Why these jobs, and what happens next.
      <Cancel> <Ask Ada | off | Choose a job>"
    `);
    expect(fakeApi.previewClaim).not.toHaveBeenCalled();
    choose(7);
    choose(8);
    choose(8);
    await screen.findByText(/has answered nobody since/);
    expect(readAloud(dialog)).toContain(
      '700 points for a hire, 60 days of guarantee. The hiring manager has answered nobody since 5th Jan 2026.',
    );
    expect(readAloud(dialog)).toContain('<Cancel> <Ask Ada>');
    expect(within(dialog).getAllByText(/has answered nobody/)).toHaveLength(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(600);
    press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks about the chosen jobs with the words, and says about which the candidate was asked', async () => {
    fakeApi.listAssignableJobs.mockResolvedValue({ data: jobs });
    fakeApi.previewClaim.mockResolvedValue({ data: { silentSince: null } });
    fakeApi.assignCandidate.mockRejectedValueOnce(new ApiError(503, 'Later'));
    const dialog = await show();
    await screen.findByText(/Nurse 7/);
    choose(7);
    choose(8);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Hello. ' } });
    press('Ask Ada');
    await screen.findByRole('alert');
    expect(readAloud(screen.getByRole('alert'))).toBe(
      'Ada could not be asked. Later. Your words are kept.\n<Try again>',
    );
    expect(readAloud(dialog)).not.toContain('has answered nobody');
    fakeApi.assignCandidate.mockResolvedValue({
      data: {
        claims: [{ id: 1 }, { id: 2 }],
        refused: [
          { jobId: 8, message: 'Full' },
          { jobId: 99, message: 'Gone' },
        ],
      },
    });
    press('Try again');
    await screen.findByText(/was asked about/);
    expect(readAloud(await screen.findByRole('dialog'))).toMatchInlineSnapshot(`
      "## Ada was asked
      <Close>
      Ada was asked about 2 jobs by mail and in the app. The answer appears among your [claims](/claims).
      Nurse 8: Full
      A job: Gone
      <Done>"
    `);
    expect(fakeApi.assignCandidate.mock.lastCall).toEqual([
      { params: { id: 3001 }, body: { jobIds: [7, 8], message: 'Hello.' } },
    ]);
    press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends no empty words, at most for twenty jobs, and says while it loads, has none or fails', async () => {
    fakeApi.listAssignableJobs.mockImplementationOnce(never);
    const loading = await show();
    expect(within(loading).getByRole('status', { name: 'Loading' })).toBeTruthy();
    cleanup();
    fakeApi.listAssignableJobs.mockRejectedValueOnce(new ApiError(403, 'Not now'));
    await show();
    expect(readAloud(await screen.findByRole('alert'))).toBe('Ada could not be asked. Not now. Your words are kept.');
    cleanup();
    fakeApi.listAssignableJobs.mockResolvedValueOnce({ data: [] });
    await show();
    expect(await screen.findByText('You have no open jobs.')).toBeTruthy();
    expect(screen.queryByRole('group')).toBeNull();
    cleanup();
    const many = Array.from({ length: 21 }, (_, n) => ({
      ...jobs[0]!,
      job: { id: 100 + n, title: `Nurse ${100 + n}` },
    }));
    fakeApi.listAssignableJobs.mockResolvedValue({ data: many });
    fakeApi.previewClaim.mockResolvedValue({ data: { silentSince: null } });
    fakeApi.assignCandidate.mockImplementation(never);
    const dialog = await show();
    await screen.findByText(/Nurse 100/);
    const boxes = within(dialog).getAllByRole('checkbox');
    for (const box of boxes) fireEvent.click(box);
    const ask = within(dialog).getByRole('button', { name: 'Ask Ada' });
    expect(ask.getAttribute('aria-description')).toBe('At most 20 jobs at a time');
    fireEvent.click(boxes[20]!);
    expect(ask.getAttribute('aria-description')).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '   ' } });
    fireEvent.click(ask);
    await waitFor(() => expect(ask.getAttribute('aria-busy')).toBe('true'));
    const body = fakeApi.assignCandidate.mock.lastCall?.[0].body as { jobIds: number[]; message?: string };
    expect([body.jobIds.length, body.message]).toEqual([20, undefined]);
  });
});

describe('The evidence of a claim', () => {
  const show = (id = '9', role: Role = 'recruiter') =>
    renderSignedIn(ClaimPage, { path: '/claims/:id', at: `/claims/${id}`, ...as(role) });
  const by = { ...person(3001, 'Ada'), role: 'candidate' as const };
  const step = { by, way: null, state: null, reason: null, at: '2026-03-02T12:00:00.000Z' };

  it('has the terms, each step with who, how and why, and the other recruiters of the company', async () => {
    const rival = {
      recruiter: null,
      state: 'passed_over',
      confirmedAt: null,
      confirmedBy: null,
      endedAt: null,
      proposedAt: '2026-03-01T12:00:00.000Z',
    };
    fakeApi.readClaim.mockResolvedValue({
      data: {
        claim: { ...claim, ...standing },
        steps: [
          { ...step, id: 1, what: 'proposed', by: { ...by, firstName: 'Rosa' } },
          { ...step, id: 2, what: 'mailed', by: null },
          { ...step, id: 3, what: 'confirmed', way: 'application', by: null },
          { ...step, id: 4, what: 'confirmed', way: 'app' },
          { ...step, id: 5, what: 'confirmed' },
          { ...step, id: 6, what: 'ended', state: 'withdrawn', reason: 'She moved.' },
          { ...step, id: 7, what: 'ended' },
        ],
        rivals: [
          rival,
          {
            ...rival,
            recruiter: person(2002, 'Bela'),
            state: 'ended',
            confirmedAt: step.at,
            confirmedBy: 'link',
            endedAt: step.at,
          },
          { ...rival, state: 'lapsed', confirmedAt: step.at },
        ],
        files: [],
        mayAddFiles: false,
      },
    });
    show();
    await screen.findByRole('list', { name: 'What happened' });
    const stated = [...document.querySelectorAll('.ui-timeline time')].map((time) => time.textContent);
    expect(stated).toEqual(Array(7).fill(formatExact('2026-03-02T12:00:00.000Z')));
    expect(readAloud().replaceAll(/ at \d\d:\d\d [AP]M [\w+:-]+/g, '')).toMatchInlineSnapshot(`
      "Rosa Lopez for Lakeside · HireHub
      [Claims](/claims)
      # Rosa Lopez for Lakeside
      Confirmed{green}
      Since 2nd Mar 2026, until 29th Aug 2026
      ## What happened
      ‹What happened›
      Rosa Lopez made the proposal (2026-03-02T12:00:00.000Z)
      HireHub asked the candidate by mail (2026-03-02T12:00:00.000Z)
      Somebody accepted the candidate’s application (2026-03-02T12:00:00.000Z)
      Ada Lopez confirmed signed in (2026-03-02T12:00:00.000Z)
      Ada Lopez confirmed (2026-03-02T12:00:00.000Z)
      Ada Lopez ended it: withdrawn (2026-03-02T12:00:00.000Z)
      She moved.
      Ada Lopez ended it (2026-03-02T12:00:00.000Z)
      ## Other recruiters, same company
      Another recruiter proposed on 1st March 2026; another was chosen
      Bela Lopez proposed on 1st March 2026; confirmed by the mailed link on 2nd March 2026; ended on 2nd March 2026
      Another recruiter proposed on 1st March 2026; confirmed on 2nd March 2026; no answer in time
      ‹Facts›
      ## Terms
      Candidate: Ada Lopez
      Job: ICU nurse
      Company: Lakeside
      Hiring manager: Daniel Lopez
      Recruiter earns: 500 points for a hire, 60 days of guarantee
      Words to the candidate: They pay well."
    `);
  });

  it('names no candidate before they agree, and only what there is', async () => {
    fakeApi.readClaim.mockResolvedValue({
      data: {
        claim: { ...claim, candidate: null, message: null },
        steps: [],
        rivals: [],
        files: [],
        mayAddFiles: false,
      },
    });
    show('9', 'manager');
    await screen.findByText('Named once they agree');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Rosa Lopez for Lakeside · HireHub
      [Claims](/claims)
      # Rosa Lopez for Lakeside
      Waits for the candidate{amber}
      Answer until 16th Mar 2026
      ## What happened
      ‹What happened›
      ‹Facts›
      ## Terms
      Candidate: Named once they agree
      Job: ICU nurse
      Company: Lakeside
      Hiring manager: Daniel Lopez
      Recruiter earns: 500 points for a hire, 60 days of guarantee"
    `);
  });

  it('is loading, not available, or failed and loaded on another try', async () => {
    fakeApi.readClaim.mockImplementationOnce(never);
    show();
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    cleanup();
    fakeApi.readClaim.mockRejectedValueOnce(new ApiError(404, 'No'));
    show();
    await screen.findByRole('heading');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Not available · HireHub
      # This claim is not available
      It may have been removed, or it is not shared with you. Ask the person who sent you here for access.
      [Claims](/claims)"
    `);
    cleanup();
    fakeApi.readClaim.mockRejectedValueOnce(new ApiError(400, 'Not now'));
    fakeApi.readClaim.mockResolvedValue({ data: { claim, steps: [], rivals: [], files: [], mayAddFiles: false } });
    show();
    expect(readAloud(await screen.findByRole('alert'))).toContain('The claim could not be loaded\nNot now');
    press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Lopez for Lakeside' })).toBeTruthy();
    fakeApi.readClaim.mockResolvedValue({
      data: { claim: { ...claim, message: 'News' }, steps: [], rivals: [], files: [], mayAddFiles: false },
    });
    sayLive('claim');
    expect(await screen.findByText('News')).toBeTruthy();
  });
});
