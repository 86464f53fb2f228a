import { findSkills } from '../../../../../functions/features/lookups/find-skills/find-skills.ts';
import type { LabelledPosting } from './labelled-postings.ts';

export interface Measure {
  /** Share of the found skills that are labelled. */
  precision: number;
  /** Share of the labelled skills that are found. */
  recall: number;
  /** `title: -missed +wrong` of each posting that is not exact. */
  misses: string[];
}

/** Precision and recall over all skills of these postings together. */
export function measureSkills(postings: readonly LabelledPosting[]): Measure {
  let [right, found, labelled] = [0, 0, 0];
  const misses: string[] = [];
  for (const { title, text, skills } of postings) {
    const names = findSkills(text).map(({ name }) => name);
    const wrong = names.filter((name) => !skills.has(name));
    const missed = [...skills].filter((name) => !names.includes(name));
    right += names.length - wrong.length;
    found += names.length;
    labelled += skills.size;
    const signs = [...missed.map((name) => `-${name}`), ...wrong.map((name) => `+${name}`)];
    if (signs.length > 0) misses.push(`${title}: ${signs.join(', ')}`);
  }
  return { precision: right / found, recall: right / labelled, misses };
}
