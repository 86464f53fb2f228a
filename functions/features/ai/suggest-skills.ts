import type { SkillSuggestion } from '../../../shared/model/job-text.ts';
import { findSkills } from '../lookups/find-skills/find-skills.ts';

/** The skills that a job's texts name, those of the title first, each with every place that names it (JOB-70). */
export function suggestSkills({ title, description }: { title: string; description: string }): SkillSuggestion[] {
  // Read as one text, so that the title's words vouch for ambiguous ones of the description.
  const gap = '\n';
  const start = title.length + gap.length;
  const text = `${title}${gap}${description}`;
  return findSkills(text).map(({ id, name, places }) => ({
    id,
    name,
    places: places.map(({ from, to }) => {
      const field = from < title.length ? 'title' : 'description';
      const shift = field === 'title' ? 0 : start;
      return { field, from: from - shift, to: to - shift, words: text.slice(from, to) };
    }),
  }));
}
