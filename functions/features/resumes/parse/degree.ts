import { trimmed } from './normal-text.ts';
import { schoolWord } from './vocabulary.ts';

const ofField =
  '(?:social |applied |natural |health |political |computer |information |medical )?sciences?|arts|liberal arts|engineering|technology|commerce|business administration|fine arts|laws?|education|applied science|computer applications?|philosophy|architecture|social work|public health|pharmacy|medicine|music|(?:design|business|nursing)(?! [a-z]+ing\\b)';
const shortForm =
  'ph\\.?\\s?d\\.?|m\\.?\\s?sc?\\.?(?: eng\\.?(?= *(?:,|$)))?|msci|mmath|mphys|mchem|b\\.?\\s?sc?\\.?(?: eng\\.?(?= *(?:,|$)))?|b\\.?\\s?a\\.?|m\\.?\\s?a\\.?|b[.-]?\\s?tech\\.?|m[.-]?\\s?tech\\.?|b\\.?\\s?e\\.?|m\\.?\\s?e\\.?|m\\.?\\s?b\\.?\\s?a\\.?|b\\.?\\s?b\\.?\\s?a\\.?|b\\.?\\s?com\\.?|m\\.?\\s?com\\.?|b\\.?\\s?eng\\.?|m\\.?\\s?eng\\.?|b\\.?\\s?f\\.?\\s?a\\.?|m\\.?\\s?f\\.?\\s?a\\.?|b\\.?\\s?s\\.?\\s?n\\.?|m\\.?\\s?s\\.?\\s?n\\.?|b\\.?\\s?arch\\.?|m\\.?\\s?arch\\.?|a\\.?\\s?a\\.?\\s?s\\.?|a\\.?\\s?s\\.?|a\\.?\\s?a\\.?|m\\.?\\s?p\\.?\\s?h\\.?|m\\.?\\s?p\\.?\\s?a\\.?|m\\.?\\s?p\\.?\\s?p\\.?|m\\.?\\s?c\\.?\\s?a\\.?|b\\.?\\s?c\\.?\\s?a\\.?|m\\.?\\s?ed\\.?|b\\.?\\s?ed\\.?|ll\\.?b\\.?|ll\\.?m\\.?|j\\.?d\\.?|m\\.?d\\.?|pgdm|certificate (?:i{1,3}|iv)|diploma|(?:higher )?national diploma|advanced diploma|post ?graduate diploma|certificate|minor|high school diploma';
const longForm = `(?:bachelor|master|associate|doctor(?:ate)?)(?:['’]?s)?(?: degree| diploma)?(?: of (?:applied )?(?:${ofField}))?(?: degree)?`;
/** Levels of other countries. */
const foreign =
  "licen[cs]e(?: fondamentale| professionnelle| appliquée)?|licenciatura|licenciad[oa]|grado|m[áa]ster|maestr[ií]a|ma[iî]trise|doctorado|doctorat|bachillerato|bachiller|baccalaur[ée]at|bac(?: \\+ ?\\d)?|master ?[12]|ensino m[ée]dio(?: completo| incompleto)?|ensino fundamental|educaci[óo]n secundaria(?: obligatoria)?|eso|fp (?:de )?grado (?:medio|superior)|(?:master|bachelor)studium|double degree|brevet d['’][ée]tudes professionnelles|diplomado|t[ée]cnico(?: superior)?|umschulung|(?:berufs)?ausbildung|lehre|matura|ingenier[oa]|mittelschulabschluss|bts|dut|but|deug|dea|dess|diplom|diplôme(?: d['’](?:ingénieur|[ée]tat))?|staatsexamen|abitur|promotion(?: \\([^)]+\\))?|laurea(?: magistrale| triennale)?|dottorato|bacharelado|bacharel|mestrado|doutorado|gradua[çc][ãa]o|p[óo]s-gradua[çc][ãa]o|tecn[óo]logo|ingenier[íi]a|स्नातक|a[- ]?levels?|gcses?|o[- ]?levels?|btec|hn[dc]|pgce|nvq level \\d|grade 1[0-2](?: \\(matric\\))?|matric(?:ulation)?|plus two|v?mbo(?:-[a-z]{1,3})?|hbo|havo|vwo|ncea level \\d|wassce|waec|leaving certificate|hssc|f\\.?sc(?: ?\\([^)]+\\))?|mittlere reife|hauptschulabschluss|realschulabschluss|fachabitur|(?:allgemeine |fach)?hochschulreife|studia (?:magisterskie|licencjackie|inżynierskie|podyplomowe)|mgr inż\\.?|inż\\.?|(?:lic|ing)\\.?(?= en )|(?:qqi|fetac) level \\d|studium(?= )|bac(?:calauréat)? pro(?:fessionnel)?|cap|(?:solas|modern|advanced|trade|craft) apprenticeship|(?:(?:btec )?level \\d )?nvq diploma|licencjat|magister|dec(?= en )|\\+2|ss?lc|xii?|class xii?|xth|xiith|ssce|ged";
