import { afterEach, vi } from 'vitest';

// What a test draws, keeps in the browser, or replaces of the clock and the globals ends with it.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react');
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
  });
}
