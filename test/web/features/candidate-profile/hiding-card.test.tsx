// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FindableBy } from '../../../../shared/constants/candidate-profile.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { HidingSection } from '../../../../web/features/candidate-profile/components/hiding-card.tsx';
import { openToWords } from '../../../../web/features/candidate-profile/model/hiding-fields.ts';
import { full } from '../../support/candidate-record.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const list = { version: 3, companies: ['Acme'], findableBy: 'recruiters', confirmed: [], known: [olivia] };
const show = (role: Account['role'] = 'candidate') =>
  renderSignedIn(() => <HidingSection account={{ id: 3001, role } as Account} />, { path: '/' });

beforeEach(() => {
  fakeApi.readHiding.mockResolvedValue({ data: list });
  fakeApi.readCandidateProfile.mockResolvedValue({ data: full });
  fakeApi.listGuestJobs.mockResolvedValue({ data: [] });
  fakeApi.countCompanyPeople.mockResolvedValue({ data: { managers: 0, recruiters: 0 } });
  fakeApi.countViewers.mockResolvedValue({ data: { recruiters: 0, managers: 10 } });
});

/** Types a company into the field and leaves it. */
function nameCompany(dialog: ReturnType<typeof within>, name: string): void {
  const field = dialog.getByRole('combobox', { name: /^Companies to hide from/ });
  fireEvent.change(field, { target: { value: name } });
  fireEvent.blur(field);
}

