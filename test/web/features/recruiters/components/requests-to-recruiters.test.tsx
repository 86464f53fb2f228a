// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { AskRecruiter } from '../../../../../web/features/recruiters/components/ask-recruiter.tsx';
import { AskRecruiterModal } from '../../../../../web/features/recruiters/components/ask-recruiter-modal.tsx';
import { AskedRecruiters } from '../../../../../web/features/recruiters/components/asked-recruiters.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { listed } from '../../../support/listed.ts';
import { readAloud } from '../../../support/read-aloud.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { aNovak as person, aWorkRequest as request } from '../../../support/work-request.ts';

const now = '2026-09-02T10:00:00.000Z';
const nurse = { id: 77, title: 'Night nurse', isOpen: true };
const press = (name: string | RegExp, part: Element = document.body) =>
  fireEvent.click(within(part as HTMLElement).getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog');
const never = () => new Promise(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) =>
    query.scope === 'open'
      ? listed([request, { ...request, id: 6, state: 'working', recruiter: person(2010, 'Ada') }])
      : listed([{ ...request, id: 7, state: 'self_closed' }]),
  );
});

describe('The recruiters of other managers whom a manager asked', () => {
  const show = (job?: typeof nurse) =>
    renderSignedIn(() => <AskedRecruiters {...(job && { job })} />, { path: '/manager/recruiters' });

  it('are listed with their jobs, and how each request stands', async () => {
    show();
    fireEvent.click(await screen.findByText('Earlier requests (1)'));
    await screen.findByRole('list', { name: 'Earlier requests' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Recruiters of other managers (2)
      ‹Requests to recruiters of other managers›
      ‹Bela Novak, Night nurse› (picture /bela.png)
      [Bela Novak](/manager/recruiters/2009) for [Night nurse](/jobs/view/77)
      (2026-09-01T10:00:00.000Z)
      Asked{amber} <Withdraw the request to Bela Novak>
      ‹Ada Novak, Night nurse›
      [Ada Novak](/manager/recruiters/2010) for [Night nurse](/jobs/view/77)
      (2026-09-01T12:00:00.000Z)
      Working{green}[Message Ada Novak](/messages?with=2010&job=77) <End work of Ada Novak>
      Earlier requests (1)
      ‹Earlier requests›
      ‹Bela Novak, Night nurse› (picture /bela.png)
      [Bela Novak](/manager/recruiters/2009) for [Night nurse](/jobs/view/77)
      (2026-09-01T13:00:00.000Z)
      Ended by recruiter{neutral}"
    `);
  });

  it('are listed on the page of a job without it, and more can be asked', async () => {
    show(nurse);
    await screen.findByRole('listitem', { name: 'Bela Novak' });
    fireEvent.click(screen.getByText('Earlier requests'));
    await screen.findByRole('list', { name: 'Earlier requests' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Recruiters of other managers (2)
      <Ask a recruiter>
      ‹Requests to recruiters of other managers›
      ‹Bela Novak› (picture /bela.png)
      [Bela Novak](/manager/recruiters/2009)
      (2026-09-01T10:00:00.000Z)
      Asked{amber} <Withdraw the request to Bela Novak>
      ‹Ada Novak›
      [Ada Novak](/manager/recruiters/2010)
      (2026-09-01T12:00:00.000Z)
      Working{green}[Message Ada Novak](/messages?with=2010&job=77) <End work of Ada Novak>
      Earlier requests
      ‹Earlier requests›"
    `);
    for (const [{ query }] of fakeApi.listOtherRecruiters.mock.calls) expect(query.jobId).toBe(77);
  });

  it('are said to be none on the page of a job, which is no longer open', async () => {
    fakeApi.listOtherRecruiters.mockResolvedValue(listed([]));
    show({ ...nurse, isOpen: false });
    await screen.findByText(/^Nobody is asked now/);
    fireEvent.click(screen.getByText('Earlier requests'));
    await screen.findByText('No request has ended yet.');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Recruiters of other managers
      <Ask a recruiter | off | Recruiters can only be asked for an open job>
      Nobody is asked now. A recruiter who works with other managers can work on this one job, if they accept.
      Earlier requests
      No request has ended yet."
    `);
  });

  it('end their work after a second press, and the card has the focus and the news', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'End work of Ada Novak' }));
    const row = screen.getByRole('listitem', { name: 'Ada Novak, Night nurse' });
    expect(readAloud(row)).toMatchInlineSnapshot(`
      "‹Ada Novak, Night nurse›
      [Ada Novak](/manager/recruiters/2010) for [Night nurse](/jobs/view/77)
      (2026-09-01T12:00:00.000Z)
      Working{green}[Message Ada Novak](/messages?with=2010&job=77) <End the work of Ada> <Keep>"
    `);
    fakeApi.closeOtherRecruiter.mockImplementation(never);
    press('End the work of Ada');
    await waitFor(() => expect(readAloud(row)).toContain('End the work of Ada | busy'));
    cleanup();
    fakeApi.closeOtherRecruiter.mockResolvedValue({ data: request });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'End work of Ada Novak' }));
    press('End the work of Ada');
    expect((await screen.findByText('The work of Ada Novak is ended.')).closest('[role]')?.role).toBe('status');
    expect(document.activeElement?.textContent).toContain('The work of Ada Novak is ended.');
    fakeApi.closeOtherRecruiter.mockRejectedValue(new ApiError(409, 'Too late'));
    press('Withdraw the request to Bela Novak');
    expect((await screen.findByRole('alert')).textContent).toBe('Bela Novak: Too late');
    expect(fakeApi.closeOtherRecruiter.mock.calls.map(([{ params }]) => params)).toEqual([
      { id: 6 },
      { id: 6 },
      { id: 5 },
    ]);
  });

  it('are asked on the page of a job, whose dialog can be left', async () => {
    fakeApi.listRecruiters.mockResolvedValue(listed([{ ...person(2011, 'Eva'), isOther: true }]));
    show(nurse);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask a recruiter' }));
    press('Cancel', await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Ask a recruiter');
    const choice = await screen.findByRole('combobox', { name: 'Recruiter' });
    fireEvent.change(choice, { target: { value: '2011' } });
    fakeApi.inviteOtherRecruiter.mockResolvedValue({ data: request });
    press('Send request');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByRole('status')).textContent).toBe('Eva Novak is asked to work on Night nurse.');
  });

  it('are loading, fail to load, and are loaded on another try', async () => {
    fakeApi.listOtherRecruiters.mockImplementation(never);
    show();
    expect(readAloud()).toBe('');
    cleanup();
    fakeApi.listOtherRecruiters.mockRejectedValue(new ApiError(403, 'Not now'));
    show(nurse);
    await screen.findByRole('alert');
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Recruiters of other managers
      <Ask a recruiter>
      {red}
      ## The requests could not be loaded
      Not now
      <Try again>
      Earlier requests"
    `);
    fireEvent.click(screen.getByText('Earlier requests'));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(screen.queryByText('No request has ended yet.')).toBeNull();
    expect(readAloud(screen.getAllByRole('alert')[1])).toMatchInlineSnapshot(`
      "{red}
      ## The requests could not be loaded
      Not now
      <Try again>"
    `);
    fakeApi.listOtherRecruiters.mockResolvedValue(listed([request]));
    for (const again of screen.getAllByRole('button', { name: 'Try again' })) fireEvent.click(again);
    expect(await screen.findAllByRole('listitem', { name: 'Bela Novak' })).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are no part of the page where nobody was asked', async () => {
    fakeApi.listOtherRecruiters.mockResolvedValue(listed([]));
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(readAloud()).toBe('');
  });

  it('leave the news of the last withdrawn request, without an empty list', async () => {
    fakeApi.listOtherRecruiters.mockImplementation(async ({ query }) =>
      listed(query.scope === 'open' ? [request] : []),
    );
    fakeApi.closeOtherRecruiter.mockResolvedValue({ data: request });
    show();
    const withdraw = await screen.findByRole('button', { name: 'Withdraw the request to Bela Novak' });
    fakeApi.listOtherRecruiters.mockResolvedValue(listed([]));
    fireEvent.click(withdraw);
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
    expect(screen.getByText('The request to Bela Novak is withdrawn.')).toBeTruthy();
  });

  it('are all shown without an offer of more, and further ones are loaded where there are', async () => {
    const second = { ...request, id: 6, recruiter: person(2010, 'Ada') };
    show(nurse);
    await screen.findByRole('listitem', { name: 'Ada Novak' });
    expect(screen.queryByText('All 2 requests')).toBeNull();
    cleanup();
    fakeApi.listOtherRecruiters.mockImplementation(async ({ query: { page } }) => ({
      data: [page === 1 ? request : second],
      meta: { total: 11, page, perPage: 10 },
    }));
    show(nurse);
    fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('listitem', { name: 'Ada Novak' })).toBeTruthy();
    expect(screen.getByRole('listitem', { name: 'Bela Novak' })).toBeTruthy();
  });
});

