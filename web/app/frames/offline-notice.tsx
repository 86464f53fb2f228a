import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import './offline-notice.css';

function watch(onChange: () => void): () => void {
  for (const type of ['online', 'offline']) globalThis.addEventListener(type, onChange);
  return () => {
    for (const type of ['online', 'offline']) globalThis.removeEventListener(type, onChange);
  };
}

/**
 * Says that the browser is offline, as an overlay so that nothing shifts. Live updates and lists catch up by themselves
 * afterwards.
 */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine);
  return (
    <div className="offline-notice" role="status">
      {!isOnline && (
        <p>
          <CloudOff size={16} aria-hidden /> You are offline. Content may be out of date, and nothing can be saved.
        </p>
      )}
    </div>
  );
}
