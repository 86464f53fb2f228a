/** A stretch of a text that stays, or one that a rewritten text changes: lines before and after. */
export type TextPart =
  { kind: 'same'; lines: readonly string[] } | { kind: 'change'; before: readonly string[]; after: readonly string[] };

/**
 * The parts by which two texts differ, line by line. Each change can be accepted alone: where words moved from one
 * change to another, both are one.
 */
export function textParts(before: string, after: string): TextPart[] {
  return joinedByMoves(differences(before.split('\n'), after.split('\n')));
}

/** The text with the accepted changes, by their place in `parts`; the others stay as before. */
export function withAccepted(parts: readonly TextPart[], accepted: ReadonlySet<number>): string {
  return parts
    .flatMap((part, place) => (part.kind === 'same' ? part.lines : accepted.has(place) ? part.after : part.before))
    .join('\n');
}

/** Longest common subsequence of lines; equal beginnings and ends are set aside first. */
function differences(before: readonly string[], after: readonly string[]): TextPart[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const lengths = commonLengths(old, fresh);
  const parts: TextPart[] = [];
  add(parts, before.slice(0, start), before.slice(0, start));
  let [a, b] = [0, 0];
  while (a < old.length || b < fresh.length) {
    if (a < old.length && b < fresh.length && old[a] === fresh[b]) add(parts, [old[a++]!], [fresh[b++]!]);
    else if (b === fresh.length || (a < old.length && lengths[a + 1]![b]! >= lengths[a]![b + 1]!))
      add(parts, [old[a++]!], []);
    else add(parts, [], [fresh[b++]!]);
  }
  add(parts, before.slice(before.length - end), after.slice(after.length - end));
  return parts;
}

function commonLengths(old: readonly string[], fresh: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let a = old.length - 1; a >= 0; a--)
    for (let b = fresh.length - 1; b >= 0; b--)
      lengths[a]![b] =
        old[a] === fresh[b] ? lengths[a + 1]![b + 1]! + 1 : Math.max(lengths[a + 1]![b]!, lengths[a]![b + 1]!);
  return lengths;
}

/** Adds lines to the last part if it is of the same kind. */
function add(parts: TextPart[], before: readonly string[], after: readonly string[]): void {
  if (before.length + after.length === 0) return;
  const isSame = before.length === after.length && before.every((line, at) => line === after[at]);
  const last = parts.at(-1);
  if (isSame && last?.kind === 'same') last.lines = [...last.lines, ...before];
  else if (isSame) parts.push({ kind: 'same', lines: before });
  else if (last?.kind === 'change') {
    last.before = [...last.before, ...before];
    last.after = [...last.after, ...after];
  } else parts.push({ kind: 'change', before, after });
}

/** Joins the changes between the first and the last that do not keep their own words. */
function joinedByMoves(parts: readonly TextPart[]): TextPart[] {
  const moved = parts.flatMap((part, place) => (part.kind === 'change' && !keepsItsWords(part) ? [place] : []));
  const [first, last] = [moved[0], moved.at(-1)];
  if (first === undefined || last === undefined || first === last) return [...parts];
  const between = parts.slice(first, last + 1);
  const joined: TextPart = {
    kind: 'change',
    before: between.flatMap((part) => (part.kind === 'same' ? part.lines : part.before)),
    after: between.flatMap((part) => (part.kind === 'same' ? part.lines : part.after)),
  };
  return [...parts.slice(0, first), joined, ...parts.slice(last + 1)];
}

function keepsItsWords({ before, after }: { before: readonly string[]; after: readonly string[] }): boolean {
  return wordsOf(before) === wordsOf(after);
}

// The words in any order and case; marks of lists and headings are no words.
function wordsOf(lines: readonly string[]): string {
  const words = lines.join('\n').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .map((word) => word.toLowerCase())
    .toSorted()
    .join(' ');
}
