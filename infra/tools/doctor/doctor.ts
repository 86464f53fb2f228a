import type { Stage } from '../../stages.ts';
import { NoAnswer, type Ask } from '../aws-account.ts';
import { checks } from './checks.ts';

/** What one check found. */
export interface Finding {
  what: string;
  state: 'fine' | 'lacks' | 'not asked';
  /** What lacks, with its remedy, or why nobody could be asked; a sentence each. */
  sentences: string[];
}

/** What a stage's account still lacks, according to AWS's APIs; an API that refuses spoils no other check. */
export function examined(ask: Ask, stage: Stage): Promise<Finding[]> {
  return Promise.all(
    checks
      .filter(({ needed }) => needed?.(stage) ?? true)
      .map(async ({ what, lacks }): Promise<Finding> => {
        try {
          const sentences = await lacks(ask, stage);
          return { what, state: sentences.length > 0 ? 'lacks' : 'fine', sentences };
        } catch (error) {
          if (!(error instanceof NoAnswer)) throw error;
          return { what, state: 'not asked', sentences: [`Nobody could be asked: ${error.message}.`] };
        }
      }),
  );
}

/** The findings as lines for a terminal. */
export function printed(findings: readonly Finding[]): string {
  return findings
    .map(({ what, state, sentences }) => [
      `${state.padEnd(10)} ${what}`,
      ...sentences.map((one) => `${' '.repeat(11)}${one}`),
    ])
    .flat()
    .join('\n');
}
