import type { KnownPerson } from '../../../../shared/rules/same-person.ts';
import { random, type Random } from '../../../functions/search/random.ts';

/** Two people with the truth about them, how they were made, and whether the misses of their half may be looked at. */
export interface LabelledPair {
  one: KnownPerson;
  other: KnownPerson;
  isSame: boolean;
  kind: string;
  half: 'looked at' | 'only measured';
}

// The two halves share no name, so that what was tuned on one is measured on names it never had.
const names = {
  'looked at': {
    first:
      'Marcus Caitlin José Walter Siobhán Łukasz Renée Hannah Priya Kavitha Sandeep Rohit Tyrone Björn Olga Ivan'.split(
        ' ',
      ),
    last: 'Whitaker O’Connell Okafor Lindqvist Castañeda Kowalczyk Brooks Iyer Deshmukh Reddy Nair Fontaine Petrov'.split(
      ' ',
    ),
    nicknames: 'Robert=Bob Elizabeth=Liz William=Bill Katherine=Kate Michael=Mike Jennifer=Jen Christopher=Chris'.split(
      ' ',
    ),
    scripts: 'Сергей=Sergey Наталья=Natalia Юлия=Yulia Алексей=Alexey Müller=Mueller Sørensen=Soerensen'.split(' '),
    siblings: 'Daniel=Daniela Mario=Maria Arjun=Arun Julio=Julia Rohan=Rohit Eric=Erica'.split(' '),
  },
  'only measured': {
    first:
      'Emily Rosa Dwayne Zoë Anaïs Mei-Ling Ananya Lakshmi Sneha Vikram Imran Gustavo Ingrid Tomasz Farah Hiroshi'.split(
        ' ',
      ),
    last: 'Álvarez Nguyen Müller-Brandt Chatterjee Kulkarni Siddiqui Bhattacharya Patil Sandoval Hargrove Tanaka Novák'.split(
      ' ',
    ),
    nicknames:
      'James=Jim Margaret=Peggy Richard=Rick Patricia=Trish Joseph=Joe Stephanie=Steph Andrew=Drew Deborah=Deb Terence=Terry'.split(
        ' ',
      ),
    scripts: 'Дмитрий=Dmitry Екатерина=Yekaterina Михаил=Mikhail Татьяна=Tatiana Schröder=Schroeder Bjørk=Bjork'.split(
      ' ',
    ),
    siblings: 'Carlos=Carla Paul=Paula Victor=Victoria Anil=Anita Stephan=Stephanie Luis=Luisa Karan=Kiran'.split(' '),
  },
} as const;
type Half = LabelledPair['half'];

const pairOf = (text: string): [string, string] => text.split('=') as [string, string];
const domains = ['gmail.com', 'outlook.com', 'example.org', 'yahoo.com'];
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

function person(half: Half, from: Random): KnownPerson {
  const [firstName, lastName] = [from.pick(names[half].first), from.pick(names[half].last)];
  return {
    firstName,
    lastName,
    email: `${plain(firstName)}.${plain(lastName)}${from.integer(1, 9999)}@${from.pick(domains)}`,
    phonePrefix: '+1',
    phone: aPhone(from),
    cityId: from.integer(1, 40),
    birthday: null,
    resumeHash: null,
  };
}

const aPhone = (from: Random): string =>
  `${from.integer(201, 989)}${from.integer(200, 999)}${from.integer(1000, 9999)}`;
const elsewhere = (one: KnownPerson, from: Random): number => ((one.cityId ?? 0) % 40) + from.integer(1, 5) * 41;

/** Somebody entered a second time, by who typed in less or other things. */
const enteredAgain = (one: KnownPerson, from: Random): KnownPerson => ({
  ...one,
  email: `${plain(one.lastName)}${from.integer(1, 9999)}@${from.pick(domains)}`,
  phone: aPhone(from),
  cityId: from.chance(0.5) ? one.cityId : elsewhere(one, from),
});

