import type { Line } from '../text/resume-text.ts';
import { lettersBehind } from './credential-letters.ts';
import { headingKind } from './headings.ts';
import { isInAddress, withoutTitle, withSpace } from './name-in-address.ts';
import { isNameLabel, labelledName, nameInParts } from './name-labels.ts';
import { normal, unspaced } from './normal-text.ts';
import { placeScore } from './places.ts';
import { usualSize } from './sections.ts';
import { bareName, beginsAsName, particle, recased, splitName, withComma } from './split-name.ts';
import { hasTwoSurnames, wordsOfSurnames } from './two-surnames.ts';
import { companyWord, degreeWord, schoolWord, titleWord } from './vocabulary.ts';

/** A person's name as the resume spells it; `raw` is the text that it was taken from. */
export interface PersonName {
  raw: string;
  /** Where the last name is apart from the first, in a field of its own. */
  rawLast?: string;
  firstName: string;
  lastName: string;
  confidence: number;
}

interface Candidate {
  text: string;
  /** As the line spells it. */
  raw: string;
  score: number;
}

const label = new RegExp(
  "^(name|full name|name of (the )?candidate|candidate( name)?|applicant( name)?|curriculum vitae( of)?|resume( of)?|résumé( of)?|cv( of)?|contact info|nom complet|nombre( completo)?|nome( completo)?|nom et pr[ée]nom|nombres? y apellidos?|nome e cognome|vor- und nachname|lebenslauf)\\s*[:\\-–]\\s*|^(resume|résumé|cv|curriculum vitae|profile of) (of )?|^(?:(?:hi|hello)[,!]? )?(?:i[’']m|i am|my name is) ",
  'iu',
);
const ofLabel = 4;

