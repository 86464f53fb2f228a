import { cityMeant } from '../../lookups/cities.ts';
import { barePlace, isNickname } from '../../lookups/city-spellings.ts';
import { codeElsewhere, outwardCode, townBeforeCode } from '../../lookups/postal-areas.ts';
import { isBulleted, trimmed } from './normal-text.ts';
import { contactLines } from './own-lines.ts';
import { isCountry, placeScore, withoutCodes } from './places.ts';
import type { NumberedLine, Section } from './sections.ts';

/** A fact as the resume spells it, with its value. */
export interface RawFact<T = string> {
  raw: string;
  value: T;
  confidence: number;
}
/** A phone number: its country code without a plus, and the national number. */
export interface ResumePhone {
  prefix: string;
  number: string;
}

const address = /[^\s|,;]+\s?@\s?[^\s|,;]+/;
const label = new RegExp(
  '^(current address|permanent address|home address|address|location|based in|currently (?:living |based |residing )?in|residence|region|city|current location|residential (?:area|address)|place of residence|area of residence|domicilio|lives in|living in|located in|ort|wohnort|locatie|plaats|lokalizacja|miejsce zamieszkania|居住地|现居地|现居|所在城市|anschrift|adresse?|woonplaats|adress|domicile|direcci[óo]n|ubicaci[óo]n|ciudad|localidad|indirizzo|residenza|morada|endere[çc]o|localiza[çc][ãa]o|(?:現)?住所|所在地|(?:l|a|loc|addr?)(?=\\s*:))\\s*[:：\\-–]?\\s*',
  'iu',
);
/** Labels that are cities too. */
const notPlace = /^(?:male|female|married|single|mobile|phone|tel|cell|email|e-mail|contact|date|home|nationality)$/i;
/** Where somebody would go, or was born, is not where they live. */
const elsewhere = new RegExp(
  [
    '\\b(?:languages?|relocat\\w*|place of birth|birth ?place|place of issue|preferred location)\\b',
    '^\\W*(?:nationality|citizenship|nacionalidade?|nationalité|staatsangehörigkeit|nationaliteit|nazionalità)\\b.{0,32}$',
    '(?<!\\p{L})(?:geburts\\p{L}+|geboren|geb\\.|born|n[ée]e? [àen]|籍贯)(?!\\p{L})',
  ].join('|'),
  'iu',
);
/** `Leeds, UK (willing to relocate)`. */
const willing = /\s\([^()]*\brelocat[^()]*\)/i;
const furnished = 0.95;
const ofAddress = 0.85;
const unlabelled = 0.5;

/** Where the person lives, as the contacts say, or a line anywhere that is labelled so. */
export function findLocation(
  sections: readonly Section[],
  name: string | undefined,
  isOwn: (line: number) => boolean = () => true,
): RawFact | undefined {
  let best: RawFact | undefined;
  let above: { fact: RawFact; line: number } | undefined;
  const about = new Set(sections.filter(({ kind }) => kind === 'summary').flatMap(({ lines }) => lines));
  for (const line of placeLines(sections, name)) {
    if (!isOwn(line.index) || elsewhere.test(line.text.replace(willing, ''))) continue;
    for (const piece of line.parts.flatMap(({ text }) => text.replace(willing, '').split(separators))) {
      const found = locationIn(piece, name);
      // `• Java` is a point of a list of skills, and `IDE | Eclipse` one of its rows.
      if (found && (isBulleted(line.text) || about.has(line)) && found.confidence < 0.5) continue;
      const fact = found && above?.line === line.index - 1 ? withCountry(above.fact, found) : found;
      if (fact) above = { fact, line: line.index };
      if (fact && (!best || fact.confidence > best.confidence)) best = fact;
    }
  }
  return best;
}

/** `Leeds LS1 4AB` and, on the line below it, `United Kingdom`. */
function withCountry(city: RawFact, below: RawFact): RawFact {
  const value = `${city.value}, ${below.value}`;
  if (!isCountry(below.value) || isCountry(city.value) || placeScore(value) < 0.8) return below;
  return { ...city, value, confidence: ofAddress };
}

