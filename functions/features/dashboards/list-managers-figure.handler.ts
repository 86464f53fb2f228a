import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { figureRowsPage, type FigureReads } from './figure-rows.steps.ts';

export const listManagersFigureHandler = handler(
  contract.dashboards.listManagersFigure,
  async (asked, reads: FigureReads) => figureRowsPage(asked.query.managerId ?? 'everyone', asked, reads),
);
