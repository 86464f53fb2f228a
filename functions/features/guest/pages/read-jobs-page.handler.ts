import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { PageNeeds } from './respond-with-page.steps.ts';
import { drawListPage } from './draw-list-page.steps.ts';
import type { GuestNeeds } from '../guest-needs.ts';

export const readJobsPageHandler = handler(publicPages.readJobsPage, async ({ query }, needs: GuestNeeds & PageNeeds) =>
  drawListPage({ hostname: query.hostname, page: query.page, isNarrowed: query.narrowed !== undefined }, needs),
);
