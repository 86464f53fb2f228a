import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A file of the built site, as its bucket and CloudFront's cache would return it. */
export interface SiteFile {
  body: Buffer;
  etag: string;
  contentType: string;
  cacheControl: string;
  /** Compressed once and kept. */
  encoded: (encoding: 'br' | 'gzip') => Promise<Buffer>;
}

/** The folder of the built site. */
export interface Site {
  find: (urlPath: string) => Promise<SiteFile | undefined>;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.geojson': 'application/geo+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/** What CloudFront compresses: text of some length. */
export const isCompressible = ({ contentType, body }: SiteFile): boolean =>
  body.length >= 1000 &&
  body.length <= 10_000_000 &&
  /^(text\/|application\/(json|xml|manifest\+json|geo\+json|wasm)|image\/svg|image\/x-icon)/.test(contentType);

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** The pages of an app, as its deployment would upload them. */
export interface SiteOptions {
  folder: string;
  /** Files that a deployment changes or adds, by path. */
  extra?: Record<string, string>;
  /** Changes a page by its path when it is served. */
  finishPage?: (html: string, file: string) => string;
  /** Files that functions read from the site's bucket. */
  inBucket?: string[];
}

/** Opens the site's folder. Files are read again when they change. */
export function openSite({ folder, extra = {}, finishPage = (html) => html }: SiteOptions): Site {
  const kept = new Map<string, { changed: number; file: SiteFile }>();

  async function fromFolder(relative: string): Promise<SiteFile | undefined> {
    const file = path.join(folder, relative);
    if (file !== folder && !file.startsWith(folder + path.sep)) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const known = kept.get(relative);
    if (known?.changed === found.mtimeMs) return known.file;
    const content = await readFile(file);
    const fresh = siteFile(
      relative,
      relative.endsWith('.html') ? Buffer.from(finishPage(content.toString(), relative)) : content,
    );
    kept.set(relative, { changed: found.mtimeMs, file: fresh });
    return fresh;
  }

  return {
    find: async (urlPath) => {
      const relative = decoded(urlPath).replace(/^\/+/, '') || 'index.html';
      if (relative.includes('\0')) return undefined;
      const added = Object.hasOwn(extra, relative) ? extra[relative] : undefined;
      return added === undefined ? fromFolder(relative) : siteFile(relative, Buffer.from(added));
    },
  };
}

function siteFile(relative: string, body: Buffer): SiteFile {
  const encodings = new Map<'br' | 'gzip', Promise<Buffer>>();
  return {
    body,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    contentType: types[path.extname(relative).toLowerCase()] ?? 'application/octet-stream',
    // As sites are uploaded: hashed names for a year, everything else revalidated.
    cacheControl: relative.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    encoded: (encoding) => {
      const known = encodings.get(encoding) ?? compressors[encoding](body);
      encodings.set(encoding, known);
      return known;
    },
  };
}

function decoded(urlPath: string): string {
  try {
    return decodeURIComponent(urlPath);
  } catch {
    return urlPath;
  }
}
