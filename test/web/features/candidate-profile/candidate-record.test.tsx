// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { profileCompleteness } from '../../../../shared/rules/profile-completeness.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateRecord } from '../../../../web/features/candidate-profile/components/candidate-record.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));

const rice = { id: 7, version: 3, school: 'Rice University', degree: 'BSc', study: 'Physics', from: 2010, to: 2014 };
const profile = {
  candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  educations: [rice],
  certifications: [],
  workExperiences: [],
  employeeInfo: { ...noEmployeeInfo, hourly: null, salary: null, state: null, country: null },
  completeness: profileCompleteness({
    skills: false,
    experience: false,
    place: false,
    pay: false,
    authorization: false,
    years: false,
    education: true,
    picture: false,
  }),
  isEditable: true,
  isFavorite: null,
  isViewed: null,
};
const respond = (over: object = {}) =>
  fakeApi.readCandidateProfile.mockResolvedValue({ data: { ...profile, ...over } });
const show = (props: { isEditing?: boolean; isOwn?: boolean } = {}) =>
  renderSignedIn(() => <CandidateRecord candidateId={3001} isEditing {...props} />, { path: '/' });
// A dialog's own button comes last.
const press = async (name: string) =>
  fireEvent.click((await screen.findAllByRole('button', { name })).at(-1) as HTMLElement);
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

beforeEach(() => {
  vi.resetAllMocks();
  respond();
});

describe('A candidate’s record', () => {
  it('of the candidate names the next best step in words, and opens it', async () => {
    show({ isOwn: true });
    expect(await screen.findByText('Add your skills: recruiters search by them first.')).toBeTruthy();
    await press('Add skills');
    expect(screen.getByRole('dialog', { name: 'Skills' })).toBeTruthy();
  });

  it.each([
    ['is only read', { isEditing: false }, true],
    ['may not be changed by the viewer', {}, false],
  ])('that %s offers no change (CAND-02, CAND-05)', async (_, props, isEditable) => {
    respond({ isEditable });
    show(props);
    expect(await screen.findByText('Rice University')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the dialog open with the text of each wrong field, and sends nothing (VALID-60, VALID-61)', async () => {
    show();
    await press('Add education');
    type('School', 'MIT');
    type('From (optional)', String(new Date().getFullYear()));
    type('To (optional)', '2001');
    await press('Add education');
    await waitFor(() => expect(screen.getAllByText('Must be less than current year')).toHaveLength(1));
    type('From (optional)', '2005');
    await waitFor(() => expect(screen.getByText('Must be more than "From"')).toBeTruthy());
    expect(fakeApi.addEducation).not.toHaveBeenCalled();
  });

  it('offers years from 30 ahead to 80 back, and Present for the last one (VALID-69, VALID-70)', async () => {
    show();
    await press('Add education');
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    const year = new Date().getFullYear();
    expect([options('From (optional)')[1], options('From (optional)').at(-1)]).toEqual([
      `${year + 30}`,
      `${year - 80}`,
    ]);
    expect(options('From (optional)')).toHaveLength(1 + 30 + 1 + 80);
    expect(options('From (optional)')).not.toContain('Present');
    expect(options('To (optional)').slice(0, 3)).toEqual(['Year', 'Present', `${year + 30}`]);
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Present', hidden: true }).value).toBe('-1');
  });

  it('refuses the end of a work experience before its start (VALID-62)', async () => {
    show();
    await press('Add work experience');
    type('Title', 'Nurse');
    type('Start date, year', '2019');
    type('End date, year', '2018');
    await press('Add work experience');
    expect(await screen.findByText('"End date" Must be more than "Start date"')).toBeTruthy();
    expect(fakeApi.addWorkExperience).not.toHaveBeenCalled();
  });

  it('shows what another user changed while a form is open, and keeps what was entered (PLUS-24)', async () => {
    show();
    await press('Edit Rice University');
    type('Degree (optional)', 'MSc');
    respond({ educations: [{ ...rice, version: 4, degree: 'BA', study: 'Astronomy' }] });
    sayLive('candidate-profile', { candidateId: 3001 });
    expect(await screen.findByText('Degree is now BA')).toBeTruthy();
    expect([value('Degree (optional)'), value('Field of study (optional)')]).toEqual(['MSc', 'Astronomy']);
    fakeApi.changeEducation.mockResolvedValue({ data: rice });
    await press('Save education');
    await waitFor(() =>
      expect(fakeApi.changeEducation.mock.calls[0]?.[0]).toMatchObject({ body: { version: 4, degree: 'MSc' } }),
    );
  });

  it('names an education that goes on by now as one until the present', async () => {
    show();
    await press('Edit Rice University');
    respond({ educations: [{ ...rice, version: 4, to: null }] });
    sayLive('candidate-profile', { candidateId: 3001 });
    expect(await screen.findByText('To is now Present')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Use it for/ })).toBeNull();
  });

  it('shows what changed after a save over an old version was refused, and saves over the new one', async () => {
    show();
    await press('Edit Rice University');
    type('School', 'Rice');
    fakeApi.changeEducation.mockRejectedValueOnce(new ApiError(409, 'Someone else has changed this'));
    respond({ educations: [{ ...rice, version: 4, school: 'William Marsh Rice University' }] });
    await press('Save education');
    expect(await screen.findByText('School is now William Marsh Rice University')).toBeTruthy();
    await press('Use it for school');
    expect(value('School')).toBe('William Marsh Rice University');
  });
});

it.each([
  ['Add education', 'Add education'],
  ['Add certification', 'Add certification'],
  ['Add work experience', 'Add work experience'],
])('The button %s of a record opens its form', async (button, title) => {
  show();
  await press(button);
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
});

it('A saved entry reloads the record of its candidate and nothing else', async () => {
  fakeApi.addEducation.mockResolvedValue({ data: rice });
  const { queryClient } = show();
  await press('Add education');
  queryClient.setQueryData(['jobs'], []);
  type('School', 'MIT');
  await press('Add education');
  await waitFor(() => expect(fakeApi.readCandidateProfile).toHaveBeenCalledTimes(2));
  expect(queryClient.getQueryState(['jobs'])?.isInvalidated).toBe(false);
});

it('A record follows the candidate that is shown, also after another one was (PLUS-24)', async () => {
  function Page() {
    const [id, setId] = useState(3001);
    return (
      <>
        <button type="button" onClick={() => setId(3002)}>
          Next
        </button>
        <CandidateRecord candidateId={id} isEditing={false} />
      </>
    );
  }
  renderSignedIn(Page, { path: '/' });
  await screen.findByText('Rice University');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  const read = () => fakeApi.readCandidateProfile.mock.calls.map(([{ params }]) => params.candidateId);
  await waitFor(() => expect(read()).toEqual([3001, 3002]));
  await screen.findByText('Rice University');
  sayLive('candidate-profile', { candidateId: 3001 });
  sayLive('candidate-profile', { candidateId: 3002 });
  await waitFor(() => expect(read()).toEqual([3001, 3002, 3002]));
});
