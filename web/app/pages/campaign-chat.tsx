import type { CampaignCard } from '../../../shared/model/campaign.ts';
import { chatOf } from '../../features/live-chat/model/chat-of.ts';
import { LiveChat } from '../../features/live-chat/components/live-chat.tsx';

/** The live chat of a campaign next to its jobs, if the campaign has one (GUEST-39). */
export function CampaignChat({ campaign, hasJobs }: { campaign: CampaignCard | null; hasJobs: boolean }) {
  const ids = chatOf(campaign, hasJobs);
  return ids ? <LiveChat {...ids} /> : null;
}
