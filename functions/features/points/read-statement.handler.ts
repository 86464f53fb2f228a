import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { askedMonth, composeStatement } from './compose-statement.ts';
import type { PointsStore } from './points.store.ts';
import type { StatementStore } from './statement.store.ts';

interface Needs {
  pointsStore: Pick<PointsStore, 'entries'>;
  statementStore: StatementStore;
  clock: Clock;
}

export const readStatementHandler = handler(
  contract.points.readStatement,
  async ({ query: { month: asked, zone }, actor }, { pointsStore, statementStore, clock }: Needs) => {
    const month = askedMonth({ month: asked, zone, at: clock.now() });
    const [entries, expected] = await Promise.all([
      pointsStore.entries(actor.id),
      month.isOver ? [] : statementStore.expectedBy(actor.id),
    ]);
    return composeStatement(entries, { ...month, zone, expected });
  },
);
