import { publicPages } from '../../../../shared/contract/public-pages.ts';
import { handler } from '../../../platform/door/handler.ts';
import { respondWithPage, type PageNeeds } from './respond-with-page.steps.ts';
import { missingPage } from './public-page.tsx';

export const readMissingPageHandler = handler(publicPages.readMissingPage, async (_, needs: PageNeeds) =>
  respondWithPage(needs, async () => missingPage()),
);
