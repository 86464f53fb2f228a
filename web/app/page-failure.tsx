import { useCallback, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { failureMessage, unreachableMessage } from '../api/api-error.ts';
import { PageTitle } from '../ui/layouts/page-title.tsx';
import { ErrorState } from '../ui/feedback/states.tsx';

const reloadedKey = 'hirehub.reloaded-for-update';

function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}

/**
 * The error page of a broken page, with a reload button. After a release an old page's files are gone, so it reloads
 * once by itself; while offline it waits, because a reload would show the browser's own error page.
 */
export function PageFailure() {
  const error = useRouteError();
  const [isAway, setAway] = useState(false);
  const reload = useCallback(
    () =>
      void fetch(globalThis.location.href, { method: 'HEAD' }).then(
        () => globalThis.location.reload(),
        () => setAway(true),
      ),
    [],
  );
  useEffect(() => {
    console.error(error);
    if (!isMissingChunk(error) || sessionStorage.getItem(reloadedKey) === globalThis.location.href) return;
    sessionStorage.setItem(reloadedKey, globalThis.location.href);
    reload();
  }, [error, reload]);
  useEffect(() => {
    if (!isAway) return undefined;
    globalThis.addEventListener('online', reload);
    return () => globalThis.removeEventListener('online', reload);
  }, [isAway, reload]);
  return (
    <>
      <PageTitle>Something went wrong</PageTitle>
      <ErrorState
        title="This page could not be shown"
        message={isAway ? unreachableMessage : failureMessage(error)}
        kept="Your saved data is safe."
        onRetry={reload}
      />
    </>
  );
}
