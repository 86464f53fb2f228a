import { contract } from '../../../shared/contract/contract.ts';
import { dashboardRange } from '../../../shared/rules/dashboard-range.ts';
import { timeOfId } from '../../../shared/rules/ids.ts';
import { workingFactsOf } from '../../domain/counters/working-facts.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { blankPage, isPublic, publishedPage } from './own-page.ts';
import type { OwnPagesStore } from './own-pages.store.ts';

interface Needs {
  ownPagesStore: OwnPagesStore;
  clock: Pick<Clock, 'now'>;
}

export const readOwnPageHandler = handler(
  contract.people.readOwnPage,
  async ({ actor }, { ownPagesStore }: Needs) => (await ownPagesStore.pageOf(actor.id)) ?? blankPage,
);

export const changeOwnPageHandler = handler(
  contract.people.changeOwnPage,
  async ({ actor, body }, { ownPagesStore }: Needs) => {
    const { version, ...form } = body;
    const changed = { ...form, version: version + 1, userId: actor.id };
    await ownPagesStore.save(changed);
    return changed;
  },
);

export const readPublishedPageHandler = handler(
  contract.people.readPublishedPage,
  async ({ params, refuse }, { ownPagesStore, clock }: Needs) => {
    const { person, page, isVerified } = await ownPagesStore.shown(params.id);
    if (!isPublic(person, page) || !page) throw refuse.noSuch('recruiter’s page');
    const since = timeOfId(person.id);
    const range = dashboardRange('all', 'UTC', Date.parse(clock.now()), since);
    const facts = page.shows.includes('facts')
      ? {
          ...workingFactsOf(await ownPagesStore.counters(person.id, range), range),
          from: new Date(since).toISOString(),
        }
      : null;
    return publishedPage(person, page, { isVerified, facts });
  },
);
