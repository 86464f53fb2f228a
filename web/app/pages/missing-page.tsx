import { Compass, Lock } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { roleLabels } from '../../../shared/constants/roles.ts';
import { useAccountIfAny } from '../../common/account/account.ts';
import { paths } from '../../common/navigation/paths.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageTitle } from '../../ui/layouts/page-title.tsx';
import { rolesWithPage } from '../routes/by-role.ts';

/** Keeps search engines from listing an address that has no page, whatever its status. */
function useNoIndex(): void {
  useEffect(() => {
    const mark = document.createElement('meta');
    mark.name = 'robots';
    mark.content = 'noindex';
    document.head.append(mark);
    return () => mark.remove();
  }, []);
}

const listed = new Intl.ListFormat('en-GB');

/**
 * What an address without a page shows: that there is none, or that it belongs to another role, and a way on to `/` or
 * the dashboard (DEC-68).
 */
export function MissingPage() {
  const { pathname } = useLocation();
  const account = useAccountIfAny();
  useNoIndex();
  const others = account ? rolesWithPage(pathname).filter((role) => role !== account.role) : [];
  const dashboard = (
    <ButtonLink to={paths.dashboard()} kind="primary">
      Go to dashboard
    </ButtonLink>
  );
  if (account && others.length > 0)
    return (
      <>
        <PageTitle>Not your page</PageTitle>
        <EmptyState isPage icon={<Lock aria-hidden />} title="This page belongs to another role" action={dashboard}>
          <strong>{pathname}</strong> is for {listed.format(others.map((role) => `${roleLabels[role]}s`))}. You are
          logged in as {account.email}, {roleLabels[account.role]}.
        </EmptyState>
      </>
    );
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <EmptyState
        isPage
        icon={<Compass aria-hidden />}
        title="There is no page here"
        action={
          account ? (
            dashboard
          ) : (
            <>
              <ButtonLink to={paths.findJobs()} kind="primary">
                Find jobs
              </ButtonLink>
              <ButtonLink to={paths.logIn()}>Log in</ButtonLink>
              <ButtonLink to={paths.landing()}>Home page</ButtonLink>
            </>
          )
        }
      >
        Nothing is at this address. The link may be mistyped or out of date.
      </EmptyState>
    </>
  );
}
