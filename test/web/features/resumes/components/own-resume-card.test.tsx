// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { useAccount } from '../../../../../web/common/account/account.ts';
import { OwnResumeSection } from '../../../../../web/features/resumes/components/own-resume-card.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { sayLive } from '../../../support/live-listeners.ts';

const outside = vi.hoisted(() => ({ fetchBlob: vi.fn(), saveBlob: vi.fn() }));

vi.mock('../../../../../web/common/uploads/save-file.ts', () => outside);
vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));

const kept = {
  id: 7,
  path: '/resumes/7',
  filename: 'ada.pdf',
  contentType: 'application/pdf',
  uploadedAt: '2026-03-02T12:00:00.000Z',
  isDefault: true,
  applications: 0,
};
const aFile = (name = 'newer.pdf') => {
  const file = new File(['a page'], name);
  file.arrayBuffer = async () => new TextEncoder().encode('a page').buffer;
  return file;
};
const Profile = () => <OwnResumeSection account={useAccount()} />;
const open = (role: 'candidate' | 'recruiter' = 'candidate') =>
  renderSignedIn(Profile, { path: '/profile', account: { id: 31, role } });
const openKept = async () => {
  fakeApi.listOwnResumes.mockResolvedValue({ data: [kept] });
  open();
  await screen.findByText('ada.pdf');
};
const more = async (filename: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `More about ${filename}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Resume file'), files);

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('crypto', webcrypto);
});

it('A candidate’s resume is shown with its day, and leads to what it says (CAND-22, CAND-73)', async () => {
  await openKept();
  const card = screen.getByRole('heading', { name: 'Resume' }).closest('section');
  expect(card?.textContent).toBe(
    'Resumeada.pdfUploaded 2nd Mar 2026Review what it saysDownload resumeDrop another resume here' +
      'It becomes the default, and the others stay. PDF, DOCX, TXT or a picture of a page, up to 10 MB. You look at everything that is read before it is added.' +
      'Choose file',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/profile/resume/7');
  expect(fakeApi.listOwnResumes).toHaveBeenCalledWith({ params: { candidateId: 31 } });
  expect(fakeApi.listOwnResumes.mock.lastCall?.[0].signal).toBeInstanceOf(AbortSignal);
  expect(screen.getByLabelText<HTMLInputElement>('Resume file').multiple).toBe(false);
});

it('Nobody but a candidate has a resume of their own', () => {
  open('recruiter');
  expect(screen.queryByRole('heading', { name: 'Resume' })).toBeNull();
  expect(fakeApi.listOwnResumes).not.toHaveBeenCalled();
});

it('A candidate without a resume may drop one, and nothing to download or remove is offered', async () => {
  fakeApi.listOwnResumes.mockResolvedValue({ data: [] });
  open();
  expect(screen.queryByText(/Drop/)).toBeNull();
  expect(await screen.findByText('Drop your resume here')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Choose file']);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('A resume that could not be loaded is loaded again on request', async () => {
  fakeApi.listOwnResumes.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  open();
  expect((await screen.findByRole('alert')).textContent).toBe('Your resume could not be loadedNot nowTry again');
  expect(screen.queryByLabelText('Resume file')).toBeNull();
  fakeApi.listOwnResumes.mockResolvedValue({ data: [kept] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ada.pdf')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('The resume is downloaded under the name resume, and a failure is shown beside the button (CAND-23)', async () => {
  await openKept();
  fakeApi.downloadResume.mockResolvedValue({ data: { url: 'https://files.example.com/7' } });
  outside.fetchBlob.mockRejectedValueOnce(new ApiError(400, 'It is gone'));
  const button = screen.getByRole('button', { name: 'Download resume' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('The resume could not be downloaded. It is gone');
  const blob = new Blob(['a page']);
  outside.fetchBlob.mockResolvedValue(blob);
  await userEvent.click(button);
  await waitFor(() => expect(outside.saveBlob.mock.calls).toEqual([[blob, 'resume']]));
  expect(fakeApi.downloadResume).toHaveBeenLastCalledWith({
    params: { candidateId: 31 },
    query: { path: '/resumes/7' },
  });
  expect(outside.fetchBlob).toHaveBeenLastCalledWith('https://files.example.com/7');
});

it('The resume is removed after the question, and the card then takes another (CAND-76)', async () => {
  await openKept();
  await more('ada.pdf', 'Remove');
  const dialog = await screen.findByRole('dialog', { name: 'Delete this resume?' });
  expect(dialog.textContent).toContain(
    'The file and everything that was read in it are deleted. What you have added to your profile stays. This cannot be undone.',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await more('ada.pdf', 'Remove');
  fakeApi.removeOwnResume.mockRejectedValueOnce(new ApiError(409, 'It is being read'));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete resume' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The resume could not be deleted. It is being read.',
  );
  fakeApi.removeOwnResume.mockResolvedValue({ data: {} });
  fakeApi.listOwnResumes.mockResolvedValue({ data: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Delete resume' }));
  expect(await screen.findByText('Drop your resume here')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fakeApi.removeOwnResume).toHaveBeenLastCalledWith({ params: { candidateId: 31, id: 7 } });
});

it('A resume that was sent is followed until it is read, and then is beside the other (CAND-22)', async () => {
  await openKept();
  fakeApi.startOwnResumeUpload.mockResolvedValue({ data: { resume: { id: 8 }, form: null } });
  fakeApi.readOwnParsedResume.mockResolvedValue({ data: { id: 8, status: 'parsing', reason: null } });
  await choose(aFile());
  expect(await screen.findByText('Your resume is being read…')).toBeTruthy();
  await waitFor(() => expect(fakeApi.readOwnParsedResume).toHaveBeenLastCalledWith({ params: { id: 8 } }));
  expect(fakeApi.readOwnParsedResume.mock.lastCall?.[0].signal).toBeInstanceOf(AbortSignal);
  expect(fakeApi.startOwnResumeUpload.mock.lastCall?.[0].body).toMatchObject({ filename: 'newer.pdf', size: 6 });
  fakeApi.readOwnParsedResume.mockResolvedValue({ data: { id: 8, status: 'parsed', reason: null } });
  fakeApi.listOwnResumes.mockResolvedValue({
    data: [
      { ...kept, id: 8, filename: 'newer.pdf' },
      { ...kept, isDefault: false },
    ],
  });
  act(() => sayLive('parsed-resume', { resumeId: 8, status: 'parsed' }));
  expect(await screen.findByText('newer.pdf')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Your resume is being read…')).toBeNull());
  expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
});

it.each([
  [{ status: 'failed', reason: 'encrypted' }, 'The file is protected by a password; save it without one'],
  [{ status: 'cancelled', reason: null }, 'The resume was not read; send it again.'],
])('A resume that was sent and not read says why: %o', async (state, words) => {
  fakeApi.listOwnResumes.mockResolvedValue({ data: [] });
  fakeApi.startOwnResumeUpload.mockResolvedValue({ data: { resume: { id: 8 }, form: null } });
  fakeApi.readOwnParsedResume.mockResolvedValue({ data: { id: 8, ...state } });
  open();
  await screen.findByText('Drop your resume here');
  await choose(aFile());
  expect((await screen.findByRole('alert')).textContent).toBe(words);
});

it('Choosing another file replaces the one before, and only one is sent', async () => {
  await openKept();
  fakeApi.startOwnResumeUpload.mockRejectedValue(new ApiError(429, 'Twenty a day'));
  await choose(aFile('first.pdf'));
  expect((await screen.findByText('Twenty a day')).closest('li')?.textContent).toContain('first.pdf');
  await choose(aFile('second.pdf'));
  expect(await screen.findByText('second.pdf')).toBeTruthy();
  expect(screen.queryByText('first.pdf')).toBeNull();
  expect((await screen.findByText('Twenty a day')).closest('li')?.textContent).toContain('second.pdf');
});

it('A change of the profile in another tab loads the resume again, and that of another person does not', async () => {
  await openKept();
  fakeApi.listOwnResumes.mockResolvedValue({ data: [{ ...kept, filename: 'changed.pdf' }] });
  act(() => sayLive('candidate-profile', { candidateId: 32 }));
  expect(fakeApi.listOwnResumes).toHaveBeenCalledTimes(1);
  act(() => sayLive('candidate-profile', { candidateId: 31 }));
  expect(await screen.findByText('changed.pdf')).toBeTruthy();
  expect(fakeApi.listOwnResumes).toHaveBeenCalledTimes(2);
});

const five = [7, 6, 5, 4, 3].map((id, at) => ({
  ...kept,
  id,
  filename: `${id}.pdf`,
  isDefault: at === 0,
  applications: id === 6 ? 2 : 0,
}));

it('Of several resumes the default is marked, and another becomes it from its menu', async () => {
  fakeApi.listOwnResumes.mockResolvedValue({ data: five.slice(0, 2) });
  open();
  const rows = within(await screen.findByRole('list', { name: 'Your resumes' }));
  expect(rows.getAllByRole('listitem').map((row) => row.textContent?.includes('Default'))).toEqual([true, false]);
  await userEvent.click(screen.getByRole('button', { name: 'More about 7.pdf' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Rename', 'Remove']);
  await userEvent.keyboard('{Escape}');
  fakeApi.changeOwnResume.mockRejectedValueOnce(new ApiError(409, 'Try again'));
  await more('6.pdf', 'Make it the default');
  expect((await screen.findByRole('alert')).textContent).toContain('The resume could not be changed. Try again');
  expect(fakeApi.changeOwnResume).toHaveBeenLastCalledWith({
    params: { candidateId: 31, id: 6 },
    body: { isDefault: true },
  });
});

it('A resume is renamed in a dialog that says what applications keep', async () => {
  await openKept();
  await more('ada.pdf', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename this resume' });
  expect(dialog.textContent).toContain('Applications that you have sent keep the name under which you sent it.');
  const name = within(dialog).getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'for/wards.pdf');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
  expect(within(dialog).getByText(/without slashes/)).toBeTruthy();
  await userEvent.clear(name);
  await userEvent.type(name, 'for wards.pdf');
  fakeApi.changeOwnResume.mockResolvedValue({ data: { id: 7 } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.changeOwnResume).toHaveBeenLastCalledWith({
    params: { candidateId: 31, id: 7 },
    body: { filename: 'for wards.pdf' },
  });
});

it('Five resumes are the most, and removing one says that open applications keep it', async () => {
  fakeApi.listOwnResumes.mockResolvedValue({ data: five });
  open();
  expect(await screen.findByText(/^You keep 5 resumes, which is the most/)).toBeTruthy();
  expect(screen.queryByLabelText('Resume file')).toBeNull();
  await more('6.pdf', 'Remove');
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'You sent it with 2 applications still open, for which this copy stays.',
  );
});