const separators =
  /\s+[|•·–—-]\s+|(?<=^[^,\d]{2,40}\p{Ll})(?<!^(?:St|Ft|Mt|Pt))\.\s+(?=\p{Lu})|\s{2,}|\s*[•·|;▪◆◇■●∙⋅✉☎📍📧📞🖂📱✆⌂]\s*/u;

const footerLines = 3;

function placeLines(sections: readonly Section[], name: string | undefined): NumberedLine[] {
  const contacts = [...contactLines(sections).slice(0, 30), ...aboveContacts(sections), ...belowName(sections, name)];
  const others = sections.flatMap(({ kind, lines }, at) => {
    if (at === 0 || kind === 'contact') return [];
    if (kind === 'summary') return lines.filter(({ text }) => text.length < 60);
    return lines.filter(({ text }) => text.length < 80 && /^(current )?(address|location|based in)\s*:/i.test(text));
  });
  // The footer of a Word file comes last.
  const footer = sections.flatMap(({ lines }) => lines).slice(-footerLines);
  return [...contacts, ...others, ...footer.filter(({ text }) => address.test(text))];
}

/** A place that ends a column, above the number and address that go on with it. */
const aboveContacts = (sections: readonly Section[]): NumberedLine[] =>
  sections.flatMap(({ kind }, at) => {
    const above = kind === 'contact' && at > 1 ? sections[at - 1]!.lines.at(-1) : undefined;
    return above && placeScore(above.text) === 1 ? [above] : [];
  });

/** Exports of profiles have the name in the middle of the page, and the place below it. */
function belowName(sections: readonly Section[], name: string | undefined): NumberedLine[] {
  for (const { lines } of sections.slice(1)) {
    const at = name === undefined ? -1 : lines.findIndex(({ text }) => text.trim() === name);
    if (at >= 0) return lines.slice(at + 1, at + 4);
  }
  return [];
}

