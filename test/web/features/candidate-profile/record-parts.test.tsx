// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { profileCompleteness } from '../../../../shared/rules/profile-completeness.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateRecordSection } from '../../../../web/features/candidate-profile/components/candidate-record-section.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { aManagerAccount, renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const rice = { id: 7, version: 3, school: 'Rice University', degree: 'BSc', study: 'Physics', from: 2010, to: 2014 };
const nurse = {
  id: 9,
  version: 2,
  title: 'ICU nurse',
  company: 'Meridian',
  location: 'Boston',
  fromMonth: 5,
  fromYear: 2019,
  toMonth: null,
  toYear: null,
  isWorking: true,
};
const info = { ...noEmployeeInfo, hourly: null, salary: null, state: null, country: null, version: 6 };
const done = {
  skills: true,
  experience: true,
  place: true,
  pay: true,
  authorization: true,
  years: true,
  education: true,
  picture: true,
};
const respond = (over: object = {}, missing: object = {}) =>
  fakeApi.readCandidateProfile.mockResolvedValue({
    data: {
      candidate: { id: 1001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      educations: [rice],
      certifications: [],
      workExperiences: [nurse],
      employeeInfo: info,
      completeness: profileCompleteness({ ...done, ...missing }),
      isEditable: true,
      isFavorite: null,
      isViewed: null,
      ...over,
    },
  });
const show = (role: 'candidate' | 'manager' | 'recruiter' = 'candidate') =>
  renderSignedIn(() => <CandidateRecordSection account={{ ...aManagerAccount, role }} />, { path: '/' });
const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);

beforeEach(() => {
  vi.resetAllMocks();
  respond();
});

it.each(['manager', 'recruiter'] as const)(
  'The own page of a %s has no record, and asks for none (CAND-01)',
  (role) => {
    const { container } = show(role);
    expect(container.textContent).toBe('');
    expect(fakeApi.readCandidateProfile).not.toHaveBeenCalled();
  },
);

