/** What a person may choose to show on their page beside their words. */
export const shownOnPage = ['picture', 'place', 'facts'] as const;
export type ShownOnPage = (typeof shownOnPage)[number];

export const shownOnPageLabels: Record<ShownOnPage, string> = {
  picture: 'My picture',
  place: 'Where I am',
  facts: 'How I work, counted from five cases on',
};

export const longestHeadline = 120;
export const longestAbout = 2000;
export const mostSpecialties = 12;
export const longestSpecialty = 40;
