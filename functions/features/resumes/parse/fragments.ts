import type { Part } from '../text/resume-text.ts';
import { findRange, findSingle, leadingDate, withoutLastDate, withoutSingle } from './dates.ts';
import { endsInFullStop } from './lifted-dates.ts';
import { labelledIn } from './labelled.ts';
import { isSentence, trimmed, unspaced, withoutBullet } from './normal-text.ts';
import { placeScore } from './places.ts';
import type { NumberedLine } from './sections.ts';
import { companyWord, degreeWord, endsAsTitle, schoolWord, titleWord } from './vocabulary.ts';

/** A piece of an entry's head between separators. */
export interface Fragment {
  text: string;
  isBold: boolean;
  /** It is beside the dates of its entry. */
  isDated?: boolean;
}

const separators = new RegExp(
  '\\s*\\|\\s*|\\s*(?:-{3,}|\\.{4,}|_{3,}|…{2,}|–{3,}|—{2,})\\s*|\\s{2,}\\|?\\s*|\\s+[-–—]\\s+|\\s*[·•⋅]\\s*|(?<=[\\p{L}.)])[–—]\\s+(?=\\p{Lu})|(?<=\\p{Ll}{3})-\\s+(?=\\p{Lu}\\p{Ll})|\\s+[-–—](?=\\p{Lu})|\\s+@\\s*(?=\\p{Lu})|\\s+@\\s+|\\s*;\\s+|\\s*(?<!:)\\/\\/\\s*|\\s+[-–—]$|^\\|\\s*',
  'u',
);
const legalForm = new RegExp(
  '^(?:Inc|LLC|Ltd|L\\.L\\.C|Corp|Co(?!-)|Pvt|Private|LLP|L\\.?P|LLLP|PLC|P\\.?C|PLLC|GmbH|AG|KGa?A?|UG|e\\.?V|S\\.?A|S\\.?A\\.?S|S\\.?A\\.?R\\.?L|S\\.?L|S\\.?r\\.?l|S\\.?p\\.?A|B\\.?V|N\\.?V|Oyj?|AB|A/S|ApS|AS|Kft|Ltda|Lda|d\\.o\\.o|s\\.r\\.o|Pte|Pty|Sdn|K\\.?K|N\\.?A|USA|U\\.S\\.A)\\b(?!\\s+\\p{L}{4})',
  'iu',
);

/** The pieces of a line without its dates. */
export function fragmentsOf(line: NumberedLine): Fragment[] {
  return withWholePlaces(withoutLabelPart(line))
    .flatMap(byWeight)
    .flatMap(({ text, isBold }) =>
      pieces(withoutDates(withoutLabel(withoutBullet(unspaced(text))))).map((piece) => ({ text: piece, isBold })),
    );
}

/** `Boston` and `MA` in cells of their own are one place. */
function withWholePlaces(parts: NumberedLine['parts']): NumberedLine['parts'] {
  const at = parts.findIndex(({ text }, place) => place > 0 && /^[A-Z]{2}$/.test(text.trim()));
  const [city, state] = [parts[at - 1], parts[at]];
  const town = city?.text.split(/[^\p{L} .]+/u).at(-1) ?? '';
  if (!city || !state || placeScore(`${town.trim()} ${state.text.trim()}`) < 0.85) return parts;
  return parts.toSpliced(at - 1, 2, { ...city, text: `${city.text} ${state.text}` });
}

/** The same with trimmed texts, without those that say nothing. */
export const trimmedFragments = (line: NumberedLine): Fragment[] =>
  fragmentsOf(line)
    .map(({ text, isBold }) => ({ text: trimmed(text), isBold }))
    .filter(({ text }) => text.length > 1);

/** `Staff Nurse Example Hospital`, of which only the title is bold, in two; a label or a date runs over the change. */
function byWeight({ text, isBold, boldStart = '' }: Part): Pick<Part, 'text' | 'isBold'>[] {
  if (boldStart.length < 3) return [{ text, isBold }];
  const rest = text.slice(boldStart.length).trim();
  if (!/^[\p{Lu}\p{Lo}]/u.test(rest) || !/[\p{L})]$/u.test(boldStart)) return [{ text, isBold }];
  const hasOwnDate = /\d/.test(boldStart) && findRange(text)?.raw !== findRange(rest)?.raw;
  if (hasOwnDate || labelledIn(text) || isSentence(text)) return [{ text, isBold }];
  return [
    { text: boldStart, isBold: true },
    { text: rest, isBold: false },
  ];
}

