import type { BenchDate } from './generate-person.ts';
import type { HardPerson } from './hard-people.ts';
import { blank, bold, bullets, certified, dates, heading, line, type Row } from './rows.ts';

const contacts = (p: HardPerson): Row[] => [line(p.place.written), line(p.phone.written), line(p.email)];
const ends = (p: HardPerson): Row[] => [
  heading('EDUCATION'),
  ...p.education.map((d) => line(`${d.degree} in ${d.study}, ${d.school}, ${d.from} - ${d.to}`)),
  heading('SKILLS'),
  line(p.shownSkills.join(', ')),
  ...certified(p, 'CERTIFICATIONS'),
];

const clearances = [
  ['Security Clearance: Active TS/SCI', 'top_secret'],
  ['Clearance level: Secret (active)', 'secret'],
  ['Public Trust clearance', 'public_trust'],
  ['Active Top Secret clearance', 'top_secret'],
] as const;
const byName = <T>(p: HardPerson, choices: readonly T[]): T => choices[p.email.length % choices.length]!;
/** The clearance that the resume of this kind states. */
export const clearanceOf = (p: HardPerson): string => byName(p, clearances)[1];

/** Clearance, right to work and rate beside the contacts, and employers that asked for a clearance. */
const standing = (p: HardPerson): Row[] => [
  line(p.name),
  ...contacts(p),
  line(byName(p, clearances)[0]),
  line(byName(p, ['Citizenship: US Citizen', 'Work authorization: Green Card', 'Visa status: H1B']) as string),
  line('Rate: $85/hr'),
  heading('WORK HISTORY'),
  ...p.work.flatMap((w) => [
    bold(`${w.title}, ${w.company}`),
    line(dates(w, 'slash')),
    ...bullets(w),
    line('- Role required a Secret clearance that was never used'),
  ]),
  ...ends(p),
];

/** `KOWALSKI Jan`: the family's name first, in capitals. */
const surnameFirst = (p: HardPerson): Row[] => {
  const [first = '', last = ''] = [p.name.split(' ')[0], p.name.split(' ').slice(1).join(' ')];
  return [
    line(`${last.toUpperCase()} ${first}`),
    line(p.headline),
    ...contacts(p),
    heading('Experience'),
    ...p.work.flatMap((w) => [
      bold(w.title),
      line(`${w.company}, ${w.location}`),
      line(dates(w, 'long')),
      ...bullets(w),
    ]),
    ...ends(p),
  ];
};

/** Numbers as they are dialled at home, below an address of several lines that ends with the country. */
const localNumbers = (p: HardPerson): Row[] => [
  line(p.name),
  line('48 Mill Lane'),
  line(p.place.written),
  line(`Tel. (home) 00000`),
  line(`Mobile ${p.phone.written}`),
  line(`Mail ${p.email}`),
  blank,
  heading('PROFESSIONAL BACKGROUND'),
  ...p.work.flatMap((w) => [line(`${dates(w, 'short')}: ${w.title}, ${w.company}`), ...bullets(w)]),
  ...ends(p),
];

const seasons: Record<number, string> = { 3: 'Spring', 6: 'Summer', 9: 'Fall', 12: 'Winter' };
const seasonOf = ({ year, month }: BenchDate): BenchDate => ({ year, month: [3, 6, 9, 12][(month - 1) >> 2] ?? 12 });
const inSeason = (date: BenchDate): string => `${seasons[date.month]} ${date.year}`;
const inSeasons = (p: HardPerson): HardPerson => ({
  ...p,
  work: p.work.map((w) => ({ ...w, from: seasonOf(w.from), to: w.to && seasonOf(w.to) })),
});

/** Work dated by seasons. */
const seasonal = (p: HardPerson): Row[] => [
  line(p.name),
  line([p.place.written, p.phone.written, p.email].join(' • ')),
  heading('EXPERIENCE'),
  ...p.work.flatMap((w) => [
    bold(`${w.title} | ${w.company}`, `${inSeason(w.from)} – ${w.to ? inSeason(w.to) : 'Present'}`),
    line(w.location),
    ...bullets(w),
  ]),
  ...ends(p),
];

/** A history in which each line says when somebody joined or left; it names no titles and degrees. */
const joined = (p: HardPerson): Row[] => [
  line('履歴書'),
  line(`氏名 ${p.name}`),
  line(`電話 ${p.phone.written}`),
  line(`メール ${p.email}`),
  line(`住所 ${p.place.written}`),
  heading('職歴'),
  ...p.work
    .toReversed()
    .flatMap((w) => [
      line(`${w.from.year}年${w.from.month}月 ${w.company} 入社`),
      w.to ? line(`${w.to.year}年${w.to.month}月 ${w.company} 退社`) : line('現在に至る'),
    ]),
  heading('学歴'),
  ...p.education.flatMap((d) => [
    line(`${d.from}年4月 ${d.school}（${d.study}専攻）入学`),
    line(`${d.to}年3月 ${d.school}（${d.study}専攻）卒業`),
  ]),
  heading('スキル'),
  line(p.shownSkills.join(', ')),
];
const withoutTitles = (p: HardPerson): HardPerson => ({
  ...p,
  work: p.work.map((w) => ({ ...w, title: '', points: [] })),
  education: p.education.map((d) => ({ ...d, degree: '' })),
  certificates: [],
  skills: p.skills.filter((skill) => p.shownSkills.some((shown) => shown.includes(skill))),
});

/** Tables whose borders are letters. */
const drawnTables = (p: HardPerson): Row[] => {
  const table = (rows: string[][]): Row[] => {
    const widths = rows[0]!.map((_cell, at) => Math.max(...rows.map((row) => row[at]!.length)));
    const border = line(`+${widths.map((width) => '-'.repeat(width + 2)).join('+')}+`);
    const drawn = rows.map((row) => line(`| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`));
    return [border, drawn[0]!, border, ...drawn.slice(1).flatMap((one) => [one, border])];
  };
  return [
    line(p.name),
    ...contacts(p),
    blank,
    heading('WORK EXPERIENCE'),
    ...table([['Company', 'Designation', 'Duration'], ...p.work.map((w) => [w.company, w.title, dates(w, 'short')])]),
    heading('ACADEMICS'),
    ...table([
      ['Degree', 'University', 'Year'],
      ...p.education.map((d) => [`${d.degree} (${d.study})`, d.school, `${d.to}`]),
    ]),
    heading('KEY SKILLS'),
    line(p.shownSkills.join(', ')),
    ...certified(p, 'CERTIFICATIONS'),
  ];
};
const withoutPoints = (p: HardPerson): HardPerson => ({
  ...p,
  skills: p.skills.filter((skill) => [...p.shownSkills, ...p.certificates].some((shown) => shown.includes(skill))),
});

/** Kinds of writing that other layouts leave out; `of` is the person as the resume shows them. */
export const writtenVariants = {
  standing: { format: 'txt', rows: standing },
  surnameFirst: { format: 'docx', rows: surnameFirst },
  localNumbers: { format: 'txt', rows: localNumbers },
  seasonal: { format: 'docx', rows: seasonal, of: inSeasons },
  joined: { format: 'txt', rows: joined, of: withoutTitles },
  drawnTables: { format: 'txt', rows: drawnTables, of: withoutPoints },
} as const;
