import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

const read = (text: string) => parseResume({ lines: linesOfText(text), links: [] });
const jobsOf = (text: string) =>
  read(text).workExperiences.map(({ title, company, fromYear, fromMonth }) =>
    [title, company, fromYear, fromMonth].map((one) => one?.value ?? null),
  );

it.each([
  'E X P E R I E N C E',
  'W O R K  H I S T O R Y',
  'W O R K   E X P E R I E N C E',
  '[EXPERIENCE]',
  '>> EXPERIENCE <<',
  '*** EXPERIENCE ***',
  'II. WORK EXPERIENCE',
  '1. EXPERIENCE',
  '💼 Experience',
  'Employment history:',
  'CAREER HISTORY',
  'Experience\n==========',
])('Work is found below a heading in a text that is written as %j', (heading) => {
  const text = `Ada Holt\nada@example.com\n\n${heading}\nNurse, Fern Hospital\nMarch 2019 – Present`;
  expect(jobsOf(text)).toEqual([['Nurse', 'Fern Hospital', 2019, 3]]);
});

it.each([
  ['# Ada Holt', '## Experience', '### Nurse, Fern Hospital\n*March 2019 – Present*'],
  ['**Ada Holt**', '**Experience**', '**Nurse**, Fern Hospital (March 2019 – Present)'],
  ['Ada Holt', '## EXPERIENCE', '- **Nurse**, Fern Hospital, March 2019 – Present'],
])('A resume in Markdown is read without its signs: %s', (name, heading, job) => {
  const text = `${name}\n[ada@example.com](mailto:ada@example.com)\n\n${heading}\n${job}\n- Cared for forty patients`;
  const { firstName, lastName, email } = read(text);
  expect([firstName, lastName, email].map((one) => one?.value)).toEqual(['Ada', 'Holt', 'ada@example.com']);
  expect(jobsOf(text)).toEqual([['Nurse', 'Fern Hospital', 2019, 3]]);
});

it.each([
  ['BERUFSERFAHRUNG', '03/19 – heute\tKrankenschwester\n\tKlinikum Elmstadt', 'Krankenschwester', 'Klinikum Elmstadt'],
  ['DOŚWIADCZENIE ZAWODOWE', 'marzec 2019 – obecnie\nKsięgowy, Bank Dąb S.A.', 'Księgowy', 'Bank Dąb S.A.'],
  ['ОПЫТ РАБОТЫ', 'Март 2019 – настоящее время\nИнженер, ООО Ромашка', 'Инженер', 'ООО Ромашка'],
  ['İŞ DENEYİMİ', '03/2019 – Halen\nHemşire, Elma Hastanesi', 'Hemşire', 'Elma Hastanesi'],
  ['WERKERVARING', 'maart 2019 – heden\nVerpleegkundige, Ziekenhuis Iep', 'Verpleegkundige', 'Ziekenhuis Iep'],
  ['ARBETSLIVSERFARENHET', 'mars 2019 – nu\nSjuksköterska, Almens sjukhus', 'Sjuksköterska', 'Almens sjukhus'],
  [
    'EXPERIÊNCIA PROFISSIONAL',
    'março de 2019 – atualmente\nEnfermeiro, Hospital do Olmo',
    'Enfermeiro',
    'Hospital do Olmo',
  ],
])('Work below %s is read', (heading, job, title, company) => {
  expect(jobsOf(`Ada Holt\nada@example.com\n\n${heading}\n${job}`)).toEqual([[title, company, 2019, 3]]);
});

it.each([
  ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '971', '501234567'],
  ['＋81 90-1234-5678', '81', '9012345678'],
  ['+९१ ९८७६५ ४३२१०', '91', '9876543210'],
])('A number in the digits of another script is read: %s', (written, prefix, number) => {
  expect(read(`Ada Holt\n${written}\nada＠example.com`)).toMatchObject({
    phone: { value: { prefix, number } },
    email: { value: 'ada@example.com' },
  });
});

it('A second post with one employer is where the first one is, unless it says otherwise', () => {
  const { workExperiences } = read(
    'Ada Holt\nada@example.com\n\nEXPERIENCE\nFern Hospital, Austin, TX\nCharge Nurse, 2021 – Present\nNurse, 2019 – 2021',
  );
  expect(workExperiences.map(({ title, location }) => [title?.value, location?.value])).toEqual([
    ['Charge Nurse', 'Austin, TX'],
    ['Nurse', 'Austin, TX'],
  ]);
});
