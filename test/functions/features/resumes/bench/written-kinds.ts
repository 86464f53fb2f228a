import { docxHtml } from '../../../../../functions/platform/outside/resume-text/docx-html.ts';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import type { ResumeText } from '../../../../../functions/features/resumes/text/resume-text.ts';
import type { BenchPerson } from './generate-person.ts';
import { printedPdf } from './printed-resume.ts';
import { plainDocx, plainText, styledDocx } from './word-files.ts';

type Text = Omit<ResumeText, 'pages'>;

/** What is read of a person's resume in each kind of file that is written without a browser. */
export const readAs: Record<string, (person: BenchPerson) => Promise<Text>> = {
  'a PDF': async (person) => {
    const { pages, links } = await readPdf(await printedPdf(person, undefined), 10);
    return { lines: linesOfPages(pages), links };
  },
  'a Word file with styles': async (person) => linesOfHtml(await docxHtml(await styledDocx(person))),
  'a Word file without styles': async (person) => linesOfHtml(await docxHtml(plainDocx(person))),
  'a plain text': async (person) => ({ lines: linesOfText(plainText(person)), links: [] }),
};
