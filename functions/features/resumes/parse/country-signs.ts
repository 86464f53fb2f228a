import { isSupportedCountry, type CountryCode } from 'libphonenumber-js';
import { outwardCode, townBeforeCode } from '../../lookups/postal-areas.ts';
import { worldCity } from '../../lookups/world-places.ts';
import { normal } from './normal-text.ts';
import { countryOf } from './places.ts';

/** Towns of Britain have namesakes elsewhere, its postcodes have none. */
const britishPostcode = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;
/** Ends of addresses that companies of any country use. */
const anywhere = new Set(['CO', 'IO', 'ME', 'AI', 'TV', 'CC', 'FM', 'LY', 'TO', 'GG', 'LA', 'WS', 'IM']);
/** Scripts that one country's resumes are written in; Ukrainian has letters of its own. */
const scripts: [script: RegExp, country: CountryCode][] = [
  [/\p{Script=Hangul}/gu, 'KR'],
  [/\p{Script=Han}/gu, 'CN'],
  [/\p{Script=Devanagari}/gu, 'IN'],
  [/[іїєґ]/giu, 'UA'],
  [/\p{Script=Cyrillic}/gu, 'RU'],
];
const fewestLetters = 40;
/** Japanese is written in Chinese letters too, among its own. */
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const fewestKana = 4;
/** Mobile numbers as only one country writes them: `(21) 98269-0009`, `8 (916) 123-45-67`, `090-1234-5678`. */
const grouped: [number: RegExp, country: CountryCode][] = [
  [/(?:\(\d{2}\)|(?<![\d.-])\d{2}) ?9 ?\d{4}-\d{4}(?!\d)/, 'BR'],
  [/(?<![\d+])8 ?\(?9\d{2}\)? ?\d{3}-\d{2}-\d{2}(?!\d)/, 'RU'],
  [/(?<![\d+])0[789]0-\d{4}-\d{4}(?!\d)/, 'JP'],
  [/(?<![\d+])0[1-79](?:[ .]\d{2}){4}(?!\d)/, 'FR'],
  [/(?<![\d+])010-\d{4}-\d{4}(?!\d)/, 'KR'],
  [/(?:电话|手机|联系方式)\W*1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?!\d)|(?<![\d+])1[3-9]\d([ -])\d{4}\1\d{4}(?!\d)/u, 'CN'],
];
/** Words of languages of which most speakers live in one country. */
const languages: [words: RegExp, country: CountryCode][] = [
  [/\b(?:och|att|jag|med|som)\b/gi, 'SE'],
  [/\b(?:et|des|les|dans|une|du|aux|avec|pour)\b/gi, 'FR'],
  [/\b(?:und|mit|der|bei|von)\b/gi, 'DE'],
  [/\b(?:di|della|nel|gli|con)\b/gi, 'IT'],
  [/\b(?:een|het|van|voor|met)\b/gi, 'NL'],
  [/\b(?:oraz|dla|jest|przez)\b/gi, 'PL'],
  [/[ơưạảấầậắếềệịọộớờợụứừựỹ]/gi, 'VN'],
];
const fewestWords = 8;

