import { publicPages } from '../../../shared/contract/public-pages.ts';
import { answer } from '../../door/answer.ts';
import { answerPage, type PageNeeds } from './answer-page.steps.ts';
import { drawListPage } from './draw-list-page.steps.ts';
import type { GuestNeeds } from '../guest-needs.ts';
import { missingPage } from './public-page.tsx';

/** Names of campaigns are no longer; anything else names none. */
const longestName = 40;

export const readCampaignPageHandler = answer(
  publicPages.readCampaignPage,
  async ({ params: { campaign }, query }, needs: GuestNeeds & PageNeeds) => {
    if (campaign.length > longestName) return answerPage(needs, async () => missingPage());
    return drawListPage({ campaign, page: query.page, isNarrowed: query.narrowed !== undefined }, needs);
  },
);
