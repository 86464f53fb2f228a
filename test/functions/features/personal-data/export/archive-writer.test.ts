import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { archiveIndex } from '../../../../../functions/features/personal-data/export/archive-index.ts';
import { archiveWriter } from '../../../../../functions/features/personal-data/export/archive-writer.steps.ts';

async function* each(...records: object[]) {
  yield* records;
}

/** What was written, by part. */
function writing(limit?: number) {
  const parts: Record<string, string>[] = [];
  const writer = archiveWriter(async (part, body) => {
    parts.push(Object.fromEntries(Object.entries(unzipSync(body)).map(([name, bytes]) => [name, strFromU8(bytes)])));
    return `part-${part}`;
  }, limit);
  return { parts, writer };
}

it('Records are a list of JSON, files are as they are, and an empty list is no file', async () => {
  const { parts, writer } = writing();
  await writer.addRecords('data/jobs', each({ id: 1 }, { id: 2 }));
  await writer.addRecords('data/none', each());
  await writer.addFile('files/a.txt', new TextEncoder().encode('as it is'));
  expect(await writer.close()).toEqual([{ key: 'part-1', bytes: expect.any(Number) }]);
  expect(parts).toEqual([{ 'data/jobs.json': '[\n{\n  "id": 1\n},\n{\n  "id": 2\n}\n]\n', 'files/a.txt': 'as it is' }]);
});

it('A long list and many files continue in another part', async () => {
  const { parts, writer } = writing(50_000);
  const long = (id: number) => ({ id, text: randomBytes(100_000).toString('hex') });
  await writer.addRecords('data/jobs', each(long(1), long(2), { id: 3 }));
  await writer.addFile('files/a.bin', randomBytes(50_000));
  await writer.addFile('files/b.bin', randomBytes(10));
  expect((await writer.close()).map(({ key }) => key)).toEqual(['part-1', 'part-2', 'part-3', 'part-4']);
  expect(parts.map((part) => Object.keys(part))).toEqual([
    ['data/jobs.json'],
    ['data/jobs-2.json'],
    ['data/jobs-3.json', 'files/a.bin'],
    ['files/b.bin'],
  ]);
  expect(JSON.parse(parts[1]!['data/jobs-2.json']!)).toEqual([{ id: 2, text: expect.any(String) }]);
});

it('A list of records has a page of the same name, which a part of a long list has too', async () => {
  const { parts, writer } = writing(50_000);
  const long = { id: 1, text: randomBytes(100_000).toString('hex') };
  const pageOf = (records: readonly object[]) => `${records.length} shown`;
  expect(await writer.addRecords('data/jobs', each(long, { id: 2 }, { id: 3 }), pageOf)).toBe(true);
  expect(await writer.addRecords('data/none', each(), pageOf)).toBe(false);
  await writer.close();
  expect(parts.map((part) => part['data/jobs.html'] ?? part['data/jobs-2.html'])).toEqual(['1 shown', '2 shown']);
  expect(parts.flatMap((part) => Object.keys(part)).filter((name) => name.includes('none'))).toEqual([]);
});

it('A page shows five thousand records at most, and the next one continues in the same part', async () => {
  const { parts, writer } = writing();
  const many = Array.from({ length: 5001 }, (_, id) => ({ id }));
  await writer.addRecords('data/jobs', each(...many), (records) => `${records.length} shown`);
  await writer.close();
  expect(parts.map((part) => [part['data/jobs.html'], part['data/jobs-2.html']])).toEqual([['5000 shown', '1 shown']]);
  expect(JSON.parse(parts[0]!['data/jobs-2.json']!)).toEqual([{ id: 5000 }]);
});

it('An archive of nothing is one empty part', async () => {
  const { parts, writer } = writing();
  expect(await writer.close()).toHaveLength(1);
  expect(parts).toEqual([{}]);
});

it('The page of an archive names its owner, its files and what is left out, as text', () => {
  const written = new Set(['jobs-and-candidates', 'account', 'messages', 'files/']);
  const page = archiveIndex(
    { firstName: '<Ada>', lastName: 'O’Byron', email: 'ada&co@example.com' },
    { at: '2026-09-01T10:00:00.000Z', written },
  );
  expect(page).toContain('<title>HireHub: your data</title>');
  expect(page).toContain('about &lt;Ada&gt; O’Byron (ada&amp;co@example.com), as of 1 September 2026 at 10:00 UTC.');
  expect(page).toContain('<tr><td><a href="data/jobs-and-candidates.html">Jobs and candidates</a></td><td>');
  expect(page).toContain('<tr><td><a href="files/">Your files</a></td>');
  expect(page, 'a page that the archive lacks').not.toContain('Clients');
  const [, included = '', left = ''] = page.split('<table>');
  for (const table of [included, left]) {
    const rows = table.slice(0, table.indexOf('</table>')).split('\n');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => !/<tr><td>.+<\/td><td>.{4,}<\/td><\/tr>$/.test(row))).toEqual([]);
  }
  expect(page).not.toMatch(/<(?!\/?(!doctype|html|head|meta|title|style|body|h1|h2|p|table|tr|td|th|code|a)\b)[a-z]/i);
});
