import { leftOutManager } from '../../shared/rules/left-out.ts';
import type { SearchQuery } from './engine/engine.ts';

/** The query without the jobs of these managers. */
function withoutManagers(query: SearchQuery, managerIds: ReadonlySet<number>): SearchQuery {
  const before = query.where?.['leftOutBy'];
  const others = before && 'noneOf' in before ? before.noneOf : [];
  return {
    ...query,
    where: { ...query.where, leftOutBy: { noneOf: [...others, ...[...managerIds].map(leftOutManager)] } },
  };
}

/**
 * What a search for jobs finds without those of managers from whom its candidate hides. Most hide from nobody that it
 * finds; where they do, it is asked again without those managers, so that what is left fills the page. A job that was
 * handed over a moment ago may still be found as its former manager's, and is only left out.
 */
export async function searchUnhidden<Page extends { jobs: readonly { managerId: number }[] }>(
  query: SearchQuery,
  {
    ask,
    hiddenManagers,
  }: {
    ask(query: SearchQuery): Promise<Page>;
    hiddenManagers(managerIds: readonly number[]): Promise<ReadonlySet<number>>;
  },
): Promise<Page> {
  const hidden = new Set<number>();
  for (let page = await ask(query); ; page = await ask(withoutManagers(query, hidden))) {
    const found = await hiddenManagers(page.jobs.map(({ managerId }) => managerId));
    if ([...found].every((id) => hidden.has(id)))
      return { ...page, jobs: page.jobs.filter(({ managerId }) => !found.has(managerId)) };
    for (const id of found) hidden.add(id);
  }
}
