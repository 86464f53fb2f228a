import type { BenchDate, BenchWork } from './generate-person.ts';
import type { HardPerson } from './hard-people.ts';
import { blank, bold, bullets, certified, dates, heading, line, name, type Row } from './rows.ts';

/** A biodata of India: labels before all values, personal details and a declaration at the end. */
export const biodata = (p: HardPerson): Row[] => [
  line('CURRICULAM VITAE'),
  blank,
  line(p.shownName),
  line(`Mob: ${p.phone.written}`),
  line(`E-mail id : ${p.email}`),
  line(`Present Address: Flat 4, Green Residency, ${p.place.written}`),
  blank,
  heading('CAREER OBJECTIVE:-'),
  line('To work in a challenging environment where I can learn and grow along with the organization.'),
  heading('PROFESSIONAL EXPERIENCE:-'),
  ...p.work.flatMap((w, at) => [
    line(`${at + 1}) Organization Name : ${w.company}`),
    line(`Designation : ${w.title}`),
    line(`Period : ${dates(w, 'short', { between: ' to ', now: 'Till Date' })}`),
    line('Roles & Responsibilities:'),
    ...w.points.map((text): Row => ({ kind: 'bullet', text: `${text}.` })),
  ]),
  heading('ACADEMIC QUALIFICATION:-'),
  { kind: 'cells', text: 'Course\tInstitute\tYear of Passing\tPercentage' },
  ...p.education.map((d): Row => ({
    kind: 'cells',
    text: `${d.degree} (${d.study})\t${d.school}\t${d.to}\t6${d.to % 10}.4%`,
  })),
  heading('TECHNICAL SKILLS:-'),
  ...p.shownSkills.map((text): Row => ({ kind: 'bullet', text })),
  ...certified(p, 'CERTIFICATIONS:-'),
  heading('PERSONAL DETAILS:-'),
  line('Father’s Name : Mr. R. Sharma'),
  line('Date of Birth : 14/08/1991'),
  line('Gender : Male'),
  line('Languages Known : English, Hindi and Tamil'),
  line('Passport No : M2576122'),
  heading('DECLARATION:-'),
  line('I hereby declare that the above furnished details are true to the best of my knowledge.'),
  line('Place: Nagpur'),
];

/** A resume of the Philippines: dates above each job, personal data, references with numbers of others. */
export const philippine = (p: HardPerson): Row[] => [
  name(p),
  line(p.place.written),
  line(`Contact No.: ${p.phone.written}`),
  line(`Email Address: ${p.email}`),
  blank,
  heading('OBJECTIVE'),
  line('To be part of a company where I can use my skills and grow professionally.'),
  heading('WORK EXPERIENCES'),
  ...p.work.flatMap((w) => [
    bold(w.title),
    line(w.company),
    line(w.location),
    line(dates(w, 'long')),
    line('Duties:'),
    ...bullets(w),
  ]),
  heading('EDUCATIONAL ATTAINMENT'),
  ...p.education.flatMap((d) => [
    line('Tertiary'),
    line(`${d.degree} in ${d.study}`),
    line(d.school),
    line(`${d.from} – ${d.to}`),
  ]),
  heading('SKILLS'),
  ...p.shownSkills.map((text): Row => ({ kind: 'bullet', text })),
  ...certified(p, 'LICENSES AND CERTIFICATIONS'),
  heading('PERSONAL DATA'),
  line('Age: 29'),
  line('Height: 5’4'),
  line('Civil Status: Single'),
  heading('CHARACTER REFERENCES'),
  line('Mr. Ramon Dizon'),
  line('Branch Manager, Sari Trading'),
  line('0918 765 4321 | ramon.dizon@example.ph'),
];

