import { readFileSync } from 'node:fs';

/** A code of Britain or Canada, with the town in whose districts it is, where that is known. */
export interface CodeElsewhere {
  /** As the text spells it. */
  raw: string;
  iso: 'GB' | 'CA';
  town: string | undefined;
}

interface Area {
  iso: string;
  isOf: (area: string, district: number) => boolean;
  town: string;
}

let areas: readonly Area[] | undefined;

/**
 * The districts of post towns, read once per process: of Britain the letters and numbers with which a code begins, of Canada
 * what it begins with. Codes that begin otherwise are of other towns.
 */
function allAreas(): readonly Area[] {
  areas ??= readFileSync(new URL('./data/postal-areas.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [iso = '', letters = '', districts = '', town = ''] = line.split('\t');
      const [first, last] = districts.split('-').map(Number);
      const begins = new RegExp(`^(?:${letters})`);
      const isOf = (area: string, district: number): boolean =>
        iso === 'CA' ? begins.test(area) : area === letters && first! <= district && district <= last!;
      return { iso, isOf, town };
    });
  return areas;
}

const code =
  /\b(?:(?<area>[A-Z]{1,2})(?<district>\d{1,2})[A-Z]? ?\d[ABD-HJLNP-UW-Z]{2}|(?<canada>[A-Z]\d[A-Z]) ?\d[A-Z]\d)(?![A-Z\d])/i;

/** The code of Britain or Canada in a text. */
export function codeElsewhere(text: string): CodeElsewhere | undefined {
  const found = code.exec(text);
  const { area, district, canada } = found?.groups ?? {};
  const [raw = ''] = found ?? [];
  const iso = canada ? 'CA' : 'GB';
  const begins = (canada ?? area)?.toUpperCase();
  if (!begins) return undefined;
  const town = allAreas().find((one) => one.iso === iso && one.isOf(begins, Number(district)))?.town;
  return { raw, iso, town };
}

const outward =
  /(?<![\p{L}\d-])(?:(?<area>[A-Z]{1,2})(?<district>\d{1,2})[A-Z]?|(?<canada>[A-CEGHJ-NPR-TVXY]\d[ABCEGHJ-NPR-TV-Z]))$/iu;
/** Districts of London whose letters a Canadian code could have too. */
const london = /^(?:W1|E1W|N1[CP])/i;

/** The first half of such a code, which many write instead of the whole, at the end of a text: `SW1A`, `London SW1A`. */
export function outwardCode(text: string): CodeElsewhere | undefined {
  const found = outward.exec(text.trim());
  const { area, district, canada } = found?.groups ?? {};
  const [raw = ''] = found ?? [];
  const isCanadian = area === undefined || (/^[A-Z]\d[A-Z]$/i.test(raw) && !london.test(raw));
  const iso = isCanadian ? 'CA' : 'GB';
  const begins = (isCanadian ? (canada ?? raw) : area).toUpperCase();
  if (!begins) return undefined;
  const town = allAreas().find((one) => one.iso === iso && one.isOf(begins, Number(district)))?.town;
  return town === undefined ? undefined : { raw, iso, town };
}

const british =
  'AB|AL|BA|BB|BD|BH|BL|BN|BR|BS|BT|CA|CB|CF|CH|CM|CO|CR|CT|CV|CW|DA|DD|DE|DG|DH|DL|DN|DT|DY|EH|EN|EX|FK|FY|GL|GU|HA|HD|HG|HP|HR|HS|HU|HX|IG|IP|IV|KA|KT|KW|KY|LA|LD|LE|LL|LN|LS|LU|ME|MK|ML|NE|NG|NN|NP|NR|NW|OL|OX|PA|PE|PH|PL|PO|PR|RG|RH|RM|SA|SE|SG|SK|SL|SM|SN|SO|SP|SR|SS|ST|SW|SY|TA|TD|TF|TN|TQ|TR|TS|TW|UB|WA|WC|WD|WF|WN|WR|WS|WV|YO|ZE';
const town = "\\p{Lu}[\\p{L}'’ -]{2,24}";
const townAndHalf = new RegExp(`(?:^(?:${town}, )?|,\\s)${town},? (?:${british})\\d{1,2}[A-Z]?$`, 'u');

/** `Tynemouth NE30` at the end of an address: a town that no list has, with the first half of its British code. */
export const townBeforeCode = (text: string): string | undefined =>
  townAndHalf.exec(text.trim())?.[0].replace(/^,\s/, '');
