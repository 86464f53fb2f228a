// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ComparedPerson, SamePeople } from '../../../../../shared/model/candidate-merge.ts';
import { noEmployeeInfo } from '../../../../../shared/model/candidate-profile.ts';
import { mergeFields } from '../../../../../shared/model/candidate-merge.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { rolesWithPage } from '../../../../../web/app/routes/by-role.ts';
import { paths } from '../../../../../web/common/navigation/paths.ts';
import { AddedCandidatePage } from '../../../../../web/features/resumes/pages/added-candidate.tsx';
import { aPng } from '../../../../support/pictures.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

vi.mock('../../../../../web/common/pictures/crop-modal.tsx', () => ({
  CropModal: ({ onCrop }: { onCrop: (cropped: Blob) => void }) => (
    <button type="button" onClick={() => onCrop(new Blob(['cropped'], { type: 'image/jpeg' }))}>
      Use this picture
    </button>
  ),
}));
beforeEach(() => vi.resetAllMocks());

const nadia: ComparedPerson = {
  firstName: 'Nadia',
  lastName: 'Petrova',
  email: 'n.petrov@example.org',
  phonePrefix: '+1',
  phone: '6175550188',
  birthday: '1992-03-14',
  countryId: null,
  cityName: null,
  skills: [],
  hasResume: false,
  educations: [],
  certifications: [],
  workExperiences: [],
};
const other = (over: Partial<SamePeople['others'][number]> = {}): SamePeople['others'][number] => ({
  into: { kind: 'imported', id: 8 },
  version: 4,
  evidence: ['phone', 'name'],
  mayTake: [...mergeFields],
  person: { ...nadia, lastName: 'Petrov', email: 'nadia@example.com', birthday: null, cityName: 'Boston' },
  ...over,
});
function compare(others: SamePeople['others'], avatar: string | null = null, person = nadia) {
  fakeApi.compareImportedCandidate.mockResolvedValue({ data: { id: 7, version: 3, avatar, person, others } });
  renderSignedIn(AddedCandidatePage, { path: '/recruiter/candidates/added/:id', at: paths.addedCandidate(7) });
}

