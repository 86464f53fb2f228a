import { useQuery } from '@tanstack/react-query';
import type { PublishedPage as Page } from '../../../../shared/model/own-page.ts';
import { productName } from '../../../../shared/constants/product.ts';
import { roleLabels } from '../../../../shared/constants/roles.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccountIfAny } from '../../../common/account/account.ts';
import { cityQuery } from '../../../common/lookups/lookups.ts';
import { paths, personPath } from '../../../common/navigation/paths.ts';
import { avatarAddress, fullName } from '../../../common/people/person.ts';
import { VerifiedBadge } from '../../../common/people/verified-badge.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { PageWords } from '../components/page-words.tsx';
import { CountedFacts } from '../components/working-facts.tsx';
import { publishedPageQuery } from '../queries/people.ts';

/** A recruiter’s page as everybody sees it: what they chose to show, and the way to work with them (PLUS-49). */
export function PublishedPage({ recruiterId }: { recruiterId: number }) {
  const isId = Number.isSafeInteger(recruiterId) && recruiterId > 0;
  const { data: page, error, refetch } = useQuery({ ...publishedPageQuery(recruiterId), enabled: isId });
  if (!isId || isNoAccess(error))
    return (
      <>
        <PageTitle>No such page</PageTitle>
        <EmptyState
          isPage
          title="This page is not public"
          action={<ButtonLink to={paths.findJobs()}>Find jobs</ButtonLink>}
        >
          The recruiter may have taken it back, or the link is mistyped.
        </EmptyState>
      </>
    );
  if (!page)
    return (
      <>
        <PageTitle>Recruiter</PageTitle>
        {error ? (
          <LoadFailure title="This page could not be loaded" query={{ error, refetch }} />
        ) : (
          <SkeletonText lines={6} />
        )}
      </>
    );
  return <Shown page={page} />;
}

function Shown({ page }: { page: Page }) {
  const account = useAccountIfAny();
  const { data: city } = useQuery(cityQuery(page.cityId));
  const name = fullName(page);
  const inside = account && personPath(account.role, page);
  return (
    <FormLayout
      head={
        <PageHead
          title={name}
          state={page.isVerified && <VerifiedBadge of={page.role} />}
          lead={[roleLabels[page.role], city && cityName(city)].filter(Boolean).join(' · ')}
          avatar={<Avatar name={name} src={avatarAddress(page.avatar)} size={64} />}
          actions={
            account ? (
              inside && (
                <ButtonLink to={inside} kind="primary">
                  Open in {productName}
                </ButtonLink>
              )
            ) : (
              <ButtonLink to={paths.signUp()} kind="primary" state={{ isCandidate: true }}>
                Sign up to write to {page.firstName}
              </ButtonLink>
            )
          }
        />
      }
    >
      <PageTitle>{`${name}, recruiter`}</PageTitle>
      <div className="stack">
        <PageWords words={page} />
        {page.facts && <CountedFacts facts={page.facts} isBrief />}
      </div>
    </FormLayout>
  );
}
