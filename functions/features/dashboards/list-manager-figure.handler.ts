import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { figureRowsPage, type FigureReads } from './figure-rows.steps.ts';

export const listManagerFigureHandler = handler(
  contract.dashboards.listManagerFigure,
  async (asked, reads: FigureReads) => figureRowsPage(asked.actor.id, asked, reads),
);
