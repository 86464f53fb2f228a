/** A palette entry: a link or an action. */
export interface PaletteEntry {
  label: string;
  /** Pages, actions, and entries found by name. */
  group: 'On this page' | 'Recent' | 'Go to' | 'Do' | 'Job' | 'Person';
  /** Distinguishes entries with the same name: a company, a role. */
  detail?: string;
  /** Synonyms that match as well. */
  words?: string;
  /** Shown only once something is typed, because there are many of its kind. */
  whenTyped?: boolean;
  to?: string;
  run?: () => void;
}

function score(text: string, typed: string): number {
  if (text.startsWith(typed)) return 3;
  if (text.split(/[\s/]+/).some((word) => word.startsWith(typed))) return 2;
  return text.includes(typed) ? 1 : 0;
}

/** The most entries of a kind that grows with the account's data. */
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
  const shown: Record<string, number> = {};
  const known = new Set<string>();
  return scored
    .filter(({ total }) => total >= 0)
    .sort((one, other) => other.total - one.total)
    .map(({ entry }) => entry)
    .filter(({ group, whenTyped }) => {
      if (group !== 'Job' && group !== 'Person' && !whenTyped) return true;
      shown[group] = (shown[group] ?? 0) + 1;
      return words.length > 0 && shown[group] <= maxPerGroup;
    })
    .filter(({ to, group }) => {
      // A recent page is often one that has an entry of its own, which ranks the same.
      const isKnown = to !== undefined && known.has(to);
      if (to) known.add(to);
      return !isKnown || group === 'Do';
    });
}