it.each([
  ['place', 'Add your city', 'Pay and place'],
  ['pay', 'Add pay', 'Pay and place'],
  ['authorization', 'Add authorization', 'Authorization and experience'],
  ['years', 'Add years of work', 'Authorization and experience'],
  ['experience', 'Add work experience', 'Add work experience'],
  ['education', 'Add education', 'Add education'],
])('The next step of a record, %s, opens where it is entered', async (step, button, title) => {
  respond({}, { [step]: false });
  show();
  fireEvent.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

it('The form of a work experience begins with what is stored, and one that goes on asks for no last month (VALID-70)', async () => {
  fakeApi.changeWorkExperience.mockResolvedValue({ data: nurse });
  show();
  await press('Edit ICU nurse');
  const form = within(screen.getByRole('dialog'));
  const value = (label: string | RegExp) => form.getByLabelText<HTMLInputElement>(label).value;
  expect(['Title', /^Company/, /^Place/].map(value)).toEqual(['ICU nurse', 'Meridian', 'Boston']);
  expect(['Start date, month', 'Start date, year', 'End date, year'].map(value)).toEqual(['5', '2019', '-1']);
  expect(form.getByLabelText<HTMLSelectElement>('End date, month').disabled).toBe(true);
  fireEvent.change(form.getByLabelText('Title'), { target: { value: 'Head nurse' } });
  await press('Save work experience');
  await waitFor(() =>
    expect(fakeApi.changeWorkExperience.mock.lastCall?.[0]).toMatchObject({
      params: { id: 9 },
      body: { title: 'Head nurse', company: 'Meridian', fromMonth: 5, fromYear: 2019, isWorking: true, version: 2 },
    }),
  );
});

it('A wrong year of a work experience is said at its date', async () => {
  show();
  await press('Edit ICU nurse');
  const form = within(screen.getByRole('dialog'));
  fireEvent.change(form.getByLabelText('End date, year'), { target: { value: '2018' } });
  await press('Save work experience');
  const date = await waitFor(() => {
    const group = form.getByRole('group', { name: /^End date/ });
    expect(group.getAttribute('aria-describedby')).toBeTruthy();
    return group;
  });
  const message = document.getElementById(date.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(message).toMatch(/Start date/);
  expect(fakeApi.changeWorkExperience).not.toHaveBeenCalled();
});

it.each([
  ['rateFrom', /^Hourly rate/],
  ['rateTo', /^Hourly rate/],
  ['salaryFrom', /^Salary/],
  ['salaryTo', /^Salary/],
])('A refusal of %s is shown at its amounts (VALID-63)', async (key, group) => {
  fakeApi.saveEmployeeInfo.mockRejectedValue(new ApiError(400, 'Not that', [{ key, message: 'Not that' }]));
  show();
  await press('Edit pay and place');
  await press('Save pay and place');
  const message = await screen.findByText('Not that');
  expect(screen.getByRole('group', { name: group }).contains(message)).toBe(true);
});

it('A city that another user chose meanwhile is named in the open form (PLUS-24)', async () => {
  const inCity = (id: number, name: string) => ({
    ...info,
    version: id,
    city: { id, name, state: { id: 5, name: 'Texas', code: 'TX' }, country: { id: 840, name: 'United States' } },
  });
  respond({ employeeInfo: inCity(6, 'Austin') });
  show();
  await press('Edit pay and place');
  fireEvent.change(screen.getByRole('combobox', { name: /^City/ }), { target: { value: '' } });
  respond({ employeeInfo: inCity(7, 'Houston') });
  sayLive('candidate-profile', { candidateId: 1001 });
  expect(await screen.findByText(/^City is now Houston/)).toBeTruthy();
});

it('Years of work that another user entered meanwhile are named in the open form, and taken over on request (PLUS-24)', async () => {
  fakeApi.saveEmployeeInfo.mockResolvedValue({ data: info });
  show();
  await press('Edit authorization and experience');
  const years = () => screen.getByLabelText<HTMLInputElement>(/^Years of work/);
  fireEvent.change(years(), { target: { value: '3' } });
  respond({ employeeInfo: { ...info, version: 7, workStartedAt: '1990-01-01T00:00:00.000Z' } });
  sayLive('candidate-profile', { candidateId: 1001 });
  const said = (await screen.findByText(/^Years of work is now \d\d$/)).textContent;
  expect(years().value).toBe('3');
  await press('Use it for years of work');
  expect(said).toBe(`Years of work is now ${years().value}`);
  expect(screen.queryByRole('button', { name: 'Use it for years of work' })).toBeNull();
  await press('Save authorization and experience');
  await waitFor(() =>
    expect(fakeApi.saveEmployeeInfo.mock.lastCall?.[0].body).toMatchObject({
      version: 7,
      workStartedAt: '1990-01-01T00:00:00.000Z',
    }),
  );
});

it('A record that was changed at the same moment says to look at what changed; a new entry says what was refused', async () => {
  fakeApi.saveEmployeeInfo.mockRejectedValue(new ApiError(409, 'Somebody was faster'));
  show();
  await press('Edit skills');
  await press('Save skills');
  const words = 'It was changed at the same moment. Look at what changed, then save again.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByRole('form', { name: 'Skills' })).toBeTruthy();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  fakeApi.addEducation.mockRejectedValue(new ApiError(409, 'At most 20'));
  await press('Add education');
  fireEvent.change(screen.getByLabelText('School'), { target: { value: 'MIT' } });
  await press('Add education');
  expect(await screen.findByText(/At most 20/)).toBeTruthy();
  expect(screen.queryByText(words)).toBeNull();
});

it('Two currencies that conflict are compared again when one of them changes (VALID-65)', async () => {
  const paid = { rateFrom: 40, rateCurrency: 'USD', salaryFrom: 90_000, salaryCurrency: 'USD' };
  respond({ employeeInfo: { ...info, ...paid } });
  show();
  await press('Edit pay and place');
  const currency = (name: RegExp) =>
    within(screen.getByRole('group', { name })).getByRole<HTMLSelectElement>('combobox');
  const invalid = () =>
    [/^Hourly rate/, /^Salary/].map((name) => screen.getByRole('group', { name }).getAttribute('data-invalid'));
  fireEvent.change(currency(/^Salary/), { target: { value: 'EUR' } });
  await press('Save pay and place');
  await waitFor(() => expect(invalid()).toContain('true'));
  fireEvent.change(currency(/^Hourly rate/), { target: { value: 'EUR' } });
  await waitFor(() => expect(invalid()).toEqual([null, null]));
  expect(fakeApi.saveEmployeeInfo).not.toHaveBeenCalled();
});
