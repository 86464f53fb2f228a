const listeners = new Map<string, Set<(message: object) => void>>();

/**
 * What is sent, said and heard over the live connection, instead of `web/api/live-updates.ts`:
 * `vi.mock('…/live-updates.ts', () => import('…/live-listeners.ts'))`.
 */
export const onLiveMessage = (type: string, listener: (message: object) => void) => {
  const heard = listeners.get(type) ?? new Set();
  listeners.set(type, heard.add(listener));
  return () => {
    heard.delete(listener);
    if (heard.size === 0) listeners.delete(type);
  };
};

export const onLiveCatchUp = (listener: () => void) => onLiveMessage('catch-up', listener);

export const sentLive: object[] = [];
export const sendLive = (message: object) => void sentLive.push(message);

/** Says a message of this type, or 'catch-up', to those who listen. */
export function sayLive(type: string, message: object = {}): void {
  for (const listener of listeners.get(type) ?? []) listener(message);
}

/** What somebody listens for now. */
export const heardLive = (): string[] => [...listeners.keys()].toSorted();

export const catchUpLive = (): void => sayLive('catch-up');
