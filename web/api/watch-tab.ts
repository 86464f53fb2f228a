const checkInterval = 30_000;
/** A tab looks this often whether its computer has slept, so that it wakes with it. */
const wakeInterval = 1_000;
/** A look this late was delayed by a sleeping computer; browsers slow the timers of hidden tabs to one a minute. */
const sleepThreshold = 90_000;

interface TabWatcher {
  /** The user returned to the tab, or the network or the computer is back. */
  onReturn: () => void;
  /** The computer has slept, whether the tab is shown or not. */
  onSlept: () => void;
  /** Twice a minute. */
  onCheck: () => void;
}

/** Watches the tab until the result is called; a return to a hidden tab is reported when the user looks at it. */
export function watchTab({ onReturn, onSlept, onCheck }: TabWatcher): () => void {
  let lookedAt = Date.now();
  const onShown = () => {
    if (document.visibilityState !== 'hidden') onReturn();
  };
  const onLook = () => {
    const now = Date.now();
    const slept = now - lookedAt > sleepThreshold;
    lookedAt = now;
    if (!slept) return;
    onShown();
    onSlept();
  };
  const check = setInterval(onCheck, checkInterval);
  const look = setInterval(onLook, wakeInterval);
  globalThis.addEventListener('online', onShown);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    clearInterval(check);
    clearInterval(look);
    globalThis.removeEventListener('online', onShown);
    document.removeEventListener('visibilitychange', onShown);
  };
}
