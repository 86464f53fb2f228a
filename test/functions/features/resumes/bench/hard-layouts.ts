import type { HardPerson } from './hard-people.ts';
import type { BenchDate, BenchWork } from './generate-person.ts';
import { writtenRange, type DateStyle } from './written-dates.ts';

/** A row of a page: what is at its left, and what at its right end. */
export interface Row {
  kind: 'name' | 'heading' | 'line' | 'bold' | 'bullet' | 'blank';
  text: string;
  right?: string;
}
/** How a resume is set; `format` is the file that it is written as. */
export interface HardLayout {
  format: 'txt' | 'pdf' | 'docx';
  rows: (person: HardPerson) => Row[];
  /** The month that is read where another is meant: quarters are read by their first. */
  monthOf?: (month: number) => number;
}

const line = (text: string, right?: string): Row => ({ kind: 'line', text, ...(right && { right }) });
const bold = (text: string, right?: string): Row => ({ ...line(text, right), kind: 'bold' });
const blank: Row = { kind: 'blank', text: '' };
const bullets = (w: BenchWork): Row[] => w.points.map((text) => ({ kind: 'bullet', text }));
const heading = (text: string): Row => ({ kind: 'heading', text });
type Work = (w: BenchWork, at: number) => Row[];
type Contacts = (p: HardPerson) => Row[];
interface Words {
  work: string;
  education: string;
  skills: string;
  certificates: string;
}

const english: Words = {
  work: 'WORK EXPERIENCE',
  education: 'EDUCATION',
  skills: 'SKILLS',
  certificates: 'CERTIFICATIONS',
};
const inOneLine: Contacts = (p) => [line(`${p.place.written} | ${p.phone.written} | ${p.shownEmail}`)];
const labelled: Contacts = (p) => [
  line(`Address: 12 High Street, ${p.place.written}`),
  line(`Mobile: ${p.phone.written}`),
  line(`E-mail: ${p.shownEmail}`),
];
const about: Contacts = (p) => [line(p.shownEmail), heading('ABOUT'), line(p.place.written), line(p.phone.written)];
const agency: Contacts = (p) => [
  line('Presented by Harbour Recruitment, Tom Finch'),
  line('tom.finch@harbour.example | +44 20 7946 0958'),
  blank,
  line(`Candidate: ${p.name}`),
  ...labelled(p),
];
const sentence: Contacts = (p) => [
  line(`${p.place.written} | ${p.phone.written}`),
  line(`Reach me at ${p.shownEmail}.`),
];
const glued: Contacts = (p) => [
  line(`${p.place.written} | ${p.phone.written} | ${p.shownEmail}LinkedIn: linkedin.com/in/me`),
];
const papers: Contacts = (p) => [...inOneLine(p), line('Passport No. 512 555 0199')];

function resume(work: Work, { words = english, contacts = inOneLine, isDegreeFirst = true } = {}): HardLayout['rows'] {
  return (p) => [
    { kind: 'name', text: p.shownName },
    ...contacts(p),
    blank,
    heading(words.work),
    ...p.work.flatMap(work),
    blank,
    heading(words.education),
    ...p.education.flatMap((d) =>
      isDegreeFirst
        ? [line(`${d.degree} in ${d.study}`), line(`${d.school}, ${d.from} - ${d.to}`)]
        : [bold(d.school, `${d.from} – ${d.to}`), line(`${d.degree}, ${d.study}`)],
    ),
    blank,
    heading(words.skills),
    line(p.listed.join(', ')),
    ...(p.certificates.length > 0
      ? [blank, heading(words.certificates), ...p.certificates.map((one) => line(one))]
      : []),
  ];
}

const dates = (w: BenchWork, style: DateStyle = 'short', options = {}) => writtenRange(w, style, options);
const two = (number: number) => String(number).padStart(2, '0');
const day = ({ year, month }: BenchDate, of: number) => `${two(of)}/${two(month)}/${year}`;
const quarter = ({ year, month }: BenchDate) => `Q${Math.ceil(month / 3)} ${year}`;
const foreign = (months: string, now: string, join = ' – ') => {
  const names = months.split(' ');
  const one = ({ year, month }: BenchDate) => `${names[month - 1]} ${year}`;
  return (w: BenchWork) => `${one(w.from)}${join}${w.to ? one(w.to) : now}`;
};
const french = foreign(
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'aujourd’hui',
);
const german = foreign(
  'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  'heute',
  ' bis ',
);
const spanish = foreign('Ene Feb Mar Abr May Jun Jul Ago Sep Oct Nov Dic', 'Presente');
const italian = foreign(
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'in corso',
);
const portuguese = foreign(
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'atual',
  ' a ',
);
const hindi = foreign('जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर', 'वर्तमान');
const words = (work: string, education: string, skills: string, certificates: string): Words => ({
  work,
  education,
  skills,
  certificates,
});
const stacked =
  (of: (w: BenchWork) => string): Work =>
  (w) => [line(w.title), line(w.company), line(of(w)), ...bullets(w)];

