import { describe, expect, it } from 'vitest';
import { nameLikeness } from '../../../shared/rules/name-likeness.ts';
import { evidenceOfSamePerson, sameMailbox, samePhone, type KnownPerson } from '../../../shared/rules/same-person.ts';
import { generatePairs } from './same-person-bench/generate-pairs.ts';
import { measurePairs } from './same-person-bench/measure-pairs.ts';

const ada = (facts: Partial<KnownPerson> = {}): KnownPerson => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada.byron@gmail.com',
  phonePrefix: '+1',
  phone: '5125550101',
  cityId: 7,
  birthday: null,
  resumeHash: null,
  ...facts,
});
const apart = { email: 'other@example.com', phone: '2125550199', cityId: 9 };

describe('Somebody who is known already', () => {
  it.each<[string, Partial<KnownPerson>, string[]]>([
    ['the same address in capitals', { ...apart, email: 'ADA.BYRON@GMAIL.COM' }, ['email', 'name']],
    ['the same address with dots and a plus', { ...apart, email: 'adabyron+cv@googlemail.com' }, ['email', 'name']],
    ['the same phone', { ...apart, phone: '(512) 555-0101', phonePrefix: '001' }, ['phone', 'name']],
    ['the same name and city', { ...apart, cityId: 7 }, ['name', 'city']],
    ['the same name alone', apart, []],
    ['another first name on everything else', { firstName: 'Annabella' }, []],
    ['another birthday', { birthday: '1990-01-02' }, []],
    ['another generation', { lastName: 'Byron Jr.' }, []],
  ])('is found by %s with its evidence, or is another person', (_words, facts, evidence) => {
    const former = ada({
      birthday: facts.birthday ? '1991-01-02' : null,
      lastName: facts.lastName ? 'Byron Sr.' : 'Byron',
    });
    expect(evidenceOfSamePerson(ada(facts), former)).toEqual(evidence);
  });

  it('is found by the same resume, whatever it says', () => {
    const hash = 'ab'.repeat(32);
    const other = ada({ ...apart, firstName: 'Grace', lastName: 'Hopper', resumeHash: hash });
    expect(evidenceOfSamePerson(ada({ resumeHash: hash }), other)).toEqual(['resume']);
  });

  it('is found in at least nine of ten pairs, and hardly ever wrongly, on names that were never looked at', () => {
    const pairs = generatePairs(2026, 80);
    for (const half of ['looked at', 'only measured'] as const) {
      const { pairs: count, precision, recall } = measurePairs(pairs.filter((pair) => pair.half === half));
      expect(count).toBeGreaterThan(500);
      expect(precision).toBeGreaterThanOrEqual(0.98);
      expect(recall).toBeGreaterThanOrEqual(0.9);
    }
  });
});

it.each([
  ['Robert', 'Bob', 'same'],
  ['Юлия', 'Yulia', 'same'],
  ['Müller', 'Mueller', 'same'],
  ['Łukasz', 'Lukasz', 'same'],
  ['Katherine', 'Kathrine', 'near'],
  ['Mario', 'Maria', 'different'],
  ['Li', 'Lu', 'different'],
  ['', 'Ada', 'different'],
])('The names %s and %s are %s', (one, other, likeness) => expect(nameLikeness(one, other)).toBe(likeness));

it('An address and a phone are compared without what people write differently', () => {
  expect(sameMailbox(' Ada.Byron+jobs@GoogleMail.com ')).toBe('adabyron@gmail.com');
  expect(samePhone({ phonePrefix: '+44', phone: '020 7946 0018' })).toBe('2079460018');
  expect(samePhone({ phonePrefix: '+1', phone: '911' })).toBeNull();
});