describe('The dialog that asks a recruiter', () => {
  const [onClose, onAsked] = [vi.fn(), vi.fn()];
  const ask = (known: Pick<Parameters<typeof AskRecruiterModal>[0], 'recruiter' | 'job'>) =>
    renderSignedIn(() => <AskRecruiterModal {...known} onClose={onClose} onAsked={onAsked} />, { path: '/x' });
  beforeEach(() => {
    fakeApi.listRecruiters.mockResolvedValue(
      listed([
        { ...person(2009, 'Bela'), isOther: true },
        { ...person(2010, 'Ada'), isOther: true },
      ]),
    );
    fakeApi.listJobs.mockResolvedValue(listed([nurse, { id: 78, title: 'Day nurse' }]));
  });

  it('asks whom and for which job', async () => {
    ask({});
    await screen.findByRole('combobox', { name: 'Job' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Ask a recruiter of other managers
      They see this one job of yours, and nothing else, and decide for themselves.
      <Close>
      ‹Request to work on a job›
      Recruiter
      (*Choose a recruiter*, Bela Novak, Ada Novak)
      Job
      (*Choose an open job*, Night nurse, Day nurse)
      Your words
      ""
      Optional. Say why you ask them.
      <Cancel> <Send request>"
    `);
    for (const field of screen.getAllByRole<HTMLSelectElement>('combobox'))
      expect(field.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(600);
    fireEvent.submit(screen.getByRole('form'));
    expect(fakeApi.inviteOtherRecruiter).not.toHaveBeenCalled();
  });

  it('names the recruiter whom it is about, and is busy while it asks', async () => {
    ask({ recruiter: person(2009, 'Bela') });
    fireEvent.change(await screen.findByRole('combobox', { name: 'Job' }), { target: { value: '78' } });
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Please. ' } });
    expect(readAloud()).toMatchInlineSnapshot(`
      "## Ask Bela Novak to work on a job
      They see this one job of yours, and nothing else, and decide for themselves.
      <Close>
      ‹Request to work on a job›
      Job
      (Choose an open job, Night nurse, *Day nurse*)
      Your words
      " Please. "
      Optional. Say why you ask them.
      <Cancel> <Send request>"
    `);
    fakeApi.inviteOtherRecruiter.mockImplementation(never);
    press('Send request');
    await waitFor(() => expect(readAloud()).toContain('<Send request | busy | off>'));
    expect(fakeApi.inviteOtherRecruiter.mock.calls).toEqual([
      [{ params: { id: 2009 }, body: { jobId: 78, message: 'Please.' } }],
    ]);
    expect(fakeApi.listRecruiters).not.toHaveBeenCalled();
  });

  it('says why it cannot ask anybody, or for nothing', async () => {
    fakeApi.listRecruiters.mockResolvedValue(listed([]));
    fakeApi.listJobs.mockResolvedValue(listed([]));
    ask({});
    await screen.findByRole('combobox', { name: 'Job' });
    expect(readAloud(screen.getByRole('form'))).toMatchInlineSnapshot(`
      "‹Request to work on a job›
      Recruiter
      (*No recruiter works with other managers only*)
      Job
      (*You have no open job*)
      Your words
      ""
      Optional. Say why you ask them."
    `);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' }).disabled).toBe(true);
  });

  it('says why it failed, and that nothing was changed', async () => {
    fakeApi.inviteOtherRecruiter.mockRejectedValue(new ApiError(409, 'Asked already'));
    ask({ recruiter: person(2009, 'Bela'), job: nurse });
    expect(screen.queryByRole('combobox')).toBeNull();
    press('Send request');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The recruiter could not be asked. Asked already. Nothing was changed.',
    );
  });

  it('tries again to load the choices that it lacks', async () => {
    fakeApi.listJobs.mockRejectedValueOnce(new ApiError(403, 'Not now'));
    ask({});
    expect(readAloud(await screen.findByRole('alert'))).toMatchInlineSnapshot(`
      "{red}
      ## The choices could not be loaded
      Not now
      <Try again>"
    `);
    press('Try again');
    expect(await screen.findByRole('combobox', { name: 'Job' })).toBeTruthy();
    expect([fakeApi.listJobs.mock.calls.length, fakeApi.listRecruiters.mock.calls.length]).toEqual([2, 2]);
  });

  it('opens from the recruiter’s page, which says who is asked, or nothing when it is left', async () => {
    fakeApi.inviteOtherRecruiter.mockResolvedValue({ data: request });
    renderSignedIn(() => <AskRecruiter recruiter={person(2009, 'Bela')} />, { path: '/manager/recruiters/2009' });
    expect(readAloud()).toBe('<Ask to work on a job>');
    press('Ask to work on a job');
    press('Cancel', await dialog());
    await waitFor(() => expect(readAloud()).toBe('<Ask to work on a job>'));
    press('Ask to work on a job');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Job' }), { target: { value: '77' } });
    press('Send request');
    await waitFor(() => expect(readAloud()).toBe('Bela Novak is asked.\n<Ask to work on a job>'));
  });
});
