import { useEffect, useState, useSyncExternalStore } from 'react';
import { liveConnection } from '../../../api/live-updates.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { chatErrors } from '../model/chat-login.ts';

/** A renewed connection is back sooner; a notice that flashes says nothing. */
const patience = 4000;

/** Says that the connection is lost, once it has been for some seconds (CHAT-13, ERR-16). */
export function ConnectionNotice() {
  const state = useSyncExternalStore(liveConnection.subscribe, liveConnection.read);
  return state === 'connected' ? null : <LateNotice key={state} isRefused={state === 'refused'} />;
}

function LateNotice({ isRefused }: { isRefused: boolean }) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return isRefused ? (
    <ChatNotice>{chatErrors.logIn}</ChatNotice>
  ) : (
    <ChatNotice kind="warning">Connecting… New messages appear when the connection is back.</ChatNotice>
  );
}

/** A notice above the conversations. */
export function ChatNotice({ kind = 'error', children }: { kind?: 'error' | 'warning'; children: string }) {
  return (
    <div className="channels-notice">
      <Notice kind={kind}>{children}</Notice>
    </div>
  );
}
