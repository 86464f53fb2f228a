// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NearPerson } from '../../../../shared/model/people.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { PeopleListPage } from '../../../../web/features/people/pages/people-list.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';

const saveBlob = vi.hoisted(() => vi.fn());

vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

const aPerson = (id: number, firstName: string, role: NearPerson['role']): NearPerson =>
  ({ id, firstName, lastName: 'Reyes', avatar: id === 1 ? 'me.png' : null, role }) as NearPerson;
const people = [
  aPerson(1, 'Daniel', 'manager'),
  aPerson(2, 'Grace', 'super_manager'),
  aPerson(3, 'Hugo', 'recruiter'),
  aPerson(4, 'Priya', 'candidate'),
];
const circle = (some: NearPerson[]) => fakeApi.readCircle.mockResolvedValue({ data: { jobs: [], people: some } });
const open = (path = '/recruiter/managers') => renderSignedIn(PeopleListPage, { path, account: { role: 'recruiter' } });
const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent?.replace(/^../, ''), link.getAttribute('href')]);

beforeEach(() => vi.resetAllMocks());

it('The list of managers names each manager with the role, and leads to their pages (DEC-33)', async () => {
  circle(people);
  open();
  expect(await screen.findByRole('table', { name: 'Managers' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Managers2');
  expect(document.title).toContain('Managers');
  expect(cells().map((row) => row.map((text) => text?.replace(/^(DR|GR)/, '')))).toEqual([
    ['Name', 'Role'],
    ['Daniel Reyes', 'Hiring Manager'],
    ['Grace Reyes', 'Super Hire manager'],
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/recruiter/managers/1',
    '/recruiter/managers/2',
  ]);
});

it('The list of recruiters has the recruiters alone (DEC-33)', async () => {
  circle(people);
  open('/recruiter/recruiters');
  expect(await screen.findByRole('table', { name: 'Recruiters' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Recruiters1');
  expect(links()).toEqual([['Hugo Reyes', '/recruiter/recruiters/3']]);
});

it.each([
  ['/recruiter/managers', 'No managers yet', 'The managers you work with are listed here, with their contact details.'],
  ['/recruiter/recruiters', 'No colleagues yet', 'Recruiters who work for the same managers as you are listed here.'],
])('The list at %s says what belongs there while it is empty', async (path, title, words) => {
  circle([people[3]!]);
  open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^\w+0$/);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

it('The list of people is loaded again on request after a failure, and shows nothing of it while it loads', async () => {
  fakeApi.readCircle.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  const { container } = open();
  expect(container.querySelector('.ui-card')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Managers');
  expect(screen.queryByRole('heading', { name: 'No managers yet' })).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toBe('The people could not be loadedNot nowTry again');
  expect(container.querySelector('.ui-card')).toBeNull();
  circle(people);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(fakeApi.readCircle).toHaveBeenCalledTimes(2);
});

it('The list of people as a file has the names and roles that it shows', async () => {
  circle(people);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'CSV, managers' }));
  await waitFor(() => expect(saveBlob).toHaveBeenCalled());
  const [file, name] = saveBlob.mock.lastCall as [Blob, string];
  expect(name).toMatch(/^managers-\d{4}-\d\d-\d\d\.csv$/);
  expect(await cellsOf(file)).toEqual([
    ['Name', 'Role'],
    ['Daniel Reyes', 'Hiring Manager'],
    ['Grace Reyes', 'Super Hire manager'],
  ]);
});

it('What a page puts above the people is there in every state', async () => {
  fakeApi.readCircle.mockRejectedValueOnce(new ApiError(400, 'Not now'));
  const Page = () => <PeopleListPage above={<p>Two invitations are open</p>} />;
  renderSignedIn(Page, { path: '/recruiter/managers', account: { role: 'recruiter' } });
  expect(screen.getByText('Two invitations are open')).toBeTruthy();
  await screen.findByRole('alert');
  expect(screen.getByText('Two invitations are open')).toBeTruthy();
});

it('A person whom the user has no page of leads to the dashboard', async () => {
  circle([people[2]!, people[0]!]);
  renderSignedIn(PeopleListPage, { path: '/recruiter/recruiters', account: { role: 'super_manager' } });
  await screen.findByRole('table');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/dashboard']);
});