/** The parts of a form's row without its label; of details, nothing. */
function withoutLabelPart({ parts }: NumberedLine): NumberedLine['parts'] {
  const [first, second] = parts;
  const labelled = first && second && !labelledIn(first.text) ? labelledIn(`${first.text}: ${second.text}`) : undefined;
  if (!labelled) return parts;
  return labelled.role === 'detail' ? [] : parts.slice(1);
}

/** The value behind a label; of dates and details, nothing. */
function withoutLabel(text: string): string {
  const labelled = labelledIn(text);
  if (!labelled || labelled.role === 'dates') return labelled?.value ?? text.replace(client, '');
  return labelled.role === 'detail' ? '' : labelled.value;
}

function withoutDates(text: string): string {
  const range = findRange(text);
  if (range) {
    const at = text.indexOf(range.raw);
    // `Cook, Fern Cafe, Leeds. 2018 – 2019.`
    const before = text.slice(0, Math.max(0, at)).trimEnd();
    return `${endsInFullStop.test(before) ? before.slice(0, -1) : before} | ${text.slice(at + range.raw.length)}`;
  }
  if (!findSingle(text)) return text;
  // `Summer 2023 — Welder, Example Ltd`: a date before its entry.
  const leading = leadingDate(text.trim());
  if (leading && /\d{4}$/.test(leading)) return text.replace(leading, ' | ');
  return text.length < 26 ? withoutSingle(text) : withoutLastDate(text);
}

function pieces(given: string): string[] {
  return withJoinedDepartments(given)
    .split(separators)
    .flatMap((piece) => atPlace(piece ?? ''))
    .flatMap(atPost)
    .flatMap(atCommas)
    .flatMap(atSmallLetter)
    .flatMap(splitAtPreposition)
    .map((piece) => piece.replaceAll(joint, ' - ').replaceAll(longJoint, ' – '))
    .filter((piece) => piece.trim() !== '');
}

const [joint, longJoint] = ['\u0001', '\u0002'];

