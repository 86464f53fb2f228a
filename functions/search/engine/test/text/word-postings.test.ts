import { expect, it } from 'vitest';
import { Places, positionOf, slotOf } from '../../text/places.ts';
import { WordPostings } from '../../text/word-postings.ts';

it('A word that came after the last packing is as large as what was added of it', () => {
  const postings = new WordPostings();
  expect([0, 1, 7].map((word) => postings.size(word))).toEqual([0, 0, 0]);
  postings.recent.add(3, { word: 7, weight: 2, positions: [4, 9] });
  postings.recent.add(5, { word: 7, weight: 1, positions: [] });
  expect([0, 1, 7].map((word) => postings.size(word))).toEqual([0, 0, 2]);
  const seen: [number, number][] = [];
  postings.visit(7, (slot, weight) => seen.push([slot, weight]));
  const places = new Places();
  postings.addPlaces(places, 7, { offset: 0, marks: undefined });
  for (const place of places.values.subarray(0, places.count)) seen.push([slotOf(place), positionOf(place)]);
  expect(seen).toEqual([
    [3, 2],
    [5, 1],
    [3, 4],
    [3, 9],
  ]);
  expect(postings.packedPositions(7).start).toBe(0);
});
