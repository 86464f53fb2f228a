import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { withPdf } from './pdf-document.ts';
import type { PlacedPage, PlacedText, ReadPdf } from './port.ts';
import { unseenOn } from './unseen-text.ts';

const boldName = /bold|black|heavy|semibold|demi|cmbx/i;

/**
 * The text of a PDF with its places; scripts and forms in it are never run. Throws pdf.js's PasswordException for an
 * encrypted file and InvalidPDFException for one that cannot be read.
 */
export async function readPdf(data: Uint8Array, mostPages: number): Promise<ReadPdf> {
  return withPdf(data, async (document) => {
    const pages: PlacedPage[] = [];
    const links: string[] = [];
    const hidden: string[] = [];
    let hasScripts = await document.hasJSActions();
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number);
      const { unseen, ...placed } = await placedPage(page);
      pages.push(placed);
      hidden.push(...unseen);
      hasScripts ||= hasEntries(await page.getJSActions());
      for (const { url } of (await page.getAnnotations()) as { url?: string }[]) if (url) links.push(url);
      page.cleanup();
    }
    const hiddenText = hidden.join(' ');
    return { pages, links, hasScripts, pageCount: document.numPages, ...(hiddenText && { hiddenText }) };
  });
}

/** pdf.js returns actions as a map, its types as an object. */
const hasEntries = (found: object | null): boolean =>
  found instanceof Map ? found.size > 0 : found !== null && Object.keys(found).length > 0;

async function placedPage(page: PDFPageProxy): Promise<PlacedPage & { unseen: string[] }> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const texts = items.filter((item) => 'str' in item && item.str.trim() !== '') as Extract<
    (typeof items)[number],
    { str: string }
  >[];
  // Only drawing loads the fonts, whose names say which are bold, and says what is seen; a page without text needs none of it.
  const operators = texts.length > 0 ? await page.getOperatorList() : undefined;
  const bold = new Map<string, boolean>();
  const isBold = (font: string): boolean => {
    const known = bold.get(font) ?? boldName.test(fontName(page, font));
    bold.set(font, known);
    return known;
  };
  const all = texts.map((item): PlacedText => {
    const [a, b, c, d, e, f] = item.transform as [number, number, number, number, number, number];
    const [sx, ry, rx, sy, x0, y0] = transform as [number, number, number, number, number, number];
    return {
      // Some fonts spell a hyphen as hyphen, soft hyphen and hyphen.
      text: item.str.replaceAll('-\u00ad\u2010', '-').replaceAll('\u00ad', ''),
      left: sx * e + rx * f + x0,
      base: ry * e + sy * f + y0,
      width: item.width,
      height: Math.hypot(c, d) || Math.hypot(a, b) || 10,
      isBold: isBold(item.fontName),
    };
  });
  const unseen = operators ? await unseenOn(operators, all) : new Set<PlacedText>();
  return {
    width,
    height,
    texts: all.filter((text) => !unseen.has(text)),
    unseen: [...unseen].map(({ text }) => text.trim()),
  };
}

function fontName(page: PDFPageProxy, font: string): string {
  return page.commonObjs.has(font) ? String((page.commonObjs.get(font) as { name?: string }).name ?? '') : '';
}
