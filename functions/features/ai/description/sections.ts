import type { Block } from './blocks.ts';
import { oneOf, wholeWord } from './one-of.ts';
import { sentencesOf } from './sentences.ts';

/** The sections of an arranged description, in the order in which people read them. */
export const sectionTitles = {
  about: 'About the job',
  work: 'What you will do',
  bring: 'What you bring',
  pay: 'Pay and benefits',
  place: 'Place and hours',
} as const;
type Section = keyof typeof sectionTitles;

/** Shorter texts need no headings. */
const fewestSentences = 4;
// Such a beginning refers to the sentence before, so both stay together.
const refers = oneOf(
  'i',
  `^${wholeWord('it|its|this|that|these|those|they|them|their|he|she|then|also|but|and|or|so|both|such|there')}`,
  `^${wholeWord('some|others|each|most|all|either|neither|instead|however|otherwise|because|if')}`,
  String.raw`^\(`,
);
const signs: [Section, RegExp][] = [
  [
    'pay',
    oneOf(
      'i',
      String.raw`[$€£₹]\s?\d|\b\d+k\b|/h(?:r|our)?\b`,
      wholeWord('salary|per hour|an hour|benefits|bonus|pension|OTE|401\\(?k|PTO|mileage|cents a mile'),
    ),
  ],
  [
    'work',
    oneOf(
      'i',
      "^you(?: will|['’]ll) ",
      `^you ${wholeWord('own|run|turn|use|query|write|build|keep|take|test|help|design|decide|work|serve|script')}`,
      `^you ${wholeWord('maintain|configure|add|share|manage|room|triage|interpret|are responsible')}`,
      `^${wholeWord('adapt|administer|analy[sz]e|answer|assess|build|care|check|clean|code|collect|configure')}`,
      `^${wholeWord('coordinate|create|design|develop|diagnose|document|draw|drive|edit|evaluate|examine')}`,
      `^${wholeWord('fabricate|fix|grow|haul|help|improve|install|interpret|keep|lead|maintain|make|manage')}`,
      `^${wholeWord('model|monitor|operate|own|pick|plan|prepare|price|pull|repair|review|run|sell|service')}`,
      `^${wholeWord('set up|source|support|take|test|train|translate|troubleshoot|turn|work|write')}`,
    ),
  ],
  [
    'bring',
    oneOf(
      'i',
      wholeWord(String.raw`required|requires?|must|prefer(?:red|ably)|experience|years|degree|licen[cs]ed?|certifi\w+`),
      wholeWord('certs?|nice to have|a plus|welcome|background|knowledge|fluent|clearance|ability|able to'),
      wholeWord('you (?:bring|have|know|are|stay|can)'),
    ),
  ],
  [
    'place',
    oneOf(
      'iu',
      wholeWord('remote|hybrid|on[- ]?site|location|located|headquarters|shifts?|full[- ]time|part[- ]time'),
      wholeWord('weekends?|nights?|hours|days off|monday'),
      String.raw`\p{Lu}\p{Ll}+, \p{Lu}{2}\b`,
    ),
  ],
];

/** Paragraphs without headings, sorted into sections by what each sentence is about; short texts stay as they are. */
export function sectionsOf(paragraphs: readonly string[]): Block[] {
  const groups = new Map<Section, string[]>(Object.keys(sectionTitles).map((key) => [key as Section, []]));
  let count = 0;
  for (const paragraph of paragraphs) {
    let last: string[] | undefined;
    for (const sentence of sentencesOf(paragraph)) {
      count++;
      if (last && refers.test(sentence)) last[last.length - 1] += ` ${sentence}`;
      else {
        // A text begins by saying who hires, or for what.
        last = groups.get(count === 1 && !/^you\b/i.test(sentence) ? 'about' : sectionOf(sentence))!;
        last.push(sentence);
      }
    }
  }
  const filled = [...groups].filter(([, sentences]) => sentences.length > 0);
  if (count < fewestSentences || filled.length < 2) return paragraphs.map((text) => ({ kind: 'text', text }));
  return filled.flatMap(([section, sentences]): Block[] => [
    { kind: 'heading', text: sectionTitles[section], level: 2 },
    ...(section === 'about' || (sentences.length === 1 && !sentences[0]!.includes(': '))
      ? [{ kind: 'text', text: sentences.join(' ') } as const]
      : sentences.map((text): Block => ({ kind: 'item', text, marker: '-', depth: 0 }))),
  ]);
}

function sectionOf(sentence: string): Section {
  return signs.find(([, sign]) => sign.test(sentence))?.[0] ?? 'about';
}
