import type { Line } from '../text/resume-text.ts';
import { headingKind, type SectionKind } from './headings.ts';
import { normal } from './normal-text.ts';
import { companyWord, endsAsTitle, schoolWord } from './vocabulary.ts';

/** What a heading is about whose words no list has, by the first of these stems that is in it. */
const stems: [stems: string, kind: Exclude<SectionKind, 'head'>][] = [
  ['linguistic|languag|langue|idioma|sprach|sprak|lingue|jezyk|talen$', 'languages'],
  ['objective|summary|profile|synopsis|statement|about|snapshot|overview', 'summary'],
  ['award|prize|honou?r|achievement|accolade|recognition|distinction|scholarship', 'awards'],
  [
    'interest|hobb|activit|leadership|publication|presentation|referee|referenc|declaration|affiliat|membership|volunteer|communit|extra ?curricular|patent|outreach|media|press',
    'other',
  ],
  ['contact|personal (?:detail|info|data|particular|dossier|vitae|profile)|applicant information', 'contact'],
  ['academ|scholast|scolar|educat|degree|schooling|studies|estudios|studium|ausbildung', 'education'],
  ['certif|licen[sc]|credential|training|course|admission', 'certifications'],
  ['skill|competenc|proficienc|expertise|technolog|abilit|strength|toolkit', 'skills'],
  ['projects\\b|project (?:work|detail|highlight|portfolio)', 'projects'],
  [
    'career|employment|experien[cz]|esperienz|beruf|werdegang|doswiadcz|work|appointment|positions|assignment|teaching|service',
    'work',
  ],
];
const kindsOf = stems.map(([stem, kind]) => ({ stem: new RegExp(`\\b(?:${stem})`), kind }));

const [mostLetters, mostWords] = [44, 6];
const share = 0.65;
const larger = 1.12;

interface Style {
  isUpper: boolean;
  isColon: boolean;
  isLarge: boolean;
}

/**
 * The kind of a line that no list of headings has, but that is set as the resume sets those: in capitals, before a colon or
 * larger than the rest; where fewer than two show how they are set, in capitals and apart. Undefined for any other line.
 */
export function headingsByStyle(lines: readonly Line[], usual: number): (line: Line) => SectionKind | undefined {
  const styleOf = ({ text, size }: Line): Style => ({
    isUpper: text === text.toUpperCase() && /\p{Lu}{3}/u.test(text),
    isColon: /:\s*$/.test(text),
    isLarge: size > usual * larger,
  });
  const known = lines.filter(({ parts, text }) => parts.length === 1 && headingKind(text) !== undefined);
  const usualOf = (has: keyof Style) => known.filter((line) => styleOf(line)[has]).length >= share * known.length;
  const isShown = known.length > 1;
  const common = isShown ? (['isUpper', 'isColon', 'isLarge'] as const).filter(usualOf) : (['isUpper'] as const);
  const sizes = known.map(({ size }) => size).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? usual;
  return (line) => {
    const text = line.text.replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '');
    const mayBe =
      line.parts.length === 1 &&
      text.length <= mostLetters &&
      text.split(/\s+/).length <= mostWords &&
      !/[\d,@|]/.test(text) &&
      Math.abs(line.size - size) < 0.6;
    if (!mayBe || common.length === 0 || !common.every((has) => styleOf(line)[has])) return undefined;
    if (!isShown && line.gap <= line.size * 1.6 && !line.startsBlock) return undefined;
    if (endsAsTitle(text) || companyWord.test(text) || schoolWord.test(text)) return undefined;
    const letters = normal(text);
    return kindsOf.find(({ stem }) => stem.test(letters))?.kind;
  };
}
