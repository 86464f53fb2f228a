// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { AddFromResumePage } from '../../../../../web/features/resumes/pages/add-from-resume.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const email = 'ada@example.com';
const lines = ['Ada Byron', `Write to ${email}`].map((text) => ({
  page: 0,
  parts: [{ text, left: 0, top: 0, width: 0, height: 0 }],
}));
const at = (line: number, from: number, to: number) => [{ line, part: 0, from, to }];
const facts = {
  firstName: { value: 'Ada', confidence: 0.95, sources: at(0, 0, 3) },
  lastName: { value: 'Byron', confidence: 0.6, sources: at(0, 4, 9) },
  email: { value: email, confidence: 0.99, sources: at(1, 9, 24) },
  phone: null,
  location: null,
  skills: [],
  workExperiences: [],
  educations: [],
  certifications: [],
};
const printed = { pages: [{ width: 0, height: 0 }], lines };
const times = { uploadedAt: '2026-03-02T10:00:00.000Z', changedAt: '2026-03-02T10:00:00.000Z' };
const resume = { id: 8001, filename: 'cv.txt', status: 'parsed', reason: null, facts, document: printed };

beforeEach(() => {
  fakeApi.listParsedResumes.mockResolvedValue({ data: [], meta: { page: 1, perPage: 25, total: 0, addable: 0 } });
  fakeApi.readParsedResume.mockImplementation(async ({ params: { id } }: { params: { id: number } }) => ({
    data: { ...resume, id },
  }));
});

const path = '/recruiter/candidates/add-from-resume/:id';
const open = () => renderSignedIn(AddFromResumePage, { path, at: '/recruiter/candidates/add-from-resume/8001' });

it('The form of a resume is filled in, and the words of the field in focus light up beside it (CAND-07, PLUS-20)', async () => {
  const { container } = open();
  const field = await screen.findByLabelText<HTMLInputElement>('Email');
  expect(field.value).toBe(email);
  await userEvent.click(field);
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([email]);
  // Only the last name was read without certainty.
  expect(screen.getAllByText('Check this')).toHaveLength(1);
});

it('A candidate is added with what the form says, and the resume that it came from (CAND-07)', async () => {
  fakeApi.createImportedCandidate.mockResolvedValue({ data: {} });
  open();
  await screen.findByLabelText('Email');
  await userEvent.click(screen.getByRole('button', { name: 'Add and invite candidate' }));
  expect(await screen.findByText('at /resumes')).toBeTruthy();
  expect(fakeApi.createImportedCandidate).toHaveBeenCalledWith({
    body: expect.objectContaining({ email, parsedResumePath: '/resumes/8001' }),
  });
});

const listed = (...ids: number[]) => ({
  data: ids.map((one) => ({ ...resume, ...times, id: one, name: null })),
  meta: { page: 1, perPage: 25, total: ids.length, addable: 0 },
});

it('A candidate is added and the form of the next resume that was read opens, where there is one', async () => {
  fakeApi.listParsedResumes.mockResolvedValue(listed(8001, 8002));
  fakeApi.createImportedCandidate.mockResolvedValue({ data: {} });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add and open the next' }));
  await waitFor(() => expect(fakeApi.readParsedResume.mock.lastCall?.[0].params).toEqual({ id: 8002 }));
  cleanup();
  fakeApi.listParsedResumes.mockResolvedValue(listed(8001));
  open();
  await screen.findByLabelText('Email');
  expect(screen.queryByRole('button', { name: 'Add and open the next' })).toBeNull();
  cleanup();
});