it('Two records of one person are compared side by side, with the evidence, and merged as chosen (PLUS-15)', async () => {
  fakeApi.mergeImportedCandidate.mockResolvedValue({ data: {} });
  compare([other()]);
  expect(await screen.findByText('The same phone. The same name, or one form of it.')).toBeTruthy();
  // What both say is no choice, and what only one says is taken over unless chosen otherwise.
  expect(screen.queryByRole('group', { name: 'Phone' })).toBeNull();
  const birthday = screen.getByRole('group', { name: 'Birthday' });
  expect(within(birthday).getByRole<HTMLInputElement>('radio', { name: /1992-03-14/ }).checked).toBe(true);
  await userEvent.click(within(screen.getByRole('group', { name: 'Name' })).getByRole('radio', { name: /Petrova/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Merge into Nadia Petrov' }));
  expect(fakeApi.mergeImportedCandidate).toHaveBeenCalledWith({
    params: { id: 7 },
    body: { into: { kind: 'imported', id: 8 }, take: ['name', 'birthday'], version: 3, intoVersion: 4 },
  });
  expect(await screen.findByText('at /recruiter/candidates/added?show=merged')).toBeTruthy();
});

it('A registered candidate keeps what they say, and the page says so before merging (PLUS-15)', async () => {
  compare([other({ into: { kind: 'registered', id: 9 }, version: null, mayTake: [] })]);
  expect(await screen.findByText(/what they say of themselves stays/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Keep the other record instead' })).toBeNull();
});

it('Somebody whom nobody seems to be is not offered to be merged', async () => {
  compare([]);
  expect(await screen.findByText('Nobody else seems to be this person')).toBeTruthy();
});

it('The resume of an added candidate is deleted after a question, and what was entered stays (RESUME-16)', async () => {
  fakeApi.removeImportedResume.mockResolvedValue({ data: {} });
  compare([], null, { ...nadia, hasResume: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the resume' }));
  expect(screen.getByText(/What you have entered about Nadia stays/)).toBeTruthy();
  expect(fakeApi.removeImportedResume).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete resume', hidden: true }));
  expect(fakeApi.removeImportedResume).toHaveBeenCalledWith({ params: { id: 7 } });
  await waitFor(() => expect(screen.queryByText(/What you have entered about Nadia stays/)).toBeNull());
});

it('What was entered about an added candidate is corrected, and only what was changed is sent (RESUME-14)', async () => {
  const entry = { version: 1, expireMonth: 4, expireYear: 2030, credentialId: 'X-1', credentialUrl: null };
  const certifications = [{ ...entry, id: 31, name: 'BLS', issueOrg: 'AHA', issueMonth: null, issueYear: 2024 }];
  const entered = {
    ...nadia,
    id: 7,
    cityId: null,
    resume: null,
    employeeInfo: noEmployeeInfo,
    certifications,
    version: 3,
  };
  fakeApi.readImportedCandidate.mockResolvedValue({ data: entered });
  fakeApi.changeImportedCandidate.mockResolvedValue({ data: {} });
  compare([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  await userEvent.clear(name);
  await userEvent.type(name, 'Basic Life Support');
  await userEvent.click(screen.getByRole('button', { name: 'Save corrections' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save corrections' })).toBeNull());
  const expiry = { expireMonth: '4', expireYear: '2030' };
  const said = { issueOrg: 'AHA', state: '', credentialId: 'X-1', issueMonth: '', issueYear: '2024', ...expiry };
  const changed = [{ id: 31, name: 'Basic Life Support', ...said }];
  expect(fakeApi.changeImportedCandidate.mock.calls).toEqual([
    [{ params: { id: 7 }, body: { certifications: changed, version: 3 } }],
  ]);
});

it('The recruiter gives an added candidate a picture, cropped in the browser, and removes it (RESUME-15)', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 400 }));
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => {};
  fakeApi.changeImportedAvatar.mockResolvedValue({ data: {} });
  compare([]);
  await screen.findByRole('button', { name: 'Choose picture' });
  const file = new File([aPng({ width: 200, height: 200 })], 'ada.png', { type: 'image/png' });
  fakeApi.changeImportedAvatar.mockRejectedValueOnce(new ApiError(409, 'Changed meanwhile'));
  await userEvent.upload(screen.getByLabelText('Picture file'), file);
  await userEvent.click(await screen.findByRole('button', { name: 'Use this picture' }));
  expect(await screen.findByText('Changed meanwhile')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(fakeApi.changeImportedAvatar).toHaveBeenCalledTimes(2));
  for (const [call] of fakeApi.changeImportedAvatar.mock.calls)
    expect(call).toEqual({ params: { id: 7 }, body: { picture: `data:image/jpeg;base64,${btoa('cropped')}` } });
  await waitFor(() => expect(screen.queryByText('Changed meanwhile')).toBeNull());
  cleanup();
  compare([], 'data:image/jpeg;base64,AAAA');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(fakeApi.changeImportedAvatar).toHaveBeenLastCalledWith({ params: { id: 7 }, body: { picture: null } });
  vi.unstubAllGlobals();
});

it('Only recruiters have the pages of added candidates (PLUS-15)', () => {
  expect(rolesWithPage('/recruiter/candidates/added')).toEqual(['recruiter']);
  expect(rolesWithPage('/recruiter/candidates/added/7')).toEqual(['recruiter']);
});

it.each([403, 404])(
  'The page of an added candidate shows the no-access view and nothing of them after a %i response (ERR-06, DEC-53)',
  async (status) => {
    fakeApi.compareImportedCandidate.mockRejectedValue(new ApiError(status, 'There is no such candidate'));
    renderSignedIn(AddedCandidatePage, { path: '/recruiter/candidates/added/:id', at: paths.addedCandidate(7) });
    expect(await screen.findByText('This candidate is not available')).toBeTruthy();
    expect(screen.queryByText(/Petrov/)).toBeNull();
  },
);

/** The choices of a card: the group, and of each option whether it is chosen, its text and what it means. */
const choices = () =>
  screen
    .queryAllByRole('group')
    .map((group) => [
      group.querySelector('legend')?.textContent,
      ...[...group.querySelectorAll('label')].map(
        (label) => `${label.querySelector('input')?.checked} ${label.textContent}`,
      ),
    ]);

it('A record offers of each field what it would keep, and its entries to add to the other’s (PLUS-15)', async () => {
  fakeApi.mergeImportedCandidate.mockRejectedValue(new ApiError(409, 'Changed meanwhile'));
  const person = { ...nadia, lastName: 'Petrov', email: 'nadia@example.com', phone: null, phonePrefix: null };
  const educations = [{ school: 'MIT' }] as never;
  fakeApi.compareImportedCandidate.mockResolvedValue({
    data: { id: 7, version: 3, avatar: null, person: { ...nadia, educations }, others: [other({ person })] },
  });
  renderSignedIn(AddedCandidatePage, { path: '/recruiter/candidates/added/:id', at: paths.addedCandidate(7) });
  await screen.findByRole('heading', { name: 'Merge into Nadia Petrov' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nadia Petrova');
  expect(document.querySelector('.ui-page-lead')?.textContent).toBe('n.petrov@example.org');
  expect(screen.getByText('The record of Nadia Petrov stays, with the address nadia@example.com.')).toBeTruthy();
  expect(
    screen.getByText('You can undo this for 30 days. What is changed until then stays with the candidate who is kept.'),
  ).toBeTruthy();
  expect(choices()).toEqual([
    ['Name', 'true Nadia PetrovAs Nadia Petrov is now', 'false Nadia PetrovaFrom the record that goes'],
    ['Phone', 'false Not givenAs Nadia Petrov is now', 'true +1 6175550188From the record that goes'],
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Add education/).checked).toBe(true);
  expect(screen.getAllByText('MIT')).toHaveLength(2);
  const keep = screen.getByRole('link', { name: 'Keep the other record instead' });
  expect(keep.getAttribute('href')).toBe('/recruiter/candidates/added/8');
  fireEvent.click(screen.getByLabelText(/^Add education/));
  fireEvent.click(screen.getByRole('radio', { name: /Not given/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Merge into Nadia Petrov' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The candidates were not merged. Changed meanwhile. Nothing was changed.',
  );
  expect(fakeApi.mergeImportedCandidate.mock.lastCall?.[0].body.take).toEqual([]);
  fireEvent.click(screen.getByLabelText(/^Add education/));
  fireEvent.click(screen.getByRole('button', { name: 'Merge into Nadia Petrov' }));
  await waitFor(() => expect(fakeApi.mergeImportedCandidate.mock.lastCall?.[0].body.take).toEqual(['educations']));
});

it.each([
  [
    'registered',
    'Their profile stays as it is: you may add to it while you share an open job.',
    'Nadia Petrova has an account, so what they say of themselves stays. The record that you added goes.',
  ],
  [
    'imported',
    'Both records say the same.',
    'The record of Nadia Petrova stays, with the address n.petrov@example.org.',
  ],
] as const)('A merge into the same words of a person who is %s has nothing to choose', async (kind, nothing, kept) => {
  compare([other({ into: { kind, id: 9 }, person: nadia, mayTake: kind === 'registered' ? [] : [...mergeFields] })]);
  expect(await screen.findByText(nothing)).toBeTruthy();
  expect(screen.getByText(kept)).toBeTruthy();
  expect(choices()).toEqual([]);
});

it('An added candidate is read, refused and read again, and alone where nobody is like them', async () => {
  fakeApi.compareImportedCandidate.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  renderSignedIn(AddedCandidatePage, { path: '/recruiter/candidates/added/:id', at: paths.addedCandidate(7) });
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe('The candidate could not be loadedNot nowTry again');
  fakeApi.compareImportedCandidate.mockResolvedValue({
    data: { id: 7, version: 3, avatar: null, person: { ...nadia, email: null }, others: [] },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const words = 'The same address, phone or resume, or the same name in the same city, would show somebody here.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.querySelector('.ui-page-lead')).toBeNull();
  expect(
    screen.getByText('Only you see it. A JPEG or PNG of at most 50 MB; drop one here, or choose it.'),
  ).toBeTruthy();
  const back = screen.getByRole('link', { name: 'Added candidates' });
  expect(back.getAttribute('href')).toBe('/recruiter/candidates/added');
  expect(fakeApi.compareImportedCandidate.mock.lastCall?.[0].params).toEqual({ id: 7 });
});

it('An added candidate’s record shows what it says, what is not set, and the resume it was read from', async () => {
  const person = {
    ...nadia,
    cityName: 'Boston',
    skills: ['React', 'Redux'],
    workExperiences: [{ title: 'Nurse', company: 'Lakeside' }],
    educations: [{ school: 'MIT' }],
  };
  fakeApi.compareImportedCandidate.mockResolvedValue({
    data: { id: 7, version: 3, avatar: null, resumeId: 41, person, others: [] },
  });
  renderSignedIn(AddedCandidatePage, { path: '/recruiter/candidates/added/:id', at: paths.addedCandidate(7) });
  await screen.findByRole('heading', { name: 'Facts' });
  expect([...document.querySelectorAll('.ui-facts > div')].map(({ textContent }) => textContent)).toEqual([
    'Phone+1 6175550188',
    'Birthday1992-03-14',
    'PlaceBoston',
    'SkillsReact, Redux',
    'EducationMIT',
    'CertificationsNot set',
    'Work experienceNurse at Lakeside',
  ]);
  fakeApi.readParsedResume.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  fireEvent.click(screen.getByRole('button', { name: 'Read the resume' }));
  const dialog = within(screen.getByRole('dialog'));
  const lines = [{ page: 0, parts: [{ text: 'Nadia, nurse' }] }];
  fakeApi.readParsedResume.mockResolvedValue({
    data: { id: 41, filename: 'nadia.docx', document: { pages: [{ width: 0, height: 0 }], lines } },
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('Nadia, nurse')).toBeTruthy();
  expect(dialog.getByText('nadia.docx')).toBeTruthy();
});
