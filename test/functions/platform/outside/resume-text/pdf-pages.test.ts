import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import { bytesOf } from '../../../features/resumes/bench/printed-resume.ts';

it('Words of a PDF are bold where their font is by its name', async () => {
  const pdf = new PDFDocument();
  for (const font of ['Helvetica-Bold', 'Helvetica', 'Times-BoldItalic', 'Times-Italic']) pdf.font(font).text(font);
  const { pages } = await readPdf(await bytesOf(pdf), 1);
  const isBold = new Map(pages[0]!.texts.map((one) => [one.text, one.isBold]));
  expect(Object.fromEntries(isBold)).toEqual({
    'Helvetica-Bold': true,
    Helvetica: false,
    'Times-BoldItalic': true,
    'Times-Italic': false,
  });
});