it('A candidate who is added after the next resume was asked for in vain leads to the list', async () => {
  fakeApi.listParsedResumes.mockResolvedValue(listed(8001, 8002));
  fakeApi.createImportedCandidate.mockRejectedValueOnce(new ApiError(429, 'Too many today'));
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add and open the next' }));
  await screen.findByText(/Too many today/);
  fakeApi.createImportedCandidate.mockResolvedValue({ data: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Add and invite candidate' }));
  expect(await screen.findByText('at /resumes')).toBeTruthy();
});

it('What was read without certainty is named before the form, and leads to its field', async () => {
  const job = { location: null, isWorking: true, fromYear: null, fromMonth: null, toYear: null, toMonth: null };
  const work = { ...job, title: found('Aide', 0.4), company: found('Meridian') };
  fakeApi.readParsedResume.mockResolvedValue({
    data: { ...resume, facts: { ...facts, workExperiences: [work, work] } },
  });
  open();
  const first = within(await screen.findByRole('navigation', { name: 'To check first' }));
  expect(first.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Last name',
    'Work experience 1: Title',
    'Work experience 2: Title',
  ]);
  await userEvent.click(first.getByRole('button', { name: 'Work experience 2: Title' }));
  expect(document.activeElement?.id).toBe('workExperiences.1.title');
});

it.each([403, 404])(
  'The form of a resume shows the no-access view and nothing of the resume after a %i response (ERR-07)',
  async (status) => {
    fakeApi.readParsedResume.mockRejectedValue(new ApiError(status, 'There is no such resume'));
    open();
    expect(await screen.findByText('This resume is not available')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

const found = <T,>(value: T, confidence = 0.9) => ({ value, confidence, sources: at(0, 0, 3) });
const everything = {
  ...facts,
  phone: found({ prefix: '+1', number: '6175550188' }),
  location: found('Boston, MA'),
  skills: [found({ id: 2, name: 'Triage' }), found({ id: 3, name: 'ICU' }, 0.5)],
  workExperiences: [
    {
      title: found('Nurse'),
      company: found('Meridian'),
      location: found('Boston'),
      fromMonth: found(5),
      fromYear: found(2015),
      toMonth: null,
      toYear: null,
      isWorking: true,
    },
    {
      title: found('Aide', 0.4),
      company: null,
      location: null,
      fromMonth: null,
      fromYear: found(2010),
      toMonth: found(6),
      toYear: found(2014),
      isWorking: false,
    },
  ],
  educations: [
    { school: found('Rice'), degree: found('BSc'), study: found('Physics'), from: found(2006), to: found(2010) },
  ],
  certifications: [
    {
      name: found('ACLS'),
      issueOrg: found('AHA'),
      issueMonth: found(5),
      issueYear: found(2019),
      credentialId: found('A-77'),
      state: found('Ohio'),
      expireMonth: found(6),
      expireYear: found(2027),
    },
  ],
};
const sections = {
  workExperiences: 'Work experience',
  educations: 'Education',
  certifications: 'Licences and certifications',
};
/** The labels and values of a group's fields, in their order. */
const fieldsOf = (name: string) =>
  [...screen.getByRole('group', { name }).querySelectorAll<HTMLInputElement>('input')].map((input) => [
    input.labels?.[0]?.textContent?.replace(' (optional)', ''),
    input.type === 'checkbox' ? input.checked : input.value,
  ]);

describe('The form of a resume that says everything', () => {
  beforeEach(() => {
    fakeApi.readParsedResume.mockResolvedValue({ data: { ...resume, facts: everything } });
  });

  it('has each entry with what was read, and the place in words, and asks no end of work that goes on (CAND-07)', async () => {
    open();
    await screen.findByText('The resume says: Boston, MA');
    expect(screen.getByText('The invitation to claim or refuse the profile is mailed to it.')).toBeTruthy();
    expect(fieldsOf('Work experience 1')).toEqual([
      ['Title', 'Nurse'],
      ['Company', 'Meridian'],
      ['Place', 'Boston'],
      ['From, month', '5'],
      ['From, year', '2015'],
      ['Works there now', true],
    ]);
    expect(fieldsOf('Work experience 2').slice(3)).toEqual([
      ['From, month', ''],
      ['From, year', '2010'],
      ['To, month', '6'],
      ['To, year', '2014'],
      ['Works there now', false],
    ]);
    expect(fieldsOf('Education 1')).toEqual([
      ['School', 'Rice'],
      ['Degree', 'BSc'],
      ['Field of study', 'Physics'],
      ['From, year', '2006'],
      ['To, year', '2010'],
    ]);
    expect(fieldsOf('Licences and certifications 1')).toEqual([
      ['Name', 'ACLS'],
      ['Issued by', 'AHA'],
      ['Number', 'A-77'],
      ['State', 'Ohio'],
      ['Issued, month', '5'],
      ['Issued, year', '2019'],
      ['Expires, month', '6'],
      ['Expires, year', '2027'],
    ]);
    const numeric = [...document.querySelectorAll('[inputmode=numeric]')].map(({ id }) => id.split('.').at(-1));
    expect(new Set(numeric)).toEqual(
      new Set('years fromMonth fromYear toMonth toYear from to issueMonth issueYear expireMonth expireYear'.split(' ')),
    );
    expect(Object.values(sections).map((name) => screen.getByRole('heading', { name }) !== null)).toEqual([
      true,
      true,
      true,
    ]);
    // Skills are as sure as the least sure of them.
    const doubtful = screen.getAllByText('Check this').map((one) => one.getAttribute('title'));
    expect(doubtful).toEqual(['60% sure', '50% sure', '40% sure']);
    expect(screen.getAllByText('90%')[0]?.getAttribute('title')).toBe('90% sure that this was read correctly');
  });

  it('says that a licence has expired, as long as its fields say so', async () => {
    open();
    const year = await screen.findByLabelText<HTMLInputElement>(/^Expires, year/);
    expect(screen.queryByText('Expired')).toBeNull();
    fireEvent.change(year, { target: { value: '2019' } });
    const entry = screen.getByRole('group', { name: 'Licences and certifications 1' });
    expect(entry.contains(await screen.findByText('Expired'))).toBe(true);
    fireEvent.change(year, { target: { value: '201' } });
    await waitFor(() => expect(screen.queryByText('Expired')).toBeNull());
  });

  it('is sent with everything in it; work that goes on has no end (RESUME-05)', async () => {
    fakeApi.createImportedCandidate.mockResolvedValue({ data: {} });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add and invite candidate' }));
    expect(await screen.findByText('at /resumes')).toBeTruthy();
    expect(fakeApi.createImportedCandidate.mock.calls[0]?.[0].body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron',
      email,
      phonePrefix: '+1',
      phone: '6175550188',
      countryId: '',
      birthday: '',
      isAnotherPerson: false,
      cityId: null,
      employeeInfo: { tagIds: [2, 3], cityId: null },
      workExperiences: [
        { title: 'Nurse', fromMonth: '5', fromYear: '2015', toMonth: '', toYear: '', isWorking: true },
        { title: 'Aide', company: '', location: '', toMonth: '6', toYear: '2014', isWorking: false },
      ],
      educations: [{ school: 'Rice', degree: 'BSc', study: 'Physics', from: '2006', to: '2010' }],
      certifications: [
        {
          name: 'ACLS',
          issueOrg: 'AHA',
          credentialId: 'A-77',
          state: 'Ohio',
          issueMonth: '5',
          issueYear: '2019',
          expireMonth: '6',
          expireYear: '2027',
        },
      ],
    });
  });

  it('lights up where skills and the place were read, and nothing for what is entered here', async () => {
    const { container } = open();
    const marks = () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent);
    const skills = await screen.findByRole('combobox', { name: /^Skills/ });
    // How sure they are is beside the name, not part of it.
    expect((skills as HTMLInputElement).labels?.[0]?.textContent).toBe('Skills (optional)');
    for (const field of [skills, screen.getByRole('combobox', { name: /^City/ })]) {
      fireEvent.focus(screen.getByLabelText('First name'));
      fireEvent.focus(screen.getByLabelText('Email'));
      expect(marks()).toEqual([email]);
      fireEvent.focus(field);
      expect(marks()).toEqual(['Ada']);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Remove work experience 1' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add work experience' }));
    expect(fieldsOf('Work experience 1')[0]).toEqual(['Title', 'Aide']);
    // The entry that was second is still as sure as when it was read, and a new one was not read.
    const sure = (name: string) => screen.getByRole('group', { name }).querySelectorAll('.resume-sure').length;
    expect([sure('Work experience 1'), sure('Work experience 2')]).toEqual([4, 0]);
    expect(screen.getByRole('group', { name: 'Work experience 1' }).textContent).toContain('Check this');
  });
});

