/** Those who listen now, by what they listen for: a type of message, or 'catch-up'. */
export const live = new Map<string, Set<() => void>>();

/**
 * Stands for the live connection, with `onLiveCatchUp`: `vi.mock('…/live-updates.ts', () => import('…/live-listeners.ts'))`.
 */
export const onLiveMessage = (type: string, listener: () => void) => {
  live.set(type, (live.get(type) ?? new Set()).add(listener));
  return () => live.get(type)?.delete(listener);
};

export const onLiveCatchUp = (listener: () => void) => onLiveMessage('catch-up', listener);
