/** Bullets of word processors and mail programs at the beginning of a line; `o` is Word's second level. */
const bullet =
  /^(\s*)(?:[•◦▪‣⁃∙●○■□◆◇❖►▸➢➤→✓✔✅☑§\uf0a7\uf0b7·‐‒–—]\s*|(o)(?:\t|\s{2,}|(?<=^\s{2,}o)\s)|[-*+]\s+)(?=\S)/u;
const numbered = /^\s*\d{1,3}[.)]\s+\S/;
/** `1.Apply`, whose space was left out; `1.5 years` is none. */
const glued = /^(\s*\d{1,2}[.)])(?=\p{Lu}\p{L})/u;
/** Links and code, which stay, and addresses of pages and of mailboxes. */
const known = /\[[^\]]{0,200}\]\([^)\s]*\)|<[^<>]{0,2000}>|`[^`]{0,2000}`/;
const page = /(?<![\w/@.-])(?:https?:\/\/|www\.(?=[\w-]+\.))(?:[^\s<>()[\]"'`]|\([^\s<>()[\]"'`]*\))+/;
const mailbox = /(?<![\w/@.:+-])[\w+-][\w.+-]{0,63}@(?:[a-z\d-]+\.)+[a-z]{2,}(?![\w@-])/;

/** What a line is to the lines around it. */
type Kind = 'blank' | 'bullet' | 'number' | 'heading' | 'text';

/**
 * A description as Markdown that draws what its author saw: text that was pasted from Word, Outlook or a page keeps its lines and
 * bullets, and plain addresses are links. What is Markdown already stays, and fenced code is left alone (PLUS-64).
 */
export function markdownOfPasted(text: string): string {
  let isFenced = false;
  let before: Kind = 'blank';
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  return lines
    .map((written, at) => {
      const isFence = /^\s*(```|~~~)/.test(written);
      if (isFence) isFenced = !isFenced;
      if (isFence || isFenced) return written;
      const [line, kind] = marked(written);
      const startsAnew = needsGap(before, kind, line);
      before = kind;
      const isBroken =
        kind === 'text' && marked(lines[at + 1] ?? '')[1] === 'text' && !/^\s*(```|~~~)/.test(lines[at + 1] ?? '');
      return `${startsAnew ? '\n' : ''}${line}${isBroken ? '  ' : ''}`;
    })
    .join('\n');
}

/** The line with its bullet as Markdown has it, without the indent that would make it code, and its kind. */
function marked(written: string): [string, Kind] {
  const line = written
    .trimEnd()
    .replace(glued, '$1 ')
    .replaceAll(new RegExp(`(${known.source})|${page.source}|${mailbox.source}`, 'gi'), asLink);
  if (line.trim() === '') return ['', 'blank'];
  const [found, indent = '', second] = bullet.exec(line) ?? [];
  if (found !== undefined)
    return [
      `${second || indent.length > 1 || indent.includes('\t') ? '  ' : ''}- ${line.slice(found.length)}`,
      'bullet',
    ];
  if (numbered.test(line)) return [line.trimStart(), 'number'];
  return [line.replace(/^(?:\t| {4,})\s*/, ''), /^#{1,6} /.test(line) ? 'heading' : 'text'];
}

/** What is at the end of a sentence, and not of the address in it. */
const afterAddress = /(?<![.,;:!?])[.,;:!?]+$/;

function asLink(found: string, isKnown: string | undefined): string {
  if (isKnown) return found;
  const after = afterAddress.exec(found)?.[0] ?? '';
  const bare = found.slice(0, found.length - after.length);
  if (/^http/i.test(bare)) return `<${bare}>${after}`;
  return `[${bare}](${bare.includes('@') ? 'mailto:' : 'https://'}${bare})${after}`;
}

/** Whether a line needs a blank one before it: Markdown would take a line behind a list for a part of its last item. */
function needsGap(before: Kind, kind: Kind, line: string): boolean {
  if (kind === 'text') return (before === 'bullet' || before === 'number') && !/^\s{2,}|^\p{Ll}/u.test(line);
  return (
    (kind === 'bullet' && before === 'number') || (kind === 'number' && (before === 'bullet' || before === 'text'))
  );
}
