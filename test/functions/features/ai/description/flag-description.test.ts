import { describe, expect, it } from 'vitest';
import { flagDescription } from '../../../../../functions/features/ai/description/flag-description.ts';
import { postings } from '../../lookups/bench/labelled-postings.ts';

const kindsIn = (text: string) => flagDescription(text).map(({ kind, words }) => (words ? `${kind}: ${words}` : kind));

describe('A description is flagged for what keeps people from applying (JOB-81)', () => {
  it.each<[text: string, flags: string[]]>([
    ['Sell cars.', ['pay', 'place']],
    ['Sell cars in Reno, NV for $20 an hour.', []],
    ['Sell cars remotely, 60k a year.', []],
    ['$20. On site. We want a sales ninja.', ['gender: ninja']],
    ['$20. On site. A repairman for our young team.', ['gender: repairman', 'age: young team']],
    ['$20. On site. He/she is a digital native, under 35.', ['gender: He/she', 'age: digital native', 'age: under 35']],
    ['$20. On site. No more than 5 years of experience.', ['age: No more than 5 years of experience']],
    ['$20. On site. Native English speakers and native Android apps.', ['origin: Native English speakers']],
    [
      '$20. On site. A native speaker, mother tongue German, accent-free.',
      ['origin: native speaker', 'origin: mother tongue', 'origin: accent-free'],
    ],
    [
      '$20. On site. A native-English speaker with native fluency. NATIVE SPEAKER, native or bilingual.',
      [
        'origin: native-English speaker',
        'origin: native fluency',
        'origin: NATIVE SPEAKER',
        'origin: native or bilingual',
      ],
    ],
    [
      '$20. On site. Native in Hindi, a native Marathi speaker with native proficiency; English is your first language.',
      [
        'origin: Native in Hindi',
        'origin: native Marathi speaker',
        'origin: native proficiency',
        'origin: English is your first language',
      ],
    ],
    ['$20. On site. React Native proficiency, cloud-native fluency, native mobile apps.', []],
    [
      `${'You plan the shifts of a ward on site, for $20 an hour, all year\n'.repeat(12)}`,
      ['long: You plan the shifts of a …'],
    ],
    [`$20. On site. ${'You plan shifts all day long. '.repeat(40)}`, ['long: $20. On site. You plan shifts …']],
    ['$20. On site. Recent graduates with high-energy.', ['age: Recent graduates', 'age: high-energy']],
  ])('%s', (text, flags) => expect(kindsIn(text)).toEqual(flags));
});

it('Each flagged word is shown at its place with a plain one', () => {
  const text = '$20 in Reno, NV. Be our sales guru.';
  const [flag] = flagDescription(text);
  expect(text.slice(flag?.from, flag?.to)).toBe('guru');
  expect(flag?.instead).toBe('expert');
});

it.each([
  ['rock stars', 'gender', 'expert'],
  ['his/her', 'gender', 'you or they'],
  ['servicemen', 'gender', 'a word for the work, such as technician or lead'],
  ['man-hours', 'gender', 'staff, staff hours'],
  ['spokesman', 'gender', 'chair, server, attendant, salesperson'],
  ['waitresses', 'gender', 'chair, server, attendant, salesperson'],
  ['gentlemen', 'gender', 'people, team'],
  ['aggressively', 'gender', 'say what is done: ambitious goals, competitive market'],
  ['bubbly', 'gender', 'say what is done: supports, listens'],
  ['youthful and lively crew', 'age', 'leave it out'],
  ['new grads', 'age', 'early in your career, or the skill that is meant'],
  ['seasoned', 'age', 'experienced, motivated, or what the work needs'],
  ['up to 3 years experience', 'age', 'only the least experience needed'],
  ['not older than 40', 'age', 'leave it out'],
  ['aged 18-25', 'age', 'leave it out'],
])('For “%s”, which is a word of %s, it is advised: %s (JOB-81)', (words, kind, instead) => {
  const from = '$20. On site. We seek '.length;
  expect(flagDescription(`$20. On site. We seek ${words}!`)).toEqual([
    { kind, words, instead, from, to: from + words.length },
  ]);
});

it('A child’s age in months and a plain number are no words of age', () => {
  expect(kindsIn('$20. On site. Groups aged 18 months. Up to 30 guests.')).toEqual([]);
});

it('Postings of many trades raise no flag for coded words they do not have', () => {
  const coded = postings.flatMap(({ text }) => flagDescription(text).filter(({ words }) => words));
  expect(coded.map(({ words }) => words)).toEqual([]);
});
