import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import { generatePerson } from '../functions/features/resumes/bench/generate-person.ts';
import { plainText } from '../functions/features/resumes/bench/word-files.ts';
import { random } from '../functions/search/random.ts';
import { narrowFindings } from '../support/axe.ts';
import type { Person } from '../support/people.ts';
import { aPerson } from '../support/people.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const { createImportedCandidate } = contract.imports;
const { listParsedResumes } = contract.resumes;
const csv = [
  'First name,Last name,Email,City,Skills,Title',
  'Nora,Quist,nora.quist@example.com,"Austin, TX",React; Redux,Theatre nurse',
  'Omar,Haddad,omar.haddad@example.com,,Java,Engineer',
  'Zoe,Without,,,,',
].join('\n');

let site: VisitedSite;
let recruiter: Person;
beforeAll(async () => {
  site = await openVisitedSite();
  recruiter = await aPerson(site.api, 'recruiter', 'Rosa');
});
afterAll(() => site?.close());

it('People imported from CSV, with a result per row and undo, are records with facts, file, notes, tags, lists, tasks and source (PLUS-46)', async () => {
  const visitor = await site.signedIn(recruiter);
  const { page } = visitor;

  // A result per row.
  await visitor.go('/recruiter/candidates/import');
  const file = { name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import 2 people' }).click();
  await page.getByRole('heading', { level: 1, name: 'fair.csv' }).waitFor();
  const imported = new URL(page.url()).pathname;
  const rows = page.getByRole('table').getByRole('row');
  await rows.filter({ hasText: 'Nora Quist' }).getByText('Added', { exact: true }).waitFor();
  await rows.filter({ hasText: 'Omar Haddad' }).getByText('Added', { exact: true }).waitFor();
  await rows.filter({ hasText: 'Refused' }).waitFor();

  // Facts, and where they came by; then note, tags and source, and a task.
  await page.getByRole('link', { name: /Nora Quist/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Nora Quist' }).waitFor();
  const facts = page.locator('.ui-facts');
  await facts.getByText('Austin').waitFor();
  await facts.getByText('React, Redux').waitFor();
  await facts.getByText('Theatre nurse').waitFor();
  await page.getByText(/^Imported from fair\.csv, row 1/).waitFor();
  await page.getByLabel('Tags', { exact: true }).fill('theatre pool');
  await page.getByLabel('Where they came from').fill('Job fair');
  await page.getByLabel('Note', { exact: true }).fill('Asked for nights');
  await page.getByRole('button', { name: 'Save tags and note' }).click();
  await page.getByRole('link', { name: 'List of theatre pool' }).waitFor();
  await page.getByLabel('What to do').fill('Call Nora on Monday');
  await page.getByRole('button', { name: 'Add task' }).click();
  await page.getByText('Call Nora on Monday', { exact: true }).waitFor();
  expect(await narrowFindings(page, 'a record of an added person')).toEqual([]);
  await page.reload();
  await page.getByText('Call Nora on Monday', { exact: true }).waitFor();
  expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('Asked for nights');
  expect(await page.getByLabel('Where they came from').inputValue()).toBe('Job fair');

  // The tag is a list, from which its people are put forward.
  await page.getByRole('link', { name: 'List of theatre pool' }).click();
  await page.getByText(/^Your list “theatre pool”/).waitFor();
  await page.getByRole('row').filter({ hasText: 'Job fair' }).waitFor();
  await page.getByRole('button', { name: 'Put forward Nora' }).waitFor();
  expect(await page.getByRole('button', { name: /^Put forward/ }).count()).toBe(1);

  // The file.
  const someone = generatePerson(random(931));
  await visitor.go('/resumes');
  const resume = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(plainText(someone)) };
  await page.getByLabel('Resume files').setInputFiles([resume]);
  const parsed = await site.api.patient('the resume is read', async () => {
    const { body } = await site.api.call(listParsedResumes, { query: { status: 'all' } }, recruiter.token);
    return body.data.find(({ status }) => status === 'parsed');
  });
  const form = { firstName: 'Vera', lastName: 'Novak', email: 'vera.novak@example.com' };
  const body = { ...form, parsedResumePath: `/resumes/${parsed.id}` };
  const vera = await site.api.call(createImportedCandidate, { body: body as never }, recruiter.token);
  await visitor.go(`/recruiter/candidates/added/${vera.body.data.id}`);
  await page.getByRole('button', { name: 'Read the resume' }).click();
  await page.getByRole('dialog').getByText(someone.email).first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();

  // The search finds them, marked, by the whole question.
  await visitor.go('/recruiter/candidates?q=nurse%20Austin');
  await page.getByRole('list', { name: 'Added by you' }).getByRole('link', { name: 'Nora Quist' }).waitFor();
  expect(await narrowFindings(page, 'a search that finds added people')).toEqual([]);

  // Undo takes back whom nobody has changed since.
  await visitor.go(imported);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('Undone. 1 person changed or invited since stayed.').waitFor();
  await visitor.go('/recruiter/candidates/added');
  await page.getByText('nora.quist@example.com').waitFor();
  expect(await page.getByText('omar.haddad@example.com').count()).toBe(0);
  expect(visitor.problems).toEqual([]);
});
