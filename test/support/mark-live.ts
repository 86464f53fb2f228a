/** Runs in a page, as an init script: marks on its root, as `data-live`, whether its live connection is open. */
export function markLive(): void {
  const Native = globalThis.WebSocket;
  globalThis.WebSocket = class extends Native {
    constructor(address: string | URL) {
      super(address);
      for (const [event, state] of [
        ['open', 'open'],
        ['close', 'closed'],
      ] as const)
        this.addEventListener(event, () => (document.documentElement.dataset.live = state));
    }
  };
}
