import path from 'node:path';
import type { Checker, CheckResult } from '@stryker-mutator/api/check';
import { CheckStatus } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isDrawn } from './draw.ts';

/** Lets only the drawn mutants through; all others are left out of the score, as if they did not compile. */
class DrawChecker implements Checker {
  async init(): Promise<void> {}

  async check(mutants: Mutant[]): Promise<Record<string, CheckResult>> {
    const { MUTANTS_SEED: seed = '1', MUTANTS_RATE: rate = '1' } = process.env;
    return Object.fromEntries(
      mutants.map((mutant) => {
        const file = sourceOf(mutant.fileName);
        // The checker counts lines and columns from 0, the report from 1.
        const { start, end } = mutant.location;
        const location = { start: fromOne(start), end: fromOne(end) };
        return [
          mutant.id,
          isDrawn({ ...mutant, file, location }, seed, Number(rate))
            ? { status: CheckStatus.Passed }
            : { status: CheckStatus.CompileError, reason: 'not drawn' },
        ];
      }),
    );
  }
}

const fromOne = ({ line, column }: { line: number; column: number }) => ({ line: line + 1, column: column + 1 });

/** The file's path in the project; the tool works on a copy in a folder of its own. */
function sourceOf(fileName: string): string {
  return path
    .relative(process.cwd(), fileName)
    .replaceAll('\\', '/')
    .replace(/^\.local\/mutants\/[^/]+\//, '');
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, 'draw', DrawChecker)];
