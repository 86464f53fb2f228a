import { lazy, Suspense } from 'react';
import type { CampaignCard } from '../../shared/model/campaign.ts';
import { chatOf } from '../features/live-chat/chat-of.ts';

const LiveChat = lazy(async () => ({ default: (await import('../features/live-chat/components/live-chat.tsx')).LiveChat }));

/** The live chat of a campaign beside its jobs; nothing of it loads for campaigns without one. */
export function CampaignChat({ campaign, hasJobs }: { campaign: CampaignCard | null; hasJobs: boolean }) {
  const ids = chatOf(campaign, hasJobs);
  return ids ? (
    <Suspense fallback={null}>
      <LiveChat {...ids} />
    </Suspense>
  ) : null;
}
