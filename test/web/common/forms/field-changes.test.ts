import { describe, expect, it } from 'vitest';
import { changesSince, firstChoices, mergedFields } from '../../../../web/common/forms/field-changes.ts';

const base = { title: 'Nurse', description: 'Care', points: 100, phone: '512', prefix: '+1' };

describe('Two edits of one record', () => {
  const mine = { ...base, title: 'Night nurse', description: 'Care at night' };
  const theirs = { ...base, title: 'Day nurse', points: 300 };

  it('differ in the fields that others changed; one changed by both has no choice yet', () => {
    const changes = changesSince({ base, mine, theirs });
    expect(changes).toEqual([
      { field: 'title', isBoth: true },
      { field: 'points', isBoth: false },
    ]);
    expect(firstChoices(changes)).toEqual({ points: 'theirs' });
  });

  it('become one that has each chosen value, and everything else of this form', () => {
    const sides = { mine, theirs };
    expect(mergedFields(sides, { title: 'theirs', points: 'theirs' })).toEqual({
      ...base,
      title: 'Day nurse',
      description: 'Care at night',
      points: 300,
    });
    expect(mergedFields(sides, { title: 'mine', points: 'mine' })).toEqual(mine);
  });

  it('that say the same do not differ', () => {
    expect(changesSince({ base, mine: theirs, theirs })).toEqual([]);
  });

  it('without a known beginning differ wherever their values do, each to be chosen', () => {
    expect(changesSince({ base: undefined, mine, theirs }).map(({ field, isBoth }) => [field, isBoth])).toEqual([
      ['title', true],
      ['description', true],
      ['points', true],
    ]);
  });
});

describe('A field with a companion', () => {
  const companions = { phone: ['prefix'] as const };

  it('differs with it, and is chosen with it', () => {
    const mine = { ...base, phone: '512 1' };
    const theirs = { ...base, prefix: '+44' };
    expect(changesSince({ base, mine, theirs }, companions)).toEqual([{ field: 'phone', isBoth: true }]);
    expect(mergedFields({ mine, theirs }, { phone: 'theirs' }, companions)).toEqual(theirs);
  });

  it('does not differ while both are without it', () => {
    const empty = { ...base, phone: '' };
    expect(changesSince({ base: empty, mine: empty, theirs: { ...empty, prefix: '+44' } }, companions)).toEqual([]);
  });
});
