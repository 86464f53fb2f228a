import { chromium } from 'playwright-core';
import { findChromium } from '../../../../../infra/tools/find-chromium.ts';
import { measureByHand } from './measure-by-hand.ts';
import { licenceReport } from './measure-licences.ts';
import { hardHeader, hardReport, lookedAtKinds, measureHardKinds, summed } from './measure-hard.ts';

/*
 * Writes made-up resumes of hard kinds as text, PDF and Word files, parses them and prints how well each field is found:
 * half of the kinds may be looked at, the other half is only measured. Resumes that were written by hand follow. Part of `npm run bench:resumes`; alone:
 *
 *   node test/functions/features/resumes/bench/run-hard.ts [--misses]
 */

const ofEachKind = 10;
const byHand = [
  ['by hand, ', 'looked-at'],
  ['by hand, ', 'measured'],
  ['harder by hand, ', 'harder-looked-at'],
  ['harder by hand, ', 'harder-measured'],
] as const;

/** Prints the measure of the hard kinds. */
export async function runHardKinds(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox', '--disable-gpu'] });
  const measured = await measureHardKinds(ofEachKind, { browser });
  await browser.close();
  console.log(hardHeader);
  for (const [kind, one] of measured) {
    console.log(hardReport(`${lookedAtKinds.has(kind) ? '' : '· '}${kind}`, one, false));
    if (process.argv.includes('--misses') && lookedAtKinds.has(kind))
      for (const miss of one.misses.filter((text) => !text.includes(': skills:'))) console.log(`    ${miss}`);
  }
  const half = (isLookedAt: boolean) =>
    summed([...measured].filter(([kind]) => lookedAtKinds.has(kind) === isLookedAt).map(([, one]) => one));
  console.log(hardReport('looked at', half(true), true));
  console.log(hardReport('only measured', half(false), true));
  for (const [name, file] of byHand) {
    const one = measureByHand(file);
    console.log(hardReport(`${name}${file.endsWith('looked-at') ? 'looked at' : 'only measured'}`, one, true));
    if (process.argv.includes('--misses') && file.endsWith('looked-at'))
      for (const miss of one.misses) console.log(`    ${miss}`);
  }
  for (const part of ['looked at', 'only measured'] as const) console.log(licenceReport(part));
}

if (import.meta.main) await runHardKinds();
