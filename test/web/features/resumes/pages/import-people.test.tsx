// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { rolesWithPage } from '../../../../../web/app/routes/by-role.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { paths } from '../../../../../web/common/navigation/paths.ts';
import { ImportPeoplePage } from '../../../../../web/features/resumes/pages/import-people.tsx';
import { ImportedFilePage } from '../../../../../web/features/resumes/pages/imported-file.tsx';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { cellsOf } from '../../../support/saved-cells.ts';

const listed = (data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 100 } });
const anImport = (over: object = {}) => ({
  id: 9,
  fileName: 'people.csv',
  rows: 2,
  added: 2,
  refused: 0,
  kept: 0,
  state: 'complete',
  startedAt: '2026-11-27T10:00:00.000Z',
  undoUntil: null,
  ...over,
});

beforeEach(() => {
  fakeApi.listPeopleImports.mockResolvedValue(listed([]));
  fakeApi.startPeopleImport.mockResolvedValue({ data: anImport({ added: 0, state: 'open' }) });
  fakeApi.importPeople.mockResolvedValue({ data: { import: anImport(), rows: [] } });
});

const open = (at = paths.importPeople()) => renderSignedIn(ImportPeoplePage, { path: paths.importPeople(), at });
const choose = async (text: string, name = 'people.csv') =>
  fireEvent.change(await screen.findByLabelText('CSV file'), { target: { files: [new File([text], name)] } });
const button = (name: RegExp) => screen.findByRole('button', { name });
const csv = 'First name;Last name;Mail;Note\nAda;Byron;ada@example.com;x\nBo;;nobody;y\n';

it('A file is read, its columns can be corrected, and each first row says what is wrong', async () => {
  open();
  await choose(csv);
  expect(await button(/Import 1 person/)).toBeTruthy();
  const row = within(screen.getByText('nobody').closest('tr') as HTMLElement);
  expect(row.getByText('Last name is missing; Email: invalid email address')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^Last name/), 'none');
  expect(await screen.findByText('0 rows can be imported.')).toBeTruthy();
  expect(fakeApi.startPeopleImport).not.toHaveBeenCalled();
});

it('Its rows are sent in parts, and after a lost connection from where it stopped', async () => {
  open();
  await choose(
    `First name,Last name,Email\n${Array.from({ length: 150 }, (_, at) => `Ada,Byron,a${at}@example.com`).join('\n')}`,
  );
  fakeApi.importPeople
    .mockResolvedValueOnce({ data: { import: anImport(), rows: [] } })
    .mockRejectedValueOnce(new ApiError(0, 'You are offline'));
  fireEvent.click(await button(/Import 150 people/));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '100 rows are imported. You can continue, or undo them.',
  );
  fireEvent.click(await button(/Try again/));
  expect(await screen.findByText('at /recruiter/candidates/import/9')).toBeTruthy();
  expect(fakeApi.startPeopleImport.mock.calls.map(([{ body }]) => body)).toEqual([
    { fileName: 'people.csv', rows: 150 },
  ]);
  expect(fakeApi.importPeople.mock.calls.map(([{ body }]) => body.rows.map(({ row }) => row).slice(0, 1))).toEqual([
    [1],
    [101],
    [101],
  ]);
});

it('An import that stopped is continued with the same file', async () => {
  fakeApi.readPeopleImport.mockResolvedValue({ data: anImport({ added: 1, state: 'open' }) });
  open(paths.continueImport(9));
  expect(await screen.findByText(/Choose people.csv again: 1 row is missing/)).toBeTruthy();
  await choose('First name,Last name,Email\nAda,Byron,a@example.com\nBo,Diddley,b@example.com');
  fireEvent.click(await button(/Import 2 people/));
  expect(await screen.findByText('at /recruiter/candidates/import/9')).toBeTruthy();
  expect(fakeApi.startPeopleImport).not.toHaveBeenCalled();
});

it('A spreadsheet is refused in words, and nothing is sent', async () => {
  open();
  await choose('x', 'people.xlsx');
  expect((await screen.findByRole('alert')).textContent).toContain('Save it as CSV first');
});

it('What became of each row is listed, refused rows are saved as they were, and the import is undone', async () => {
  const undoUntil = '2099-11-27T10:10:00.000Z';
  fakeApi.readPeopleImport.mockResolvedValue({ data: anImport({ added: 1, refused: 1, undoUntil }) });
  const cells = {
    firstName: '=cmd',
    lastName: 'Byron',
    email: 'nobody',
    phone: '',
    city: '',
    title: '',
    company: '',
    skills: '',
    tags: '',
    note: '',
  };
  const refused = {
    id: 2,
    row: 2,
    outcome: 'refused',
    note: 'Email: invalid email address',
    cells,
    person: { id: null, name: '=cmd Byron', email: 'nobody' },
  };
  fakeApi.listImportRows.mockResolvedValue(listed([refused]));
  renderSignedIn(ImportedFilePage, { path: paths.importedFile(':id'), at: `${paths.importedFile(9)}?show=refused` });
  expect(await screen.findByText('Email: invalid email address')).toBeTruthy();
  expect(fakeApi.listImportRows.mock.lastCall?.[0].query).toMatchObject({ outcome: 'refused' });
  let file = new Blob();
  URL.createObjectURL = (blob: Blob) => ((file = blob), 'blob:file');
  fireEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  await waitFor(() => expect(file.size).toBeGreaterThan(0));
  const [head, saved] = await cellsOf(file);
  expect(head?.slice(0, 3)).toEqual(['First name', 'Last name', 'Email']);
  expect(saved?.slice(0, 3)).toEqual(["'=cmd", 'Byron', 'nobody']);
  fakeApi.undoPeopleImport
    .mockResolvedValueOnce({ data: anImport({ state: 'undoing' }) })
    .mockResolvedValueOnce({ data: anImport({ state: 'undone' }) });
  fireEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() => expect(fakeApi.undoPeopleImport).toHaveBeenCalledTimes(2));
});

it.each([paths.importPeople(), paths.importedFile(9)])('%s is a page of recruiters', (path) => {
  expect(rolesWithPage(path)).toEqual(['recruiter']);
});
