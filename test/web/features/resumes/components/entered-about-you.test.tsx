// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noEmployeeInfo } from '../../../../../shared/model/candidate-profile.ts';
import { CandidateInvitePage } from '../../../../../web/app/pages/candidate-invite.tsx';
import { renderPage, respondToCalls } from '../../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const address = `/candidate-invite?token=${token}&email=mihai%40example.com`;
const link = {
  state: 'open',
  email: 'mihai@example.com',
  sender: { firstName: 'Olivia', lastName: 'Brandt' },
  hasAccount: false,
  jobs: [],
};
const noDates = { fromYear: null, fromMonth: null, toYear: null, toMonth: null };
const entered = {
  id: 7,
  firstName: 'Mihai',
  lastName: 'Ionesco',
  email: 'mihai@example.com',
  phonePrefix: '+40',
  phone: '721555018',
  birthday: null,
  countryId: null,
  cityId: null,
  employeeInfo: { ...noEmployeeInfo, spheres: [{ id: 7, name: 'Welding' }], clearanceType: ['secret'] },
  educations: [],
  certifications: [],
  workExperiences: [
    { id: 3, version: 1, title: 'Welder', company: 'Damen', location: '', isWorking: true, ...noDates },
  ],
  hasResume: true,
  importedAt: '2026-11-23T08:00:00.000Z',
  version: 2,
};
const calls = {
  'POST /api/candidate/invitations/read': { body: { data: link } },
  'POST /api/candidate/invitations/entered': { body: { data: entered } },
};

it('The invited person reads what was entered about them, and what becomes of it', async () => {
  respondToCalls(calls);
  renderPage(CandidateInvitePage, address);
  expect(await screen.findByRole('heading', { name: 'What Olivia Brandt entered about you' })).toBeTruthy();
  const facts = [...document.querySelectorAll('dl > div')].map((one) => one.textContent);
  expect(facts).toEqual([
    'NameMihai Ionesco',
    'Phone+40 721555018',
    'SkillsWelding',
    'ClearanceSecret',
    'Work experienceWelder at Damen',
    'ResumeThe file from which this was read',
  ]);
  expect(screen.getByText(/It becomes your profile when you create your account/)).toBeTruthy();
});

it('The invited person corrects it before accepting, and only what was changed is sent', async () => {
  const corrected = { body: { data: { ...entered, lastName: 'Ionescu', version: 3 } } };
  const sent = respondToCalls({ ...calls, 'PUT /api/candidate/invitations/entered': corrected });
  renderPage(CandidateInvitePage, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Correct it' }));
  const form = await screen.findByRole('form', { name: 'Correct what was entered' });
  const name = form.querySelector<HTMLInputElement>('#lastName')!;
  await userEvent.clear(name);
  await userEvent.type(name, 'Ionescu');
  await userEvent.click(screen.getByRole('button', { name: 'Save corrections' }));
  await waitFor(() => expect(screen.getByText('Mihai Ionescu')).toBeTruthy());
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    token,
    change: { lastName: 'Ionescu', version: 2 },
  });
});

it('Before declining the person reads what is erased and what stays', async () => {
  respondToCalls(calls);
  renderPage(CandidateInvitePage, `${address}&status=declined`);
  const words =
    'Declining erases all of it, with the resume from which it was read. What stays is that your address was invited and declined.';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Correct it' })).toBeNull();
});

it('An invitation for which nothing was entered shows nothing of it', async () => {
  respondToCalls({ ...calls, 'POST /api/candidate/invitations/entered': { body: { data: null } } });
  renderPage(CandidateInvitePage, address);
  expect(await screen.findByText(/Olivia Brandt invites you/)).toBeTruthy();
  expect(screen.queryByText(/entered about you/)).toBeNull();
});
