import { Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import type { BenchPerson } from './generate-person.ts';
import { escaped } from './html-layouts.ts';
import { writtenRange } from './written-dates.ts';

/** A Word file with styles for headings, real lists and dates at a tab stop. */
export async function styledDocx(p: BenchPerson): Promise<Uint8Array> {
  const line = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] });
  const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
  const dated = (left: string, right: string) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
      children: [new TextRun({ text: left, bold: true }), new TextRun(`\t${right}`)],
    });
  const point = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
  const children = [
    new Paragraph({ text: p.name, heading: HeadingLevel.TITLE }),
    line(`${p.email} | ${p.phone.written} | ${p.city}`),
    heading('Summary'),
    line(p.summary),
    heading('Work Experience'),
    ...p.work.flatMap((w) => [
      dated(`${w.title}, ${w.company}`, writtenRange(w, 'short')),
      line(w.location),
      ...w.points.map(point),
    ]),
    heading('Education'),
    ...p.education.flatMap((d) => [dated(d.school, `${d.from} - ${d.to}`), line(`${d.degree} in ${d.study}`)]),
    heading('Skills'),
    ...p.listed.map(point),
    ...(p.certificates.length > 0 ? [heading('Certifications'), ...p.certificates.map(point)] : []),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

const run = (text: string, bold = false): string =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (text: string, bold = false): string => `<w:p>${run(text, bold)}</w:p>`;
const cell = (...inner: string[]): string => `<w:tc>${inner.join('')}</w:tc>`;
const row = (...cells: string[]): string => `<w:tr>${cells.join('')}</w:tr>`;

/** A Word file of another writer: no styles, bold capitals as headings, tables for work, breaks within paragraphs. */
export function plainDocx(p: BenchPerson): Uint8Array {
  const heading = (text: string) => paragraph(text.toUpperCase(), true);
  const body = [
    paragraph(p.name.toUpperCase(), true),
    `<w:p>${run(p.city)}<w:r><w:br/></w:r>${run(p.phone.written)}<w:r><w:br/></w:r>${run(p.email)}</w:p>`,
    heading('Employment'),
    ...p.work.flatMap((w) => [
      `<w:tbl>${row(cell(paragraph(w.company, true)), cell(paragraph(writtenRange(w, 'long'))))}${row(cell(paragraph(w.title)), cell(paragraph(w.location)))}</w:tbl>`,
      ...w.points.map((point) => paragraph(`- ${point}`)),
    ]),
    heading('Education'),
    ...p.education.map((d) => paragraph(`${d.degree} (${d.study}), ${d.school}, ${d.from}-${d.to}`)),
    heading('Skills'),
    paragraph(p.listed.join('; ')),
    ...(p.certificates.length > 0 ? [heading('Certificates'), ...p.certificates.map((one) => paragraph(one))] : []),
  ].join('');
  const xml = (inner: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${inner}`);
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': xml(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

/** A plain text file. */
export function plainText(p: BenchPerson): string {
  return [
    p.name,
    `${p.city}`,
    `Phone: ${p.phone.written}`,
    `E-mail: ${p.email}`,
    '',
    'OBJECTIVE',
    p.summary,
    '',
    'EXPERIENCE',
    ...p.work.flatMap((w) => [
      '',
      `${w.title} - ${w.company}`,
      `${writtenRange(w, 'short', { between: ' - ' })}`,
      ...w.points.map((point) => `* ${point}`),
    ]),
    '',
    'EDUCATION',
    ...p.education.flatMap((d) => ['', d.school, `${d.degree} in ${d.study}, ${d.from} - ${d.to}`]),
    '',
    'SKILLS',
    p.listed.join(', '),
    '',
    ...(p.certificates.length > 0 ? ['CERTIFICATIONS', ...p.certificates] : []),
  ].join('\r\n');
}
