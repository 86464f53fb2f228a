import { mostTags } from '../../../shared/validation/imported-candidate.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';

/** The person with one tag more; the same person where they have it, refused where they have as many as one may. */
export function tagged(one: ImportedCandidate, tag: string): ImportedCandidate {
  const { tags = [], version } = one;
  if (tags.includes(tag)) return one;
  if (tags.length >= mostTags) throw refuse.conflict(`They have ${mostTags} tags, as many as one may have`);
  return { ...one, tags: [...tags, tag], version: version + 1 };
}
