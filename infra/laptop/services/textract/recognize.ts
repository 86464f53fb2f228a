import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Worker } from 'tesseract.js';
import { documentKind } from './document-kind.ts';
import type { PageBox, RecognizedPage } from './text-blocks.ts';

let worker: Promise<Worker> | undefined;

/** The recognizer, started on first use: it loads 10 MB, which most starts never need. */
function recognizer(): Promise<Worker> {
  worker ??= start().catch((error: unknown) => {
    worker = undefined;
    throw error;
  });
  return worker;
}

async function start(): Promise<Worker> {
  const { createWorker, PSM } = await import('tesseract.js');
  const english = createRequire(import.meta.url)('@tesseract.js-data/eng') as { langPath: string };
  // The data of this folder are as good as the usual ones, a quarter of their size, and quicker.
  const langPath = join(english.langPath, '..', '4.0.0_best_int');
  const started = await createWorker('eng', 1, { langPath, gzip: true, cacheMethod: 'none' });
  // Like Textract it finds columns and cells itself; taken for one block, lines run across two columns and are lost.
  await started.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
  return started;
}

/** Stops the recognizer, if one was started. */
export async function stopRecognizer(): Promise<void> {
  const started = worker;
  worker = undefined;
  await (await started)?.terminate();
}

/** Reads the text of an image, or of the page-filling pictures of a PDF. Throws when nothing can be decoded. */
export async function recognize(bytes: Uint8Array): Promise<RecognizedPage[]> {
  const pictures = documentKind(bytes) === 'pdf' ? await picturesOf(bytes) : [bytes];
  const pages: RecognizedPage[] = [];
  for (const picture of pictures) pages.push(await recognizePicture(picture));
  return pages;
}

/** The reader of PDFs is loaded with the first one, like the recognizer. */
async function picturesOf(pdf: Uint8Array): Promise<Uint8Array[]> {
  const { pagePictures } = await import('./page-pictures.ts');
  return pagePictures(pdf);
}

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

async function recognizePicture(picture: Uint8Array): Promise<RecognizedPage> {
  const { data } = await (await recognizer()).recognize(Buffer.from(picture), {}, { text: false, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
  // The page's own box reaches to the edges of what was found, so its size comes from the picture's header.
  const { width, height } = sizeOf(picture) ?? extentOf(lines.map(({ bbox }) => bbox));
  const boxOf = ({ x0, y0, x1, y1 }: Box): PageBox => ({
    left: x0 / width,
    top: y0 / height,
    width: (x1 - x0) / width,
    height: (y1 - y0) / height,
  });
  return {
    lines: lines.map(({ text, confidence, bbox, words }) => ({
      text: text.trim(),
      confidence,
      box: boxOf(bbox),
      words: words.map((word) => ({ text: word.text, confidence: word.confidence, box: boxOf(word.bbox) })),
    })),
  };
}

function extentOf(boxes: readonly Box[]): { width: number; height: number } {
  return { width: Math.max(1, ...boxes.map(({ x1 }) => x1)), height: Math.max(1, ...boxes.map(({ y1 }) => y1)) };
}

/** Width and height in the header of a PNG, JPEG or PPM; undefined for others. */
function sizeOf(picture: Uint8Array): { width: number; height: number } | undefined {
  const view = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  if (documentKind(picture) === 'png') return { width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
  if (documentKind(picture) === 'jpeg') return jpegSize(view);
  const [, width, height] = /^P6\n(\d+) (\d+)\n/.exec(view.toString('latin1', 0, 40)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

function jpegSize(view: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at + 9 < view.length && view[at] === 0xff; at += 2 + view.readUInt16BE(at + 2)) {
    const marker = view[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
  }
  return undefined;
}
