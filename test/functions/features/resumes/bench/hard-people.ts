import { skills as listedSkills } from '../../../../../functions/features/lookups/skill-list.ts';
import { findSkills } from '../../../../../functions/features/lookups/find-skills/find-skills.ts';
import type { Random } from '../../../search/random.ts';
import type { BenchDate, BenchEducation, BenchPerson, BenchWork } from './generate-person.ts';
import { trades } from './trades.ts';

/** A person of the hard kinds: what their resume shows for the facts that it means. */
export interface HardPerson extends BenchPerson {
  /** The name as it is written, and the skills in the person's own words. */
  shownName: string;
  shownSkills: string[];
  /** Where the person lives: the city and, where it is written, the country or state. */
  place: { written: string; city: string };
  trade: string;
}

const homes = [
  ['Riga, Latvia', 'Riga', '+371 2912 3456', '37129123456'],
  ['Nice, FR', 'Nice', '06 12 34 56 78', '33612345678'],
  ['Leeds, United Kingdom', 'Leeds', '0113 496 0123', '441134960123'],
  ['Hamburg, Germany', 'Hamburg', '0171 1234567', '491711234567'],
  ['Cebu City, Philippines', 'Cebu City', '0917 123 4567', '639171234567'],
  ['Mendoza, Argentina', 'Mendoza', '0261 411-2222', '542614112222'],
  ['Austin TX', 'Austin', '(512) 555-0142 ext. 7', '15125550142'],
  ['Pune, Maharashtra', 'Pune', '98765 43210', '919876543210'],
  ['Toronto, ON, Canada', 'Toronto', '416-967-1111', '14169671111'],
  ['Lisbon Portugal', 'Lisbon', '+351 (0)21 123 4567', '351211234567'],
  ['Chicago, IL 60614', 'Chicago', '312.555.0187', '13125550187'],
  ['Kochi, Kerala, India', 'Kochi', '+91-9847012345', '919847012345'],
  ['Doha, Qatar', 'Doha', '+974 5512 3456', '97455123456'],
  ['Bengaluru, Karnataka', 'Bengaluru', '(+91) 99000 12345', '919900012345'],
  ['Brooklyn, NY', 'Brooklyn', '+1 (917) 555 0133', '19175550133'],
  ['Singapore', 'Singapore', '+65 9123 4567', '6591234567'],
] as const;
const places = [
  'Bergen, Norway',
  'Lyon, France',
  'Boston, MA',
  'Chennai, India',
  'Graz, Austria',
  'Leeds, UK',
  'New York, NY',
  'Hyderabad, Telangana',
  'Remote',
  'San Jose, California',
] as const;
const degrees = [
  ['Bachelor of Social Sciences', 1],
  ['B.Tech', 0],
  ['MSc', 0],
  ['B.A.', 0],
  ['Diploma', 0],
  ['Master of Business Administration', 1],
  ['BS', 0],
  ['M.S.', 0],
  ['Associate of Applied Science', 1],
  ['Bachelor’s degree', 1],
  ['B.E.', 0],
  ['PhD', 0],
  ['Bachelor of Commerce', 1],
] as const;
const schools = [
  'Oakfield University',
  'Nordland Institute of Technology',
  'University of Marlow',
  'Elmwood Community College',
  'Georgia Tech',
  'IIT Bombay',
  'Penn State',
  'École Supérieure de Commerce de Lyon',
  'TU Graz',
  'Anna University',
  'California State University, Fullerton',
  'Technion',
  'Universidad del Sur',
  'St. Xavier’s College',
  'Hochschule Brandtal',
  'NUS',
] as const;
const names = [
  ['Mira', 'Holt'],
  ['Jonas', 'Bergström'],
  ['Aditi', 'Iyer'],
  ['Luca', 'de la Cruz'],
  ['Chidi', 'Amadi'],
  ['Conan', "O'Dowd"],
  ['Mary Elizabeth', 'Whitfield'],
  ['Tomáš', 'Novák'],
  ['Grace', 'Lim'],
  ['Ravi', 'Kumar'],
  ['Wei', 'Zhang'],
  ['Fatima', 'Al-Battashi'],
  ['Anh', 'Nguyễn'],
  ['João', 'Pereira Lopes'],
  ['Destiny', 'Brooks'],
  ['S. Bala', 'Sundar'],
] as const;

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z' ]/g, '')
    .replaceAll(' ', '')
    .toLowerCase();

