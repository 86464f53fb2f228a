import type { Line } from '../text/resume-text.ts';
import { found } from './evidence.ts';
import { normal } from './normal-text.ts';
import { likely, type ParsedCertification } from './parsed-certification.ts';
import type { NumberedLine } from './sections.ts';

/** What trades call their licences and cards, so plainly that a sentence which says it says that somebody holds it. */
export const names = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    'CDL[- ]?[AB]|Class [AB] CDL|CDL Class [AB]',
    'EPA (?:Section )?608(?: (?:Universal|Type I{1,3}))?',
    'NATE(?=[- ]certified)',
    '(?:FINRA )?Series \\d{1,2}',
    'OSHA[- ](?:10|30)(?:[- ]hour)?|HAZWOPER(?: \\d\\d)?',
    '(?:BLS|ACLS|PALS|NRP|CPR(?:/First Aid)?|PMP|CISSP|CFP|CPA|CFA|CCNA|TEFL)(?=(?:/\\w+)*[- ](?:certified|certification|card|credential|licen[cs]ed?|mark|charterholder))',
    'ServSafe(?: (?:Manager|Food Handler|Food Protection Manager|Alcohol))?(?=[- ](?:certified|certification|certificate))',
    '(?:certified|licen[cs]ed) forklift operator|forklift (?:operator )?(?:certification|certificate|licen[cs]e)',
    '(?:Lean )?Six Sigma (?:Yellow|Green|Black) Belt',
    'CSCS (?:\\p{L}+ )?card|ECS Gold card|SIA (?:door supervisor |CCTV )?licen[cs]e|TWIC(?: card)?',
    '(?:full,? )?(?:clean,? )?(?:UK |EU )?driving licen[cs]e|First Aid at Work|18th Edition(?: Wiring Regulations)?',
    'Notary Public',
  ].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);
export const notHeld = new RegExp(
  '\\b(?:no|not|without|prepar\\w+|pursuing|studying|towards?|candidates?|in progress|' +
    "want|wish|seeking|obtain|plan\\w*|willing|check(?:ed|s)?|drivers['’]|required)\\b",
  'i',
);

/** The certifications that sentences name in passing, each once, unless it is listed already. */
export function certificationsInSentences(
  said: readonly NumberedLine[],
  lines: readonly Line[],
  listed: readonly ParsedCertification[],
): ParsedCertification[] {
  const known = listed.map(({ name }) => normal(name.value));
  return said.flatMap((line) =>
    line.text.split(/(?<=\p{Ll}{2}[.;])\s/u).flatMap((sentence) => {
      if (notHeld.test(sentence)) return [];
      return [...sentence.matchAll(names)].flatMap(([raw]) => {
        const words = normal(raw);
        if (known.some((one) => one.includes(words) || words.includes(one))) return [];
        known.push(words);
        const value = raw.charAt(0).toUpperCase() + raw.slice(1);
        const name = found({ value, raw, confidence: likely }, lines, { from: line.index, to: line.index + 1 });
        return name ? [{ name, issueOrg: null, issueYear: null, issueMonth: null }] : [];
      });
    }),
  );
}
