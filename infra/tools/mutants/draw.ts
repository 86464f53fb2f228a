import { createHash } from 'node:crypto';

/** Where a mutant is and what it writes there; lines and columns as counted by the mutation tool. */
export interface MutantPlace {
  file: string;
  mutatorName: string;
  replacement?: string | undefined;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

/** Whether a run with this seed tries the mutant: the same ones each time, about `rate` of all. */
export function isDrawn(
  { file, mutatorName, replacement, location }: MutantPlace,
  seed: string,
  rate: number,
): boolean {
  const { start, end } = location;
  const name = [seed, file, mutatorName, replacement ?? '', start.line, start.column, end.line, end.column].join('|');
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32 < rate;
}
