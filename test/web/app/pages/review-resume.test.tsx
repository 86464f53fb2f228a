// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { blank } from '../../../../web/features/resumes/model/import-fields.ts';
import { ReviewResumePage } from '../../../../web/app/pages/review-resume.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const lines = ['ICU nurse at Lakeside', 'Triage', 'Rice University', 'CCRN by AACN'];
const read = <T,>(value: T, line: number, text: string, confidence = 0.93) => {
  const from = lines[line]!.indexOf(text);
  return { value, confidence, sources: [{ line, part: 0, from, to: from + text.length }] };
};
const facts: ParsedFactsSent = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  location: null,
  skills: [read({ id: 2, name: 'Triage' }, 1, 'Triage')],
  workExperiences: [
    {
      title: read('ICU nurse', 0, 'ICU nurse'),
      company: read('Lakeside', 0, 'Lakeside', 0.5),
      location: null,
      isWorking: false,
      fromYear: { value: 2019, confidence: 0.9, sources: [] },
      fromMonth: null,
      toYear: { value: 2021, confidence: 0.9, sources: [] },
      toMonth: null,
    },
  ],
  educations: [
    { school: read('Rice University', 2, 'Rice University'), degree: null, study: null, from: null, to: null },
  ],
  certifications: [
    { name: read('CCRN', 3, 'CCRN'), issueOrg: read('AACN', 3, 'AACN'), issueYear: null, issueMonth: null },
  ],
};
const pages = {
  pages: [{ width: 0, height: 0 }],
  lines: lines.map((text) => ({ page: 0, parts: [{ text, left: 0, top: 0, width: 0, height: 0 }] })),
};
const resume = { id: 9, filename: 'ada.pdf', status: 'parsed', reason: null, facts, document: pages };
const profile = {
  candidate: { id: 31, firstName: 'Ada', lastName: 'Byron', avatar: null },
  educations: [],
  certifications: [],
  workExperiences: [],
  employeeInfo: noEmployeeInfo,
};
const open = (over: object = {}, ofProfile: object = {}) => {
  fakeApi.readOwnParsedResume.mockResolvedValue({ data: { ...resume, ...over } });
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, ...ofProfile } });
  return renderSignedIn(ReviewResumePage, {
    path: '/profile/resume/:id',
    at: '/profile/resume/9',
    account: { id: 31, role: 'candidate' },
  });
};
const form = () => screen.findByRole('form', { name: 'What your resume says' });
const entry = (name: string) => within(screen.getByRole('group', { name }));
const valuesOf = (name: string) =>
  [...screen.getByRole('group', { name }).querySelectorAll('input')].map(({ id, name: control, value, type }) => [
    id || control,
    type === 'checkbox' ? '' : value,
  ]);
const change = (label: string, value: string, group: string) =>
  fireEvent.change(entry(group).getByLabelText(new RegExp(`^${label}`)), { target: { value } });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to profile' }));
const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

beforeEach(() => vi.resetAllMocks());

