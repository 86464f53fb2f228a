/** A part of a description: a heading, a list item, a paragraph, or lines that are kept exactly as they are. */
export type Block =
  | { kind: 'heading'; text: string; level: 2 | 3 }
  | { kind: 'item'; text: string; marker: string; depth: number }
  | { kind: 'text'; text: string }
  | { kind: 'kept'; text: string };

/** Titles that employers give the parts of a posting; such a line is a heading even without marks. */
export const sectionTitle = new RegExp(
  `^(?:${[
    'about(?: (?:the|this|our|your))?(?: (?:job|role|position|company|team|us|you))?',
    'the (?:job|role|team|company)|overview|summary|job (?:description|summary|duties)',
    '(?:key |main |your )?(?:responsibilities|duties|tasks)',
    "what you(?:['’]ll| will)? (?:do|bring|need|get|have)|you will|you bring|who you are",
    '(?:minimum |basic |preferred |required )?(?:requirements|qualifications|skills|experience|education)',
    'must[- ]haves?|nice[- ]to[- ]haves?|(?:our )?(?:tech(?:nology)? )?stack|tools',
    '(?:pay|compensation|salary)(?: and benefits| & benefits)?|(?:our )?(?:benefits|perks)(?: and perks)?',
    'what we offer|we offer|location|schedule|hours|how to apply',
  ].join('|')})$`,
  'iu',
);

const markedHeading = /^(#{1,6})\s+(\S.*)$/;
const boldLine = /^(?:\*\*|__)([^*_]+)(?:\*\*|__):?$/;
const listItem = /^(\s*)([-*•▪◦‣·–—+]|\d{1,2}[.)])\s+(\S.*)$/;
const underline = /^(?:={3,}|-{3,})$/;
// Quotes, tables, code, HTML and rules keep the layout that their writer gave them.
const layout = /^(?:>|\||<|={3,}$|-{3,}$|\*{3,}$)/;
const longestTitle = 8;

/** Title and rest of a line such as `Requirements: a master license`; undefined if it has no title of the trade. */
export function titledLine(line: string): { title: string; rest: string } | undefined {
  const [, title = '', rest = ''] = /^([\p{L}' -]{3,30}):\s+(\S.*)$/u.exec(line) ?? [];
  return sectionTitle.test(title) ? { title, rest } : undefined;
}

/** Whether a line that leads to a list is a title of the trade. */
export const isTitleOf = (line: string): boolean => line.endsWith(':') && sectionTitle.test(line.slice(0, -1));

/** The parts of a description, in order. */
export function blocksOf(description: string): Block[] {
  const lines = description.replace(/\r\n?/g, '\n').replace(/\t/g, '  ').split('\n');
  const blocks: Block[] = [];
  let isOpen = false;
  let isCode = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!.trimEnd();
    const text = line.trim();
    const last = blocks.at(-1);
    if (/^(?:```|~~~)/.test(text)) isCode = !isCode;
    if (isCode || /^(?:```|~~~)/.test(text) || layout.test(text)) {
      if (isOpen && last?.kind === 'kept') last.text += `\n${line}`;
      else blocks.push({ kind: 'kept', text: line });
      isOpen = true;
    } else if (!text) isOpen = false;
    else if (underline.test(lines[at + 1]?.trim() ?? '') && titleLength(text) <= longestTitle && !isOpen) {
      blocks.push({ kind: 'heading', text, level: 2 });
      at++;
      isOpen = false;
    } else {
      const block = blockOf(line, nextLine(lines, at), !isOpen);
      // A paragraph may be wrapped over lines, and so may an item.
      if (
        isOpen &&
        block.kind === 'text' &&
        !titledLine(text) &&
        (last?.kind === 'text' || (last?.kind === 'item' && /^\s/.test(line)))
      )
        last.text += ` ${block.text}`;
      else blocks.push(block);
      isOpen = block.kind === 'text' || block.kind === 'item';
    }
  }
  return blocks;
}

function blockOf(line: string, next: string, isFirst: boolean): Block {
  const text = line.trim();
  const marked = markedHeading.exec(text);
  if (marked)
    return {
      kind: 'heading',
      text: marked[2]!.replace(/(?<!#)#+$/, '').trimEnd(),
      level: marked[1]!.length > 2 ? 3 : 2,
    };
  const item = listItem.exec(line);
  if (item) {
    const [, indent = '', marker = '-', words = ''] = item;
    const isNumber = /^\d/.test(marker);
    return {
      kind: 'item',
      text: words.trim(),
      marker: isNumber ? marker.replace(')', '.') : '-',
      depth: Math.floor(indent.length / 2),
    };
  }
  const bold = boldLine.exec(text);
  const title = (bold?.[1] ?? text).replace(/:$/, '').trim();
  const leadsToList = text.endsWith(':') && listItem.test(next) && isFirst;
  const isTitle = titleLength(title) <= longestTitle && (bold !== null || sectionTitle.test(title) || leadsToList);
  if (isTitle) return { kind: 'heading', text: quiet(title), level: 2 };
  return { kind: 'text', text };
}

// A title of the trade in capitals is written as a sentence; other capitals may be names.
function quiet(title: string): string {
  return sectionTitle.test(title) && title === title.toUpperCase()
    ? `${title.charAt(0)}${title.slice(1).toLowerCase()}`
    : title;
}

const titleLength = (text: string): number => text.split(/\s+/).length;

function nextLine(lines: readonly string[], at: number): string {
  let next = at + 1;
  while (lines[next]?.trim() === '') next++;
  return lines[next] ?? '';
}
