import { clearanceTypeLabels, type ClearanceType } from '../constants/job.ts';

// Each level includes those after it. Confidential is the lowest level of classified information; the product's lowest is
// Public Trust, a determination rather than a clearance, which any clearance satisfies.
const levels = ['top_secret', 'secret', 'confidential', 'public_trust', 'none'] as const;
/** A level in order; `confidential` is known to the order, though the forms do not offer it. */
export type ClearanceLevel = (typeof levels)[number];

/** Whether someone with this level may do work that asks for the other: Top Secret satisfies Secret, and so on. */
export function satisfiesClearance(has: ClearanceLevel, asked: ClearanceLevel): boolean {
  return levels.indexOf(has) <= levels.indexOf(asked);
}

/** How a candidate's clearances fit the ones a job accepts, in words; null where the candidate said nothing. */
export function clearanceReason(
  asked: readonly ClearanceType[],
  has: readonly ClearanceType[] | null,
): { fit: 'full' | 'none' | 'unknown'; words: string; asksNothing?: boolean } {
  const wanted = asked.filter((level) => level !== 'none');
  if (wanted.length === 0) return { fit: 'full', words: 'No clearance needed', asksNothing: true };
  if (has === null) return { fit: 'unknown', words: 'The clearance is not known' };
  const list = wanted.map((level) => clearanceTypeLabels[level]).join(' or ');
  const fitting = has.find((level) => wanted.some((one) => satisfiesClearance(level, one)));
  if (fitting === undefined) return { fit: 'none', words: `The job asks for ${list}` };
  const label = clearanceTypeLabels[fitting];
  return { fit: 'full', words: asked.includes(fitting) ? label : `${label} satisfies ${list}` };
}
