import { publicPages } from '../../../shared/contract/public-pages.ts';
import { answer } from '../../door/answer.ts';
import { answerPage, type PageNeeds } from './answer-page.steps.ts';
import { missingPage } from './public-page.tsx';

export const readMissingPageHandler = answer(publicPages.readMissingPage, async (_, needs: PageNeeds) =>
  answerPage(needs, async () => missingPage()),
);
