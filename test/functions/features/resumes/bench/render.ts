import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../../../../../infra/tools/find-chromium.ts';
import { random } from '../../../search/random.ts';
import { generatePerson, type BenchPerson } from './generate-person.ts';
import { htmlLayouts } from './html-layouts.ts';
import { printedPdf, scannedPdf } from './printed-resume.ts';
import { plainDocx, plainText, styledDocx } from './word-files.ts';

export type FileKind = 'pdf' | 'docx' | 'txt' | 'scan';
/** A resume of the bench: a file, and who wrote it. */
export interface BenchResume {
  layout: string;
  kind: FileKind;
  file: Uint8Array;
  person: BenchPerson;
}
interface Layout {
  kind: FileKind;
  render: (person: BenchPerson, browser: Browser) => Promise<Uint8Array> | Uint8Array;
}

const seed = 1313;
const ofEachLayout = 5;
const widePrint = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';

const printed = (html: (person: BenchPerson) => string): Layout => ({
  kind: 'pdf',
  render: async (person, browser) => {
    const page = await browser.newPage();
    await page.setContent(html(person));
    const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    await page.close();
    return file;
  },
});

/** A picture of each page at 200 dpi, turned a little and greyed, as an office scanner makes it. */
const scanned = (html: (person: BenchPerson) => string, degrees: number): Layout => ({
  kind: 'scan',
  render: async (person, browser) => {
    const page = await browser.newPage({ viewport: { width: 816, height: 1056 }, deviceScaleFactor: 200 / 96 });
    await page.setContent(html(person));
    await page.addStyleTag({
      content: `html{background:#f4f3ef;overflow:hidden}body{padding:48px;width:720px;transform:rotate(${degrees}deg);transform-origin:50% 400px;filter:grayscale(1) contrast(.88)}`,
    });
    const pictures: Uint8Array[] = [];
    const pages = Math.min(2, await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / 1056)));
    for (let at = 0; at < pages; at++) {
      await page.evaluate((top) => document.documentElement.style.setProperty('margin-top', `${-top}px`), at * 1010);
      pictures.push(await page.screenshot({ type: 'jpeg', quality: 62 }));
    }
    await page.close();
    return scannedPdf(pictures);
  },
});

const layouts: Record<string, Layout> = {
  ...Object.fromEntries(Object.entries(htmlLayouts).map(([name, html]) => [name, printed((person) => html(person))])),
  printedPdf: {
    kind: 'pdf',
    render: (person) => printedPdf(person, existsSync(widePrint) ? widePrint : undefined),
  },
  styledDocx: { kind: 'docx', render: styledDocx },
  plainDocx: { kind: 'docx', render: plainDocx },
  plainText: { kind: 'txt', render: (person) => new TextEncoder().encode(plainText(person)) },
  scannedClassic: scanned((person) => htmlLayouts.classic(person), 0.6),
  scannedSidebar: scanned((person) => htmlLayouts.sidebarLeft(person), -0.4),
  scannedDates: scanned((person) => htmlLayouts.leftDates(person), 0.3),
};

/** Layouts that may be looked at while the parser is improved; the others are only measured. */
export const lookedAt: ReadonlySet<string> = halfOf(Object.keys(layouts));

function halfOf(names: readonly string[]): Set<string> {
  const source = random(seed);
  const drawn = names.map((name) => ({ name, rank: source.fraction() })).toSorted((a, b) => a.rank - b.rank);
  return new Set(drawn.slice(0, Math.ceil(names.length / 2)).map(({ name }) => name));
}

/** All resumes of the bench, rendered again in each run; the same on every machine up to its fonts. */
export async function renderResumes(
  only: (layout: string, kind: FileKind) => boolean = () => true,
): Promise<BenchResume[]> {
  const isDrawn = Object.entries(layouts).some(
    ([layout, { kind }]) => only(layout, kind) && (kind === 'pdf' || kind === 'scan'),
  );
  const browser = isDrawn
    ? await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox', '--disable-gpu'] })
    : undefined;
  try {
    const resumes: BenchResume[] = [];
    for (const [at, [layout, { kind, render }]] of Object.entries(layouts).entries()) {
      if (!only(layout, kind)) continue;
      const source = random(seed + at * 100);
      for (let count = 0; count < ofEachLayout; count++) {
        const person = generatePerson(source);
        resumes.push({ layout, kind, person, file: await render(person, browser!) });
      }
    }
    return resumes;
  } finally {
    await browser?.close();
  }
}
