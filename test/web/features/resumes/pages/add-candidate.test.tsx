// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { rolesWithPage } from '../../../../../web/app/routes/by-role.ts';
import { paths } from '../../../../../web/common/navigation/paths.ts';
import { AddCandidatePage } from '../../../../../web/features/resumes/pages/add-candidate.tsx';
import { chooseCountry } from '../../../support/choose-country.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';

const open = () => renderSignedIn(AddCandidatePage, { path: paths.addCandidate() });
const fill = async () => {
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Last name'), 'Byron');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await chooseCountry('India');
  fireEvent.change(screen.getByLabelText(/^Birthday/), { target: { value: '1990-05-17' } });
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add and invite candidate' }));

it('A recruiter adds a candidate by hand, without a resume, and returns to the candidates (CAND-04, RESUME-05)', async () => {
  fakeApi.createImportedCandidate.mockResolvedValue({ data: {} });
  open();
  await fill();
  await add();
  expect(await screen.findByText('at /recruiter/candidates')).toBeTruthy();
  expect(fakeApi.createImportedCandidate).toHaveBeenCalledWith({
    body: expect.objectContaining({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      countryId: '356',
      birthday: '1990-05-17',
      cityId: null,
      phonePrefix: '',
      phone: '',
      employeeInfo: expect.objectContaining({ tagIds: [], cityId: null }),
      parsedResumePath: null,
    }),
  });
});

it('The page to add a candidate is the recruiter’s alone (CAND-04)', () => {
  expect(rolesWithPage(paths.addCandidate())).toEqual(['recruiter']);
});

it('Adding a candidate names what is missing, and somebody who seems to be added already', async () => {
  open();
  await screen.findByLabelText('First name');
  await add();
  expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
  expect(fakeApi.createImportedCandidate).not.toHaveBeenCalled();
  const message = 'You have already added Ada Byron: the same phone';
  fakeApi.createImportedCandidate.mockRejectedValue(new ApiError(409, message, [{ key: 'isAnotherPerson', message }]));
  await fill();
  await add();
  expect(await screen.findByLabelText('This is another person; add them anyway')).toBeTruthy();
});

it('The form to add a candidate says what may be left out', async () => {
  open();
  const labelOf = async (name: string) => (await screen.findByText(name, { selector: 'label' })).textContent;
  expect([await labelOf('Country'), await labelOf('Birthday')]).toEqual(['Country (optional)', 'Birthday (optional)']);
  expect([await labelOf('First name'), await labelOf('Email')]).toEqual(['First name', 'Email']);
});

it.each([
  ['education', ['School', 'Degree', 'Field of study', 'From, year', 'To, year']],
  ['certification', ['Name', 'Issued by', 'Number', 'State', 'Expires, month', 'Expires, year']],
])('A new %s of a candidate who is entered by hand is asked for by name, and begins empty', async (noun, labels) => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: `Add ${noun}` }));
  const entry = within(screen.getByRole('group', { name: new RegExp(`${noun}s? 1$`, 'i') }));
  const fields = labels.map((label) =>
    entry.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`)),
  );
  expect(fields.map(({ value }) => value)).toEqual(labels.map(() => ''));
  await userEvent.click(entry.getByRole('button', { name: `Remove ${noun} 1` }));
  expect(screen.queryByRole('button', { name: `Remove ${noun} 1` })).toBeNull();
});
