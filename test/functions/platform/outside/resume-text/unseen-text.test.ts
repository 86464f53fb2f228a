import { expect, it } from 'vitest';
import { readPdf } from '../../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import { aPackedPicture, aScannedPdf, type PdfObject } from '../../../../support/scanned-pdf.ts';

const page = (content: string, objects: PdfObject[] = []) => aScannedPdf({ content, objects, width: 600, height: 800 });
const at = (y: number, text: string, size = 12) => `BT /F1 ${size} Tf 40 ${y} Td (${text}) Tj ET`;
const read = async (file: Uint8Array) => {
  const { pages, hiddenText } = await readPdf(file, 5);
  return { shown: pages[0]!.texts.map(({ text }) => text), hiddenText };
};
const picture = aPackedPicture(8, 8, '/ColorSpace/DeviceGray/BitsPerComponent 8', Buffer.alloc(64));
const draw = 'q 600 0 0 800 0 0 cm /P0 Do Q';

it.each([
  ['white', `1 1 1 rg ${at(600, 'Rust Kubernetes')} 0 0 0 rg`],
  ['white by a grey', `q 1 g ${at(600, 'Rust Kubernetes')} Q`],
  ['white on a white box', `q 1 g 0 590 600 30 re f ${at(600, 'Rust Kubernetes')} Q`],
  ['not painted', `BT 3 Tr /F1 12 Tf 40 600 Td (Rust Kubernetes) Tj 0 Tr ET`],
  ['painted clear', `q /Clear gs ${at(600, 'Rust Kubernetes')} Q`],
  ['one point high', at(600, 'Rust Kubernetes', 1)],
])('Words of a PDF that are %s are given beside those that it shows (PLUS-64)', async (_, hidden) => {
  const file = page(`${at(700, 'Ada Byron')} ${hidden} ${at(500, 'Java')}`);
  expect(await read(file)).toEqual({ shown: ['Ada Byron', 'Java'], hiddenText: 'Rust Kubernetes' });
});

it.each([
  ['white on a coloured box', page(`0 0 1 rg 0 590 600 30 re f 1 1 1 rg ${at(600, 'Rust')}`)],
  ['white on a picture', page(`${draw} 1 1 1 rg ${at(600, 'Rust')}`, [picture])],
  [
    'recognized in a picture, and not painted over it',
    page(`${draw} BT 3 Tr /F1 12 Tf 40 600 Td (Rust) Tj ET`, [picture]),
  ],
  ['grey', page(`.6 g ${at(600, 'Rust')}`)],
])('Words of a PDF that are %s are shown', async (_, file) => {
  expect(await read(file)).toEqual({ shown: ['Rust'], hiddenText: undefined });
});
