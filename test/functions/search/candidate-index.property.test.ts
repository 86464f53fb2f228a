import { beforeAll, describe, expect, it } from 'vitest';
import type { CandidateDocument } from '../../../functions/records/candidate-document.ts';
import { ColumnarIndex } from '../../../functions/search/engine/engine.ts';
import { candidateKind } from '../../../functions/search/kinds/candidate.ts';
import { disagreement } from '../../../functions/search/engine/rivals/agreement.ts';
import { candidateMix, candidateShapes } from './candidate-queries.ts';
import { aCandidate } from './generate.ts';
import { Oracle } from '../../../functions/search/engine/rivals/oracle.ts';
import { random } from './random.ts';

describe('The index of candidates and the brute-force oracle', { timeout: 60_000 }, () => {
  let index = new ColumnarIndex<CandidateDocument>(candidateKind);
  const oracle = new Oracle<CandidateDocument>(candidateKind);
  const put = (id: number, version: number, candidate: CandidateDocument) => {
    index.upsert({ id, version }, candidate);
    oracle.upsert(id, candidate);
  };
  const differences = (seed: number, mixes: number) => {
    const source = random(seed);
    const queries = [
      ...Object.values(candidateShapes).flatMap((make) => [make(source), make(source)]),
      ...Array.from({ length: mixes }, () => candidateMix(source)),
    ];
    return queries.map((query) => disagreement(query, index, oracle)).filter((difference) => difference !== undefined);
  };

  beforeAll(() => {
    const source = random(20);
    for (let at = 0; at < 1_000; at++) put(at * 5 + 1, 1, aCandidate(source, at));
  });

  it('agree on every shape and any mix of filters (CAND-24, CAND-25)', () => {
    expect(differences(21, 60)).toEqual([]);
  });

  it('agree after compaction, changes, removals and a snapshot', () => {
    index.compact();
    const source = random(22);
    for (let at = 0; at < 200; at++) {
      const id = source.integer(0, 999) * 5 + 1;
      if (source.chance(0.3)) {
        index.remove({ id, version: 10 + at }, 0);
        oracle.remove(id);
      } else put(id, 10 + at, aCandidate(source, at));
    }
    expect(differences(23, 60)).toEqual([]);
    index = ColumnarIndex.load(candidateKind, index.snapshot(0)).index;
    expect(differences(24, 40)).toEqual([]);
  });
});
