// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { AskRecruiterModal } from '../../../../../web/features/recruiters/components/ask-recruiter-modal.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const listed = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 100 } });
const bela = { id: 2009, firstName: 'Bela', lastName: 'Novak', avatar: null };
const nurse = { id: 77, title: 'Night nurse' };
const [onClose, onAsked] = [vi.fn(), vi.fn()];

type Known = Pick<Parameters<typeof AskRecruiterModal>[0], 'recruiter' | 'job'>;
const ask = (known: Known) =>
  renderSignedIn(() => <AskRecruiterModal {...known} onClose={onClose} onAsked={onAsked} />, { path: '/jobs/view/77' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send request' });
const choice = async (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

beforeEach(() => {
  vi.resetAllMocks();
  fakeApi.listRecruiters.mockResolvedValue(listed({ ...bela, isOther: true }));
  fakeApi.listJobs.mockResolvedValue(listed(nurse, { id: 78, title: 'Day nurse' }));
  fakeApi.inviteOtherRecruiter.mockResolvedValue({ data: {} });
});

describe('A request to a recruiter of other managers', () => {
  it('from a job asks whom, chooses nobody by itself, and keeps the choice while words are written (RECR-43)', async () => {
    ask({ job: nurse });
    const recruiter = await choice('Recruiter');
    expect(recruiter.value).toBe('');
    expect(screen.queryByRole('combobox', { name: 'Job' })).toBeNull();
    await userEvent.selectOptions(recruiter, 'Bela Novak');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), 'You know this ward.');
    expect(within(recruiter).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe('Bela Novak');
    await userEvent.click(send());
    await waitFor(() => expect(onAsked).toHaveBeenCalledWith('Bela Novak'));
    expect(fakeApi.inviteOtherRecruiter).toHaveBeenCalledWith({
      params: { id: 2009 },
      body: { jobId: 77, message: 'You know this ward.' },
    });
    expect(fakeApi.listJobs).not.toHaveBeenCalled();
  });

  it('from a recruiter asks for which open job, and chooses none by itself (RECR-43)', async () => {
    ask({ recruiter: bela });
    const job = await choice('Job');
    expect(job.value).toBe('');
    expect(screen.queryByRole('combobox', { name: 'Recruiter' })).toBeNull();
    await userEvent.selectOptions(job, 'Day nurse');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), '   ');
    expect(within(job).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe('Day nurse');
    await userEvent.click(send());
    await waitFor(() => expect(onAsked).toHaveBeenCalledWith('Bela Novak'));
    expect(fakeApi.inviteOtherRecruiter).toHaveBeenCalledWith({ params: { id: 2009 }, body: { jobId: 78 } });
  });

  it.each<[string, Known, string]>([
    ['recruiter', { job: nurse }, 'Recruiter'],
    ['open job', { recruiter: bela }, 'Job'],
  ])('cannot be sent while there is no %s to choose', async (_, known, label) => {
    fakeApi.listRecruiters.mockResolvedValue(listed({ ...bela, isOther: false }));
    fakeApi.listJobs.mockResolvedValue(listed());
    ask(known);
    const options = within(await choice(label)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['']);
    expect(send().disabled).toBe(true);
  });

  it('cannot be sent before the choices have come', async () => {
    fakeApi.listRecruiters.mockReturnValue(new Promise(() => {}));
    ask({ job: nurse });
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    expect(send().disabled).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when its choices cannot be loaded, and offers them after another try', async () => {
    fakeApi.listRecruiters.mockRejectedValueOnce(new ApiError(403, 'Not now'));
    ask({ job: nurse });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(send().disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await choice('Recruiter')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send().disabled).toBe(false);
  });

  it('that is refused says why, and keeps what was written', async () => {
    fakeApi.inviteOtherRecruiter.mockRejectedValue(new ApiError(409, 'This recruiter is asked already'));
    ask({ recruiter: bela, job: nurse });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Your words' }), 'You know this ward.');
    await userEvent.click(send());
    expect(await screen.findByText(/This recruiter is asked already/)).toBeTruthy();
    expect(screen.getByDisplayValue('You know this ward.')).toBeTruthy();
    expect(onAsked).not.toHaveBeenCalled();
  });

  it('that is cancelled sends nothing', async () => {
    ask({ recruiter: bela, job: nurse });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onClose).toHaveBeenCalled();
    expect(fakeApi.inviteOtherRecruiter).not.toHaveBeenCalled();
  });
});