/** The hard kinds by name; half of them are only measured. */
export const hardLayouts: Record<string, HardLayout> = {
  titleAtCompany: {
    format: 'txt',
    rows: resume((w) => [line(`${w.title} at ${w.company}`, dates(w)), ...bullets(w)], { contacts: labelled }),
  },
  titleAtCompanyPdf: {
    format: 'pdf',
    rows: resume((w) => [bold(`${w.title} at ${w.company}`, dates(w, 'long')), ...bullets(w)], {
      isDegreeFirst: false,
    }),
  },
  datesInBrackets: {
    format: 'txt',
    rows: resume((w) => [line(`${w.title}, ${w.company} (${dates(w, 'iso', { between: ' - ' })})`), ...bullets(w)]),
  },
  bracketsPdf: { format: 'pdf', rows: resume((w) => [line(`${w.title}, ${w.company} (${dates(w)})`), ...bullets(w)]) },
  blankLines: {
    format: 'txt',
    rows: resume((w) => [
      blank,
      line(w.title),
      blank,
      line(`${w.company} - ${w.location}`),
      blank,
      line(dates(w, 'long', { between: ' to ' })),
      blank,
      ...bullets(w),
    ]),
  },
  leaders: {
    format: 'txt',
    rows: resume((w) => [
      line(`${dates(w, 'slash', { between: ' - ' })}  ${w.company} ------------------ ${w.location}`),
      line(w.title),
      ...bullets(w),
    ]),
  },
  cellBesideBullet: {
    format: 'pdf',
    rows: resume((w) => [
      bold(`${w.company}, ${w.title}`, w.location),
      ...bullets(w).map((row, at) => (at === 0 ? { ...row, right: dates(w) } : row)),
    ]),
  },
  cellBesideBulletText: {
    format: 'txt',
    rows: resume((w) => [
      line(`${w.company}, ${w.title}`, w.location),
      ...bullets(w).map((row, at) => (at === 0 ? { ...row, right: dates(w, 'short', { now: 'present' }) } : row)),
    ]),
  },
  professionalNetwork: {
    format: 'pdf',
    rows: resume(
      (w) => [
        bold(w.company),
        line(w.title),
        line(`${dates(w, 'long', { between: ' - ' })} (2 years 3 months)`),
        line(w.location),
        ...bullets(w),
      ],
      { words: { ...english, skills: 'Top Skills' } },
    ),
  },
  oneLineDashes: {
    format: 'docx',
    rows: resume((w) => [line(`${w.title} – ${w.company} – ${w.location}`), line(dates(w)), ...bullets(w)], {
      contacts: sentence,
    }),
  },
  dayAndMonth: {
    format: 'txt',
    rows: resume((w) => [
      line(`${w.title}, ${w.company}`),
      line(`${day(w.from, 15)} - ${w.to ? day(w.to, 20) : 'Present'}`),
      ...bullets(w),
    ]),
  },
  tableOfDates: {
    format: 'docx',
    rows: resume((w) => [line(dates(w), `${w.title}\t${w.company}`), ...bullets(w)], { contacts: labelled }),
  },
  stackAndDuties: {
    format: 'txt',
    rows: resume((w) => [
      line(w.title, dates(w)),
      line(w.company),
      line('Responsibilities: planning and support of the team'),
      line('Stack: several tools of the trade'),
    ]),
  },
  shortYears: {
    format: 'docx',
    rows: resume((w) => [bold(`${w.title} | ${w.company}`, dates(w, 'apostrophe')), ...bullets(w)]),
  },
  quarters: {
    format: 'txt',
    monthOf: (month) => Math.ceil(month / 3) * 3 - 2,
    rows: resume((w) => [
      line(`${w.title}, ${w.company}, ${quarter(w.from)} - ${w.to ? quarter(w.to) : 'present'}`),
      ...bullets(w),
    ]),
  },
  agencyCover: {
    format: 'pdf',
    rows: (p) =>
      resume((w) => [bold(w.title, dates(w)), line(`${w.company}, ${w.location}`), ...bullets(w)], {
        contacts: agency,
      })(p).slice(1),
  },
  aboutContacts: {
    format: 'txt',
    rows: resume((w) => [line(`${w.title}, ${w.company}, ${dates(w)}`), ...bullets(w)], { contacts: about }),
  },
  gluedAddress: {
    format: 'pdf',
    rows: resume((w) => [bold(w.company, w.location), line(w.title, dates(w)), ...bullets(w)], { contacts: glued }),
  },
  paperNumbers: {
    format: 'docx',
    rows: resume((w) => [bold(w.title), line(w.company, dates(w)), ...bullets(w)], { contacts: papers }),
  },
  french: {
    format: 'pdf',
    rows: resume(stacked(french), {
      words: words('Expérience professionnelle', 'Formation', 'Compétences', 'Certifications'),
    }),
  },
  german: {
    format: 'docx',
    rows: resume(stacked(german), { words: words('Berufserfahrung', 'Ausbildung', 'Kenntnisse', 'Zertifikate') }),
  },
  spanish: {
    format: 'txt',
    rows: resume(stacked(spanish), { words: words('Experiencia', 'Educación', 'Habilidades', 'Certificaciones') }),
  },
  italian: {
    format: 'pdf',
    rows: resume(stacked(italian), {
      words: words('Esperienza lavorativa', 'Istruzione', 'Competenze', 'Certificazioni'),
    }),
  },
  portuguese: {
    format: 'txt',
    rows: resume(stacked(portuguese), {
      words: words('Experiência profissional', 'Formação acadêmica', 'Competências', 'Certificações'),
    }),
  },
  hindi: { format: 'txt', rows: resume(stacked(hindi), { words: words('कार्य अनुभव', 'शिक्षा', 'कौशल', 'प्रमाणपत्र') }) },
};
