import { countries, countryById, type Country } from '../../../shared/constants/countries.ts';
import type { LoadOptions } from '../../ui/fields/use-async-options.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** What people type who mean these, in small letters. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates'],
  CD: ['congo kinshasa', 'zaire'],
  CI: ['ivory coast'],
  CZ: ['czech republic'],
  DE: ['deutschland'],
  ES: ['espana'],
  GB: ['uk', 'great britain', 'england', 'scotland', 'wales', 'northern ireland'],
  KR: ['korea'],
  NL: ['holland'],
  TR: ['turkey'],
  US: ['usa', 'america'],
};

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\d ]/gu, '')
    .trim()
    .toLowerCase();

const countryOption = ({ id, name, flag }: Country): Option<number> => ({ value: id, label: `${flag} ${name}` });

/** The country with this id as an option, or null. */
export function countryWith(id: number): Option<number> | null {
  const country = countryById(id);
  return country ? countryOption(country) : null;
}

const names = countries.map((country) => ({
  option: countryOption(country),
  iso: country.iso.toLowerCase(),
  names: [folded(country.name), ...(otherNames[country.iso] ?? [])],
}));

/** The countries of which a name, or a later word of it, begins with the text, or whose code it is; all for none. */
export const findCountries: LoadOptions<number> = async (text) => {
  const typed = folded(text);
  const rank = (one: (typeof names)[number]): number => {
    if (one.iso === typed || one.names.includes(typed)) return 0;
    if (one.names.some((name) => name.startsWith(typed))) return 1;
    return one.names.some((name) => name.includes(` ${typed}`)) ? 2 : 3;
  };
  if (typed === '') return names.map(({ option }) => option);
  return names
    .filter((one) => rank(one) < 3)
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ option }) => option);
};
