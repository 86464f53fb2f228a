import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { failureMessage, isNoAccess } from '../../../api/api-error.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState, NoAccess } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { campaignQuery } from '../queries/campaigns.ts';

/** Loads the campaign of the address: placeholder, no access (ERR-05), failure with a retry, or the page. */
export function LoadedCampaign({ children }: { children: (campaign: Campaign) => ReactNode }) {
  const id = Number(useParams().id);
  const isId = Number.isSafeInteger(id) && id > 0;
  const campaign = useQuery({ ...campaignQuery(id), enabled: isId });
  if (!isId || isNoAccess(campaign.error))
    return <NoAccess what="campaign" backTo={paths.campaigns()} backLabel="Back to campaigns" />;
  if (campaign.data) return children(campaign.data);
  return campaign.isError ? (
    <ErrorState
      title="The campaign could not be loaded"
      message={failureMessage(campaign.error)}
      onRetry={() => void campaign.refetch()}
    />
  ) : (
    <Card>
      <SkeletonText lines={5} />
    </Card>
  );
}
