import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchQuery, SearchResult } from '../../../../functions/search/engine/engine.ts';
import type { CandidateDocument } from '../../../../functions/records/candidate-document.ts';
import type { JobDocument } from '../../../../functions/records/job-document.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { jobKind } from '../../../../functions/search/kinds/job.ts';
import { callOpenSearch } from '../../../../functions/search/opensearch/client.ts';
import { candidateMix, candidateShapes } from '../candidate-queries.ts';
import { aCandidate, aJob } from '../generate.ts';
import { jobShapes, randomMix } from '../queries.ts';
import { random, type Random } from '../random.ts';
import { Engines } from './engines.ts';
import { type SearchNode, startSearchNode, whyNoSearchNode } from './node/search-node.ts';

const noNode = whyNoSearchNode();

/** Four of every shape, and so many mixes. */
function questions(
  shapes: Readonly<Record<string, (source: Random) => SearchQuery>>,
  mix: (source: Random) => SearchQuery,
  count: number,
  source: Random,
): SearchQuery[] {
  const shaped = Object.values(shapes).flatMap((make) => Array.from({ length: 4 }, () => make(source)));
  return [...shaped, ...Array.from({ length: count }, () => mix(source))];
}

const marks = ({ words, phrases }: SearchResult['matched']) => ({
  words: [...new Set(words)].toSorted(),
  phrases: [...new Set(phrases.map((places) => JSON.stringify(places.map((forms) => forms.toSorted()))))].toSorted(),
});

describe.skipIf(noNode)(`OpenSearch${noNode ? ` (${noNode})` : ''}`, { timeout: 400_000 }, () => {
  let node: SearchNode;
  let jobs: Engines<JobDocument>;
  let candidates: Engines<CandidateDocument>;

  beforeAll(async () => {
    node = await startSearchNode();
    const call = callOpenSearch(node.url);
    jobs = new Engines(jobKind, call);
    candidates = new Engines(candidateKind, call);
    const source = random(2037);
    await Promise.all([jobs.create(), candidates.create()]);
    await jobs.feed(Array.from({ length: 600 }, (_, order) => jobs.change(1 + order * 5, aJob(source, order))));
    await candidates.feed(
      Array.from({ length: 400 }, (_, order) => candidates.change(3 + order, aCandidate(source, order))),
    );
    await Promise.all([jobs.refresh(), candidates.refresh()]);
  });
  afterAll(() => node.close());

  it('finds the same jobs in the same order, with the same totals, distances and facets, as the index in memory and the scan (PLUS-37)', async () => {
    expect(await jobs.compare(questions(jobShapes, randomMix, 1_700, random(1)))).toEqual([]);
  });

  it('finds the same candidates, in all texts and in some of them (PLUS-37)', async () => {
    const asked = questions(candidateShapes, candidateMix, 800, random(2));
    const inSome = asked.filter(({ text }) => text).map((query) => ({ ...query, texts: ['title', 'skills'] }));
    expect(await candidates.compare([...asked, ...inSome])).toEqual([]);
  });

  it('marks the same words and phrases in what it found', async () => {
    const source = random(3);
    for (const shape of [
      'two words',
      'common and synonym',
      'quoted phrase',
      'unfinished word',
      'one letter wrong',
      'a name misspelt',
    ]) {
      const query = jobShapes[shape]!(source);
      const { matched } = await jobs.openSearch.search(query);
      expect([query.text, marks(matched)]).toEqual([query.text, marks(jobs.memory.search(query).matched)]);
    }
  });

  // BM25 in Lucene rounds lengths and counts how rare a word is per word, so documents of nearly the same score change places.
  it('orders by relevance nearly as the index in memory does: seven of its first ten are first there too', async () => {
    const source = random(4);
    const shapes = ['two words', 'common and synonym', 'boolean of words', 'text, place and skills', 'a name misspelt'];
    const shares: number[] = [];
    for (const shape of shapes.flatMap((name) => Array<string>(20).fill(name))) {
      const query = jobShapes[shape]!(source);
      const [right, found] = [jobs.memory.search(query), await jobs.openSearch.search(query)].map(firstTen);
      if (right!.length === 10) shares.push(found!.filter((id) => right!.includes(id)).length / 10);
    }
    expect(shares.length).toBeGreaterThan(20);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.7);
  });

  it('finds the same after changes and removals, which arrive twice and in any order (PLUS-37)', async () => {
    const source = random(5);
    const changes = Array.from({ length: 400 }, (_, order) => {
      const id = 1 + source.integer(0, 650) * 5;
      return jobs.change(id, source.chance(0.3) ? null : aJob(source, 1_000 + order));
    });
    const shuffled = source.some([...changes, ...source.some(changes, 100)], 500);
    for (let at = 0; at < shuffled.length; at += 50) await jobs.feed(shuffled.slice(at, at + 50));
    await jobs.refresh();
    expect(await jobs.compare(questions(jobShapes, randomMix, 350, random(6)))).toEqual([]);
  });
});

const firstTen = ({ hits }: SearchResult): number[] => hits.slice(0, 10).map(({ id }) => id);