/** A slip of the finger in the middle of a word. */
function typo(word: string, from: Random): string {
  if (word.length < 4) return word;
  const at = from.integer(1, word.length - 3);
  const [before, here, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return from.pick([
    `${before}${next}${here}${after}`,
    `${before}${next}${after}`,
    `${before}${here}${here}${next}${after}`,
  ]);
}

const email = (one: KnownPerson): [string, string] => (one.email ?? '').split('@') as [string, string];
type Make = (one: KnownPerson, from: Random, half: Half) => KnownPerson | [KnownPerson, KnownPerson];

const samePeople: Record<string, Make> = {
  'email in capitals': (one, from) => ({ ...enteredAgain(one, from), email: (one.email ?? '').toUpperCase() }),
  'email with a plus': (one, from) => ({
    ...enteredAgain(one, from),
    email: email(one).join(`+${from.pick(['jobs', 'cv', '2026'])}@`),
  }),
  'email without dots': (one, from) => ({
    ...enteredAgain(one, from),
    email: `${email(one)[0].replaceAll('.', '')}@${email(one)[1]}`,
  }),
  'phone written otherwise': (one, from) => ({
    ...enteredAgain(one, from),
    phonePrefix: from.pick(['', '1', '001', '+1']),
    phone: (one.phone ?? '').replace(/^(\d{3})(\d{3})(\d{4})$/, from.pick(['($1) $2-$3', '$1.$2.$3', '$1 $2 $3'])),
  }),
  'first name mistyped': (one, from) => ({
    ...enteredAgain(one, from),
    phone: one.phone,
    firstName: typo(one.firstName, from),
  }),
  'last name mistyped': (one, from) => ({
    ...enteredAgain(one, from),
    phone: one.phone,
    lastName: typo(one.lastName, from),
  }),
  nickname: (one, from, half) => {
    const [long, short] = pairOf(from.pick(names[half].nicknames));
    const named = { ...one, firstName: long };
    const shares = from.pick([{ phone: one.phone }, { email: one.email }, { cityId: one.cityId }]);
    return [named, { ...enteredAgain(named, from), ...shares, firstName: short }];
  },
  transliteration: (one, from, half) => {
    const [native, latin] = pairOf(from.pick(names[half].scripts));
    const shares = from.pick([{ phone: one.phone }, { email: one.email }]);
    return [
      { ...one, firstName: native },
      { ...enteredAgain(one, from), ...shares, firstName: latin },
    ];
  },
  'without accents, names swapped': (one, from) => ({
    ...enteredAgain(one, from),
    phone: one.phone,
    firstName: one.lastName.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''),
    lastName: one.firstName.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''),
  }),
  'name and city': (one, from) => ({ ...enteredAgain(one, from), cityId: one.cityId }),
  'another last name, same phone': (one, from, half) => ({
    ...enteredAgain(one, from),
    phone: one.phone,
    lastName: from.pick(names[half].last),
  }),
  'same resume': (one, from) => {
    const resumeHash = String(from.integer(1, 999_999)).padStart(64, '0');
    return [
      { ...one, resumeHash },
      { ...enteredAgain(one, from), resumeHash, email: null, phone: null },
    ];
  },
};

const otherPeople: Record<string, Make> = {
  'family at one address': (one, from, half) => {
    const others = names[half].first.filter((name) => name !== one.firstName);
    const shares = { phone: from.chance(0.6) ? one.phone : aPhone(from), email: from.chance(0.3) ? one.email : null };
    return { ...one, firstName: from.pick(others), ...shares };
  },
  'sister and brother': (one, from, half) => {
    const [firstName, sibling] = pairOf(from.pick(names[half].siblings));
    return [
      { ...one, firstName },
      { ...one, firstName: sibling, email: from.chance(0.3) ? one.email : null },
    ];
  },
  'father and son': (one) => [
    { ...one, lastName: `${one.lastName} Sr.` },
    { ...one, lastName: `${one.lastName} Jr.`, email: null },
  ],
  namesake: (one, from) => ({ ...enteredAgain(one, from), cityId: elsewhere(one, from) }),
  neighbour: (one, from, half) => {
    const lasts = names[half].last.filter((name) => name !== one.lastName);
    return { ...enteredAgain(one, from), cityId: one.cityId, lastName: from.pick(lasts) };
  },
  'colleague on one phone': (one, from, half) => {
    const firsts = names[half].first.filter((name) => name !== one.firstName);
    return { ...person(half, from), firstName: from.pick(firsts), phone: one.phone, cityId: one.cityId };
  },
  stranger: (_one, from, half) => person(half, from),
};

/** Pairs of every kind, so many each, by this seed: the same ones on every machine. */
export function generatePairs(seed: number, each: number): LabelledPair[] {
  const from = random(seed);
  const make = (kinds: Record<string, Make>, isSame: boolean): LabelledPair[] =>
    Object.entries(kinds).flatMap(([kind, change]) =>
      Array.from({ length: each }, (_, at) => {
        const half: Half = at % 2 === 0 ? 'looked at' : 'only measured';
        const first = person(half, from);
        const made = change(first, from, half);
        const [one, other] = Array.isArray(made) ? made : [first, made];
        return { one, other, isSame, kind, half };
      }),
    );
  return [...make(samePeople, true), ...make(otherPeople, false)];
}
