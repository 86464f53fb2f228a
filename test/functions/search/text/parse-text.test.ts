import { describe, expect, it } from 'vitest';
import { type Clause, parseText } from '../../../../functions/search/text/parse-text.ts';

/** A clause as its ways: words joined, quotes around sequences, `~` before any form of a word. */
const ways = ({ alternatives }: Clause): string[] => alternatives.map(({ words, form, adjacent }) => `${form === 'stem' ? '~' : ''}${adjacent ? `"${words.join(' ')}"` : words.join(' & ')}`);

describe('a search text', () => {
  it('asks for every word, in this or another form', () => {
    expect(parseText('Payroll clerk').map(ways)).toEqual([
      ['payroll', '~payroll'],
      ['clerk', '~clerk'],
    ]);
  });

  it('knows other names of job words, both ways', () => {
    expect(parseText('rn').map(ways)).toEqual([['rn', '~rn', '~"registered nurse"']]);
    expect(parseText('registered nurses wanted').map(ways)[0]).toEqual(['~registered & nurses', '~"rn"']);
    expect(parseText('developer').flatMap(ways)).toEqual(expect.arrayContaining(['~"dev"', '~"engineer"']));
  });

  it('takes quoted words exactly and in this order', () => {
    expect(parseText('"Registered Nurse" night').map(ways)).toEqual([['"registered nurse"'], ['night', '~night']]);
  });

  it('reads an unclosed quote to the end', () => {
    expect(parseText('nurse "night shift').map(ways)[1]).toEqual(['"night shift"']);
  });

  it('leaves out words that say nothing, unless there is nothing else', () => {
    expect(parseText('the nurse in a ward')).toHaveLength(2);
    expect(parseText('the').map(ways)).toEqual([['the', '~the']]);
  });

  it('leaves only the last word open while someone types', () => {
    expect(parseText('night nur', { asYouType: true }).map(({ open }) => open)).toEqual([false, true]);
    expect(parseText('night nur ', { asYouType: true }).some(({ open }) => open)).toBe(false);
    expect(parseText('nur "night"', { asYouType: true }).some(({ open }) => open)).toBe(false);
  });

  it('reads no more of a huge text than anyone would ask', () => {
    expect(parseText('word '.repeat(2_000))).toHaveLength(1);
    expect(parseText(Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ')).length).toBeLessThanOrEqual(16);
    expect(parseText(`"${'quoted '.repeat(2_000)}"`)[0]!.alternatives[0]!.words.length).toBeLessThanOrEqual(32);
  });
});
