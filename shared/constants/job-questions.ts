/** How a question of a job is answered. */
export const questionKinds = ['text', 'choice', 'number'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const questionKindLabels: Record<QuestionKind, string> = {
  text: 'Text',
  choice: 'One of several',
  number: 'Number',
};

/** Limits of what a job asks and of what is sent with an application (PLUS-55). */
export const questionLimits = {
  most: 8,
  longest: 200,
  mostChoices: 10,
  longestChoice: 80,
  longestAnswer: 2000,
  largestNumber: 1_000_000_000,
  longestNote: 2000,
} as const;
