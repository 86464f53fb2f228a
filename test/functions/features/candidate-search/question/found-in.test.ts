import { expect, it } from 'vitest';
import { foundIn } from '../../../../../functions/features/candidate-search/question/found-in.ts';
import { readQuestion } from '../../../../../functions/features/candidate-search/question/read-question.ts';

const card = {
  summary: 'Staff nurse, Lakeside\nBoston College, BSc\nCCRN, AACN\nTeamwork',
  summaryParts: ['experience', 'education', 'certification', 'strengths'] as const,
};
const shown = ['Ann Lee', 'ICU nurse', 'Austin', 'Epic'];
const where = (question: string, of: Parameters<typeof foundIn>[1] = card) =>
  foundIn(readQuestion(question, () => undefined).parts, of, shown);

it.each<[question: string, found: ReturnType<typeof where>]>([
  ['ccrn', { part: 'certification', text: 'CCRN, AACN' }],
  ['nurses ccrn', { part: 'certification', text: 'CCRN, AACN' }],
  ['icu staff nurses', { part: 'experience', text: 'Staff nurse, Lakeside' }],
  ['acls or ccrn', { part: 'certification', text: 'CCRN, AACN' }],
  ['"boston college"', { part: 'education', text: 'Boston College, BSc' }],
  ['icu nurse', undefined],
  ['epic or ccrn', undefined],
  ['nurse NOT ccrn', undefined],
  ['nurse 5+ years', undefined],
])('A row says where a word of the question was found that it does not show: %s (PLUS-45)', (question, found) => {
  expect(where(question)).toEqual(found);
});

it('A card that does not know its lines, or shows none, says nothing of where a word was found', () => {
  expect(where('ccrn', { summary: card.summary })).toBeUndefined();
  expect(where('ccrn', { summary: '', summaryParts: [] })).toBeUndefined();
});
