import type { FoundCandidate, ReadPart } from '../../../../shared/model/candidate-search.ts';
import { wordsOf } from '../../../../shared/rules/words.ts';
import type { CandidateCard } from '../../../records/candidate-card.ts';
import { stemOf } from '../../../search/words/stem.ts';

/**
 * The first line of a profile that says words of a question which none of the shown texts says: why somebody was found of
 * whom a row does not show it. Undefined where every word can be seen, or where a card does not know its lines.
 */
export function foundIn(
  parts: readonly ReadPart[],
  { summary, summaryParts = [] }: Pick<CandidateCard, 'summary' | 'summaryParts'>,
  shown: readonly string[],
): FoundCandidate['foundIn'] {
  if (summary === '' || summaryParts.length === 0) return undefined;
  const seen = stemsOf(shown.join('\n'));
  const lines = summary.split('\n').map((text, at) => ({ part: summaryParts[at], text, stems: stemsOf(text) }));
  for (const { kind, source } of parts) {
    if (kind !== 'words' || source.startsWith('NOT ')) continue;
    const asked = source.split(' OR ').map((one) => [...stemsOf(one)]);
    if (asked.some((stems) => stems.every((stem) => seen.has(stem)))) continue;
    const line = lines.find(({ stems }) => asked.some((one) => one.every((stem) => stems.has(stem) || seen.has(stem))));
    if (line?.part) return { part: line.part, text: line.text };
  }
  return undefined;
}

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(stemOf));
