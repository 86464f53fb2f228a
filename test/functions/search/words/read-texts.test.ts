import { describe, expect, it } from 'vitest';
import { type Clause, parseText } from '../../../../functions/search/engine/engine.ts';
import { jobEnglish } from '../../../../functions/search/words/job-english.ts';

/** What a text without OR requires, clause by clause. */
const read = (text: string, options?: { asYouType?: boolean }) => parseText(text, jobEnglish, options).required.flat();

/** A clause in all its forms: words joined, quotes around sequences, `~` before any form of a word. */
const ways = ({ alternatives }: Clause): string[] =>
  alternatives.map(({ places, form, adjacent }) => {
    const words = places.map((fitting) => fitting.join('/'));
    return `${form === 'stem' ? '~' : ''}${adjacent ? `"${words.join(' ')}"` : words.join(' & ')}`;
  });

describe('A search text', () => {
  it('requires every word, in this or another form', () => {
    expect(read('Gutter inspections').map(ways)).toEqual([
      ['gutter', '~gutter'],
      ['inspections', '~inspections'],
    ]);
  });

  it('includes synonyms of job words, both ways', () => {
    expect(read('rn').map(ways)).toEqual([['rn', '~rn', '~"registered nurse"', '~"staff nurse"']]);
    expect(read('registered nurses wanted').map(ways)[0]).toEqual([
      '~"registered nurse"',
      '~registered & nurses/rn/lpn/lvn/crna',
      '~"rn"',
      '~"staff nurse"',
    ]);
    expect(read('developer').flatMap(ways)).toEqual(expect.arrayContaining(['~"dev"', '~"engineer"']));
  });

  it('recognises names that contain stop words', () => {
    expect(read('work from home').map(ways)).toEqual([
      ['~"work from home"', '~"remote"', '~"wfh"', '~"telecommute"', '~"telework"', '~"home based"'],
    ]);
  });

  it('expands an abbreviation, and ignores its letters where they mean something else', () => {
    expect(read('tx').map(ways)).toEqual([['tx', '~tx', '~"texas"']]);
    expect(read('texas').map(ways)).toEqual([['texas', '~texas']]);
  });

  it('treats a known name as a whole word, so that an intern does not match international work', () => {
    expect(read('intern', { asYouType: true })).toMatchObject([{ open: false }]);
    expect(read('intern', { asYouType: true })[0]).not.toHaveProperty('typed');
    expect(read('java de', { asYouType: true })[1]).toMatchObject({ typed: 'de', open: true });
  });

  it('expands tech to technician also within a longer name', () => {
    expect(read('lab tech').map(ways)[0]).toContain('~lab & tech/technician/technologist');
  });

  it('reads a possessive as the word', () => {
    expect(read('driver’s licence').map(ways)).toEqual(read('driver licence').map(ways));
    expect(read('o’reilly').map(ways)).toEqual([
      ['o', '~o'],
      ['reilly', '~reilly'],
    ]);
  });

  it('leaves out a single letter being typed, unless it is the name of a language', () => {
    expect(read('plumber d', { asYouType: true })).toHaveLength(1);
    expect(read('embedded c', { asYouType: true })).toHaveLength(2);
    expect(read('d', { asYouType: true })).toEqual([]);
    expect(read('d ', { asYouType: true })).toHaveLength(1);
  });

  it('matches quoted words exactly and in order', () => {
    expect(read('"Registered Nurse" ward').map(ways)).toEqual([['"registered nurse"'], ['ward', '~ward']]);
  });

  it('reads an unclosed quote to the end', () => {
    expect(read('nurse "night shift').map(ways)[1]).toEqual(['"night shift"']);
  });

  it('leaves out stop words unless there is nothing else', () => {
    expect(read('the nurse in a ward')).toHaveLength(2);
    expect(read('the').map(ways)).toEqual([['the', '~the']]);
  });

  it('leaves only the last word open while someone types', () => {
    expect(read('night nur', { asYouType: true }).map(({ open }) => open)).toEqual([false, true]);
    expect(read('night nur ', { asYouType: true }).some(({ open }) => open)).toBe(false);
    expect(read('nur "night"', { asYouType: true }).some(({ open }) => open)).toBe(false);
  });

  it('is read only up to a sensible length', () => {
    expect(read('word '.repeat(2_000))).toHaveLength(1);
    expect(read(Array.from({ length: 2_000 }, (_, at) => `word${at}`).join(' ')).length).toBeLessThanOrEqual(16);
    expect(read(`"${'quoted '.repeat(2_000)}"`)[0]!.alternatives[0]!.places.length).toBeLessThanOrEqual(32);
  });
});