it('A candidate enters companies to hide from and the recruiters who still see them (PLUS-21)', async () => {
  show();
  expect(await screen.findByText('Acme')).toBeTruthy();
  expect(screen.getByText('All other verified recruiters, and the people of jobs you apply to')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog'));
  nameCompany(dialog, ' jo@lakeside.example ');
  expect(await dialog.findByRole('button', { name: 'Remove lakeside.example' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /^Only those I confirm/ }));
  fireEvent.click(await dialog.findByLabelText('Olivia Brandt'));
  fakeApi.saveHiding.mockResolvedValue({ data: list });
  const saved = { ...list, version: 4, findableBy: 'confirmed', confirmed: [olivia] };
  fakeApi.readHiding.mockResolvedValue({ data: saved });
  fireEvent.click(dialog.getByRole('button', { name: 'Save who can see you' }));
  expect(await screen.findByText('Only Olivia Brandt, the people of jobs you apply to')).toBeTruthy();
  expect(fakeApi.saveHiding.mock.calls[0]?.[0]).toEqual({
    params: { candidateId: 3001 },
    body: { companies: ['Acme', 'lakeside.example'], findableBy: 'confirmed', confirmed: [2001], version: 3 },
  });
});

it('A company that a candidate names says whom it hides them from, is completed, and warns when nobody acts for it (PLUS-40)', async () => {
  fakeApi.listGuestJobs.mockResolvedValue({
    data: [
      aGuestJob({ client: { companyName: 'Lakeside Hospital' } }),
      aGuestJob({ id: 2, client: { companyName: 'North Lakeside' } }),
    ],
  });
  fakeApi.countCompanyPeople.mockImplementation(({ query }) => ({
    data: query.company === 'Lakeside Hospital' ? { managers: 2, recruiters: 14 } : { managers: 0, recruiters: 0 },
  }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('combobox', { name: /^Companies to hide from/ });
  fireEvent.focus(field);
  expect(await dialog.findByRole('option', { name: 'MeridianYou worked here' })).toBeTruthy();
  fireEvent.change(field, { target: { value: 'lakes' } });
  fireEvent.click(await dialog.findByRole('option', { name: 'Lakeside HospitalHas jobs here' }));
  expect(dialog.queryByRole('option', { name: /North Lakeside/ })).toBeNull();
  expect(await dialog.findByText('Lakeside Hospital: hides you from 2 managers and 14 recruiters')).toBeTruthy();
  fireEvent.change(field, { target: { value: 'Lakesid' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await dialog.findByText(/^Nobody here acts for Lakesid today\./)).toBeTruthy();
  // Whom the candidate hides from already is not asked again, because only a few are counted a day.
  expect(fakeApi.countCompanyPeople.mock.calls.map(([{ query }]) => query.company)).toEqual([
    'Lakeside Hospital',
    'Lakesid',
  ]);
});

it('A company of which too many were asked today says so, and can be hidden from all the same', async () => {
  fakeApi.countCompanyPeople.mockRejectedValue(new ApiError(429, 'We look up at most 30 companies a day'));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog'));
  nameCompany(dialog, 'Riverside');
  expect(await dialog.findByText('We look up at most 30 companies a day')).toBeTruthy();
  fakeApi.saveHiding.mockResolvedValue({ data: list });
  fireEvent.click(dialog.getByRole('button', { name: 'Save who can see you' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.saveHiding.mock.calls[0]?.[0].body.companies).toEqual(['Acme', 'Riverside']);
});

it('A candidate sees their profile as others do, and that a company they hide from sees nothing (PLUS-40)', async () => {
  const shown = {
    candidate: { id: 3001, firstName: 'Priya', lastName: '', avatar: null },
    isAnonymous: true,
    educations: [],
    certifications: [],
    workExperiences: [],
    employeeInfo: noEmployeeInfo,
    resume: null,
    actions: [],
  };
  fakeApi.readProfileAs.mockImplementation(({ query }) => ({
    data: { profile: query.viewpoint === 'hidden' ? null : shown },
  }));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'See my profile as others do' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your profile as others see it' }));
  expect(await dialog.findByText('No work experience yet.')).toBeTruthy();
  expect(dialog.queryByText('No education yet.')).toBeNull();
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: 'hidden' } });
  expect(await dialog.findByText('They see nothing of you')).toBeTruthy();
  expect(fakeApi.readProfileAs.mock.calls.map(([{ query }]) => query.viewpoint)).toEqual([
    'verified_recruiter',
    'hidden',
  ]);
});

it('A manager’s profile page says nothing of hiding', async () => {
  show('manager');
  await waitFor(() => expect(document.body.textContent).toBe(''));
  expect(fakeApi.readHiding).not.toHaveBeenCalled();
});

it('The dialog of hiding names what changed meanwhile in words, and saves over the new version (PLUS-24)', async () => {
  const grace = { ...olivia, id: 2002, firstName: 'Grace' };
  const started = { ...list, known: [olivia, grace], findableBy: 'confirmed', confirmed: [olivia] };
  fakeApi.readHiding.mockResolvedValue({ data: started });
  const { queryClient } = show();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who can see you' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Olivia Brandt').checked).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>('Grace Brandt').checked).toBe(false);
  fakeApi.readHiding.mockResolvedValue({
    data: {
      ...started,
      version: 9,
      companies: ['Acme', 'Lakeside'],
      findableBy: 'recruiters',
      confirmed: [olivia, grace],
    },
  });
  void queryClient.invalidateQueries();
  expect(await dialog.findByText('Companies to hide from is now Acme, Lakeside')).toBeTruthy();
  expect(dialog.getByText('Who finds you? is now All verified recruiters')).toBeTruthy();
  expect(dialog.getByText('Recruiters who can see me is now Olivia Brandt, Grace Brandt')).toBeTruthy();
  fakeApi.saveHiding.mockResolvedValue({ data: started });
  fireEvent.click(dialog.getByRole('button', { name: 'Save who can see you' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fakeApi.saveHiding.mock.calls).toEqual([
    [
      {
        params: { candidateId: 3001 },
        body: { companies: ['Acme', 'Lakeside'], findableBy: 'recruiters', confirmed: [2001, 2002], version: 9 },
      },
    ],
  ]);
});

it('A candidate who knows no recruiter yet reads what hiding from everybody means', async () => {
  fakeApi.readHiding.mockResolvedValue({ data: { ...list, companies: [], known: [] } });
  show();
  expect(await screen.findByText('No company')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog'));
  const meaning = /^You can confirm recruiters you have met on a job\. Until then nobody finds you/;
  expect(dialog.queryByText(meaning)).toBeNull();
  expect(dialog.getByText(/^By name, or by the domain of their mail/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /^Only those I confirm/ }));
  expect(await dialog.findByText(meaning)).toBeTruthy();
  expect(dialog.queryByRole('group', { name: 'Recruiters who can see me' })).toBeNull();
});

it('Hiding that could not be loaded or saved says why', async () => {
  fakeApi.readHiding.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  show();
  expect((await screen.findByRole('alert')).textContent).toBe('Who can see you could not be loadedNot nowTry again');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Acme')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit who can see you' }));
  const dialog = within(await screen.findByRole('dialog'));
  fakeApi.saveHiding.mockRejectedValue(
    new ApiError(400, 'Wrong', [{ key: 'companies', message: 'At most 50 companies' }]),
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Save who can see you' }));
  expect(await dialog.findByText('At most 50 companies')).toBeTruthy();
  expect(dialog.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
});

it.each<[string[], FindableBy | null, (typeof olivia)[], string]>([
  [[], 'recruiters', [], 'All verified recruiters, and the people of jobs you apply to'],
  [['Acme'], 'recruiters', [olivia], 'All other verified recruiters, and the people of jobs you apply to'],
  [['Acme'], 'confirmed', [], 'Only the people of jobs you apply to'],
  [[], 'confirmed', [olivia], 'Only Olivia Brandt, the people of jobs you apply to'],
  [[], 'nobody', [olivia], 'Only the people of jobs you apply to'],
  [[], null, [], 'Only the people of jobs you apply to'],
])('Who hides from %j, and chose %s, is found by (PLUS-21, PLUS-38)', (companies, findableBy, confirmed, words) => {
  expect(openToWords({ version: 1, companies, findableBy, confirmed, known: [] })).toBe(words);
});

it('A candidate reads about how many recruiters and managers opened their profile, and of no single one', async () => {
  fakeApi.countViewers.mockResolvedValue({ data: { recruiters: 5, managers: 0 } });
  show();
  expect((await screen.findByText(/^5 or more recruiters/)).textContent).toBe(
    '5 or more recruiters and fewer than 3 managers in the 30 days until yesterday; nobody is named',
  );
  cleanup();
  fakeApi.countViewers.mockRejectedValue(new ApiError(503, 'Later'));
  show();
  expect(await screen.findByText('Could not be counted; reload the page')).toBeTruthy();
});