const suffixes = new RegExp(
  ',?\\s+\\(?(ph\\.?\\s?d|mba|emba|m\\.?\\s?d|mbbs|d\\.?o|pmp|cpa|acca|aca|esq|rn|bsn|msn|aprn|fnp(-(bc|c))?|np|lpn|lvn|cna|pa-c|ccrn|dnp|jr|sr|cissp|cisa|cism|ccna|p\\.?e|eit|cfa|frm|ii|iii|iv|lcsw|lmsw|msw|lpc|dds|dmd|pharm\\.?d|rph|dpt|otr/?l|phr|sphr|shrm-(cp|scp)|psm|csm|cspo|leed ap|csc|drsc|aia|ra|m\\.?\\s?sc?|b\\.?\\s?sc?|m\\.?\\s?a|b\\.?\\s?a|b\\.?\\s?tech|m\\.?\\s?tech|b\\.?\\s?e|ll\\.?[bm]|j\\.?d|ed\\.?d|m\\.?ed|mph|mpa|ceng|obe|mbe|frcs|mrcp|six sigma black belt|miscp|mcsp|rgn|rmn|mrcs|mrcgp|mbbch|mnse|mnim|mice|micet|usaf|usmc|usn|uscg|us army|u\\.s\\. army|usa|raf|rn|ret(?:ired|d)?)\\.?\\)?\\.?(?=$|[,|/])',
  'i',
);
/** `Nadia Rahman, PharmD, BCPS`: letters behind a whole name. */
const credentials =
  /^(?=[^,]{0,40}\p{Ll})(\p{L}[\p{L}.'’-]* [^,@\d]{2,40}?)(?:, ?\p{Lu}(?=[^,]*\p{Lu})[\p{L}./-]{1,7}(?:\([\p{L}-]{1,4}\))?){1,6}$/u;
const title = new RegExp(
  '^(?:(?:dr|mr|mrs|ms|miss|mx|fr|prof|professor|er|engr|eng|ing|arch|avv|mag|dott(?:\\.?ssa)?|geom|rag|lic|dipl\\.?-ing|shri|smt|sri|rev|hon|capt|col|maj|lt|sgt|sir|dame|adv|ca|sr|sra|dra|mme|mlle|herr|frau)\\.\\s*(?:(?:-?ing|med|phil|jur|rer|nat|habil|dent|vet|h\\. ?c)\\.\\s*)*|(?:dr|mr|mrs|ms|miss|prof|professor|shri|smt|sir|mme|herr|frau|श्री(?:मती)?|डॉ\\.?|السيدة?|الدكتورة?|[mst]?sgt|ssg|sfc|cpl|cpt|cmdr|ltc|ltjg|lcpl|spc|1sg|sgm|cw\\d|po\\d|cpo|scpo|lt col|maj gen|brig gen)\\s+|(?:ca|cs|er|engr|adv)\\s+(?=\\p{L}+ \\p{L}+$))+(?=\\p{L})',
  'iu',
);
/** `(they/them)`, `She/Her` beside a name. */
const pronouns = new RegExp(
  '[([\\s,|–-]+(?:she|he|they|ze|xe|elle?|ella|él|sie|er)\\s*/\\s*(?:her|him|ihr|ihm|ihn|hers|his|them|theirs|hir|xem|they|ella|él)(?:\\s*/\\s*\\p{L}+)?[)\\]]?|\\s\\((?:she|he|they)\\)',
  'iu',
);
const noName = new RegExp(
  '^(resume|résumé|(.* )?curricul[ua]m[- ]vita?e|bio[- ]?data(?: form)?|hoja de vida|cv|(?:candidate|applicant) (?:profile|submission|summary|details)|page|avatar|email|e-mail|phone|address|mobile|profile picture|confidential|.* no\\.?|(?:family|personal|other|contact|professional|academic|project) (?:details|background|information))$',
  'i',
);
/** The line of a form about somebody else. */
const ofRelative = /^\W{0,3}(?:father|mother|husband|spouse|guardian)(?:['’]?s)?\b/i;
const aboutWork = new RegExp(
  'skills|experience|summary|implementation|research|responsibilit|certified|objective|management|development|information|engineer|university|street|road|avenue|nagar',
  'i',
);
// Word processors turn hyphens into those that do not break, and some people write a short dash; `al-Din` begins small.
const nameWord =
  /^(?:\p{Ll}{1,5}[-'’]|[hnt](?=\p{Lu}))?[\p{Lu}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}\p{Join_Control}'’`.‐‑–-]*\.?$/u;
const study = /\b(?:major|student|candidate|graduate|undergraduate|aspirant|fresher)\b/i;
const linesLooked = 60;

/** The address that the name is compared with, and whose lines are the person's own. */
interface NameContext {
  email: string | undefined;
  isRecognized: boolean;
  isOwn?: (line: number) => boolean;
}

/** The name of the person whose resume it is; undefined when no line looks like one. */
export function findName(
  lines: readonly Line[],
  { email, isRecognized, isOwn = () => true }: NameContext,
): PersonName | undefined {
  const apart = nameInParts(lines, isOwn);
  if (apart) return ofParts(apart);
  const usual = usualSize(lines);
  let best: Candidate | undefined;
  for (const [place, line] of lines.slice(0, linesLooked).entries()) {
    if (!isOwn(place) || ofRelative.test(line.text)) continue;
    for (const [column, part] of line.parts.entries()) {
      const { isLabelled, isFamilyFirst, value } = labelledName(part.text, {
        before: line.parts[column - 1]?.text,
        above: lines[place - 1]?.parts[column]?.text,
      });
      const spelled = isRecognized
        ? withCapitalI(value)
        : place < 4
          ? withoutTitle(value, { email, isLarge: part.height > 1.7 * usual })
          : value;
      const shown = isFamilyFirst ? withComma(spelled) : spelled;
      const beside = line.parts.slice(1).map(({ text }) => text);
      const isLone = place === 0 && column === 0 && /@|\d{3}/.test(beside.join(' ') || (lines[1]?.text ?? ''));
      const letter = isLone && /^\p{Lu}$/u.test(shown.trim()) ? shown.trim() : undefined;
      const isKnown = isInAddress(shown, email) || (place === 0 && part.height > 1.7 * usual);
      const text =
        nameIn(isKnown ? withSpace(shown) : shown) ??
        (place < 2 || isKnown || label.test(labelOf(shown)) || (place < 4 && smallMiddle.test(shown))
          ? nameIn(withCapitals(shown.slice(labelOf(shown).length)))
          : undefined) ??
        letter;
      if (text === undefined) continue;
      // `Java, SQL` below a heading of skills is no surname before a first name.
      if (text.includes(',') && lines.slice(0, place).some((above) => headingKind(above.text) === 'skills')) continue;
      const at = shown.toLowerCase().indexOf(text.toLowerCase());
      const raw = shown !== spelled ? value.trim() : at < 0 ? text : value.slice(at, at + text.length);
      const bare = bareName(text);
      const size = part.height / 1.2;
      const score =
        scoreOf(bare, { place, size, isBold: part.isBold, usual, email, isLone }) + (isLabelled ? ofLabel : 0);
      if (!best || score > best.score) best = { text, raw, score };
    }
  }
  if (!best || best.score <= -1) return undefined;
  const joined = joinedWithNext(best, lines, { usual, email });
  return {
    ...splitName(joined, email, hasTwoSurnames(lines) ? wordsOfSurnames : undefined),
    raw: joined === best.text ? best.raw : joined,
    confidence: Math.min(0.99, 0.6 + Math.max(0, best.score) / 20),
  };
}

const sureOfForm = 0.95;

const ofParts = ({ firstName, lastName }: { firstName: string; lastName: string }): PersonName => ({
  raw: firstName,
  rawLast: lastName,
  firstName: recased(firstName, firstName, false),
  lastName: recased(lastName, lastName, false),
  confidence: sureOfForm,
});

/** `mira holt` and `Ramesh chokkala` at the top of a page, as names are written. */
const withCapitals = (text: string): string =>
  /^\p{L}[\p{L}.'’-]+(?: \p{L}[\p{L}.'’-]*){1,3}$/u.test(text) && !isOrdinary.test(text)
    ? text.replace(/(?<![\p{L}\p{M}])\p{Ll}(?=[\p{L}'’])/gu, (letter) => letter.toUpperCase())
    : text;

/** `name:` and what else is before a colon. */
const labelOf = (text: string): string => /^[^:]{2,30}:\s*/.exec(text)?.[0] ?? '';

const isOrdinary = new RegExp(
  '\\b(?:the|and|of|for|with|in|at|to|my|me|about|page|last|updated|curricul\\w+|vitae|resume|cv|bio ?data|profile|contact|email|phone|address)\\b',
  'i',
);

/** Without serifs `I` and `l` are one sign, which recognition takes for the small letter in `Lakshmi Iyer`. */
const withCapitalI = (text: string): string =>
  /^\p{Lu}\p{L}+(\s\S+)*\s[l|]\p{Ll}{2}/u.test(text) || /^[l|]\p{Ll}+(\s\p{Lu}\p{Ll}+)+$/u.test(text)
    ? text.replace(/(?<!\S)[l|](?=\p{Ll}{2})/gu, 'I')
    : text;

/** A name whose words are set on lines of their own, or that a narrow column broke: `Fatima Al-`, `Battashi`. */
function joinedWithNext(
  { text }: Candidate,
  lines: readonly Line[],
  { usual, email }: { usual: number; email: string | undefined },
): string {
  const place = lines.findIndex((line) => line.parts.length === 1 && nameIn(line.text) === text);
  const own = lines[place];
  if (!own) return text;
  const inAddress = normal(email?.split('@')[0] ?? '').replaceAll(' ', '');
  const isMore = (at: number): boolean => {
    const line = lines[at];
    if (!line || line.page !== own.page || line.parts.length > 1 || Math.abs(line.size - own.size) > 0.5) return false;
    if (own.size < usual * 1.4 && !inAddress.includes(normal(line.text).replaceAll(' ', ''))) return false;
    return nameIn(line.text) !== undefined && line.text.trim().split(/\s+/).length <= (/\s/.test(text) ? 1 : 2);
  };
  let [from, to] = [place, place];
  while (isMore(from - 1)) from -= 1;
  while (isMore(to + 1)) to += 1;
  const whole = lines
    .slice(from, to + 1)
    .map((line) => nameIn(line.text)!)
    .join(' ')
    .replace(/- /g, '-');
  const isName = own.size >= usual * 1.4 || isInAddress(whole, email);
  return !isName || whole.split(/\s+/).length > 5 ? text : whole;
}

/** `Ann marie Porter`. */
const smallMiddle = /^\p{Lu}\p{Ll}+ \p{Ll}{3,} \p{Lu}\p{Ll}+$/u;

/** `Soy Ana Prieto Lugo, estudiante`, `Ich heiße Jan Holt und`: how people say their name. */
const introduced = new RegExp(
  "^(?:(?:hi|hello|hola|olá|bonjour|hallo|ciao)[,!. ]{1,3})?(?:(?:yo )?soy|me llamo|mi nombre es|je m['’]appelle|ich hei(?:ß|ss)e|mein name ist|mi chiamo|il mio nome è|meu nome é|me chamo|(?:eu )?sou [ao]|mijn naam is|ik heet|jag heter|nazywam się|меня зовут) " +
    "((?:\\p{L}[\\p{L}\\p{M}'’-]+ ?){1,5}?)(?=[,.!]| (?:y|and|et|und|e|en|i|och|и) |$).*",
  'iu',
);

/** The words of a name in a text, with what is written among them: `Jennifer (Jen) Whitfield`, `Holt, Mira`. */
function nameIn(part: string): string | undefined {
  let text = unspaced(
    part
      .replace(/[®™]|^#+ /g, '')
      .replace(besideName, '')
      .replace(spoken, '')
      .replace(couple, '$1')
      .replace(introduced, '$1')
      .replace(label, ''),
  )
    .replace(title, '')
    .replace(pronouns, ' ')
    .trim();
  text = text.replace(credentials, '$1');
  for (let round = 0; round < 6 && (suffixes.test(text) || lettersBehind.test(text)); round++)
    text = text.replace(lettersBehind, '').replace(suffixes, '').trim();
  text = text.split(/\s[-–—|•·■▪◆]\s|\|/)[0]!.trim();
  const [beforeComma = '', after = ''] = text.split(',').map((piece) => piece.trim());
  const rest = text.slice(beforeComma.length);
  if (after && placeScore(text) >= 0.5) return undefined;
  // `Mira Holt, 12 Oak Street, Leeds, mira@example.com`.
  if (hasContacts.test(rest)) text = beforeComma;
  if (titleWord.test(rest) || study.test(rest) || placeScore(after) >= 0.8) text = beforeComma;
  text = once(text.replace(/[,;]$/, ''));
  const bare = bareName(text);
  const words = bare.split(/\s+/);
  const isShort = text.length < 3 && !/\p{Lo}/u.test(text);
  if (words.filter((word) => !particle.test(word)).length > 5 || isShort || text.length > 55 || /[@\d:/|]/.test(text))
    return undefined;
  if (headingKind(text) || noName.test(text.normalize('NFD').replace(/\p{M}/gu, '')) || isNameLabel(text))
    return undefined;
  if (!beginsAsName.test(text)) return undefined;
  return words.every((word) => nameWord.test(word) || particle.test(word)) ? text : undefined;
}

/** `; mira@example.com`, `<mira@example.com>`, `’s Resume` and `(Hons)` behind a name. */
const besideName =
  /(?:[;<(] ?(?:mailto:)?[^\s@<>();]+@\S.*|\ba\.?k\.?a\.? .*|['’]s (?:resume|résumé|cv|curriculum vitae)|\(hon(?:our)?s?\.?\))$/iu;
/** `(shi-VAWN)`, `[pronounced “win”]`, `/li/` and `(田中 芽衣)` behind a name of two words: how it is said, or written elsewhere. */
const spoken = new RegExp(
  "(?<=\\p{L} \\p{L}\\S+)\\s*(?:[([/]\\s*(?:(?:pronounced|pron\\.?|sounds like|say)\\s[^)\\]/]*|[\\p{Ll}’']+(?:[- ][\\p{L}’']+)+|[^)\\]/\\s]*[ɐ-ʯˈˌ][^)\\]/]*|(?:[\\p{Lo}\\p{M}ー・]+[\\s/]*)+)[)\\]/]|[–—|-]\\s*(?:pronounced|sounds like)\\s.*)$",
  'iu',
);
/** Two people who apply together: the first is meant. */
const couple = /^(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (?:&|and) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
const hasContacts = /\S@\S|\d{3}\D?\d{4}/;

/** A name that was printed twice, once. */
function once(text: string): string {
  const words = text.split(/\s+/);
  const half = words.length / 2;
  const [first, second] = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  return half >= 1 && Number.isInteger(half) && first.toLowerCase() === second.toLowerCase() ? first : text;
}

function scoreOf(
  text: string,
  {
    place,
    size,
    isBold,
    usual,
    email,
    isLone,
  }: {
    place: number;
    size: number;
    isBold: boolean;
    usual: number;
    email: string | undefined;
    /** Alone above the contacts, where the one name of `Sukarno` is. */
    isLone: boolean;
  },
): number {
  const words = text.split(/\s+/);
  let score = words.length >= 2 && words.length <= 4 ? 3 : words.length === 1 ? (isLone ? 2.5 : -1.5) : 0;
  score -= Math.min(place, isInAddress(text, email) ? 3 : 30) * 0.28;
  if (size > usual * 1.25) score += 2.2;
  if (size > usual * 1.6) score += 1.5;
  if (isBold) score += 0.6;
  if (titleWord.test(text)) score -= 4;
  if (companyWord.test(text)) score -= 3;
  if (schoolWord.test(text) || (degreeWord.test(text) && words.length < 3)) score -= 3;
  if (placeScore(text) > 0.5) score -= 2;
  if (aboutWork.test(text)) score -= 3;
  const local = email ? normal(email.split('@')[0]!).replaceAll(' ', '') : '';
  return score + words.filter((word) => normal(word).length > 2 && local.includes(normal(word))).length * 2;
}
