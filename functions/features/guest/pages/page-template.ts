import { productName } from '../../../../shared/constants/product.ts';
import { staticMarkup } from '../../../platform/outside/mail/static-markup.ts';
import { headElements } from './page-head.tsx';
import type { PublicPage } from './drawn-page.ts';

const titleOf = /<title>[^<]*<\/title>/;
const descriptionOf = /<meta name="description"[^>]*>\s*/;
const chunksOf = /<meta name="chunks" content="([^"]*)"[^>]*>\s*/;
const rootElement = '<div id="root"></div>';

/**
 * Inserts a page into the built index.html. Nothing in it is executed: structured data and first answers are data
 * blocks, which the policy allows.
 */
export function pageDocument(
  index: string,
  page: PublicPage,
  { picture, feed }: { picture: string; feed: string },
): string {
  if (!titleOf.test(index) || !index.includes(rootElement))
    throw new Error('index.html has no title or no #root to fill');
  const files = filesOf(page.chunk, chunksOf.exec(index)?.[1] ?? '');
  const head = staticMarkup(headElements(page, { picture, feed, files }));
  const things =
    page.things.length > 0
      ? `<script type="application/ld+json">${dataBlock({ '@context': 'https://schema.org', '@graph': page.things })}</script>`
      : '';
  const answers =
    Object.keys(page.embeddedData).length > 0
      ? `<script type="application/json" id="embedded-data">${dataBlock(page.embeddedData)}</script>`
      : '';
  const served = `<div id="served">${staticMarkup(page.body)}</div>`;
  // Functions, because `replace` would interpret a `$` in the inserted text.
  return index
    .replace(descriptionOf, '')
    .replace(chunksOf, '')
    .replace(titleOf, () => `<title>${staticMarkup(fullTitle(page.title))}</title>${head}${things}`)
    .replace(rootElement, () => `${served}${rootElement}${answers}`);
}

/** `ICU nurse at Lakeside Hospital · HireHub`, as the page's script writes it too. */
function fullTitle(title: string): string {
  return `${title} · ${productName}`;
}

/**
 * JSON that is safe inside a script element: nothing in it ends the element or a line (HTML, 4.12.1.3; U+2028 and
 * U+2029).
 */
function dataBlock(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Files of a chunk, from `browse=/assets/a.js,/assets/a.css;posting=…`. */
function filesOf(chunk: string, chunks: string): string[] {
  const found = chunks.split(';').find((one) => one.startsWith(`${chunk}=`));
  return found
    ? found
        .slice(chunk.length + 1)
        .split(',')
        .filter((file) => /^\/assets\/[\w.-]+$/.test(file))
    : [];
}
