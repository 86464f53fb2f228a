import type { HardPerson } from './hard-people.ts';
import { biodata, federal, foreignDates, lebenslauf, philippine, stacked } from './national-layouts.ts';
import { blank, bold, bullets, certified, dates, heading, line, name, wrapped, type Row } from './rows.ts';

/** What a job site exports: blank lines between everything, small names, the years of each skill. */
const jobSite = (p: HardPerson): Row[] => [
  line(p.name.toLowerCase()),
  line(p.headline),
  blank,
  line(`${p.place.written} - Email me on the site: jobs.example/r/${p.name.replaceAll(' ', '-')}/`),
  line('b2de315d95905b68'),
  line(p.email),
  line(p.phone.written),
  blank,
  line('Willing to relocate: Anywhere'),
  blank,
  heading('WORK EXPERIENCE'),
  ...p.work.flatMap((w) => [
    blank,
    line(w.title),
    blank,
    line(`${w.company} -  ${w.location} -`),
    blank,
    line(dates(w, 'long', { between: ' to ' })),
    blank,
    ...w.points.flatMap((point) => wrapped(`${point}.`, 60)),
    line('Responsibilities: planning, support and the training of new colleagues.'),
  ]),
  blank,
  heading('EDUCATION'),
  ...p.education.flatMap((d) => [
    blank,
    line(`${d.degree} in ${d.study}`),
    blank,
    line(`${d.school} -  Pune, Maharashtra`),
    blank,
    line(`${d.from} to ${d.to}`),
  ]),
  blank,
  heading('SKILLS'),
  blank,
  ...wrapped(
    p.shownSkills.map((one, at) => `${one} (${at % 3 === 0 ? 'Less than 1 year' : `${at + 1} years`})`).join(', '),
    80,
  ),
  blank,
  heading('LINKS'),
  line('http://github.com/someone'),
  ...(p.certificates.length > 0
    ? [blank, heading('CERTIFICATIONS/LICENSES'), ...p.certificates.map((one) => line(one))]
    : []),
];

/** A theme of an open format, as text: `Title (kind), EMPLOYER (dates)`. */
const openTheme = (p: HardPerson): Row[] => [
  name(p),
  line(`${p.headline} – builder of things`),
  line(`${p.place.written} | ${p.email} | ${p.phone.written} | github.com/someone`),
  heading('WORK EXPERIENCE'),
  ...p.work.flatMap((w, at) => [
    bold(`${w.title}, ${w.company} (${dates(w, 'iso', { between: ' - ' })})`),
    ...bullets(w),
    ...(at === 0 ? [line(`Stack: ${p.shownSkills.slice(0, 3).join(', ')}`)] : []),
  ]),
  heading('EDUCATION'),
  ...p.education.flatMap((d, at) => [
    bold(`${d.degree} ${d.study}, ${d.school}, ${d.from} - ${d.to}`),
    ...(at === 0 ? [line('Courses'), line('Foundations of the Trade'), line('Seminar on Method')] : []),
  ]),
  heading('SKILLS'),
  line(p.shownSkills.join(' · ')),
  ...certified(p, 'CERTIFICATES'),
  heading('INTERESTS'),
  line('Sailing, Java coffee, Leeds United'),
];

/** A cover of an agency before the candidate's own text. */
const agencyCover = (p: HardPerson): Row[] => [
  line('Presented by Harbour Recruitment, Tom Finch'),
  line('tom.finch@harbour.example | +44 20 7946 0958'),
  blank,
  line(`Candidate: ${p.name}`),
  line(`Location: ${p.place.written}`),
  line(`Mobile: ${p.phone.written}`),
  line(`E-mail: ${p.email}`),
  line('Notice period: 1 month. Current salary: 62,000'),
  blank,
  heading('Career History'),
  ...p.work.flatMap((w) => [
    bold(`${w.title} at ${w.company}`),
    line(dates(w, 'long', { between: ' to ' })),
    line(`${w.points.join('. ')}.`),
  ]),
  heading('Education & Qualifications'),
  ...p.education.map((d) => line(`${d.degree} ${d.study}, ${d.school}, ${d.to}`)),
  heading('Key Skills'),
  line(p.shownSkills.join('; ')),
  ...certified(p, 'Professional Certifications'),
];

/** A Word template with the employer first and dates at a tab. */
const wordTemplate = (p: HardPerson): Row[] => [
  name(p),
  line(`${p.place.written} ▪ ${p.phone.written} ▪ ${p.email}`),
  heading('Profile'),
  line(p.summary),
  heading('Experience'),
  ...p.work.flatMap((w) => [
    line(`${w.title} | ${w.company} | ${dates(w, 'long', { now: 'present' })}`.toUpperCase()),
    ...bullets(w),
  ]),
  heading('Education'),
  ...p.education.flatMap((d) => [line(`${d.degree} in ${d.study} | ${d.school} | May ${d.to}`)]),
  heading('Skills & Abilities'),
  line(`Technical: ${p.shownSkills.slice(0, 4).join(', ')}`),
  line(`Other: ${p.shownSkills.slice(4).join(', ')}`),
  ...certified(p, 'Certifications'),
  heading('Activities and Interests'),
  line('Running, woodwork, volunteer at the food bank since 2016'),
];

/** A Word file whose dates are in a table beside titles, with its employer and place at the ends of a line below. */
const wordTable = (p: HardPerson): Row[] => [
  name(p),
  line(`Cell: ${p.phone.written}`, p.email),
  line(p.place.written),
  heading('PROFESSIONAL EXPERIENCE'),
  ...p.work.flatMap((w): Row[] => [
    { kind: 'cells', text: `${w.company}, ${w.location}\t${dates(w, 'apostrophe')}` },
    line(w.title),
    ...bullets(w),
  ]),
  heading('EDUCATION AND TRAINING'),
  ...p.education.map((d): Row => ({ kind: 'cells', text: `${d.school}\t${d.degree}, ${d.study}\t${d.to}` })),
  heading('CORE COMPETENCIES'),
  ...[0, 3, 6, 9].flatMap((at): Row[] => {
    const three = p.shownSkills.slice(at, at + 3);
    return three.length > 0 ? [{ kind: 'cells', text: three.join('\t') }] : [];
  }),
  ...certified(p, 'LICENSURE'),
];

/** Layouts of text and Word files by name. */
export const writtenLayouts = {
  jobSite: { format: 'txt', rows: jobSite },
  biodata: { format: 'txt', rows: biodata },
  biodataWord: { format: 'docx', rows: biodata },
  philippine: { format: 'docx', rows: philippine },
  openTheme: { format: 'txt', rows: openTheme },
  agencyCover: { format: 'docx', rows: agencyCover },
  federal: { format: 'txt', rows: federal },
  lebenslauf: { format: 'docx', rows: lebenslauf },
  spanish: {
    format: 'txt',
    rows: stacked(
      ['Experiencia laboral', 'Formación académica', 'Competencias', 'Certificaciones'],
      foreignDates('spanish', 'Actualidad', ' – '),
    ),
  },
  italian: {
    format: 'docx',
    rows: stacked(
      ['Esperienze lavorative', 'Istruzione', 'Competenze', 'Certificazioni'],
      foreignDates('italian', 'in corso', ' – '),
    ),
  },
  wordTemplate: { format: 'docx', rows: wordTemplate },
  wordTable: { format: 'docx', rows: wordTable },
} as const;
