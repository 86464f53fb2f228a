import { Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import PDFDocument from 'pdfkit';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';
import { linesOfHtml } from '../../../../../functions/features/resumes/text/html-lines.ts';
import { linesOfPages } from '../../../../../functions/features/resumes/text/layout.ts';
import type { ResumeText } from '../../../../../functions/features/resumes/text/resume-text.ts';
import { docxHtml } from '../../../../../functions/platform/outside/resume-text/docx-html.ts';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import type { HardLayout, Row } from './hard-layouts.ts';
import { bytesOf } from './printed-resume.ts';

type Text = Omit<ResumeText, 'pages'>;

/** What is read of these rows once they are written as a file. */
export const readAsFile: Record<HardLayout['format'], (rows: readonly Row[]) => Promise<Text>> = {
  txt: (rows) => Promise.resolve({ lines: linesOfText(rows.map(textOf).join('\n')), links: [] }),
  docx: async (rows) => linesOfHtml(await docxHtml(await docxOf(rows))),
  pdf: async (rows) => {
    const { pages, links } = await readPdf(await pdfOf(rows), 10);
    return { lines: linesOfPages(pages), links };
  },
};

const textOf = ({ kind, text, right }: Row): string =>
  `${kind === 'bullet' ? '- ' : ''}${text}${right ? `\t${right}` : ''}`;

function docxOf(rows: readonly Row[]): Promise<Uint8Array> {
  const children = rows.map(({ kind, text, right }) => {
    if (kind === 'name') return new Paragraph({ text, heading: HeadingLevel.TITLE });
    if (kind === 'heading') return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
    if (kind === 'bullet') return new Paragraph({ text, bullet: { level: 0 } });
    return new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text, bold: kind === 'bold' }), ...(right ? [new TextRun(`\t${right}`)] : [])],
    });
  });
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function pdfOf(rows: readonly Row[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 54 });
  const width = pdf.page.width - 108;
  for (const { kind, text, right } of rows) {
    const size = kind === 'name' ? 20 : kind === 'heading' ? 13 : 10;
    pdf.font(kind === 'line' || kind === 'bullet' ? 'Helvetica' : 'Helvetica-Bold').fontSize(size);
    if (kind === 'heading') pdf.moveDown(0.5);
    const rightWidth = right ? pdf.widthOfString(right) : 0;
    const top = pdf.y;
    pdf.text(`${kind === 'bullet' ? '• ' : ''}${text || ' '}`, 54, top, {
      width: width - rightWidth - (right ? 14 : 0),
    });
    const below = pdf.y;
    if (!right || below < top) continue;
    pdf.text(right, 54 + width - rightWidth, top, { lineBreak: false });
    pdf.x = 54;
    pdf.y = below;
  }
  return bytesOf(pdf);
}