const canonical = new Map(
  listedSkills.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [one.toLowerCase(), name] as const)),
);

/** The listed skills that a phrase names; a phrase that names none stays, and counts as missed. */
export function meant(written: string): string[] {
  const whole = canonical.get(written.toLowerCase());
  if (whole) return [whole];
  const within = findSkills(written).map(({ name }) => name);
  return within.length > 0 ? within : [written];
}

/** Technologies that the sentences of trades name. */
const told = ['Kafka', 'Redis', 'PagerDuty', 'Epic', 'RF scanners', 'Tally', 'Airflow'];
const toldIn = (work: readonly BenchWork[]): string[] =>
  told.filter((one) => work.some(({ points }) => points.some((point) => point.includes(one))));

/** A person whose contacts, employers and names are of the kinds that people have and generators leave out. */
export function hardPerson(source: Random): HardPerson {
  const [given, family] = source.pick(names);
  const [written, city, phone, digits] = source.pick(homes);
  const trade = source.pick(Object.keys(trades) as (keyof typeof trades)[]);
  const { skills, certificates } = trades[trade];
  const shownSkills = source.some(skills.split(','), source.integer(6, 11));
  const work = workOf(source, trade);
  const held = source.chance(0.5) ? source.some(certificates, source.integer(1, 2)) : [];
  const [a, b] = [plain(given), plain(family)];
  return {
    name: `${given} ${family}`,
    shownName: source.pick([`${given} ${family}`, `${given} ${family}`, `${given} ${family}`.toUpperCase()]),
    email: source.pick([
      `${a}.${b}@example.com`,
      `${b}${a[0]}@mail.example.org`,
      `${a}${source.integer(70, 99)}@example.net`,
    ]),
    phone: { written: phone, digits },
    city: written,
    place: { written, city },
    street: '12 High Street',
    headline: work[0]!.title,
    summary: `Hands-on ${trade} professional with ${source.integer(3, 18)}+ years in teams of all sizes, looking for a place where quality counts.`,
    trade,
    work,
    education: educationOf(source, trade, work.at(-1)!.from.year),
    shownSkills,
    listed: shownSkills,
    skills: [...new Set([...shownSkills, ...toldIn(work), ...held].flatMap(meant))].filter(
      (one) => !held.includes(one) || canonical.has(one.toLowerCase()),
    ),
    certificates: held,
  };
}

function workOf(source: Random, trade: keyof typeof trades): BenchWork[] {
  const { titles, employers, points } = trades[trade];
  const count = source.integer(2, 4);
  const companies = source.some(employers, count);
  // Some stay with one employer under another title.
  if (count > 2 && source.chance(0.25)) companies[1] = companies[0]!;
  let end: BenchDate | null = source.chance(0.6) ? null : { year: 2025, month: source.integer(1, 9) };
  return companies.map((company) => {
    const until: BenchDate = end ?? { year: 2026, month: 9 };
    const from = { year: until.year - source.integer(1, 4), month: source.integer(2, 12) };
    const one = {
      title: source.pick(titles),
      company,
      location: source.pick(places),
      from,
      to: end,
      points: source.some(points, source.integer(2, 4)),
    };
    end = { year: from.year, month: from.month - 1 };
    return one;
  });
}

function educationOf(source: Random, trade: keyof typeof trades, ends: number): BenchEducation[] {
  return source.some(schools, source.integer(1, 2)).map((school, at) => {
    const to = ends - at * 3;
    return {
      school,
      degree: source.pick(degrees)[0],
      study: source.pick(trades[trade].fields),
      from: to - source.integer(2, 4),
      to,
    };
  });
}
