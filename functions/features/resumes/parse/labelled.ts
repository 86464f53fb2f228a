import { trimmed } from './normal-text.ts';

/** What a line says that it holds: `Designation : Nurse`, `Name of employer Example Ltd`. */
export interface Labelled {
  role: 'title' | 'employer' | 'dates' | 'degree' | 'school' | 'detail';
  value: string;
}

/** Labels before a colon or dash; those of several words need none. */
const labels: Record<Labelled['role'], [alone: string, phrase: string]> = {
  title: [
    'designation|position(?: title)?|job title|title|role|post|cargo|poste|puesto|职位|岗位|职务',
    'occupation or position held|position held|post held|lavoro o posizione ricoperti|fonction ou poste occupé|função ou cargo ocupado',
  ],
  employer: [
    'company|employer|organi[sz]ation|firm|empresa|entreprise|azienda|公司|单位',
    "name (?:and address )?of (?:the )?(?:employer|company|organi[sz]ation)|(?:company|employer|organi[sz]ation)[’']?s? name",
  ],
  dates: [
    'period|duration|dates?|tenure|from|session',
    'dates(?=\\s+\\S*\\d)|dates (?:employed|of employment)|employment dates|duration period|period of (?:work|employment)|working period',
  ],
  degree: [
    'qualification|course|degree|abschluss',
    'title of qualification(?: awarded)?|principal subjects(?:\\s?\\/\\s?occupational(?: skills covered)?)?',
  ],
  school: [
    'institute|institution|school|college|university',
    'name (?:and type )?of (?:the )?(?:institute|institution|school|college|university)|name and type of organi[sz]ation(?: providing education and training)?',
  ],
  detail: [
    'growth path|supervisor|salary|ctc|website|industry|department|location|grade|duties|environment|reporting to|reason for leaving|team size|job profile|responsibilit\\w+',
    'hours per week|main activities(?: and responsibilities)?|type of business(?: or sector)?|job responsibilities|roles? (?:and|&) responsibilit\\w+|nature of (?:job|work|duties)',
  ],
};
/** The first words of all of these, so that other lines cost little. */
const firstWords = new Set(
  `abschluss azienda cargo client college company course ctc date dates degree department designation duration duties employer employment
  empresa entreprise environment firm fonction from função grade hours industry institute institution job lavoro location
  main name nature occupation organisation organization period position post poste principal puesto qualification reason
  reporting responsibilities responsibility role roles salary school session growth supervisor team tenure title type university website
  working organisations organizations companys employers 职位 岗位 职务 公司 单位`.split(/\s+/),
);
const before = '^\\s*(?:\\(?[\\divx]{1,3}[.)]\\s*)?';
const patterns = Object.entries(labels).map(([role, [alone, phrase]]) => ({
  role: role as Labelled['role'],
  pattern: new RegExp(`${before}(?:(?:${alone}|${phrase})\\s*(?:[:：|]|[-–]\\s)+\\s*|(?:${phrase})\\s+)(.*)$`, 'iu'),
}));

/** The label of a text and what follows it; undefined for any other text. */
export function labelledIn(text: string): Labelled | undefined {
  const [first = ''] = /\p{L}{2,}/u.exec(text) ?? [];
  if (!firstWords.has(first.toLowerCase())) return undefined;
  for (const { role, pattern } of patterns) {
    const value = pattern.exec(text)?.[1];
    if (value !== undefined) return { role, value: trimmed(value) };
  }
  return undefined;
}
