/** Levels of work, as titles name them. */
const named = {
  intern: 'interns?|internship|trainees?|apprentices?',
  junior: 'junior|jr|jnr|entry[\\s-]level',
  senior: 'senior|sr|snr',
  lead: 'lead',
  principal: 'principal',
  manager: 'managers?|mgr',
  director: 'directors?',
} as const;
export type Level = keyof typeof named;
const levels = Object.keys(named) as Level[];
const inside = new Map(
  levels.map((level) => [level, new RegExp(`(?<![\\p{L}\\p{N}])(?:${named[level]})(?![\\p{L}\\p{N}])`, 'iu')]),
);
const whole = new Map(
  levels.map((level) => [level, new RegExp(`^(?:${named[level]})(?:s|[\\s-]levels?|\\.)?$`, 'iu')]),
);

/** The levels that a title names: what somebody is now. */
export const levelsIn = (title: string): Level[] => levels.filter((level) => inside.get(level)?.test(title));

/** The level that this term is a word for, alone or of several people: `juniors`, `senior level`; undefined for any other. */
export const levelOf = (term: string): Level | undefined => levels.find((level) => whole.get(level)?.test(term));
