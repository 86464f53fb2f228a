import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../../ui/buttons/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
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
    <Modal
      title="Leave without saving?"
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button onClick={() => blocker.reset()}>Keep editing</Button>
          <Button
            kind="danger"
            onClick={() => {
              kept.forget();
              blocker.proceed();
            }}
          >
            Discard changes
          </Button>
        </>
      }
    >
      <p className="soft">Your changes on this page are not saved yet.</p>
    </Modal>
  );
}
