import { strToU8, unzipSync, zipSync } from 'fflate';
import mammoth from 'mammoth';
import { mainPart, partName, relationshipsOf, xmlText, type Relationship } from '../files/office-package.ts';
import { chunkHtml, UnreadChunk } from './word-chunk.ts';
import type { WordText } from './word-text.ts';
import { chunkMark, hiddenStyles, storyOf } from './word-story.ts';
import { markupText } from '../../../../shared/rules/markup-text.ts';

/** Parts that the converter reads besides the words, by the last word of their relationship's type. */
const helpers = ['styles', 'numbering', 'footnotes', 'endnotes'];
const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const noStyles = '<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';
const usualMain = 'word/document.xml';
/** Word files within Word files are read so deep. */
const deepest = 2;

/**
 * A Word file as HTML of headings, paragraphs, lists and tables, its headers before its body and its footers behind it,
 * each once; what it holds and does not show is in a hidden `aside` at the end. Throws UnreadChunk for a file within
 * that cannot be read, and other errors when it is no such file.
 */
export async function docxHtml(data: Uint8Array): Promise<string> {
  const { html, hidden } = await wordText(data, 0);
  return hidden === '' ? html : `${html}<aside hidden>${markupText(hidden)}</aside>`;
}

async function wordText(data: Uint8Array, depth: number): Promise<WordText> {
  const { main, read, partOf } = openWord(data);
  const related = relationshipsOf(main, read);
  const helping = related.filter(({ type }) => helpers.includes(type));
  const isHiddenStyle = hiddenStyles(read, helping.find(({ type }) => type === 'styles')?.target);
  const { headers, footers } = shownParts(read(main) ?? '', related, read);
  const texts: WordText[] = [];
  for (const part of [...headers, main, ...footers]) {
    const story = storyOf(read(part) ?? '', isHiddenStyle);
    const own = relationshipsOf(part, read);
    const html = await converted(story.xml, { own, helping, partOf });
    const chunks = await Promise.all(
      story.chunks.map(async (id) => {
        const chunk = partOf(own.find((one) => one.id === id)?.target ?? '');
        if (!chunk || depth >= deepest) throw new UnreadChunk('a file within cannot be read');
        return chunkHtml(chunk, (inner) => wordText(inner, depth + 1));
      }),
    );
    const places = chunks.values();
    texts.push({
      html: html.replaceAll(`<p>${chunkMark}</p>`, () => places.next().value?.html ?? ''),
      hidden: [...story.hidden, ...chunks.map(({ hidden }) => hidden)].join(' '),
    });
  }
  const hidden = texts.map((text) => text.hidden).join(' ');
  return { html: [...new Set(texts.map(({ html }) => html))].join(''), hidden: hidden.replace(/\s+/g, ' ').trim() };
}

/** The parts of a Word file, which are named alike in capitals and small letters, and which one is the main one. */
function openWord(data: Uint8Array) {
  const files = unzipSync(data, { filter: ({ name }) => !/\/media\//.test(name) });
  const parts = new Map(Object.entries(files).map(([name, bytes]) => [partName(name).toLowerCase(), bytes]));
  const partOf = (name: string) => parts.get(name.toLowerCase());
  const read = (name: string) => {
    const part = partOf(name);
    return part && xmlText(part);
  };
  return { main: mainPart(read) ?? usualMain, read, partOf };
}

/** The headers and footers that pages show: those of first and even pages only where there are such. */
function shownParts(main: string, related: readonly Relationship[], read: (name: string) => string | undefined) {
  const settings = read(related.find(({ type }) => type === 'settings')?.target ?? '') ?? '';
  const isOn = (xml: string, name: string) => new RegExp(`<\\w+:${name}\\b(?![^>]*"(0|false|off)")`).test(xml);
  const shown = { first: isOn(main, 'titlePg'), even: isOn(settings, 'evenAndOddHeaders'), default: true };
  const partsOf = (kind: 'header' | 'footer') => [
    ...new Set(
      Array.from(main.matchAll(new RegExp(`<\\w+:${kind}Reference\\b[^>]*>`, 'g')), ([reference]) => reference)
        .filter((reference) => Object.entries(shown).some(([type, is]) => is && reference.includes(`"${type}"`)))
        .flatMap((reference) => related.find(({ id }) => reference.includes(`"${id}"`))?.target ?? []),
    ),
  ];
  return { headers: partsOf('header'), footers: partsOf('footer') };
}

interface Parts {
  own: readonly Relationship[];
  helping: readonly Relationship[];
  partOf(name: string): Uint8Array | undefined;
}

/** One part of words as HTML: the converter gets it as a file of its own, whose main part is where it looks for it. */
async function converted(xml: string, { own, helping, partOf }: Parts): Promise<string> {
  const used = [
    ...own.filter(({ type }) => !helpers.includes(type)),
    ...helping.map((one, at) => ({ ...one, id: `help${at}` })),
  ];
  const file: Record<string, Uint8Array> = {
    '_rels/.rels': relationships([{ id: 'main', type: 'officeDocument', target: usualMain, isOutside: false }]),
    'word/_rels/document.xml.rels': relationships(used),
    [usualMain]: strToU8(xml),
    // Without any styles the converter fails at a table that names one.
    'word/styles.xml': strToU8(noStyles),
  };
  for (const { target } of helping) {
    const part = partOf(target);
    if (part) file[target] = part;
  }
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(zipSync(file, { level: 0 })) },
    // Pictures are left out: their bytes would be the larger part of the text.
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  return value;
}

const relationships = (all: readonly Relationship[]): Uint8Array =>
  strToU8(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
      .map(
        ({ id, type, target, isOutside }) =>
          `<Relationship Id="${id}" Type="${transitional}/${type}" Target="${markupText(isOutside ? target : `/${target}`)}"${isOutside ? ' TargetMode="External"' : ''}/>`,
      )
      .join('')}</Relationships>`,
  );
