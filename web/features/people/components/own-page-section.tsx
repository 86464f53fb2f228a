import { useQuery } from '@tanstack/react-query';
import type { Account } from '../../../../shared/model/person.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { ownPageQuery } from '../queries/people.ts';
import { OwnPageForm } from './own-page-form.tsx';

/** The section for the page that others see of a recruiter or manager; candidates have none (PLUS-49). */
export function OwnPageSection({ account }: { account: Account }) {
  return account.role === 'candidate' ? null : <OwnPageCard account={account} />;
}

function OwnPageCard({ account: { id, role } }: { account: Account }) {
  const { data, error, refetch } = useQuery(ownPageQuery);
  const isRecruiter = role === 'recruiter';
  return (
    <Card title="Your page">
      {data ? (
        <>
          {isRecruiter && data.isPublished && (
            <p>
              <Link to={paths.recruiterPage(id)}>See your page as everybody does</Link>
            </p>
          )}
          <OwnPageForm
            page={data}
            choosesFacts={isRecruiter}
            seenBy={
              isRecruiter
                ? 'Everybody who has the link sees it, also without an account. Your email address and phone are never on it.'
                : 'Recruiters read it beside your name, before they ask to work with you.'
            }
          />
        </>
      ) : error ? (
        <LoadFailure title="Your page could not be loaded" query={{ error, refetch }} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </Card>
  );
}
