import { stemOf } from './stem.ts';
import { wordsOf } from '../../../shared/rules/words.ts';

/** Each line names one thing in several ways; a name may stand in several lines, which are not joined through it. */
const groups: readonly (readonly string[])[] = [
  ['dev', 'developer', 'engineer'],
  ['developer', 'programmer', 'coder'],
  ['rn', 'registered nurse'],
  ['lpn', 'licensed practical nurse'],
  ['cna', 'certified nursing assistant'],
  ['np', 'nurse practitioner'],
  ['doctor', 'physician'],
  ['pt', 'physical therapist'],
  ['ot', 'occupational therapist'],
  ['admin', 'administrator'],
  ['sysadmin', 'system administrator', 'systems administrator'],
  ['dba', 'database administrator'],
  ['qa', 'quality assurance', 'tester'],
  ['sdet', 'test automation engineer'],
  ['pm', 'project manager'],
  ['pm', 'product manager'],
  ['po', 'product owner'],
  ['ba', 'business analyst'],
  ['hr', 'human resources'],
  ['recruiter', 'talent acquisition'],
  ['swe', 'software engineer', 'software developer'],
  ['sre', 'site reliability engineer'],
  ['ml', 'machine learning'],
  ['ai', 'artificial intelligence'],
  ['nlp', 'natural language processing'],
  ['bi', 'business intelligence'],
  ['ui', 'user interface'],
  ['ux', 'user experience'],
  ['frontend', 'front end'],
  ['backend', 'back end'],
  ['fullstack', 'full stack'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['node', 'nodejs', 'node js'],
  ['react', 'reactjs', 'react js'],
  ['vue', 'vuejs', 'vue js'],
  ['dotnet', 'dot net'],
  ['golang', 'go lang'],
  ['k8s', 'kubernetes'],
  ['aws', 'amazon web services'],
  ['gcp', 'google cloud'],
  ['postgres', 'postgresql'],
  ['mongo', 'mongodb'],
  ['elastic', 'elasticsearch'],
  ['cpa', 'certified public accountant'],
  ['accountant', 'bookkeeper'],
  ['ceo', 'chief executive officer'],
  ['cto', 'chief technology officer'],
  ['cfo', 'chief financial officer'],
  ['vp', 'vice president'],
  ['mgr', 'manager'],
  ['sr', 'senior'],
  ['jr', 'junior'],
  ['asst', 'assistant'],
  ['exec', 'executive'],
  ['rep', 'representative'],
  ['csr', 'customer service representative'],
  ['cdl', 'commercial driver license'],
  ['driver', 'trucker'],
  ['attorney', 'lawyer'],
  ['teacher', 'instructor'],
  ['salesperson', 'sales representative'],
  ['cook', 'chef'],
  ['waiter', 'server', 'waitress'],
  ['remote', 'work from home', 'wfh', 'telecommute'],
  ['fulltime', 'full time'],
  ['parttime', 'part time'],
  ['freelance', 'contractor'],
];

/** The longest name in the table, in words. */
export const longestName = 4;

const others = new Map<string, string[][]>();
for (const group of groups) {
  for (const name of group) {
    const key = nameKey(wordsOf(name));
    const list = others.get(key) ?? [];
    others.set(key, [...list, ...group.filter((other) => other !== name).map(wordsOf)]);
  }
}

/** Other names of the same thing, each as its words; empty when there are none. Word forms make no difference. */
export function synonymsOf(words: readonly string[]): readonly string[][] {
  return others.get(nameKey(words)) ?? [];
}

function nameKey(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}