/** `Assistant Manager - Accounts` is one title: its dash is no separator. */
function withJoinedDepartments(text: string): string {
  return text.replace(
    / ([-–]) (?=(\p{Lu}[^|,()–-]{1,40}?)(?: ?(?:$|[|,(–])| - | at ))/gu,
    (dash: string, sign: string, next: string, at: number) =>
      endsAsTitle(text.slice(0, at)) && department.test(next) ? (sign === '-' ? joint : longJoint) : dash,
  );
}

/** What follows a title after a comma and belongs to it: `Vice President, Marketing`, `Staff Nurse, ICU`. */
const department = new RegExp(
  '^(?:(?:internal|retail|wholesale|commercial|investment|cardiac|surgical|medical|neonatal|pediatric|global|digital|product|brand|corporate|strategic|technical|regional|field|inside|enterprise|data|people|client|customer|store|plant|branch|clinical|regulatory|special|north america|emea|apac|west|east)\\s+(?:and\\s+)?)*' +
    '(?:medicine|software engineering|data engineering|systems engineering|machine learning|computer vision|audit|assets|banking|lending|credit|risk|tax|treasury|marketing|sales|operations|engineering|finance|accounts|accounting|payments|hr|human resources|it|information technology|product|design|strategy|research|development|research (?:and|&) development|r&d|communications|analytics|quality|quality assurance|qa|procurement|legal|compliance|security|support|customer success|customer service|business development|supply chain|logistics|technology|data science|platform|infrastructure|growth|partnerships|icu|er|emergency|oncology|pediatrics|med\\/surg|o&m|mis|r&d|surgery|obgyn|l&d|telemetry|radiology|cardiology|north america|latin america|latam|americas|europe|emea|apac|asia|mathematics|math|science|english|history|affairs|education|students)(?:\\s+(?:and|&)\\s+(?:compliance|quality(?: assurance)?|marketing|operations|development|communications|engineering|planning|logistics|training|safety))?$|' +
    '^(?:\\d{1,2}(?:st|nd|rd|th)(?: (?:and|&|[-–]) \\d{1,2}(?:st|nd|rd|th))? grade|grades? [k\\d]{1,2}(?: ?[-–&] ?\\d{1,2})?|(?:pre-?)?k(?:-\\d{1,2})?|kindergarten|(?:night|day|evening|swing|graveyard|weekend|first|second|third|1st|2nd|3rd) shift|level (?:[iv]{1,3}|\\d)|(?:first|second|third) class)$',
  'i',
);
export const isDepartment = (text: string): boolean => department.test(text);

/** `Client: Example Ltd` names whom the work was for. */
const client = /^\s*client\s*[:–-]\s+/i;
/** Names of several partners: `Holt, Amadi & Partners`. */
const ofPartners = new RegExp(
  "^\\p{Lu}[\\p{L}’'-]*,? (?:&|and|und|et|y|e) (?:\\p{Lu}[\\p{L}’'-]*|partners?|associates|sons|co\\.?)(?: (?:LLP|LLC|PLLC|P\\.C\\.|Ltd\\.?|Inc\\.?))?$",
  'u',
);
const partner = /(?:&|and|und|et) (?:partners?|associates|sons|co\b)|(?:LLP|PLLC|P\.C\.)$/i;

/** Universities whose campus is a part of their name: `University of California, Davis`. */
const ofCampuses = new RegExp(
  '^(?:University of (?:California|Texas|Massachusetts|Wisconsin|Illinois|North Carolina|Maryland|Nebraska|Michigan|Minnesota|Missouri|Colorado|Tennessee|Hawai.?i)|(?:California|Texas|Pennsylvania|Louisiana|California Polytechnic) State University|Texas A&M University|Indiana University|(?:State|City) University of New York)$',
  'i',
);
const isCampus = (school: string, place: string): boolean =>
  ofCampuses.test(trimmed(school)) && /^\p{Lu}[\p{L}. ]{2,20}$/u.test(trimmed(place)) && placeScore(trimmed(place)) > 0;

/** `Example School of Management, Example University` is one name. */
const ofFaculty = /\b(?:school|college|faculty|department|institute) of\s[^,]+$/i;

const institution = /universi|college|school|institut/i;
/** `Professor, Department of History`, unless its institution follows. */
const isOwnDepartment = (title: string, piece: string): boolean =>
  /\b(?:professor|lecturer|instructor)$/i.test(title) && /^department of \p{Lu}/iu.test(piece);

/** Splits at commas, but neither within a place or brackets nor before a legal form. */
function atCommas(text: string): string[] {
  const joined: string[] = [];
  const pieces = text.split(/,\s*(?=\p{Lu}|\p{Lo}|\d|[a-z]\p{Lu}|[a-z-]{3,24}\.(?:com|org|io|net|co|ai)\b)/u);
  for (const [at, piece] of pieces.entries()) {
    const last = joined.at(-1);
    const both = `${last}, ${piece}`;
    const isWithin = last !== undefined && last.lastIndexOf('(') > last.lastIndexOf(')');
    const isPartner =
      last !== undefined &&
      /^\p{Lu}[\p{L}’'-]*$/u.test(last.trim()) &&
      ofPartners.test(trimmed(piece)) &&
      partner.test(trimmed(piece));
    // `Lead, Payments at Example`.
    const [ofLast = ''] = piece.split(/\s(?:at|@)\s/);
    const isOfTitle =
      last !== undefined &&
      endsAsTitle(last) &&
      (department.test(trimmed(ofLast)) || (isOwnDepartment(last, piece) && !institution.test(pieces[at + 1] ?? '')));
    if (
      last &&
      (isWithin ||
        isOfTitle ||
        isPartner ||
        isCampus(last, piece) ||
        (ofFaculty.test(last) && /universi/i.test(piece)) ||
        (/^universi/i.test(last) && /^(?:faculty|school|department|college|institute) of\s/i.test(piece)) ||
        legalForm.test(piece) ||
        (placeScore(both) >= 0.85 && placeScore(last) > 0))
    )
      joined[joined.length - 1] = both;
    else joined.push(piece);
  }
  return joined;
}

/** `Dishwasher, same place`. */
const same = /^same \p{L}+\W*$/u;
/** `Teaching Assistant, local grammar school`: an employer without a name. */
function atSmallLetter(text: string): string[] {
  const [, title = '', employer = ''] = /^([^,]{4,60}), (\p{Ll}[^,]{6,50})$/u.exec(text) ?? [];
  const isEmployer = same.test(employer) || (companyWord.test(employer) && !titleWord.test(employer));
  return employer && endsAsTitle(title) && isEmployer ? [title, employer] : [text];
}

const eastern = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー・]';
const spacedNames = new RegExp(`^${eastern}+(?: ${eastern}+)+$`, 'u');

/** `Birch Technology Ltd. Hong Kong`: the employer, then where. */
function atPlace(text: string): string[] {
  const [, employer = '', place = ''] =
    /^(.+ (?:Ltd|Inc|GmbH|Corp|LLC|Co|S\.A|AG)\.?) (\p{Lu}[^()]+)$/u.exec(text) ?? [];
  return place && placeScore(place) >= 0.8 ? [employer, place] : [text];
}

/** `Example Bank Ltd., Pune as Deputy Manager`: the employer, then the post. */
function atPost(text: string): string[] {
  const [, employer = '', post = ''] = /^(.{3,60}?) as (?:an? |the )?(\p{Lu}.+)$/u.exec(text) ?? [];
  return post && endsAsTitle(post.replaceAll(longJoint, ' – ').split(/ [-–] /)[0]!) && !titleWord.test(employer)
    ? [employer, post]
    : [text];
}

/** An abbreviation's full stop, or one within an employer's name. */
const shortened = /\b(?:sr|jr|asst|assoc|dr|st|mgr|dept|exec|supt|prof)$|\s(?:at|@|bei|chez|presso)\s/i;
const nameWord = /^(?:[\p{Lu}\d(&].*|de|del|la|las|los|of|and|y|e|und|für|the|di|da|do)$/u;

/** `Jefe de obra. Constructora Sol, S.L. (Madrid).`: a name after a full stop, which describes nothing, and its place. */
function namedAfterStop(text: string): string[] | undefined {
  const [, before = '', after = ''] = /^(.{3,50}?\p{Ll})\. (\p{Lu}.{2,90}?)\.?$/u.exec(text) ?? [];
  if (!after.split(' ').every((word) => nameWord.test(word)) || shortened.test(before)) return undefined;
  const isCompany = companyWord.test(after) && titleWord.test(before) && !companyWord.test(before);
  const isOfWork = isCompany || (endsAsTitle(before) && /^\S+(?: \S+){1,3}$/.test(after));
  if (!isOfWork && !(degreeWord.test(before) && schoolWord.test(after))) return undefined;
  const [, name = after, place] = /^(.+) \(([^()]+)\)$/.exec(after) ?? [];
  return place && placeScore(place) >= 0.8 ? [before, name, place] : [before, after];
}

/** What is more often within a title than before an employer: `Team Lead for Training`, `Manager in Lager`. */
const weakJoints = new Set(['in', 'for', 'en', 'em']);

/** What somebody is responsible for, rather than whom they work for: `Manager for Data Analytics Program`. */
const ofSubject = /\b(?:program(?:me)?s?|projects?|analytics|engineer\w*|training|communications|services)$/i;

/** `Engineer at Example` as title and company. */
function splitAtPreposition(text: string): string[] {
  // `株式会社サンプル エンジニア`: these scripts have spaces between names only.
  if (spacedNames.test(text)) return text.split(' ');
  // `Example Ltd: Site Engineer`.
  const [, head = '', tail = ''] = /^([^:]{4,60}): ([^:]{4,60})$/.exec(text) ?? [];
  if (tail && endsAsTitle(tail) && !titleWord.test(head) && (companyWord.test(head) || placeScore(head) >= 0.8))
    return [head, tail];
  const named = namedAfterStop(text);
  if (named) return named;
  // `Designer / Example Ltd`, but `Designer / Developer` and the name `North / South`.
  const [left = '', right = '', ...more] = text.split(/\s\/\s/).map((piece) => piece.trim());
  const isDegree = !titleWord.test(text) && degreeWord.test(left) !== degreeWord.test(right);
  if (right && more.length === 0 && (isDegree || titleWord.test(left) !== titleWord.test(right))) return [left, right];
  const [, before = '', joint = '', after = ''] =
    /^(.{3,60}?)\s+(at|@|in|with|for|bei|chez|en|em|presso|na)\s+(\p{Lu}.+|(?<= at )[a-z]{2}[\w]*[-.][\w.-]+)$/u.exec(
      text,
    ) ?? [];
  if (!titleWord.test(before)) return [text];
  // `Engineer at Fern: shops for florists`.
  const employer = after.split(/:\s/)[0]!;
  const isTitle = endsAsTitle(before.replace(/ (?:I{1,3}|IV|V|\d)$/, '')) || before.endsWith(')');
  // `Manager in Training`, `Director for Sales`: only a place to be is followed by an employer for sure.
  if (
    !['at', '@', 'bei', 'chez', 'presso'].includes(joint) &&
    !(isTitle && ((companyWord.test(after) && !(joint === 'for' && ofSubject.test(after))) || placeScore(after) >= 0.8))
  )
    return weakJoints.has(joint) || companyWord.test(before) ? [text] : [before, employer];
  return isTitle || !companyWord.test(before) ? [before, employer] : [text];
}
