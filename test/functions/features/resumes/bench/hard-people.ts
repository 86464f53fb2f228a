import type { Random } from '../../../search/random.ts';
import { generatePerson, type BenchPerson } from './generate-person.ts';

/** A person of the hard kinds: what their resume shows for the facts that it means. */
export interface HardPerson extends BenchPerson {
  /** The name and address as they are written. */
  shownName: string;
  shownEmail: string;
  /** Where the person lives: the city and, where it is written, the country or state. */
  place: { written: string; city: string };
}

const homes = [
  { written: 'Riga, Latvia', city: 'Riga', phone: '+371 2912 3456', digits: '37129123456' },
  { written: 'Nice, FR', city: 'Nice', phone: '06 12 34 56 78', digits: '33612345678' },
  { written: 'Leeds, United Kingdom', city: 'Leeds', phone: '0113 496 0123', digits: '441134960123' },
  { written: 'Hamburg, Germany', city: 'Hamburg', phone: '0171 1234567', digits: '491711234567' },
  { written: 'Cebu City, Philippines', city: 'Cebu City', phone: '0917 123 4567', digits: '639171234567' },
  { written: 'Porto, Portugal', city: 'Porto', phone: '962 111 222', digits: '351962111222' },
  { written: 'Mendoza, Argentina', city: 'Mendoza', phone: '0261 411-2222', digits: '542614112222' },
  { written: 'Austin TX', city: 'Austin', phone: '(512) 555-0142 ext. 7', digits: '15125550142' },
  { written: 'Pune, India', city: 'Pune', phone: '98765 43210', digits: '919876543210' },
  { written: 'Toronto, ON, Canada', city: 'Toronto', phone: '416-967-1111', digits: '14169671111' },
  { written: 'Sydney, Australia', city: 'Sydney', phone: '0412 345 678', digits: '61412345678' },
  { written: 'Lisbon Portugal', city: 'Lisbon', phone: '+351 (0)21 123 4567', digits: '351211234567' },
] as const;
const employers = [
  'Quillwork, L.P.',
  'Kupfer GmbH & Co. KG',
  'Fernhill.io',
  'Havn Oy',
  'Lumbre S.A.',
  'Pine Hollow',
  'Tallow',
  'Bright Harbor',
  'Cedar & Finch',
  'Nordwind Corporation',
  'Ash Pvt. Ltd.',
  'Oakline AG',
  'Larkspur',
  'Juniper & Sons',
  'Blue Kestrel',
  'Marlow Freight Inc.',
  'Sable',
  'Tidewater Clinic',
  'Acorn Robotics',
  'Vela.ai',
  'Finch Foods',
] as const;
const places = [
  'Bergen, Norway',
  'Lyon, France',
  'Boston, MA',
  'Chennai, India',
  'Graz, Austria',
  'Leeds, UK',
] as const;
const degrees = [
  ['Bachelor of Social Sciences', 'Economics'],
  ['B.Tech', 'Mechanical Engineering'],
  ['MSc', 'Robotics'],
  ['Bachelor of Arts', 'History'],
  ['Diploma', 'Nursing'],
  ['Master of Business Administration', 'Finance'],
] as const;
const schools = [
  'Oakfield University',
  'Nordland Institute',
  'Hill Academy',
  'University of Marlow',
  'Elmwood College',
] as const;
const firsts = ['Mira', 'Jonas', 'Aditi', 'Luca', 'Chidi', 'Noor', 'Elena', 'Tomas', 'Grace', 'Ravi'] as const;
const lasts = [
  "O'Dowd",
  'Holt',
  'Bergström',
  'de la Cruz',
  'Iyer',
  'Whitfield',
  'Novak',
  'Amadi',
  'Suarez',
  'Lind',
] as const;

const mark = /\p{M}/gu;
const plain = (text: string) => text.normalize('NFKD').replace(mark, '').replaceAll(' ', '').toLowerCase();

/** A person whose contacts, employers and names are of the kinds that people have and generators leave out. */
export function hardPerson(source: Random): HardPerson {
  const base = generatePerson(source);
  const [first, last] = [source.pick(firsts), source.pick(lasts)];
  const home = source.pick(homes);
  const email = `${plain(first)}.${plain(last)}@${source.pick(['example.com', 'example.org', 'mail.example.net'])}`;
  const companies = source.some(employers, base.work.length);
  const shownName = source.pick([
    `${first} ${last}`,
    `${first} ${last}`,
    `${first} ${last}`,
    `Dr. ${first} ${last}`,
    `${first} (${first.slice(0, 3)}) ${last}`,
    `${first} ${last}, PhD, PMP`,
    `${last}, ${first}`,
    `${first} ${last} (they/them)`,
    `${first} ${last}`.toUpperCase(),
  ]);
  return {
    ...base,
    name: `${first} ${last}`,
    shownName,
    email,
    shownEmail: email,
    phone: { written: home.phone, digits: home.digits },
    city: home.written,
    place: home,
    work: base.work.map((one, at) => ({ ...one, company: companies[at]!, location: source.pick(places) })),
    education: base.education.map((one) => {
      const [degree, study] = source.pick(degrees);
      return { ...one, degree, study, school: source.pick(schools) };
    }),
  };
}
