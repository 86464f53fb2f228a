import { describe, expect, it } from 'vitest';
import {
  associatedSkillOf,
  associatedSkillRows,
  checkPair,
  isBuiltIn,
} from '../../../../functions/features/skills/skill-associations.ts';
import { refusalText } from '../../../support/outcomes.ts';

const names: Record<number, string> = { 1: 'React', 2: 'JavaScript', 3: 'Ångström', 4: 'Node' };
const tagById = (id: number) => (names[id] === undefined ? undefined : { id, name: names[id] });
const reference = { tagById, builtIn: () => [[1, 2] as const, [2, 9] as const, [9, 1] as const] };
const own = { tagId: 3, associatedTagId: 1, isApart: false };
const apart = { tagId: 1, associatedTagId: 2, isApart: true };
const row = (id: number, associated: number[]) => ({
  id,
  tagId: id,
  name: names[id],
  associated: associated.map(tagById),
});

describe('Associated skills', () => {
  it('are listed by name, without those that are unknown, and found by a part of it', () => {
    expect(associatedSkillRows([own], reference)).toEqual([row(3, [1]), row(2, []), row(1, [2])]);
    expect(associatedSkillRows([own], reference, 'REA')).toEqual([row(1, [2])]);
    expect(associatedSkillRows([own, apart], reference, 'react')).toEqual([]);
  });

  it('of one skill are those that go with it, perhaps none', () => {
    expect(associatedSkillOf(1, [], reference)).toEqual({ tagId: 1, name: 'React', associated: [tagById(2)] });
    expect(associatedSkillOf(2, [], reference)).toEqual({ tagId: 2, name: 'JavaScript', associated: [] });
    expect(associatedSkillOf(4, [], reference)).toEqual({ tagId: 4, name: 'Node', associated: [] });
    expect(() => associatedSkillOf(9, [], reference)).toThrow('There is no such skill');
  });

  it.each([
    ['that is possible', 4, 1, []],
    ['that was set apart', 1, 2, [apart]],
    ['of an unknown skill', 9, 1, 'invalid | There is no such skill | tagId'],
    ['with an unknown skill', 1, 9, 'invalid | There is no such skill | associatedTagId'],
    ['of a skill with itself', 1, 1, 'invalid | A skill cannot be associated with itself | associatedTagId'],
    ['that is there already', 1, 2, 'conflict | These skills are associated already'],
  ])('as a pair %s are taken or refused', (_what, tagId, associatedTagId, given) => {
    const outcome = () => {
      try {
        checkPair({ tagId, associatedTagId }, Array.isArray(given) ? given : [], reference);
        return 'taken';
      } catch (error) {
        return refusalText(error);
      }
    };
    expect(outcome()).toBe(Array.isArray(given) ? 'taken' : given);
  });

  it('that every stage starts with are built in, in their direction', () => {
    expect([isBuiltIn(1, 2, reference), isBuiltIn(2, 1, reference), isBuiltIn(1, 9, reference)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
