import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesMatching, root } from './tree.ts';

/*
 * Which requirements the tests prove, by the ids in their titles.
 *
 *   npm run proved               prints how many per area
 *   npm run proved -- PIPE-24    prints the tests of one id, with their files
 *   npm run proved -- --update   writes the table of proved.json, from which no id may get lost
 */

const listFile = path.join(root, 'test/house/proved.json');
const samples = 'test/house/traceability.test.ts';

/** Every id of the catalogue, in its order; `DEC-` lines are decisions, which have their own requirements. */
export function requirementIds(): string[] {
  const [catalogue] = filesMatching('test/requirements.md');
  return [...(catalogue?.text ?? '').matchAll(/^- ([A-Z]+-\d+) /gm)].map((match) => match[1] as string);
}

/** A test that names an id: the titles of its blocks and its own, and its file. */
export interface Proof {
  test: string;
  file: string;
}

/**
 * The tests of every id that a title names. `A-01 to A-04` names four. The samples by which this reading is tested prove
 * nothing.
 */
export function namedIds(): Map<string, Proof[]> {
  const named = new Map<string, Proof[]>();
  const files = filesMatching(
    '{test,functions/search/engine,infra/laptop}/**/*.{test,journey,conformance,cloud}.{ts,tsx}',
  );
  for (const { path: file, text } of files.filter((one) => one.path !== samples))
    for (const { own, full } of titlesIn(text))
      for (const id of idsIn(own)) {
        const test = withoutIds(full);
        const proofs = named.get(id) ?? [];
        if (!proofs.some((proof) => proof.test === test && proof.file === file))
          named.set(id, [...proofs, { test, file }]);
      }
  return named;
}

/** The table of what is proved: the tests of each id, in the order of the catalogue. */
export function proofTable(): Record<string, string[]> {
  const named = namedIds();
  return Object.fromEntries(
    requirementIds().flatMap((id) => {
      const proofs = named.get(id);
      return proofs ? [[id, [...new Set(proofs.map(({ test }) => test))].toSorted()]] : [];
    }),
  );
}

const titles =
  /^( *).*?(?:\b(?:it|test|describe)(?:\.\w+)*|\]\s*(?:as const)?\s*\)|\beach\([\w.()]+\))\(\s*(['"`])((?:\\.|(?!\2)[\s\S])*)\2/gm;

/** The titles of a test file: each one's own, and the full one with those of the blocks around it. */
export function titlesIn(text: string): { own: string; full: string }[] {
  const around: { indent: string; title: string }[] = [];
  return [...text.matchAll(titles)].map(([all, indent = '', , own = ''], place, every) => {
    while (around.length > 0 && (around.at(-1)?.indent.length ?? 0) >= indent.length) around.pop();
    const full = [...around.map(({ title }) => title), own].join(' › ');
    // A table before the title hides the word `describe`, which then begins an earlier line of the same indentation.
    const opener = (text.slice(0, every[place]!.index) + all)
      .split('\n')
      .findLast((line) => new RegExp(`^${indent}(?:it|test|describe)\\b`).test(line));
    if (opener?.startsWith(`${indent}describe`)) around.push({ indent, title: own });
    return { own, full };
  });
}

/** A title without the brackets that hold nothing but ids. */
function withoutIds(title: string): string {
  return title.replaceAll(/ \((?:[A-Z]{2,}-\d{2,}(?:, | to )?)+\)/g, '');
}

/** The ids in a title, ranges written out. */
export function idsIn(title: string): string[] {
  const spelt = title.replace(/\b([A-Z]+)-(\d+) to \1-(\d+)\b/g, (_, area: string, from: string, to: string) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_unused, step) => `${area}-${String(Number(from) + step).padStart(from.length, '0')}`,
    ).join(' '),
  );
  return [...spelt.matchAll(/\b[A-Z]{2,}-\d{2,}\b/g)]
    .map((match) => match[0])
    .filter((id) => !/^(UTF|ISO|SHA|RFC|AES|HTTP|ES|RS|HS)-/.test(id));
}

/** The table that was kept. */
export function keptProofs(): Record<string, string[]> {
  return JSON.parse(readFileSync(listFile, 'utf8')) as Record<string, string[]>;
}

/** One line per area: how many of its ids are proved. */
export function provedTable(): string {
  const named = namedIds();
  const byArea = Map.groupBy(
    requirementIds().filter((id) => !id.startsWith('DEC-')),
    (id) => id.split('-')[0] as string,
  );
  const rows = [...byArea].map(([area, ids]) => ({
    area,
    proved: ids.filter((id) => named.has(id)).length,
    all: ids.length,
  }));
  const sum = rows.reduce(
    (total, { proved, all }) => ({ area: 'all', proved: total.proved + proved, all: total.all + all }),
    { area: 'all', proved: 0, all: 0 },
  );
  return [...rows, sum]
    .map(
      ({ area, proved, all }) =>
        `${area.padEnd(8)}${String(proved).padStart(5)} of ${String(all).padStart(5)}  ${((100 * proved) / all).toFixed(0).padStart(3)} %`,
    )
    .join('\n');
}

/** The table as text, laid out as the formatter does: the tests of an id on one line where 120 columns suffice. */
function written(table: Record<string, string[]>): string {
  const rows = Object.entries(table).map(([id, tests]) => {
    const row = `  "${id}": [${tests.map((test) => JSON.stringify(test)).join(', ')}]`;
    return row.length < 120 ? row : `  "${id}": ${JSON.stringify(tests, null, 2).replaceAll('\n', '\n  ')}`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

if (import.meta.main) {
  const ids = process.argv.slice(2).filter((word) => word !== '--update');
  for (const id of ids)
    console.log(`${id}\n${(namedIds().get(id) ?? []).map(({ test, file }) => `  ${test}\n    ${file}`).join('\n')}`);
  if (ids.length === 0) console.log(provedTable());
  if (process.argv.includes('--update')) {
    const table = proofTable();
    writeFileSync(listFile, written(table));
    console.log(`${Object.keys(table).length} ids kept in test/house/proved.json`);
  }
}
