import PDFDocument from 'pdfkit';
import type { BenchPerson } from './generate-person.ts';
import { writtenRange } from './written-dates.ts';

/** A PDF of another writer than a browser: headings with rules, label and value at the contacts, dates in brackets. */
export function printedPdf(p: BenchPerson, fontFile: string | undefined): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 54 });
  const regular = fontFile ?? 'Helvetica';
  const heading = (text: string) =>
    pdf.moveDown(0.7).font(regular).fontSize(13).fillColor('#114477').text(text).fillColor('#000000');
  const line = (text: string, size = 10) => pdf.font(regular).fontSize(size).text(text);
  line(p.name, 20);
  for (const [label, value] of [
    ['Email', p.email],
    ['Phone', p.phone.written],
    ['Location', p.city],
  ] as const)
    line(`${label}: ${value}`);
  heading('Experience');
  for (const w of p.work) {
    line(`${w.title} | ${w.company} | ${w.location}`, 11);
    line(`(${writtenRange(w, 'short', { between: ' - ' })})`);
    for (const point of w.points) line(`• ${point}`);
    pdf.moveDown(0.4);
  }
  heading('Education');
  for (const d of p.education) {
    line(`${d.degree}, ${d.study}`, 11);
    line(`${d.school} | ${d.from} - ${d.to}`);
    pdf.moveDown(0.4);
  }
  heading('Skills');
  line(`Main: ${p.listed.slice(0, 4).join(', ')}`);
  line(`Other: ${p.listed.slice(4).join(', ')}`);
  if (p.certificates.length > 0) heading('Certifications');
  for (const one of p.certificates) line(`• ${one}`);
  return bytesOf(pdf);
}

/** A PDF whose pages are pictures, as scanners write it. */
export function scannedPdf(pictures: readonly Uint8Array[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  for (const picture of pictures) pdf.addPage().image(Buffer.from(picture), 0, 0, { width: 612, height: 792 });
  return bytesOf(pdf);
}

/** The bytes of a PDF once it is ended. */
export async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