it('What was read in a candidate’s resume fills in the form, entry by entry (PLUS-20)', async () => {
  open();
  await form();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Review your resume');
  expect(screen.getByText('ada.pdf')).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Skills',
    'Work experience',
    'Education',
    'Licences and certifications',
  ]);
  expect(valuesOf('Work experience 1')).toEqual([
    ['workExperiences.0.title', 'ICU nurse'],
    ['workExperiences.0.company', 'Lakeside'],
    ['workExperiences.0.location', ''],
    ['workExperiences.0.fromMonth', ''],
    ['workExperiences.0.fromYear', '2019'],
    ['workExperiences.0.toMonth', ''],
    ['workExperiences.0.toYear', '2021'],
    [expect.any(String), ''],
  ]);
  expect(valuesOf('Education 1')).toEqual([
    ['educations.0.school', 'Rice University'],
    ['educations.0.degree', ''],
    ['educations.0.study', ''],
    ['educations.0.from', ''],
    ['educations.0.to', ''],
  ]);
  expect(valuesOf('Licences and certifications 1')).toEqual([
    ['certifications.0.name', 'CCRN'],
    ['certifications.0.issueOrg', 'AACN'],
    ['certifications.0.credentialId', ''],
    ['certifications.0.state', ''],
    ['certifications.0.issueMonth', ''],
    ['certifications.0.issueYear', ''],
    ['certifications.0.expireMonth', ''],
    ['certifications.0.expireYear', ''],
  ]);
  const labels = [...screen.getByRole('group', { name: 'Work experience 1' }).querySelectorAll('label')];
  expect(labels.map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Company (optional)',
    'Place (optional)',
    'From, month (optional)',
    'From, year (optional)',
    'To, month (optional)',
    'To, year (optional)',
    'Works there now',
  ]);
  expect(screen.getAllByText('Check this')).toHaveLength(1);
  expect(screen.getByText('Check this').getAttribute('title')).toBe('50% sure');
  expect(screen.getAllByText('93%')[0]?.getAttribute('title')).toBe('93% sure that this was read correctly');
});

