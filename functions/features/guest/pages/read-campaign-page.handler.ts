import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { handler } from '../../../platform/door/handler.ts';
import { respondWithPage, type PageNeeds } from './respond-with-page.steps.ts';
import { drawListPage } from './draw-list-page.steps.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { missingPage } from './public-page.tsx';

/** Campaign names are no longer than this; anything longer names none. */
const longestName = 40;

export const readCampaignPageHandler = handler(
  publicPages.readCampaignPage,
  async ({ params: { campaign }, query }, needs: GuestNeeds & PageNeeds) => {
    if (campaign.length > longestName) return respondWithPage(needs, async () => missingPage());
    return drawListPage({ campaign, page: query.page, isNarrowed: query.narrowed !== undefined }, needs);
  },
);