function locationIn(piece: string, name: string | undefined): RawFact | undefined {
  const ownLine = name !== undefined && piece.startsWith(`${name}, `) ? piece.slice(name.length + 2) : piece;
  const bare = ownLine
    .replace(address, '')
    .replace(/(?:\p{L}+:\s*)?(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*/u, '')
    .replace(
      /(?:[,;] ?)?(?:\b(?:tel|tél|cell?|mob(?:ile)?|phone|ph|tlf|tfno|kom|móvil|gsm)[.:]* ?)?\+?\(?\d[\d\s().-]{7,}\d/iu,
      '',
    )
    .replace(/(?:, ?){2,}/g, ', ');
  const isLabelled = label.test(trimmed(bare));
  const text = trimmed(
    barePlace(trimmed(bare))
      .replace(label, '')
      .replace(/\((?:home|current|permanent|residence)\)$/i, '')
      .replace(/^[^\p{L}\d]+/u, '')
      .replace(/\(?\b(?:\d{5,6}(?:-\d{4})?|\d{3} \d{3})\b\)?\s*$|(?<!\.\p{Lu})\.$/u, ''),
  );
  if (!text || (name !== undefined && text.startsWith(name)) || notPlace.test(text)) return undefined;
  const code = codeElsewhere(text);
  if (code?.town !== undefined && code.raw === text) return { raw: text, value: text, confidence: furnished };
  const called = calledOrCoded(text, isLabelled);
  if (called) return called;
  const score = placeScore(text);
  const end = score < 1 && /\d/.test(text) ? endOfAddress(text) : undefined;
  if (end) return end;
  if (score >= (isBulleted(piece) ? 0.8 : 0.3))
    return { raw: text, value: withoutCodes(text), confidence: score * furnished };
  return endOfAddress(text);
}

/** `SF`, `NYC` and `SW1A`, or `London SW1A`: what people call a city, and the first half of a code. */
function calledOrCoded(text: string, isLabelled: boolean): RawFact | undefined {
  const confidence = isLabelled ? ofAddress : unlabelled;
  const code = outwardCode(text);
  const town = code && trimmed(text.slice(0, text.length - code.raw.length));
  if (code && town && cityMeant(text)) return { raw: text, value: text, confidence };
  const coded = townBeforeCode(text);
  if (coded) return { raw: coded, value: coded, confidence };
  if (code && town) return undefined;
  // `C1` and `EC2` are more often something else.
  if (code)
    return isLabelled || /^(?!EC2$)(?:[A-Z]{1,2}\d\w{1,2}|[A-Z]{2}\d)$/.test(text)
      ? { raw: text, value: text, confidence }
      : undefined;
  return isNickname(text) && (isLabelled || /^\p{Lu}/u.test(text)) ? { raw: text, value: text, confidence } : undefined;
}

const codeBeforeTown = new RegExp(
  [
    '(?:^|[,;] ?|\\p{L} \\d{1,4}[a-z]?,? |[a-z]\\.? )(?:[A-Z]{1,2}[- ])?(?!(?:19|20)\\d\\d\\b)\\d{4,5},? ',
    "(\\p{Lu}[\\p{L}.'-]{2,}(?: (?:am|an der|im|bei|ob der|a\\.) \\p{Lu}\\p{L}+)?)(?=$|, \\p{L}|\\.$)",
  ].join(''),
  'u',
);
const townInCountry = /(?:^|[,;] ?)\d{4,6},? (\p{Lu}[\p{L}.' -]{2,40} \((\p{L}[\p{L} ]{3,20})\))$/u;
const notTown = /^(?:street|road|avenue|lane|drive|apt|unit|present|heute)$/i;

/** `12 Oak Street, Austin, TX`, `Based in Lyon, France`: the end of an address. */
function endOfAddress(text: string): RawFact | undefined {
  const pieces = text.split(/,\s*/);
  const ends = pieces
    .slice(1)
    .map((_piece, at) =>
      pieces
        .slice(at + 1)
        .join(', ')
        .replace(/\.$/, ''),
    )
    .map((end) => ({ end, score: placeScore(end) }))
    .filter(({ score }) => score >= 0.8)
    .toSorted((one, other) => other.score - one.score);
  if (ends[0]) return { raw: ends[0].end, value: withoutCodes(ends[0].end), confidence: ofAddress };
  // `…, Antipolo City, Rizal`: a province that no list has, after a city.
  const city = pieces.length > 2 && /\d/.test(text) ? pieces.at(-2)! : '';
  if (placeScore(city) >= 0.8) return { raw: city, value: withoutCodes(city), confidence: ofAddress };
  // `Thane (W) 400601`: the side of the railway.
  const sided = /(?:^|, )(\p{Lu}[\p{L} ]{2,24}) ?\((?:[WENS]|West|East|North|South)\)/u.exec(text)?.[1]?.trim() ?? '';
  if (placeScore(sided) >= 0.5) return { raw: sided, value: sided, confidence: ofAddress };
  // `Calle Real 4, 41003 Dos Hermanas (Spain)`: a town of any size before its country.
  const [, inCountry = '', country = ''] = townInCountry.exec(text) ?? [];
  if (isCountry(country)) return { raw: inCountry, value: inCountry, confidence: ofAddress };
  // `Am Wehr 8, 24937 Flensburg`, `DE-38302, Wolfenbüttel`: a town of any size behind its code.
  const [, coded = ''] = codeBeforeTown.exec(text) ?? [];
  if (coded && !notTown.test(coded)) return { raw: coded, value: coded, confidence: ofAddress };
  // `3 Oak Road, Chelsfield, Orpington, BR6 6JG`: a town that no list has, before its code.
  const town = /^\d.*, (\p{Lu}[\p{L} -]{2,30}), [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u.exec(text)?.[1];
  if (town) return { raw: town, value: town, confidence: ofAddress };
  const words = text.replace(/\.$/, '').split(' ');
  for (let from = 1; from < Math.min(words.length, 8); from++) {
    const end = words.slice(from).join(' ');
    if (
      words.length < 14 &&
      ((/[,\s]/.test(end) && placeScore(end) >= ofAddress) || (/\d/.test(text) && isCountry(end)))
    )
      return { raw: end, value: withoutCodes(end), confidence: ofAddress };
  }
  return undefined;
}
