import type { ParsedFactsSent } from '../model/parsed-resume.ts';

/** Below this a value should be compared with the resume. */
const sureFrom = 0.8;

/** Whether a value that was read should be looked at. */
export const isDoubtful = ({ confidence }: { confidence: number }): boolean => confidence < sureFrom;

const words = { firstName: 'first name', lastName: 'last name', email: 'address', phone: 'phone number' } as const;

/**
 * What to look at before whom a resume is about is added and mailed: who they are and how they are reached, where that is
 * missing or doubtful; null where nothing is. The rest they correct themselves when they claim the profile.
 */
export function lookAt(facts: Pick<ParsedFactsSent, keyof typeof words>): string | null {
  const missing = (['firstName', 'lastName', 'email'] as const).filter((name) => !facts[name]);
  if (missing.length > 0) return `It names no ${missing.map((name) => words[name]).join(' and no ')}`;
  const doubtful = (['firstName', 'lastName', 'email', 'phone'] as const).filter((name) => {
    const fact = facts[name];
    return fact && isDoubtful(fact);
  });
  return doubtful.length > 0 ? `Check the ${doubtful.map((name) => words[name]).join(' and the ')}` : null;
}
