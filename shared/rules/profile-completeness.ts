/** What makes a profile complete, the step that helps most first: recruiters search by skills and place before all. */
export const completenessStep = [
  'skills',
  'experience',
  'place',
  'pay',
  'authorization',
  'years',
  'education',
  'picture',
] as const;
export type CompletenessStep = (typeof completenessStep)[number];

/** What of a profile is there. */
export type ProfileParts = Record<CompletenessStep, boolean>;

const advice: Record<CompletenessStep, string> = {
  skills: 'Add your skills: recruiters search by them first.',
  experience: 'Add where you work or have worked; it is what hiring managers read first.',
  place: 'Say where you live, so that jobs near you find you.',
  pay: 'Say what you want to earn, hourly or yearly, so that offers fit.',
  authorization: 'Say whether you may work in the country; many jobs ask for it.',
  years: 'Say how many years you have worked.',
  education: 'Add a school or a certification.',
  picture: 'Add a picture, so that people recognize you.',
};

/** How complete a profile is. */
export interface Completeness {
  done: number;
  of: number;
  words: string;
  next: { step: CompletenessStep; words: string } | null;
}

/** How complete a profile is, in words, and the missing step that helps most. */
export function profileCompleteness(parts: ProfileParts): Completeness {
  const missing = completenessStep.filter((step) => !parts[step]);
  const of = completenessStep.length;
  const done = of - missing.length;
  const [step] = missing;
  return { done, of, words: wordsFor(done, missing.length), next: step ? { step, words: advice[step] } : null };
}

function wordsFor(done: number, missing: number): string {
  if (missing === 0) return 'Your profile is complete';
  if (missing === 1) return 'Your profile is almost complete: one step is left';
  if (done === 0) return 'Your profile is empty; a few steps make you easy to find';
  return done < missing
    ? `Your profile has a start: ${missing} steps are left`
    : `Well on the way: ${missing} steps are left`;
}
