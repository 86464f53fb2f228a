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
    ['the same digits in another country', { ...apart, phone: '5125550101', phonePrefix: '+91' }, []],
    ['the same digits without a prefix', { ...apart, phone: '5125550101', phonePrefix: null }, ['phone', 'name']],
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

  it.each<[string, Partial<KnownPerson>, Partial<KnownPerson>, string[]]>([
    [
      'one birthday that is known',
      { ...apart, email: 'ada.byron@gmail.com', birthday: '1990-01-02' },
      {},
      ['email', 'name'],
    ],
    ['the same birthday', { birthday: '1990-01-02' }, { birthday: '1990-01-02' }, ['email', 'phone', 'name', 'city']],
    ['one generation that is named', { lastName: 'Byron Jr.' }, {}, ['email', 'phone', 'name', 'city']],
    ['the same generation', { lastName: 'Byron II' }, { lastName: 'Byron II' }, ['email', 'phone', 'name', 'city']],
    [
      'first and last name the other way round',
      { ...apart, firstName: 'Byron', lastName: 'Ada', cityId: 7 },
      {},
      ['name', 'city'],
    ],
    ['a phone and the first name after a wedding', { ...apart, phone: '5125550101', lastName: 'King' }, {}, ['phone']],
    [
      'a phone and names that may be mistyped',
      { ...apart, phone: '5125550101', lastName: 'Byrom' },
      {},
      ['phone', 'name'],
    ],
    [
      'an email and a first name that may be mistyped',
      { ...apart, email: 'ada.byron@gmail.com', firstName: 'A' },
      {},
      ['email', 'name'],
    ],
    [
      'a phone, another last name and a mistyped first one',
      { ...apart, phone: '5125550101', firstName: 'A', lastName: 'King' },
      {},
      [],
    ],
    ['a city and a name that may be mistyped', { ...apart, cityId: 7, lastName: 'Byrom' }, {}, []],
    [
      'nothing that either said',
      { ...apart, email: null, phone: null, cityId: null },
      { email: null, phone: null, cityId: null },
      [],
    ],
  ])('is found, or is another person, by %s', (_words, facts, former, evidence) => {
    expect(evidenceOfSamePerson(ada(facts), ada(former))).toEqual(evidence);
    expect(evidenceOfSamePerson(ada(former), ada(facts))).toEqual(evidence);
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
  expect(sameMailbox('a+b@mygooglemail.com')).toBe('a@mygooglemail.com');
  expect(samePhone({ phonePrefix: '+49', phone: null })).toBeNull();
  expect(samePhone({ phonePrefix: null, phone: '5550142' })).toBe('5550142');
  expect(samePhone({ phonePrefix: '+44', phone: '020 7946 0018' })).toBe('2079460018');
  expect(samePhone({ phonePrefix: '+1', phone: '911' })).toBeNull();
});
