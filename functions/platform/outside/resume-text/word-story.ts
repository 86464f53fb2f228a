import { DOMParser, XMLSerializer } from '@xmldom/xmldom';
import type { ReadPart } from '../files/office-package.ts';

/** A part of a Word file with words, as the converter reads it. */
export interface Story {
  xml: string;
  /** Words that are not shown: they are left out of the XML. */
  hidden: string[];
  /** The relationships of the files that it takes in, in the order of their places. */
  chunks: string[];
}

/** Marks the place of a file that is taken in; no writer has this letter. */
export const chunkMark = '\u{f8ff}';

/** Elements whose content is a part of what is around them: fields, and marks of languages and applications. */
const wrappers = ['fldSimple', 'dir', 'bdo', 'customXml', 'smartTag'];
/** Letters of one point are there to be found, not to be read. */
const unseenHalfPoints = 4;

/**
 * A header, footer or body as a document of its own: what is hidden is left out, text boxes are read once, and
 * the places of files that it takes in are marked.
 */
export function storyOf(xml: string, isHiddenStyle: (id: string) => boolean): Story {
  const document = new DOMParser({ errorHandler: { warning: () => {}, error: () => {} } }).parseFromString(
    xml,
    'text/xml',
  );
  const hidden = removeHidden(document, isHiddenStyle);
  for (const name of wrappers) for (const wrapper of elements(document, name)) unwrap(wrapper);
  readBoxesOnce(document);
  const chunks = markChunks(document);
  return { xml: new XMLSerializer().serializeToString(asDocument(document)), hidden, chunks };
}

/** Which styles hide their words, themselves or by the styles that they are based on. */
export function hiddenStyles(read: ReadPart, part: string | undefined): (id: string) => boolean {
  const styles = new Map<string, { hides: boolean | undefined; base: string }>();
  const xml = part && read(part);
  if (xml) {
    for (const style of elements(new DOMParser().parseFromString(xml, 'text/xml'), 'style')) {
      const base = child(style, 'basedOn');
      const properties = child(style, 'rPr');
      styles.set(valueOf(style, 'styleId'), {
        hides: properties && hiding(properties),
        base: base ? valueOf(base, 'val') : '',
      });
    }
  }
  const hides = (id: string, depth = 0): boolean => {
    const style = styles.get(id);
    return style !== undefined && depth < 20 && (style.hides ?? hides(style.base, depth + 1));
  };
  return (id) => hides(id);
}

function removeHidden(document: Document, isHiddenStyle: (id: string) => boolean): string[] {
  const found: string[] = [];
  for (const run of elements(document, 'r')) {
    if (!elements(run, 't').some((text) => text.textContent) || elements(run, 'txbxContent').length > 0) continue;
    if (!isHidden(run, isHiddenStyle)) continue;
    found.push(run.textContent ?? '');
    run.parentNode?.removeChild(run);
  }
  return found;
}

function isHidden(run: Element, isHiddenStyle: (id: string) => boolean): boolean {
  const properties = child(run, 'rPr');
  const own = properties && hiding(properties);
  if (own !== undefined) return own;
  const paragraph = ancestor(run, 'p');
  const named = [properties && child(properties, 'rStyle'), paragraph && child(child(paragraph, 'pPr'), 'pStyle')];
  if (named.some((style) => style && isHiddenStyle(valueOf(style, 'val')))) return true;
  const size = Number(valueOf(child(properties, 'sz'), 'val') || Infinity);
  return size <= unseenHalfPoints || (isWhite(properties) && isOnPaper(run));
}

/** Whether properties hide words, or show them; undefined where they say nothing. */
function hiding(properties: Element): boolean | undefined {
  const vanish = child(properties, 'vanish');
  return vanish && !['0', 'false', 'off'].includes(valueOf(vanish, 'val'));
}

const isWhite = (properties: Element | undefined): boolean =>
  /^f{6}$/i.test(valueOf(child(properties, 'color'), 'val'));

/** Whether nothing that may have a colour is behind a run: no shade of it or of a cell, no style of a table, no shape. */
function isOnPaper(run: Element): boolean {
  const document = run.ownerDocument;
  const isShaded = (element: Element): boolean =>
    ['rPr', 'pPr', 'tcPr', 'tblPr'].some((name) => child(child(element, name), 'shd') !== undefined);
  for (let around: Node | null = run; around; around = around.parentNode) {
    const { localName } = around as Element;
    if (localName === 'txbxContent' || (localName === 'tbl' && child(child(around as Element, 'tblPr'), 'tblStyle')))
      return false;
    if (localName && isShaded(around as Element)) return false;
  }
  return ['background', 'anchor', 'shape', 'rect'].every((name) => elements(document, name).length === 0);
}

/** Writers give a text box in two ways, of which a reader takes one; some give only the newer one. */
function readBoxesOnce(document: Document): void {
  for (const choice of elements(document, 'AlternateContent')) {
    const [newer, older] = [child(choice, 'Choice'), child(choice, 'Fallback')];
    const chosen = newer && elements(newer, 'txbxContent').length > 0 ? newer : (older ?? newer);
    for (const other of Array.from(choice.childNodes)) if (other !== chosen) choice.removeChild(other);
    if (chosen) unwrap(chosen);
    unwrap(choice);
  }
  for (const name of ['drawing', 'pict', 'object']) {
    for (const drawing of elements(document, name)) {
      const boxes = elements(drawing, 'txbxContent');
      if (boxes.length === 0) continue;
      const frame = document.createElementNS(drawing.namespaceURI, 'w:pict');
      for (const box of boxes) frame.appendChild(box);
      drawing.parentNode?.replaceChild(frame, drawing);
    }
  }
}

/** Puts a paragraph with a mark where another file is taken in. */
function markChunks(document: Document): string[] {
  return elements(document, 'altChunk').map((chunk) => {
    const words = chunk.namespaceURI;
    const [paragraph, run, text] = ['p', 'r', 't'].map((name) => document.createElementNS(words, `w:${name}`));
    text!.appendChild(document.createTextNode(chunkMark));
    run!.appendChild(text!);
    paragraph!.appendChild(run!);
    chunk.parentNode?.replaceChild(paragraph!, chunk);
    return valueOf(chunk, 'id');
  });
}

/** A header or footer with the root of a document, which the converter asks for. */
function asDocument(document: Document): Document {
  const root = document.documentElement;
  if (root.localName === 'document') return document;
  const [whole, body] = ['document', 'body'].map((name) => document.createElementNS(root.namespaceURI, `w:${name}`));
  for (const inner of Array.from(root.childNodes)) body!.appendChild(inner);
  whole!.appendChild(body!);
  document.replaceChild(whole!, root);
  return document;
}

function unwrap(element: Element): void {
  for (const inner of Array.from(element.childNodes)) element.parentNode?.insertBefore(inner, element);
  element.parentNode?.removeChild(element);
}

const elements = (within: Document | Element, name: string): Element[] =>
  Array.from(within.getElementsByTagNameNS('*', name));

const child = (element: Element | undefined, name: string): Element | undefined =>
  element && (Array.from(element.childNodes) as Element[]).find(({ localName }) => localName === name);

/** An attribute, whatever its prefix; empty where it is not given. */
const valueOf = (element: Element | undefined, name: string): string =>
  element ? (Array.from(element.attributes).find(({ localName }) => localName === name)?.value ?? '') : '';

function ancestor(element: Element, name: string): Element | undefined {
  for (let around = element.parentNode; around; around = around.parentNode)
    if ((around as Element).localName === name) return around as Element;
  return undefined;
}
