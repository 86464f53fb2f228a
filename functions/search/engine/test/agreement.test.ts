import { expect, it } from 'vitest';
import { ColumnarIndex, type SearchQuery } from '../engine.ts';
import { disagreement } from '../rivals/agreement.ts';
import { Oracle } from '../rivals/oracle.ts';
import { type Book, bookKind, plainBook, seeded } from './books.ts';

const words = 'sea ocean story tale stories tales world war two wwii whales whale harbour harbours the of sailor'.split(
  ' ',
);
const genres = ['novel', 'poem', 'essay'];

type Below = (limit: number) => number;
const pick = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;
const sentence = (length: number, below: Below) => Array.from({ length }, () => pick(words, below)).join(' ');

function aBook(below: Below): Book {
  const from = below(4) === 0 ? null : below(50);
  return {
    ...plainBook,
    title: sentence(1 + below(4), below),
    blurb: sentence(below(30), below),
    topics: Array.from({ length: below(4) }, () => pick(words, below)),
    genres: genres.filter(() => below(2) === 0),
    country: below(5) === 0 ? null : below(4),
    year: 1_900 + below(120),
    priceFrom: from,
    priceTo: from === null ? null : from + below(20),
    currency: from === null ? null : pick(['EUR', 'USD'], below),
    at: below(6) === 0 ? null : { lat: below(120) - 60, lng: below(360) - 180 },
  };
}

function aQuery(below: Below): SearchQuery {
  const where: SearchQuery['where'] = {
    ...(below(4) === 0 && { country: { anyOf: [below(4), below(4)] } }),
    ...(below(4) === 0 && { topics: { allOf: [pick(words, below)] } }),
    ...(below(4) === 0 && { genres: { anyOf: [pick(genres, below)] } }),
    ...(below(4) === 0 && { price: { from: below(40), unit: 'EUR' } }),
    ...(below(4) === 0 && { place: { lat: below(120) - 60, lng: below(360) - 180, km: below(9_000) } }),
  };
  const texts = [
    '',
    sentence(1, below),
    sentence(2, below),
    `"${sentence(2, below)}"`,
    `"whlaes ${sentence(1, below)}"`,
    'whle',
    'harborus',
    'ocen tale',
    `${sentence(2, below)} OR ${sentence(1, below)} wrld`,
    `(${sentence(1, below)} OR "${sentence(2, below)}") AND ${sentence(1, below)}`,
    `${sentence(1, below)} -${sentence(1, below)} NOT (${sentence(1, below)} ${sentence(1, below)})`,
    `-${sentence(1, below)}`,
  ];
  const text = pick(texts, below);
  return { where, text, page: 1 + below(2), perPage: 20, facets: ['topics', 'genres', 'country'] };
}

it('The index and a scan without any index find the same in the same order, before and after it is packed and stored', () => {
  const below = seeded(1);
  let index = new ColumnarIndex(bookKind);
  const oracle = new Oracle(bookKind);
  const change = (id: number) => {
    const version = 1 + below(1_000_000);
    const book = aBook(below);
    if (index.upsert({ id, version }, book)) oracle.upsert(id, book);
  };
  for (let id = 1; id <= 400; id++) change(id);
  const differing = () =>
    Array.from({ length: 150 }, () => disagreement(aQuery(below), index, oracle)).filter((one) => one !== undefined);
  expect(differing()).toEqual([]);
  index.compact();
  for (let times = 0; times < 200; times++) change(1 + below(500));
  expect(differing()).toEqual([]);
  index = ColumnarIndex.load(bookKind, index.snapshot(0)).index;
  expect(differing()).toEqual([]);
});
