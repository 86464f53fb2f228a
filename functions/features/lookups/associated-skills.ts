import { readFileSync } from 'node:fs';
import { skillNamed } from './skill-list.ts';

let pairs: readonly (readonly [number, number])[] | undefined;

/**
 * Pairs of skills that go together, `[tagId, associatedTagId]` (SKILL-03): for each skill the ones that people who have
 * it usually have too, as every stage starts with. Read once per process, on first use.
 */
export function associatedSkills(): readonly (readonly [number, number])[] {
  pairs ??= readFileSync(new URL('./data/associated-skills.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', others = ''] = line.split(': ');
      return others.split(', ').map((other) => [skillNamed(name).id, skillNamed(other).id] as const);
    });
  return pairs;
}