const level = `(?:${longForm}|${shortForm}|${foreign})(?: ?\\((?:hons?|honou?rs|[a-z]{1,4})\\.?\\)| (?:hons|honou?rs)\\.?)?`;
const levelAndField = new RegExp(
  `^(${level})(?:\\s*[,\\-–:|]\\s*|\\s+)(?:in |of |en |de |d['’]|em |di |der |des |zu[mr] |als |degree in |major(?:ing)? in |with a major in )?\\(?(\\p{Lu}.+?)\\)?$`,
  'iu',
);
/** `Bachelor of Social Sciences in Economics`, `Certificate of Completion in Quality Assurance`. */
const ofInField =
  /^((?:bachelor|master|doctor|associate|diploma|certificate)(?:['’]?s)?(?: degree)? of \p{L}[^,;]*?) in (\p{Lu}.+)$/iu;
/** `Master of Science - MS, Computer Science`, as profiles are exported. */
const withAbbreviation = /^((?:bachelor|master|doctor|associate)[^,–-]*?)\s+[-–]\s+[A-Z][A-Za-z.]{1,6},\s*(.+)$/iu;
const levelAlone = new RegExp(`^${level}$`, 'iu');
const looseField = /^(.*?)\s+in\s+(\p{Lu}.+)$/u;
const fromSchool = /^(.*?)\s+(?:from|at)\s+(\p{Lu}.+)$/u;
/** `BA in English of Willow College`; `University of …` is a school's own name. */
const ofSchool = /^(.+? in (?!.*\b(?:Faculty|School|College|Institute|Department) of ).+?) of (?:the )?(\p{Lu}.+)$/u;

/** Degree, field of study and school within one piece of text, each as it is spelled. */
export interface DegreeParts {
  degree: string;
  study: string | null;
  school: string | null;
}

/** `Bachelor of Teaching (Early Childhood Education)`. */
const ofNamed = /^((?:bachelor|master|doctor)(?:['’]?s)? of \p{L}[^,(]{3,40}) \((?!hons?\b|honou?rs)([^()]{6,60})\)$/iu;
/** `English Literature BA`. */
const levelLast =
  /^(\p{Lu}[\p{L} &]{4,40}) ((?:(?:Bachelor|Master)(?:['’]s Degree)?|BA|BSc|BEng|LLB|MA|MSc|MEng|MPhil|PhD|HND)(?: \(Hons\))?)$/u;
/** `English Literature (BA)`, `Informatik (Diplom)`. */
const levelInBrackets = new RegExp(
  `^(?!${level}\\b|.*\\b(?:in|of|diploma|degree) )(\\p{Lu}[^()]{3,50}?) \\((${shortForm}|${longForm}|${foreign})\\)$`,
  'iu',
);
/** `B.Tech (CSE)`: the branch by its letters. */
const withBranch =
  /^([bm]\.?\s?(?:tech|e|sc)|diploma)\.?\s*\((CSE|IT|ECE|EEE|EE|ME|CE|CS|EIE|ICE|AE|ISE?|CIVIL|MECH)\)$/i;
/** How well it was finished is no part of the field. */
const withHonours = new RegExp(
  '(?:, | \\(| )(?:nicht abgeschlossen|abgebrochen|ohne abschluss|not completed|incomplete|first class(?: honou?rs)?|' +
    'upper second(?: class)?(?: honou?rs)?|with an? (?:focus|emphasis|concentration|specialization|minor) (?:on|in)|' +
    'with (?:high(?:est)? )?(?:distinction|honou?rs|merit)|(?:summa|magna) cum laude|cum laude).*$',
  'i',
);

/** `Department of Physics`: the field by the part of the school. */
export const withoutFaculty = (text: string): string =>
  text.replace(/^(?:department|dept\.?|faculty) of (?=\p{Lu})/iu, '');

/** `Master of Science (M.S.)`: the letters say it again. */
const again = / ?\((?:[BMD]|Ph)(?:\.[A-Z][a-z]{0,2}){1,3}\.?\)/;
const longLevel = /^(?:bachelor|master|doctor|associate)/i;
/** `2:1`, `(First)`: the class of an honours degree is no field. */
const classBehind =
  /,? (?:\((?:2[:.][12]|1st|2nd|3rd|first|upper second|lower second|third)[^()]*\)|2[:.][12](?: hons?\.?)?)$/i;

/** `PhD student in Physics`: who still is one. */
const asStudent = / (?:student|candidate) in (?=\p{Lu})/u;

/** Splits `B.Sc. in Physics from Example College` into its parts. */
export function splitDegree(whole: string): DegreeParts {
  const once = longLevel.test(whole) ? whole.replace(again, '') : whole;
  const given = once.replace(asStudent, ' in ').replace(withHonours, '').replace(classBehind, '');
  const atSchool = fromSchool.exec(given) ?? ofSchool.exec(given);
  const [text, school] =
    atSchool && schoolWord.test(atSchool[2]!) ? [atSchool[1]!, trimmed(atSchool[2]!)] : [given, null];
  const [, subject, level] = levelLast.exec(text) ?? levelInBrackets.exec(text) ?? [];
  if (subject && level) return { degree: level, study: subject, school };
  const inBrackets = ofNamed.exec(text);
  if (inBrackets) return { degree: trimmed(inBrackets[1]!), study: inBrackets[2]!, school };
  const ofBranch = withBranch.exec(text);
  if (ofBranch) return { degree: trimmed(ofBranch[1]!), study: ofBranch[2]!, school };
  if (levelAlone.test(text)) return { degree: text, study: null, school };
  const parts =
    withAbbreviation.exec(text) ?? ofInField.exec(text) ?? levelAndField.exec(text) ?? looseField.exec(text);
  if (!parts || /^(degree|diploma|hons?\.?|honou?rs)$/i.test(parts[2]!))
    return { degree: trimmed(text), study: null, school };
  const [, field = parts[2]!, at = ''] = /^([^,(]+), ([^,]+)$/.exec(parts[2]!) ?? [];
  if (school === null && at && schoolWord.test(at))
    return { degree: trimmed(parts[1]!), study: withoutFaculty(trimmed(field)), school: trimmed(at) };
  return {
    degree: trimmed(parts[1]!),
    study: withoutFaculty(trimmed(parts[2]!.replace(/\s*\(.*$/, ''))),
    school,
  };
}
