import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels of a picture that is unpacked; a small file can hold one that fills all memory. */
const mostPixels = 40_000_000;

const { resolve } = createRequire(import.meta.url);
/** The decoders of what scanners and fax machines write: JBIG2 and CCITT, and JPEG 2000. */
const decoders: Record<string, () => string> = {
  'jbig2.wasm': () => resolve('pdfjs-dist/wasm/jbig2.wasm'),
  'openjpeg.wasm': () => resolve('pdfjs-dist/wasm/openjpeg.wasm'),
};

/** Reads a decoder beside the bundle, or in its package where nothing is bundled. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const beside = await readFile(new URL(filename, import.meta.url)).catch(() => undefined);
    const elsewhere = decoders[filename];
    if (!beside && !elsewhere) throw new Error(`${filename} is not among the decoders`);
    return new Uint8Array(beside ?? (await readFile(elsewhere!())));
  }
}

/**
 * Opens a PDF, uses it and closes it; scripts and forms in it are never run. Throws pdf.js's PasswordException for an
 * encrypted file and InvalidPDFException for one that cannot be read.
 */
export async function withPdf<R>(data: Uint8Array, use: (document: PDFDocumentProxy) => Promise<R>): Promise<R> {
  // Loaded with the first PDF only. The worker, which runs in this thread, is found as a global.
  const { getDocument } = await pdfjs();
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string);
  const loading = getDocument({
    // pdf.js takes the buffer over, so it gets a copy.
    data: new Uint8Array(data),
    verbosity: 0,
    maxImageSize: mostPixels,
    useSystemFonts: true,
    disableFontFace: true,
    // The names of fonts, which say which are bold, are among these.
    fontExtraProperties: true,
    isOffscreenCanvasSupported: false,
    wasmUrl: 'decoders/',
    BinaryDataFactory: Decoders,
  });
  try {
    return await use(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

/** pdf.js, whose numbers of operations readers of pages need. */
export const pdfjs = () => import('pdfjs-dist/legacy/build/pdf.mjs');
