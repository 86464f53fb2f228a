import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { campaignJobsQuery, campaignQuery } from '../queries/campaigns.ts';

interface Props {
  /** For a page that shows the jobs as well. */
  withJobs?: boolean;
  children: (campaign: Campaign) => ReactNode;
}

/** Loads the campaign of the address: placeholder, no access (ERR-05), failure with a retry, or the page. */
export function LoadedCampaign({ withJobs = false, children }: Props) {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const jobs = useInfiniteQuery({ ...campaignJobsQuery(id), enabled: isId && withJobs });
  // It comes with its jobs; only if they cannot be read, for example because search is unavailable, is it read alone.
  const isAlone = !withJobs || (jobs.isError && !isNoAccess(jobs.error));
  const campaign = useQuery({ ...campaignQuery(id), enabled: isId && isAlone });
  if (!isId || isNoAccess(isAlone ? campaign.error : jobs.error))
    return <NoAccess what="campaign" backTo={paths.campaigns()} backLabel="Back to campaigns" />;
  if (campaign.data) return children(campaign.data);
  return campaign.isError ? (
    <LoadFailure title="The campaign could not be loaded" query={campaign} />
  ) : (
    <Card>
      <SkeletonText lines={5} />
    </Card>
  );
}
