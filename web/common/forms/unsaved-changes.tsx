import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmModal } from '../../ui/overlays/confirm-modal.tsx';
import type { KeptForm } from './use-kept-form.ts';

/**
 * Put it inside a form: while `when` is true, leaving by link, Back or closing the tab asks for confirmation; who leaves
 * by choice discards what is kept.
 */
export function UnsavedChanges({ when, kept }: { when: boolean; kept: Pick<KeptForm, 'forget'> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [when]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmModal
      title="Leave without saving?"
      onClose={() => blocker.reset()}
      keep="Keep editing"
      confirm="Discard changes"
      isDanger
      onConfirm={() => {
        kept.forget();
        blocker.proceed();
      }}
    >
      <p className="soft">Your changes on this page are not saved yet.</p>
    </ConfirmModal>
  );
}
