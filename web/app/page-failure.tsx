import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { failureMessage } from '../api/api-error.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { ErrorState } from '../ui/states.tsx';

const reloadedKey = 'hirehub.reloaded-for-update';

function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** A page that broke: says so in place and offers to load it again. After a release an old page's parts are gone, so it reloads once by itself. */
export function PageFailure() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
    if (!isMissingChunk(error) || sessionStorage.getItem(reloadedKey) === globalThis.location.href) return;
    sessionStorage.setItem(reloadedKey, globalThis.location.href);
    globalThis.location.reload();
  }, [error]);
  return (
    <>
      <PageTitle>Something went wrong</PageTitle>
      <ErrorState title="This page could not be shown" message={failureMessage(error)} kept="What you saved is safe." onRetry={() => globalThis.location.reload()} />
    </>
  );
}
