import { associatedSkills } from '../../../../../functions/features/lookups/associated-skills.ts';
import { cityById, cityMeant } from '../../../../../functions/features/lookups/cities.ts';
import { plainWish, wishQuery } from '../../../../../functions/features/candidate-search/wish-query.ts';
import { ColumnarIndex } from '../../../../../functions/search/engine/engine.ts';
import { candidateKind } from '../../../../../functions/search/kinds/candidate.ts';
import { searchWish } from '../../../../../shared/validation/candidate-search.ts';
import { random } from '../../../search/random.ts';
import { otherQuestions } from './other-questions.ts';
import { peopleOf } from './people.ts';
import { techQuestions } from './tech-questions.ts';
import type { WrittenQuestion } from './truths.ts';

const now = '2026-09-01T10:00:00.000Z';
const viewer = { id: 2001, role: 'recruiter', companies: [], isVerified: true } as const;
const reference = { cityById, cityMeant, skillPairs: associatedSkills };

const everyQuestion: readonly WrittenQuestion[] = [...techQuestions, ...otherQuestions];
/** Half of the questions, drawn by the words of each, so that a question that is added moves no other. */
const isLookedAt = ([text]: WrittenQuestion): boolean =>
  random([...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, 45)).chance(0.5);
/** The half whose misses may be looked at and mended, and the one that only says how well that went. */
export const halves = {
  'looked at': everyQuestion.filter(isLookedAt),
  'only measured': everyQuestion.filter((question) => !isLookedAt(question)),
};

/** Means over the questions, each of the same weight; a question that rightly finds nobody counts as 1. */
export interface Measured {
  precision: number;
  recall: number;
  /** What was found wrongly or not, in words. */
  misses: string[];
}

/** Asks each question of people of this seed, and compares who is found with who is meant. */
export function measureQuestions(
  questions: readonly WrittenQuestion[],
  { seed, people }: { seed: number; people: number },
): Measured {
  const world = peopleOf(seed, people);
  const index = new ColumnarIndex(candidateKind);
  for (const { person, document } of world) index.upsert({ id: person.id, version: 1 }, document);
  const [precisions, recalls, misses]: [number[], number[], string[]] = [[], [], []];
  for (const [question, ...truths] of questions) {
    const query = wishQuery(plainWish(searchWish.parse({ search: question }), reference), {
      viewer,
      mine: undefined,
      now,
    });
    const found = new Set(index.search({ ...query, perPage: 1000 }).hits.map(({ id }) => id));
    const meant = world.filter(({ person }) => truths.every((truth) => truth(person))).map(({ person }) => person.id);
    const right = meant.filter((id) => found.has(id)).length;
    const [precision, recall] = [
      found.size === 0 ? 1 : right / found.size,
      meant.length === 0 ? 1 : right / meant.length,
    ];
    precisions.push(precision);
    recalls.push(recall);
    if (precision < 1 || recall < 1)
      misses.push(
        `${question}: ${found.size} found, ${meant.length} meant, ${right} of them found (${query.text ?? ''})`,
      );
  }
  return { precision: mean(precisions), recall: mean(recalls), misses };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
