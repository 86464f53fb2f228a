import type { ClearanceType } from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { authorizationsElsewhere } from '../../../domain/people/authorization-words.ts';
import { anyClearance, type Fact } from './fact.ts';
import { type ReadFact, readBy } from './pattern.ts';
import { payWords } from './pay-words.ts';

/** What follows a term of work and says no more than that it is asked for. */
const asked = String.raw`(?:\s+(?:only|required|needed|preferred|a must|must))?`;

function table<Value>(rows: readonly (readonly [string, Value])[], factOf: (value: Value) => Fact): ReadFact[] {
  return rows.map(([source, value]) => readBy(`(?:${source})${asked}`, () => factOf(value)));
}

const cleared = String.raw`(?:[\s-]+(?:security\s+)?(?:clearances?|cleared|level))?(?:\s+holders?)?(?:\s+or\s+(?:higher|above|better))?`;
const active = String.raw`(?:(?:active|current|valid)\s+)?`;
const clearances: readonly (readonly [string, readonly ClearanceType[]])[] = [
  [`${active}(?:ts\\s?[/-]?\\s?sci|top[\\s-]secret(?:\\s?/\\s?sci)?)${cleared}`, ['top_secret']],
  [`${active}ts\\s+(?:clearances?|cleared)`, ['top_secret']],
  [`${active}(?<!['’]s )secret${cleared}`, ['secret']],
  [`${active}public[\\s-]trust${cleared}`, ['public_trust']],
  [`${active}(?:security\\s+)?(?:clearances?|cleared)`, anyClearance],
];

const citizens: readonly (readonly [string, readonly Citizenship[]])[] = [
  ...authorizationsElsewhere.map(([source, key]) => [source, [key]] as const),
  [
    String.raw`(?:no|without|not?\s+needing)\s+(?:visa\s+)?sponsorship|authori[sz]ed\s+to\s+work\s+in\s+(?:the\s+)?us(?:a)?`,
    ['usCitizen', 'greenCard'],
  ],
  [String.raw`(?:u\.?s\.?(?:a\.?)?|american|united\s+states)\s*citizen(?:s|ship)?|uscs?`, ['usCitizen']],
  [String.raw`green[\s-]*cards?(?:\s*holders?)?|gc(?:\s*holders?)?|permanent\s+residents?`, ['greenCard']],
  [String.raw`h-?1-?\s?b(?:\s+(?:visas?|holders?))*|h1\s+visas?`, ['h1b']],
];

const moves: readonly (readonly [string, boolean])[] = [
  [
    String.raw`(?:not|un)\s*(?:willing|open|able|ready)\s+to\s+(?:re-?locat(?:e|ing|ion)|move)|(?:won['’]t|will\s+not|would\s+not|no)\s+relocat(?:e|ion)`,
    false,
  ],
  [
    String.raw`(?:(?:willing|open|able|ready|happy)\s+to|will|would|can)\s+(?:re-?locat(?:e|ing|ion)|move)|relocat(?:e|ion)(?:\s+ok)?`,
    true,
  ],
];

/** Terms of a contract are of a job: no profile says them, and a search for them would find nobody. */
const unsaid: readonly (readonly [string, undefined])[] = [
  [
    String.raw`w-?2|c2c|corp[\s-]to[\s-]corp|1099|c2h|contract[\s-]to[\s-](?:hire|perm)|no\s+(?:c2c|corp[\s-]to[\s-]corp)`,
    undefined,
  ],
  [String.raw`(?:full|part)[\s-]time|(?:fully\s+)?remote(?!\s+(?:sens|support|monitor))|hybrid|on-?site`, undefined],
  [
    String.raw`(?:available\s+)?(?:immediately|immediate|asap)(?:\s+(?:available|joiners?|start))?|available\s+now|local(?:s)?\s+only`,
    undefined,
  ],
  [
    String.raw`no\s+(?:security\s+)?clearance\s+(?:required|needed|necessary)|clearance\s+not\s+(?:required|needed)`,
    undefined,
  ],
];

const inWords = 'zero one two three four five six seven eight nine ten'.split(' ');
const number = String.raw`(\d{1,2}|${inWords.join('|')})`;
const numberOf = (written: string | undefined): number => {
  const at = inWords.indexOf(written?.toLowerCase() ?? '');
  return at < 0 ? Number(written) : at;
};
const years = String.raw`\s*(?:years?|yrs?|y)(?:['’]|\.)?(?:\s+(?:of\s+)?(?:work(?:ing)?\s+)?(?:exp(?:erience)?\.?|work)(?:\s+(?:in|with|as))?)?|\s*(?:\+\s*)?yoe`;
const work: readonly (readonly [string, (one: number, other: number) => { from?: number; to?: number }])[] = [
  [String.raw`(?:between\s+)?${number}\s*(?:-|to|and)\s*${number}\+?(?:${years})`, (from, to) => ({ from, to })],
  [
    String.raw`(?:less\s+than|under|below|fewer\s+than|<)\s*${number}(?:${years})`,
    (to) => ({ to: Math.max(0, to - 1) }),
  ],
  [
    String.raw`(?:up\s+to|at\s+most|no\s+more\s+than|not\s+more\s+than|max(?:imum)?(?:\s+of)?|<=)\s*${number}(?:${years})`,
    (to) => ({ to }),
  ],
  [
    String.raw`(?:(?:at\s+least|min(?:imum|\.)?(?:\s+of)?|over|more\s+than|>=?)\s*)?${number}\s*(?:\+|plus)?(?:${years})`,
    (from) => ({ from }),
  ],
];

/** Field words of recruiters but for places, in the order in which they are tried. */
export const factWords: readonly ReadFact[] = [
  ...table(unsaid, () => ({ kind: 'unsaid' })),
  ...table(clearances, (levels) => ({ kind: 'clearance', levels })),
  ...table(citizens, (values) => ({ kind: 'citizenship', values })),
  ...table(moves, (isWilling) => ({ kind: 'relocation', isWilling })),
  ...payWords,
  ...work.map(([source, endsOf]) =>
    readBy(source, (groups) => {
      const [one = 0, other = 0] = groups.map(numberOf);
      return { kind: 'years', ...endsOf(one, other) };
    }),
  ),
];