/** What the schools, papers and ways of counting of one country are called, which its resumes have and others do not. */
const signs: [words: RegExp, country: CountryCode][] = [
  [/\bK\.?C\.?[SP]\.?E\b|\bKiswahili\b|\bM-?PESA\b|\bKenya(?:n|tta)?\b/g, 'KE'],
  [/\bNYSC\b|\bNECO\b|\bSSCE\b|\bWAEC\b|\bNigerian?\b/g, 'NG'],
  [
    new RegExp(
      '\\b(?:CBSE|ICSE|[BM]\\.? ?Tech|Pvt|lakhs?|crores?|Aadhaar|LPA|Marathi|Telugu|Kannada|Malayalam|Gujarati|Pune|[SH]\\.S\\.C|Indian?)\\b',
      'gi',
    ),
    'IN',
  ],
  [/\bDhaka\b|\bBangla(?:desh)?\b/gi, 'BD'],
  [/\bTESDA\b|\bNC ?II\b|\bTagalog\b|\bBarangay\b|\bPhilippines\b|\bFilipino\b/gi, 'PH'],
  [/\bVMBO\b|\bHAVO\b|\bMBO\b|\bNederlandse?\b/g, 'NL'],
  [/\bABSA\b|\bSetswana\b|\bisiZulu\b|\bAfrikaans\b|\bSouth Africa\b|\bMatriculated\b/gi, 'ZA'],
  [/\bTAFE\b|\bAGSVA\b|\bATAR\b|\bAustralian?\b/g, 'AU'],
  [/\bSPM\b|\bSTPM\b|\bMalaysian?\b/g, 'MY'],
  [/\bENEM\b|\bTCC\b|\bCPF\b|\bBrasil\b|\bbrasileir[ao]\b|\bensino m[ée]dio\b/gi, 'BR'],
  [/\bMatura\b|\bPESEL\b|\bPolska\b/g, 'PL'],
  [/\bICFES\b|\bSENA\b|\bColombia\b|\bcolombian[ao]\b/g, 'CO'],
  [/\bINEI\b|\bSENATI\b|\bPer[úu]\b|\bperuan[ao]\b/g, 'PE'],
  [/\bargentin[ao]\b/gi, 'AR'],
  [/\bespañola?\b|\bEspaña\b|\bSpanish\b(?= *$)/gim, 'ES'],
  [/\bpakistani?\b|\bCNIC\b|\bMatric\b.*\bF\.?Sc\b/gi, 'PK'],
];

/** What a country is read from, surest first except for a postcode of Britain among the contacts. */
interface OfResume {
  home: string;
  email: string;
  contacts: readonly string[];
  text: string;
}

/** The country that a resume leaves no doubt about, by what is surest first. */
export function countryOfResume({ home, email, contacts, text }: OfResume): CountryCode | undefined {
  if (contacts.some((line) => britishPostcode.test(line))) return 'GB';
  const byAddress = countryOfAddress(email);
  // `Granada` is a country in Spanish, and a town of Spain.
  const [town = ''] = home.split(/,|(?= \p{Lu}{2}$)/u);
  if (byAddress && worldCity(normal(town))?.countries.includes(byAddress)) return byAddress;
  if (townBeforeCode(home) !== undefined || outwardCode(home)?.iso === 'GB') return 'GB';
  return (countryOf(home) as CountryCode | undefined) ?? byAddress ?? countryOfText(home, text);
}

/** The country of an address that ends like one of it: `an@example.vn`. */
function countryOfAddress(email: string): CountryCode | undefined {
  const end = /\.([a-z]{2})$/i.exec(email)?.[1]?.toUpperCase() ?? '';
  const code = end === 'UK' ? 'GB' : end;
  return isSupportedCountry(code) && !anywhere.has(code) ? code : undefined;
}

/** The only country that has a town of this name, or whose script a text is written in. */
function countryOfText(home: string, text: string): CountryCode | undefined {
  const towns = worldCity(normal(home.split(',')[0]!))?.countries ?? [];
  if (towns.length === 1 && isSupportedCountry(towns[0]!)) return towns[0];
  const own = grouped.find(([number]) => number.test(text));
  if (own) return own[1];
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (count(kana) >= fewestKana && count(kana) + count(/\p{Script=Han}/gu) >= fewestLetters) return 'JP';
  return (scripts.find(([script]) => count(script) >= fewestLetters) ??
    languages
      .map(([words, country]) => [count(words), country] as const)
      .filter(([many]) => many >= fewestWords)
      .toSorted((a, b) => b[0] - a[0])[0])?.[1];
}

/** The country whose signs a resume has, and most of them; undefined where two have as many. */
export function countryOfSigns(text: string): CountryCode | undefined {
  const counted = signs
    .map(([words, country]) => ({ country, count: new Set(text.match(words)).size }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  const [first, second] = counted;
  return first && first.count > (second?.count ?? 0) ? first.country : undefined;
}
