import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TabStopType, TextRun } from 'docx';
import type { Browser } from 'playwright-core';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import type { ResumeText } from '../../../../../functions/features/resumes/text/resume-text.ts';
import { docxHtml } from '../../../../../functions/platform/outside/resume-text/docx-html.ts';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import type { Row } from './rows.ts';

type Text = Omit<ResumeText, 'pages'>;

/** What is read of a page that a browser prints as a PDF. */
export async function readAsPdf(html: string, browser: Browser): Promise<Text> {
  const page = await browser.newPage();
  await page.setContent(html);
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  await page.close();
  const { pages, links } = await readPdf(file, 10);
  return { lines: linesOfPages(pages), links };
}

/** What is read of these rows once they are written as a file. */
export const readAsFile: Record<'txt' | 'docx', (rows: readonly Row[]) => Promise<Text>> = {
  txt: (rows) => Promise.resolve({ lines: linesOfText(rows.map(textOf).join('\n')), links: [] }),
  docx: async (rows) => linesOfHtml(await docxHtml(await docxOf(rows))),
};

const textOf = ({ kind, text, right }: Row): string =>
  `${kind === 'bullet' ? '- ' : ''}${text}${right ? `\t${right}` : ''}`;

function docxOf(rows: readonly Row[]): Promise<Uint8Array> {
  const children = rows.map(({ kind, text, right }) => {
    if (kind === 'name') return new Paragraph({ text, heading: HeadingLevel.TITLE });
    if (kind === 'heading') return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
    if (kind === 'bullet') return new Paragraph({ text, bullet: { level: 0 } });
    if (kind === 'cells') {
      const cells = text.split('\t').map((cell) => new TableCell({ children: [new Paragraph(cell)] }));
      return new Table({ rows: [new TableRow({ children: cells })] });
    }
    return new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text, bold: kind === 'bold' }), ...(right ? [new TextRun(`\t${right}`)] : [])],
    });
  });
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
