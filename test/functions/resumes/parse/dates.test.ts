import { describe, expect, it } from 'vitest';
import { findRange, findSingle, type ResumeDate } from '../../../../functions/resumes/parse/dates.ts';

const on = (year: number, month: number | null = null): ResumeDate => ({ year, month });

describe('The dates of an entry', () => {
  it.each<[string, ResumeDate, ResumeDate | null]>([
    ['Mar 2019 – Present', on(2019, 3), null],
    ['March 2019 to June 2021', on(2019, 3), on(2021, 6)],
    ['03/2019 - 06/2021', on(2019, 3), on(2021, 6)],
    ['2019-03 - 2021-06', on(2019, 3), on(2021, 6)],
    ['Mar ’19 – Jun ’21', on(2019, 3), on(2021, 6)],
    ['Mar "19 – Jun “21', on(2019, 3), on(2021, 6)],
    ['2015 – 2019', on(2015), on(2019)],
    ['Engineer, Example Ltd (Sept. 2018 - till date)', on(2018, 9), null],
    ['Since 2020', on(2020), null],
  ])('are read from %s', (text, from, to) => {
    expect(findRange(text)).toMatchObject({ from, to, isCurrent: to === null });
  });

  it.each(['+91 98450-12345', 'Led 5-10 people', '$2000 - 3000', 'version 2.10'])('are not seen in %s', (text) => {
    expect(findRange(text)).toBeUndefined();
  });

  it('may be a single year, which is the end', () => {
    expect(findSingle('B.Sc., Example College, 2016')).toMatchObject({ from: null, to: on(2016) });
  });
});