/** A federal resume of the United States: hours, salaries and supervisors with their numbers. */
export const federal = (p: HardPerson): Row[] => [
  name(p),
  line(`12 High Street, ${p.place.written}`),
  line(`${p.phone.written} | ${p.email}`),
  line('Citizenship: U.S. Citizen | Clearance: Active Secret | Veterans’ preference: No'),
  heading('WORK EXPERIENCE'),
  ...p.work.flatMap((w) => [
    bold(w.title),
    line(w.company),
    line(w.location),
    line(`${dates(w, 'slash', { between: ' - ' })}`),
    line('Hours per week: 40   Salary: $61,200 per year'),
    line('Supervisor: Alan Reyes (703-555-0122), may contact'),
    ...bullets(w),
  ]),
  heading('EDUCATION'),
  ...p.education.map((d) => line(`${d.degree}, ${d.study}, ${d.school}, conferred May ${d.to}, GPA 3.${d.to % 10}`)),
  ...certified(p, 'LICENSES'),
  heading('ADDITIONAL SKILLS'),
  line(p.shownSkills.join(', ')),
  heading('AWARDS'),
  line('Certificate of Appreciation, 2019'),
];

const monthNames = {
  german: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  french: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  spanish: 'Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic',
  italian: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  portuguese: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
} as const;

/** Dates in another language: `März 2019 bis heute`. */
export function foreignDates(language: keyof typeof monthNames, now: string, join: string) {
  const months = monthNames[language].split(' ');
  const one = ({ year, month }: BenchDate) => `${months[month - 1]} ${year}`;
  return (w: BenchWork): string => `${one(w.from)}${join}${w.to ? one(w.to) : now}`;
}

/** A German Lebenslauf: a table with dates at the left, personal data above it. */
export const lebenslauf = (p: HardPerson): Row[] => [
  line('Lebenslauf'),
  heading('Persönliche Daten'),
  { kind: 'cells', text: `Name\t${p.name}` },
  { kind: 'cells', text: `Anschrift\tHauptstraße 12, ${p.place.written}` },
  { kind: 'cells', text: `Telefon\t${p.phone.written}` },
  { kind: 'cells', text: `E-Mail\t${p.email}` },
  { kind: 'cells', text: 'Geburtsdatum\t14.08.1991 in Graz' },
  heading('Beruflicher Werdegang'),
  ...p.work.flatMap((w): Row[] => [
    {
      kind: 'cells',
      text: `${dates(w, 'slash', { now: 'heute' })}\t${w.title}, ${w.company}, ${w.location.split(',')[0]}`,
    },
    ...w.points.map((text): Row => ({ kind: 'bullet', text })),
  ]),
  heading('Ausbildung'),
  ...p.education.map((d): Row => ({
    kind: 'cells',
    text: `10/${d.from} – 07/${d.to}\t${d.degree} ${d.study}, ${d.school}`,
  })),
  heading('EDV-Kenntnisse'),
  line(p.shownSkills.join(', ')),
  ...certified(p, 'Zertifikate'),
  heading('Sprachen'),
  line('Deutsch (Muttersprache), Englisch (C1)'),
  line('Graz, 3. März 2026'),
];

/** Title, employer and dates on lines of their own under headings in another language. */
export const stacked =
  (words: [string, string, string, string], of: (w: BenchWork) => string) =>
  (p: HardPerson): Row[] => [
    name(p),
    line(`${p.email} | ${p.phone.written}`),
    line(p.place.written),
    heading(words[0]),
    ...p.work.flatMap((w) => [bold(w.title), line(`${w.company} | ${w.location}`), line(of(w)), ...bullets(w)]),
    heading(words[1]),
    ...p.education.flatMap((d) => [
      bold(d.school),
      line(`${d.degree} en ${d.study}`.replace(' en ', words[1] === 'Formación académica' ? ' en ' : ', ')),
      line(`${d.from} – ${d.to}`),
    ]),
    heading(words[2]),
    ...p.shownSkills.map((text): Row => ({ kind: 'bullet', text })),
    ...certified(p, words[3]),
  ];
