import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesMatching, root } from './tree.ts';

/*
 * Which requirements the tests prove, by the ids in their titles.
 *
 *   npm run proved            prints how many per area
 *   npm run proved -- --update   and keeps the list in proved.json, from which no id may get lost
 */

const listFile = path.join(root, 'test/house/proved.json');

/** Every id of the catalogue, in its order; `DEC-` lines are decisions, which have their own requirements. */
export function requirementIds(): string[] {
  const [catalogue] = filesMatching('test/requirements.md');
  return [...(catalogue?.text ?? '').matchAll(/^- ([A-Z]+-\d+) /gm)].map((match) => match[1] as string);
}

/** Every id that a title names, with the files that do. `A-01 to A-04` names four. */
export function namedIds(): Map<string, string[]> {
  const named = new Map<string, string[]>();
  for (const { path: file, text } of filesMatching('test/**/*.{test,journey,conformance}.{ts,tsx}')) {
    for (const id of titlesIn(text).flatMap(idsIn)) named.set(id, [...(named.get(id) ?? []), file]);
  }
  return named;
}

/** The titles of a test file: the first text after `it(`, `test(`, `describe(` or the list of an `each`. */
export function titlesIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?:\b(?:it|test|describe)(?:\.\w+)*|\]\s*(?:as const)?\s*\)|\beach\([\w.()]+\))\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    ),
  ].map((match) => match[2] ?? '');
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

/** The list that was kept. */
export function keptIds(): string[] {
  return JSON.parse(readFileSync(listFile, 'utf8')) as string[];
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

if (import.meta.main) {
  console.log(provedTable());
  if (process.argv.includes('--update')) {
    const named = namedIds();
    const proved = requirementIds().filter((id) => named.has(id));
    writeFileSync(listFile, `${JSON.stringify(proved, null, 2)}\n`);
    console.log(`${proved.length} ids kept in test/house/proved.json`);
  }
}
