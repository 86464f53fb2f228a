import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { askedMonth, candidatesIn, composeStatement, withoutHidden } from './compose-statement.ts';
import { readPointsNow } from './points-now.steps.ts';
import type { PointsStore } from './points.store.ts';
import { receivedOf } from './received-points.ts';
import type { StatementStore } from './statement.store.ts';

export const readPointsHandler = handler(
  contract.points.readPoints,
  async ({ actor }, needs: { pointsStore: PointsStore; clock: Clock }) => (await readPointsNow(actor.id, needs)).points,
);

export const listPointEntriesHandler = handler(
  contract.points.listPointEntries,
  async ({ query, actor }, { pointsStore }: { pointsStore: PointsStore }) => {
    const { data, meta } = pageOf(await pointsStore.entries(actor.id), query);
    return { data: await pointsStore.seen(actor, data), meta };
  },
);

export const listReceivedPointsHandler = handler(
  contract.points.listReceivedPoints,
  async ({ actor }, { pointsStore }: { pointsStore: PointsStore }) => {
    const unread = (await pointsStore.entries(actor.id)).filter(({ viewedAt }) => viewedAt === null);
    return receivedOf(await pointsStore.seen(actor, unread));
  },
);

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
    const statement = composeStatement(entries, { ...month, zone, expected });
    return withoutHidden(statement, await statementStore.shownAmong(actor, candidatesIn(statement)));
  },
);

export const readRewardHandler = handler(
  contract.points.readReward,
  async ({ params, actor }, { pointsStore }: { pointsStore: PointsStore }) => {
    const entry = await pointsStore.entry(actor.id, params.id);
    return (await pointsStore.seen(actor, [entry]))[0] ?? entry;
  },
);

export const viewRewardHandler = handler(
  contract.points.viewReward,
  async ({ params, actor }, { pointsStore, clock }: { pointsStore: PointsStore; clock: Clock }) => {
    await pointsStore.saveViewed(actor.id, params.id, clock.now());
    return { rewardId: params.id };
  },
);
