/**
 * Too common to narrow a search, or what every job seeker writes; they still count inside quotes and when there is
 * nothing else.
 */
export const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by for from i in is me my near of on or our the to we will with you your job jobs hiring vacancy vacancies opening openings wanted'.split(
    ' ',
  ),
);
