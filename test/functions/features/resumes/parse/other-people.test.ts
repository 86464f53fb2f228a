import { expect, it } from 'vitest';
import { parseResume } from '../../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../../functions/features/resumes/text/flowing-lines.ts';

/** Name, address and number of a resume. */
const contactOf = (text: string) => {
  const { firstName, lastName, email, phone } = parseResume({ lines: linesOfText(text), links: [] });
  return [[firstName?.value, lastName?.value].filter(Boolean).join(' '), email?.value, phone?.value.number];
};

it.each<[string, string, [string, string | undefined, string | undefined]]>([
  [
    'whoever is called in an emergency',
    'Mira Holt\nmira@example.com\nIn case of emergency call Jon Holt 206-555-0133',
    ['Mira Holt', 'mira@example.com', undefined],
  ],
  [
    'the agency in the line above, however close',
    'Represented by Nova Talent · (212) 555-0170 · info@nova.example.com\nMIRA HOLT\nmira@example.com · (917) 555-0123',
    ['Mira Holt', 'mira@example.com', '9175550123'],
  ],
  [
    'the agency that arranges interviews',
    'MIRA HOLT\nAccountant\n\nEXPERIENCE\nAccountant, Bell & Co, 2015 - 2020\n\nTo arrange an interview please contact Nova Talent: jobs@nova.example.com, (212) 555-0170',
    ['Mira Holt', undefined, undefined],
  ],
  [
    'whom a letter is to',
    'To: Mr. James Carter, HR Manager\ncarter@example.org\n\nDear Mr. Carter,\nI apply for the job of cook.\nSincerely,\nMira Holt\nmira@example.com',
    ['Mira Holt', 'mira@example.com', undefined],
  ],
  [
    'for whose attention it is',
    'Attn: Hiring Manager\nhr@example.org\nMira Holt\n(808) 555-0120\nmira@example.com',
    ['Mira Holt', 'mira@example.com', '8085550120'],
  ],
  [
    'a referee below a heading with more words',
    'Mira Holt\nmira@example.com\nPROFESSIONAL REFEREES\nProf. Jan Novak\njan@example.org\n+420 601 234 567',
    ['Mira Holt', 'mira@example.com', undefined],
  ],
  [
    'the second of two people who apply together',
    'Mira Holt & Jon Holt\nCaretaker couple\nmira@example.com',
    ['Mira Holt', 'mira@example.com', undefined],
  ],
  [
    'a form that is called after the candidate',
    'CANDIDATE PROFILE\nName: Mira Holt',
    ['Mira Holt', undefined, undefined],
  ],
])('A resume is not of %s', (_title, text, expected) => {
  expect(contactOf(text)).toEqual(expected);
});

it.each([
  'Mira Holt (MEE-ra)',
  'Mira Holt [pronounced "mee ra"]',
  'Mira Holt /mee-ra holt/',
  'Mira Holt [ˈmiːrə]',
  'Mira Holt (山田 花子 / やまだ はなこ)',
  'Mira Holt – sounds like mirror',
])('How a name is said is no part of it: %s', (line) => {
  expect(contactOf(`${line}\nm@example.com`)[0]).toBe('Mira Holt');
});
