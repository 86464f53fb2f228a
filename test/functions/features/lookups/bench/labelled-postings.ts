import { readFileSync } from 'node:fs';
import { skillNamed } from '../../../../../functions/features/lookups/skill-list.ts';
import { random } from '../../../search/random.ts';

/** A posting, and the skills that a careful reader finds in it. */
export interface LabelledPosting {
  title: string;
  text: string;
  skills: ReadonlySet<string>;
}

const files = ['postings-1.txt', 'postings-2.txt'];
const seed = 12;

/** All labelled postings; a label that the list of skills does not have throws. */
export const postings: readonly LabelledPosting[] = files
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')
  .split(/^=== /m)
  .slice(1)
  .map((posting) => {
    const [title = '', labels = '', ...lines] = posting.trimEnd().split('\n');
    const skills = labels.replace('skills: ', '').split(', ');
    return {
      title,
      text: `${title}\n${lines.join('\n')}`,
      skills: new Set(skills.map((name) => skillNamed(name).name)),
    };
  });

/**
 * Half of the postings may be looked at while rules and aliases are improved; the other half is only measured, so that
 * it shows what a posting nobody has seen would give.
 */
export const { lookedAt, onlyMeasured } = halves();

function halves(): { lookedAt: LabelledPosting[]; onlyMeasured: LabelledPosting[] } {
  const source = random(seed);
  const drawn = postings.map((posting) => ({ posting, rank: source.fraction() })).toSorted((a, b) => a.rank - b.rank);
  const middle = Math.ceil(drawn.length / 2);
  const of = (part: typeof drawn) => part.map(({ posting }) => posting);
  return { lookedAt: of(drawn.slice(0, middle)), onlyMeasured: of(drawn.slice(middle)) };
}