it.each([
  [{ status: 'queued' }, 'This resume is being read', 'The form opens by itself as soon as it was read.'],
  [
    { status: 'failed', reason: 'encrypted' },
    'This resume was not read',
    'The file is protected by a password; save it without one',
  ],
  [{ status: 'cancelled' }, 'This resume was not read', ''],
  [{ status: 'imported' }, 'A candidate was added from this resume', ''],
])('Instead of a form, a resume that is %o says why there is none, and leads back', async (over, title, words) => {
  fakeApi.readParsedResume.mockResolvedValue({ data: { ...resume, facts: null, ...over } });
  open();
  const heading = await screen.findByText(title);
  expect(heading.parentElement?.textContent).toContain(words);
  expect(document.querySelector('.ui-page-lead')?.textContent).toBe('cv.txt');
  expect(screen.queryByRole('textbox')).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Resumes' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/resumes', '/resumes']);
});

it('The form of a resume that could not be read from the server is read on another try, and one without a number is none', async () => {
  fakeApi.readParsedResume.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  open();
  expect(document.querySelector('.ui-skeleton')).not.toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe('The resume could not be loadedNot nowTry again');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Email');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Add candidate from resume');
  expect(fakeApi.readParsedResume.mock.lastCall?.[0].params).toEqual({ id: 8001 });
  cleanup();
  renderSignedIn(AddFromResumePage, { path, at: '/recruiter/candidates/add-from-resume/none' });
  expect(await screen.findByText('This resume is not available')).toBeTruthy();
});

it('A refusal of a candidate who was read is shown at its field, and another above the form', async () => {
  open();
  await screen.findByLabelText('Email');
  const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add and invite candidate' }));
  fakeApi.createImportedCandidate.mockRejectedValueOnce(
    new ApiError(400, 'No', [{ key: 'cityId', message: 'No such city' }]),
  );
  add();
  const message = (await screen.findAllByText('No such city')).at(-1);
  expect(screen.getByRole('combobox', { name: /^City/ }).getAttribute('aria-invalid')).toBe('true');
  expect(message).toBeTruthy();
  fakeApi.createImportedCandidate.mockRejectedValueOnce(new ApiError(429, 'Too many today'));
  add();
  expect(await screen.findByText(/Too many today/)).toBeTruthy();
});
