/** A part of a message: plain text, or a link that begins with http or https. */
export type MessagePart = string | { href: string; text: string };

const address = /\bhttps?:\/\/[^\s<>"']+/gi;
const trailing = /(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/;

/** The parts of a text; only whole addresses of the web become links, and nothing is read as markup. */
export function partsOf(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const match of text.matchAll(address)) {
    const found = match[0].replace(trailing, '');
    if (!URL.canParse(found)) continue;
    if (match.index > at) parts.push(text.slice(at, match.index));
    parts.push({ href: new URL(found).href, text: found });
    at = match.index + found.length;
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}