it('The words of the field in focus light up in the resume beside it, also after an entry before it went', async () => {
  const second = { ...facts.workExperiences[0]!, title: read('Triage', 1, 'Triage') };
  open({ facts: { ...facts, workExperiences: [facts.workExperiences[0], second] } });
  await form();
  expect(marked()).toEqual([]);
  await userEvent.click(entry('Work experience 1').getByLabelText(/^Company/));
  expect(marked()).toEqual(['Lakeside']);
  await userEvent.click(screen.getByRole('combobox', { name: /^Skills/ }));
  expect(marked()).toEqual(['Triage']);
  await userEvent.click(entry('Education 1').getByLabelText(/^Degree/));
  expect(marked()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove work experience 1' }));
  await userEvent.click(entry('Work experience 1').getByLabelText(/^Title/));
  expect(marked()).toEqual(['Triage']);
  await userEvent.click(screen.getByRole('button', { name: 'Add work experience' }));
  await userEvent.click(entry('Work experience 2').getByLabelText(/^Title/));
  expect(marked()).toEqual([]);
});

it('What the form says after changes is added to the profile, which opens then (PLUS-20)', async () => {
  fakeApi.addFromResume.mockResolvedValue({ data: {} });
  open();
  await form();
  await userEvent.click(entry('Work experience 1').getByLabelText('Works there now'));
  expect(entry('Work experience 1').queryByLabelText(/^To,/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove education 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add certification' }));
  change('Name', 'ACLS', 'Licences and certifications 2');
  change('Issued, year', '2020', 'Licences and certifications 2');
  await add();
  await screen.findByText('at /profile');
  expect(fakeApi.addFromResume.mock.calls).toEqual([
    [
      {
        params: { candidateId: 31 },
        body: {
          workExperiences: [
            {
              title: 'ICU nurse',
              company: 'Lakeside',
              location: '',
              fromMonth: '',
              fromYear: '2019',
              toMonth: '',
              toYear: '',
              isWorking: true,
            },
          ],
          educations: [],
          certifications: [
            { ...blank.certifications, name: 'CCRN', issueOrg: 'AACN' },
            { ...blank.certifications, name: 'ACLS', issueYear: '2020' },
          ],
          tagIds: [2],
        },
      },
    ],
  ]);
  // The profile is loaded again with what was added.
  await waitFor(() => expect(fakeApi.readCandidateProfile.mock.calls.length).toBeGreaterThan(0));
});

it('A wrong field says what is wrong, and nothing is sent (VALID-62)', async () => {
  open();
  await form();
  change('To, year', '2001', 'Work experience 1');
  await add();
  expect(await screen.findByText('"End date" Must be more than "Start date"')).toBeTruthy();
  cleanup();
  open();
  await form();
  await userEvent.click(screen.getByRole('button', { name: 'Add education' }));
  await add();
  const school = entry('Education 2').getByLabelText(/^School/);
  await waitFor(() => expect(school.getAttribute('aria-invalid')).toBe('true'));
  expect(fakeApi.addFromResume).not.toHaveBeenCalled();
});

it.each([
  ['at its field', [{ key: 'certifications.0.name', message: 'You have it already' }], 'You have it already'],
  ['for skills', [{ key: 'tagIds.0', message: 'There is no such skill' }], 'There is no such skill'],
  ['above the form', [], 'Changed meanwhile'],
])('A refusal of what was read is shown %s', async (_where, errors, words) => {
  open();
  await form();
  fakeApi.addFromResume.mockRejectedValue(new ApiError(409, 'Changed meanwhile', errors));
  await add();
  const shown = await screen.findByText(words);
  expect(shown.closest('[role=alert].ui-form-summary') !== null).toBe(errors.length === 0);
  expect(screen.queryByText('at /profile')).toBeNull();
});

it('Leaving without adding is possible, and asks first once something was changed', async () => {
  open();
  await form();
  change('Degree', 'BSc', 'Education 1');
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('at /profile')).toBeTruthy();
  cleanup();
  open();
  await form();
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
  expect(await screen.findByText('at /profile')).toBeTruthy();
});

it('A resume that says nothing new says so and leads back', async () => {
  open({ facts: { ...facts, workExperiences: [], educations: [], certifications: [], skills: [] } });
  expect(await screen.findByRole('heading', { name: 'Nothing new was found' })).toBeTruthy();
  expect(screen.getByText('Your profile has every entry and skill that was read in this resume.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Profile' }).at(-1)?.getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('form')).toBeNull();
});

it('The form leaves out what the profile has already', async () => {
  open(
    {},
    { certifications: [{ name: 'ccrn' }], employeeInfo: { ...noEmployeeInfo, spheres: [{ id: 2, name: 'Triage' }] } },
  );
  await form();
  expect(screen.queryByRole('group', { name: 'Licences and certifications 1' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Triage/ })).toBeNull();
  expect(screen.getByRole('group', { name: 'Education 1' })).toBeTruthy();
});

it.each([
  [
    { status: 'parsing', facts: null, document: null },
    'This resume is being read',
    'The form opens by itself as soon as it was read.',
  ],
  [
    { status: 'failed', reason: 'encrypted', facts: null, document: null },
    'This resume was not read',
    'The file is protected by a password; save it without one',
  ],
])('A resume without a form says why: %o', async (state, title, words) => {
  open(state);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

it('A resume that could not be loaded is loaded again on request, and one of another user is not available', async () => {
  fakeApi.readOwnParsedResume.mockRejectedValue(new ApiError(400, 'Not now'));
  fakeApi.readCandidateProfile.mockResolvedValue({ data: profile });
  const at = { path: '/profile/resume/:id', at: '/profile/resume/9', account: { id: 31, role: 'candidate' } } as const;
  renderSignedIn(ReviewResumePage, at);
  expect((await screen.findByRole('alert')).textContent).toBe('The resume could not be loadedNot nowTry again');
  fakeApi.readOwnParsedResume.mockRejectedValue(new ApiError(403, 'No'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This resume is not available' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('href')).toBe('/profile');
  expect(fakeApi.readOwnParsedResume).toHaveBeenLastCalledWith({ params: { id: 9 } });
  expect(fakeApi.readOwnParsedResume.mock.lastCall?.[0].signal).toBeInstanceOf(AbortSignal);
  cleanup();
  fakeApi.readOwnParsedResume.mockReset();
  renderSignedIn(ReviewResumePage, { ...at, at: '/profile/resume/none' });
  expect(await screen.findByRole('heading', { name: 'This resume is not available' })).toBeTruthy();
  expect(fakeApi.readOwnParsedResume).not.toHaveBeenCalled();
});
