/** A palette entry: a link or an action. */
export interface PaletteEntry {
  label: string;
  /** Pages, actions, and entries found by name. */
  group: 'Go to' | 'Do' | 'Job' | 'Person';
  /** Distinguishes entries with the same name: a company, a role. */
  detail?: string;
  /** Synonyms that match as well. */
  words?: string;
  to?: string;
  run?: () => void;
}

function score(text: string, typed: string): number {
  if (text.startsWith(typed)) return 3;
  if (text.split(/[\s/]+/).some((word) => word.startsWith(typed))) return 2;
  return text.includes(typed) ? 1 : 0;
}

/** The most jobs and the most people shown at once. */
const maxPerGroup = 6;

/**
 * The entries that match the input, best first; the label or its synonyms must contain every word. Jobs and people
 * appear only once something is typed.
 */
export function matchEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const scored = entries.map((entry) => {
    const label = entry.label.toLowerCase();
    const others = `${entry.detail ?? ''} ${entry.words ?? ''}`.toLowerCase().trim();
    const scores = words.map((word) => Math.max(score(label, word) * 2, score(others, word)));
    return { entry, total: scores.includes(0) ? -1 : scores.reduce((sum, one) => sum + one, 0) };
  });
  const shown = { 'Go to': 0, Do: 0, Job: 0, Person: 0 };
  return scored
    .filter(({ total }) => total >= 0)
    .sort((one, other) => other.total - one.total)
    .map(({ entry }) => entry)
    .filter(({ group }) =>
      group === 'Job' || group === 'Person' ? words.length > 0 && ++shown[group] <= maxPerGroup : true,
    );
}
