import type { ReactNode } from 'react';
import { markdownOfPasted } from '../../../../shared/rules/pasted-text.ts';

// Bounded, so that a text of nothing but brackets cannot keep the function busy.
const inlinePattern = new RegExp(
  [
    String.raw`\*\*(.{1,500}?)\*\*|__(.{1,500}?)__|\*([^*\s][^*]{0,500})\*`,
    '`([^`]{1,300})`',
    String.raw`\[([^\]\n]{1,300})\]\(([^)\s]{1,2000})\)|<(https?:[^<>\s]{1,2000})>`,
    ' {2}\\n',
  ].join('|'),
  'g',
);
const safeAddress = /^(https?:|mailto:)/i;

/**
 * A description's Markdown as elements: headings, lists, paragraphs, bold, italic, code and links. Everything else
 * stays text, HTML too. The page draws full CommonMark as soon as its script runs; a full parser would take 14 KB of
 * what this function may weigh.
 */
export function markdownElements(markdown: string): ReactNode[] {
  return (
    markdownOfPasted(markdown)
      // A heading is a block of its own even without a blank line around it.
      .replace(/^(#{1,6} .*)$/gm, '\n$1\n')
      .split(/\n\s*\n/)
      .flatMap((block) => (block.trim() ? [blockOf(block.trim())] : []))
  );
}

function blockOf(block: string): ReactNode {
  const heading = /^(#{1,6}) (.*)$/.exec(block);
  if (heading)
    return (heading[1]?.length ?? 0) < 3 ? <h3>{inline(heading[2] ?? '')}</h3> : <h4>{inline(heading[2] ?? '')}</h4>;
  const lines = block.split('\n');
  const first = lines.findIndex((line) => isItem(line));
  if (first < 0) return <p>{inline(block)}</p>;
  const before = lines.slice(0, first).join('\n');
  return (
    <>
      {before && <p>{inline(before)}</p>}
      {listOf(lines.slice(first))}
    </>
  );
}

const isItem = (line: string) => /^\s*([-*+]|\d+[.)])\s+/.test(line);

function listOf(lines: string[]): ReactNode {
  const items: string[] = [];
  for (const line of lines) {
    if (isItem(line)) items.push(line.replace(/^\s*([-*+]|\d+[.)])\s+/, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const children = items.map((item) => <li key={item}>{inline(item)}</li>);
  return /^\s*\d/.test(lines[0] ?? '') ? <ol>{children}</ol> : <ul>{children}</ul>;
}

function inline(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(inlinePattern)) {
    parts.push(text.slice(from, found.index));
    from = found.index + found[0].length;
    const [whole, bold, boldToo, italic, code, label, target, plain] = found;
    const address = target ?? plain;
    if (whole === '  \n') parts.push(<br key={from} />);
    else if (bold ?? boldToo) parts.push(<strong key={from}>{inline(bold ?? boldToo ?? '')}</strong>);
    else if (italic) parts.push(<em key={from}>{inline(italic)}</em>);
    else if (code) parts.push(<code key={from}>{code}</code>);
    else if (address && safeAddress.test(address))
      parts.push(
        <a key={from} href={address} rel="nofollow noopener">
          {label ?? address}
        </a>,
      );
    else parts.push(label ?? whole);
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}
