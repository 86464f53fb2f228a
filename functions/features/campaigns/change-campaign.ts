import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { formerPicture } from './campaign-picture.ts';
import type { CampaignFacts } from './describe-campaign.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
  /** The manager's campaigns, whose pictures stay. */
  campaigns: readonly Campaign[];
}

/** Decides an edit: the campaign with its new content, and an event that names what changed. Refuses a stale version. */
export function changeCampaign(
  before: Campaign,
  { facts, version }: { facts: CampaignFacts; version: number | undefined },
  { actor, at, eventId, campaigns }: Circumstances,
): { campaign: Campaign; event: AnyEvent } {
  if (version !== undefined && version !== before.version)
    throw refuse.conflict('This campaign was changed elsewhere; reload it and try again');
  const campaign = { ...before, ...facts, version: before.version + 1 };
  const changed = Object.keys(facts).filter(
    (key) => JSON.stringify(facts[key as keyof CampaignFacts]) !== JSON.stringify(before[key as keyof CampaignFacts]),
  );
  const shown = campaigns.map((one) => (one.id === campaign.id ? campaign : one));
  const event = eventOf('campaign-changed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.campaignSubject(campaign.id),
    data: {
      campaignId: campaign.id,
      managerId: campaign.managerId,
      name: campaign.name,
      changed,
      formerImage: formerPicture(before.image, { owner: actor, shown }),
    },
  });
  return { campaign, event };
}

/** The event of a removed campaign. */
export function campaignRemoved(
  { id, managerId, name, image }: Campaign,
  { actor, at, eventId, campaigns }: Circumstances,
): AnyEvent {
  const shown = campaigns.filter((one) => one.id !== id);
  const formerImage = formerPicture(image, { owner: actor, shown });
  return eventOf('campaign-removed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.campaignSubject(id),
    data: { campaignId: id, managerId, name, formerImage },
  });
}
