import { leadingDate } from './dates.ts';
import type { NumberedLine } from './sections.ts';

/** A label, with a colon or dash unless it is of several words. */
const labelOf = (words: string, phrases: string): RegExp =>
  new RegExp(`^\\W{0,3}(?:(?:${words})\\s*(?:[:：|]|[-–]\\s)|(?:${phrases})\\s*[:：|-]?)\\s*(?=\\S)`, 'iu');
const began = labelOf(
  'start(?:ed|ing)?|from|joined|hired|beg[ai]n|beginning|début|beginn|eintritt|von|inicio|inizio|início|desde|dal|de|van|startdatum|depuis|od',
  "(?:start(?:ing|ed)?|join(?:ed|ing)|hir(?:ed|ing)|commencement|beginning|entry) date|date (?:of )?(?:start(?:ed|ing)?|join(?:ed|ing)|hired?|commencement|entry|appointment)|employed from|worked from|date d[’']entrée|date (?:de )?(?:début|d[’']embauche)|(?:fecha|data) d[ei] (?:inicio|ingreso|início|inizio|entrada|admiss[ãa]o|assunzione)|datum in dienst",
);
const ended = labelOf(
  'end(?:ed|ing)?|to|until|till|left|finish(?:ed)?|fin|ende|austritt|bis|fine|fim|hasta|até|al|tot|einddatum|do',
  'end(?:ing|ed)? date|leaving date|date (?:of )?(?:end(?:ed|ing)?|left|leaving|relieving|exit|resignation|separation|termination)|(?:relieving|exit|separation) date|(?:employed|worked) (?:to|until)|date (?:de )?(?:sortie|fin|départ)|(?:fecha|data) d[ei] (?:fin|fine|fim|salida|saída|egreso|término|cessazione)|datum uit dienst',
);

/** How far below its beginning the end of a time may be. */
const mostBetween = 3;

interface LabelledDate {
  date: string;
  rest: string;
}

function dateBehind(label: RegExp, text: string): LabelledDate | undefined {
  const found = label.exec(text)?.[0];
  if (found === undefined) return undefined;
  const own = text.slice(found.length);
  const date = leadingDate(own);
  return date === undefined ? undefined : { date, rest: own.slice(date.length).replace(/^[\s,;|/.()–-]+/, '') };
}

/** `Start: March 2019` and `End: Present`, on lines of their own or on one, as one line with both dates. */
export function withLabelledEnds(given: readonly NumberedLine[]): NumberedLine[] {
  const used = new Set<NumberedLine>();
  return given.flatMap((line, at) => {
    if (used.has(line)) return [];
    const start = dateBehind(began, line.text);
    if (!start || !/\d/.test(start.date)) return [line];
    const onSame = dateBehind(ended, start.rest);
    if (onSame?.rest === '') return [between(line, [start.date, onSame.date])];
    if (start.rest) return [line];
    const below = given.slice(at + 1, at + 1 + mostBetween);
    const isEnd = ({ text }: NumberedLine): boolean => dateBehind(ended, text)?.rest === '';
    const last = below.findIndex((one) => isEnd(one) || began.test(one.text));
    const end = below[last];
    if (!end || !isEnd(end)) return [between(line, [start.date, ''])];
    used.add(end);
    return [{ ...between(line, [start.date, dateBehind(ended, end.text)!.date]), through: end.index }];
  });
}

function between(line: NumberedLine, ends: readonly [from: string, to: string]): NumberedLine {
  const text = ends.join(' – ').trim();
  return { ...line, parts: [{ ...line.parts[0]!, text }], text, ends };
}
