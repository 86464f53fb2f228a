import { expect, it } from 'vitest';
import { classify, type Classified } from '../../../../../functions/features/resumes/parse/classify.ts';
import { fragmentsOf, trimmedFragments } from '../../../../../functions/features/resumes/parse/fragments.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const lineOf = (text: string, isBold = false) => {
  const [line] = linesOfText(text);
  return { ...line!, index: 0, parts: line!.parts.map((part) => ({ ...part, isBold })) };
};

it.each([
  ['Nurse | Lakeside', ['Nurse', 'Lakeside']],
  ['Nurse - Lakeside – Austin — Texas', ['Nurse', 'Lakeside', 'Austin', 'Texas']],
  ['Nurse · Lakeside •Austin⋅ Texas', ['Nurse', 'Lakeside', 'Austin', 'Texas']],
  ['Nurse @ Lakeside; Austin // Texas', ['Nurse', 'Lakeside', 'Austin', 'Texas']],
  ['Nurse, Lakeside Hospital, Austin, TX', ['Nurse', 'Lakeside Hospital', 'Austin, TX']],
  ['Paris, France, Nurse', ['Paris, France', 'Nurse']],
  ['Nowhere, TX', ['Nowhere', 'TX']],
  ['Nurse, nights, Lakeside', ['Nurse, nights', 'Lakeside']],
  ['Nurse, 12 Street', ['Nurse', '12 Street']],
  ['Software Engineer, Example, Inc.', ['Software Engineer', 'Example, Inc.']],
  ['Example, Pvt Ltd', ['Example, Pvt Ltd']],
  ['Engineer at Example Ltd', ['Engineer', 'Example Ltd']],
  ['Engineer at Example at More', ['Engineer', 'Example at More']],
  ['Lead with Example', ['Lead', 'Example']],
  ['Manager for Example Bank', ['Manager', 'Example Bank']],
  ['Example Bank in Austin', ['Example Bank in Austin']],
  ['Bank Manager in Austin', ['Bank Manager', 'Austin']],
  ['Engineer at example', ['Engineer at example']],
  ['• Nurse | 2018 - 2019', ['Nurse']],
  ['Nurse (2018 - 2019) Lakeside', ['Nurse (', ') Lakeside']],
  ['May 2016, Nurse', ['Nurse']],
  ['Nurse May 2016', ['Nurse']],
  ['Bachelor of Science, Example College, May 2016', ['Bachelor of Science', 'Example College']],
  ['Nurse -', ['Nurse']],
  ['A', ['A']],
])('“%s” has the pieces between its separators, without its dates', (text, pieces) => {
  expect(fragmentsOf(lineOf(text)).map((one) => one.text.trim())).toEqual(pieces.map((one) => one.trim()));
});

it('Pieces are as bold as the part they are from, and those of one letter say nothing', () => {
  expect(trimmedFragments(lineOf('A | • Nurse,', true))).toEqual([{ text: 'Nurse', isBold: true }]);
  expect(trimmedFragments(lineOf('Nurse   Lakeside -'))).toEqual([
    { text: 'Nurse', isBold: false },
    { text: 'Lakeside', isBold: false },
  ]);
});

const eight = 'one two three four five six seven eight';
const nine = `${eight} nine`;

it.each<[string[], Classified['title'], Classified['company'], Classified['location']]>([
  [['Nurse', 'Lakeside Hospital', 'Austin, TX'], 'Nurse', 'Lakeside Hospital', 'Austin, TX'],
  [['Lakeside Hospital', 'Nurse'], 'Nurse', 'Lakeside Hospital', null],
  [['Austin, TX', 'Nurse'], 'Nurse', null, 'Austin, TX'],
  [['Nowhere, TX', 'Nurse'], 'Nurse', null, 'Nowhere, TX'],
  // A company may have the name of a city.
  [['Nurse', 'Austin'], 'Nurse', 'Austin', null],
  [['Nurse', 'Austin', 'Dallas, TX', 'Northwind'], 'Nurse', 'Austin', 'Dallas, TX'],
  [['Nurse', 'Remote', 'Northwind'], 'Nurse', 'Northwind', 'Remote'],
  [['Austin', 'Northwind'], null, 'Northwind', 'Austin'],
  [['Austin'], null, 'Austin', null],
  [['Denver Health', 'Nurse', 'Denver, CO'], 'Nurse', 'Denver Health', 'Denver, CO'],
  // The last word decides.
  [['Bank Manager', 'Northwind'], 'Bank Manager', 'Northwind', null],
  [['Manager Services Ltd', 'Nurse'], 'Nurse', 'Manager Services Ltd', null],
  [['Engineering Ltd', 'Engineering Manager'], 'Engineering Manager', 'Engineering Ltd', null],
  [['University Hospital', 'Clinic'], 'Clinic', 'University Hospital', null],
  [['Nurse', 'Doctor'], 'Nurse', 'Doctor', null],
  // Without a word that says it, the first is the company.
  [['Northwind', 'Eastwind'], 'Eastwind', 'Northwind', null],
  [['Northwind'], null, 'Northwind', null],
  [['Nurse'], 'Nurse', null, null],
  [[], null, null, null],
  // Neither title nor company.
  [['https://example.com', 'Nurse', 'www.example.com', 'example.com/jobs'], 'Nurse', null, null],
  [['3 years', 'Nurse', '(2 yrs, 3 months)'], 'Nurse', null, null],
  [['Full-time', 'Nurse', 'Contract', 'Highlights:'], 'Nurse', null, null],
  [['Hybrid, Austin', 'Nurse'], 'Nurse', null, 'Hybrid, Austin'],
  [['N', 'Nurse'], 'Nurse', null, null],
  [['Nurse', 'HP'], 'Nurse', 'HP', null],
  // Dates in brackets are no part of a name, and other brackets are.
  [['Nurse (2018 - 2019)', 'Northwind ( )'], 'Nurse', 'Northwind', null],
  [['Nurse (Nights)', 'Northwind (East)'], 'Nurse (Nights)', 'Northwind (East)', null],
  // More than nine words are a sentence.
  [[nine, 'Nurse'], 'Nurse', nine, null],
  [[`Nurse ${eight}`, 'Northwind'], `Nurse ${eight}`, 'Northwind', null],
  [['Nurse', 'Northwind', `Bank ${eight}`], 'Nurse', `Bank ${eight}`, null],
  [['Nurse', 'Northwind', `Bank ${nine}`], 'Nurse', 'Northwind', null],
  [[`${nine} ten`, 'Nurse'], 'Nurse', null, null],
  [[`${nine} ten`], null, null, null],
  [[`Nurse ${nine}`, 'Northwind'], null, 'Northwind', null],
])('Of %j, words say which is the title, company and place', (pieces, title, company, location) => {
  const fragments = pieces.map((text) => ({ text, isBold: false }));
  expect(classify(fragments)).toEqual({ title, company, location });
});

it('Of two titles the bold one comes first, and of two companies too', () => {
  const of = (...pieces: [string, boolean][]) => classify(pieces.map(([text, isBold]) => ({ text, isBold })));
  expect(of(['Nurse', false], ['Doctor', true])).toMatchObject({ title: 'Doctor', company: 'Nurse' });
  expect(of(['East Bank', false], ['West Bank', true], ['Nurse', false])).toMatchObject({
    title: 'Nurse',
    company: 'West Bank',
  });
});
