import { type Block, blocksOf, isTitleOf, titledLine } from './blocks.ts';
import { runInList } from './run-in-list.ts';
import { sectionsOf } from './sections.ts';
import { sentencesOf } from './sentences.ts';

/**
 * The description with headings and lists, in its own words: no word is lost or added but the titles of sections. A
 * second run changes nothing more (JOB-81).
 */
export function arrangeDescription(description: string): string {
  const blocks = blocksOf(description).flatMap(runIn).flatMap(titled);
  const isPlain = blocks.every(({ kind }) => kind === 'text');
  return markdownOf(isPlain ? sectionsOf(blocks.map(({ text }) => text)) : blocks);
}

/** `Your day: • a • b • c` or `You will: 1) a 2) b 3) c` becomes its beginning with a list. */
function runIn(block: Block): Block[] {
  const found = block.kind === 'text' ? runInList(block.text) : undefined;
  if (!found) return [block];
  const { lead, items } = found;
  const beginning: Block[] = lead
    ? isTitleOf(lead)
      ? [{ kind: 'heading', text: lead.replace(/:$/, ''), level: 2 }]
      : [{ kind: 'text', text: lead }]
    : [];
  return [...beginning, ...items.map((item): Block => ({ kind: 'item', ...item, depth: 0 }))];
}

/** `Requirements: a; b` becomes a heading with a list. */
function titled(block: Block): Block[] {
  const found = block.kind === 'text' ? titledLine(block.text) : undefined;
  if (!found) return [block];
  const [first = '', ...others] = sentencesOf(found.rest);
  const parts = partsOf(first);
  return [
    { kind: 'heading', text: found.title, level: 2 },
    ...(parts.length > 1
      ? parts.map((text): Block => ({ kind: 'item', text, marker: '-', depth: 0 }))
      : [{ kind: 'text', text: first } as const]),
    ...(others.length > 0 ? [{ kind: 'text', text: others.join(' ') } as const] : []),
  ];
}

// Semicolons separate; commas only where each part says something of its own: not in `math, physics, or similar`.
function partsOf(sentence: string): string[] {
  const whole = sentence.replace(/\.$/, '');
  if (/;\s/.test(whole)) return whole.split(/;\s+/);
  const parts = whole.split(/,\s+(?![^(]*\))/);
  const isList = parts.length > 2 && parts.every((part) => /\S\s+\S/.test(part) && !/^or\b/.test(part));
  return isList ? parts : [sentence];
}

function markdownOf(blocks: readonly Block[]): string {
  let text = '';
  for (const [at, block] of blocks.entries()) {
    const isListed = block.kind === 'item' && blocks[at - 1]?.kind === 'item';
    text += `${at === 0 ? '' : isListed ? '\n' : '\n\n'}${lineOf(block)}`;
  }
  return text;
}

function lineOf(block: Block): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
  return block.kind === 'item' ? `${'  '.repeat(block.depth)}${block.marker} ${block.text}` : block.text;
}
