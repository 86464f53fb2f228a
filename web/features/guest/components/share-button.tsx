import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';

/** Shares the page's address through the device's dialog, or copies it to the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');
  const share = async () => {
    const url = globalThis.location.origin + globalThis.location.pathname;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch (error) {
      // Closing the device's dialog is not a failure.
      if (!(error instanceof Error && error.name === 'AbortError')) setSaid('Copy it from the address bar');
    }
  };
  return (
    <>
      <Button size="large" onClick={() => void share()}>
        {said || 'Share'}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
