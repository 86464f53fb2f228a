import { describe, expect, it } from 'vitest';
import { associatedWith, associationsOf, skillFits } from '../../../shared/rules/associated-skills.ts';

const [react, redux, javascript, roofing, java] = [1, 2, 3, 4, 5];
const builtIn = [
  [react, redux],
  [react, javascript],
] as const;

describe('Associations', () => {
  it('are the built-in pairs without those set apart, and the own ones', () => {
    const choices = [
      { tagId: react, associatedTagId: redux, isApart: true },
      { tagId: java, associatedTagId: javascript, isApart: false },
    ];
    expect([...associationsOf(builtIn, choices)]).toEqual([
      [react, [javascript]],
      [java, [javascript]],
    ]);
  });
});

describe('A wanted skill fits', () => {
  it.each([
    ['exactly', [react], [redux, react], [{ wanted: react, has: react, isExact: true }]],
    ['by an associated one, marked so', [react], [roofing, redux], [{ wanted: react, has: redux, isExact: false }]],
    ['in the other direction too', [redux], [react], [{ wanted: redux, has: react, isExact: false }]],
    ['once, whatever else fits', [react], [redux, javascript], [{ wanted: react, has: redux, isExact: false }]],
    ['not at all', [react], [roofing], []],
  ])('%s', (_how, wanted, has, fits) => {
    expect(skillFits(wanted, has, associationsOf(builtIn))).toEqual(fits);
  });
});

it('A search for skills also asks for those associated in either direction, never for the same twice', () => {
  expect(associatedWith([react], associationsOf(builtIn))).toEqual([redux, javascript]);
  expect(associatedWith([redux], associationsOf(builtIn))).toEqual([react]);
  expect(associatedWith([react, redux], associationsOf(builtIn))).toEqual([javascript]);
  expect(associatedWith([roofing], associationsOf(builtIn))).toEqual([]);
});
