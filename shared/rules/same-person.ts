import { foldedName, nameLikeness, type NameLikeness } from './name-likeness.ts';

/** What is known of somebody who may be known already. */
export interface KnownPerson {
  firstName: string;
  lastName: string;
  email: string | null;
  phonePrefix: string | null;
  phone: string | null;
  cityId: number | null;
  birthday: string | null;
  /** SHA-256 of the resume they were read from. */
  resumeHash: string | null;
}

/** Why two people are taken for one, the strongest first. */
export const sameness = ['resume', 'email', 'phone', 'name', 'city'] as const;
export type Sameness = (typeof sameness)[number];

/** What each piece of evidence says, in words. */
export const samenessWords: Record<Sameness, string> = {
  resume: 'The same resume',
  email: 'The same email, apart from capitals, dots and what follows a plus',
  phone: 'The same phone',
  name: 'The same name, or one form of it',
  city: 'The same city',
};

/**
 * An address as two people would have to share it: in small letters, without dots and without what follows a plus in
 * its name.
 */
export function sameMailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
}

/** The digits by which phones are first compared: the last ten, without prefix, spaces and zeros before it. */
export function samePhone({ phonePrefix, phone }: Pick<KnownPerson, 'phonePrefix' | 'phone'>): string | null {
  const digits = `${phonePrefix ?? ''}${phone?.split('x')[0] ?? ''}`.replaceAll(/\D/g, '');
  return phone && digits.length >= 7 ? digits.slice(-10) : null;
}

/** Whether two phones are one: ten digits are dialled in several countries, so prefixes that are known must agree. */
function arePhonesEqual(one: KnownPerson, other: KnownPerson): boolean {
  const prefixes = [one, other].flatMap(({ phonePrefix }) => phonePrefix?.replaceAll(/^\+|^00|\D/g, '') || []);
  return equal(samePhone(one), samePhone(other)) && new Set(prefixes).size < 2;
}

const equal = <T>(one: T | null, other: T | null): boolean => one !== null && one === other;
const generation = /\b(?:jr|sr|junior|senior|ii|iii|iv)\b/;

/** The two first names, and the two last names, each also the other way round where that fits better. */
function likenessOf(one: KnownPerson, other: KnownPerson): { first: NameLikeness; last: NameLikeness } {
  const straight = {
    first: nameLikeness(one.firstName, other.firstName),
    last: nameLikeness(one.lastName, other.lastName),
  };
  const swapped = {
    first: nameLikeness(one.firstName, other.lastName),
    last: nameLikeness(one.lastName, other.firstName),
  };
  return swapped.first === 'same' && swapped.last === 'same' ? swapped : straight;
}

/** Whether what is known makes them two people, whatever else they share. */
function areTwo(one: KnownPerson, other: KnownPerson): boolean {
  if (one.birthday !== null && other.birthday !== null && one.birthday !== other.birthday) return true;
  const [first, second] = [one, other].map(({ lastName }) => generation.exec(foldedName(lastName))?.[0] ?? '');
  return first !== second && first !== '' && second !== '';
}

/**
 * Why two people may be one and the same; empty where they are not. Members of a family share an address, a phone or a
 * mailbox, so that none of these counts without a first name that may be the same. A match is only ever shown, never
 * acted on by itself (PLUS-15).
 */
export function evidenceOfSamePerson(one: KnownPerson, other: KnownPerson): Sameness[] {
  if (equal(one.resumeHash, other.resumeHash)) return ['resume'];
  const { first, last } = likenessOf(one, other);
  if (first === 'different' || areTwo(one, other)) return [];
  const shares = {
    email: equal(one.email && sameMailbox(one.email), other.email && sameMailbox(other.email)),
    phone: arePhonesEqual(one, other),
    city: equal(one.cityId, other.cityId),
  };
  const isNamedAlike = last !== 'different';
  const isSame =
    shares.email ||
    (shares.phone && (isNamedAlike || first === 'same')) ||
    (shares.city && isNamedAlike && first === 'same' && last === 'same');
  if (!isSame) return [];
  const found = { resume: false, ...shares, name: isNamedAlike };
  return sameness.filter((kind) => found[kind]);
}
