import { lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { CampaignCard } from '../../../shared/model/campaign.ts';
import { FindJobs } from '../../features/guest/components/find-jobs.tsx';
import { noFilter } from '../../features/guest/model/job-filter.ts';
import { guestCampaignsQuery } from '../../common/jobs/guest-campaigns.ts';
import { guestJobsQuery, type GuestJobsResponse } from '../../features/guest/queries/guest-jobs.ts';
import { useGuestJobActions } from './guest-job-actions.ts';
import { LazyJobMap } from './job-map.tsx';
import { paths } from '../../common/navigation/paths.ts';
import { useEmbeddedData } from '../served-page.ts';

const AskForJobAlert = lazy(async () => ({
  default: (await import('../../features/job-alerts/components/ask-for-job-alert.tsx')).AskForJobAlert,
}));
const CampaignChat = lazy(async () => ({ default: (await import('./campaign-chat.tsx')).CampaignChat }));

/** `/find-jobs` and `/find-jobs/{campaign}`, also under `/guest/jobs`, for guests (GUEST-01). */
export function FindJobsPage() {
  const { campaign } = useParams();
  const isGuestPath = useLocation().pathname.startsWith(paths.guestJobs());
  const [allJobs, jobsOf] = isGuestPath ? [paths.guestJobs(), paths.guestJobsOf] : [paths.findJobs(), paths.findJobsOf];
  const actions = useGuestJobActions();
  useEmbeddedData<CampaignCard[]>('campaigns', (cache, campaigns) =>
    cache.setQueryData(guestCampaignsQuery.queryKey, campaigns),
  );
  useEmbeddedData<GuestJobsResponse>('jobs', (cache, response) => {
    if (response.meta.currentCampaign?.name === campaign)
      cache.setQueryData(guestJobsQuery({ campaign, filter: noFilter, sort: undefined, search: '' }).queryKey, {
        pages: [response],
        pageParams: [1],
      });
  });
  return (
    <FindJobs
      key={campaign ?? ''}
      campaign={campaign}
      allJobs={allJobs}
      jobsOf={jobsOf}
      actions={actions}
      JobMap={LazyJobMap}
      Alert={AskForJobAlert}
      Chat={CampaignChat}
    />
  );
}
