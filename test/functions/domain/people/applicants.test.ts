import { expect, it } from 'vitest';
import { relationsIn } from '../../../../functions/domain/people/relation.ts';
import type { Relation } from '../../../../functions/domain/people/sight.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { StoredApplication } from '../../../../functions/records/application.ts';
import { anApplication } from '../../../support/an-application.ts';
import { anActor } from '../../../support/builders.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);

/** How a recruiter of the job's manager stands to who applied, where nothing else has brought the two together. */
const relations: Record<StoredApplication['state'], Relation> = {
  waiting: 'applied',
  accepted: 'stranger',
  withdrawn: 'stranger',
};

async function standing(over: Partial<StoredApplication>): Promise<Relation> {
  const { table, manager, recruiter } = hiring;
  const candidate = anActor('candidate');
  await hiring.employ(recruiter.id, manager.id);
  await table.writeOne({ put: { ...keys.application(candidate.id, 5001), ...anApplication(over) } });
  return (await relationsIn(table).standingOf(recruiter, candidate.id)).relation;
}

it.each(Object.entries(relations) as [StoredApplication['state'], Relation][])(
  'An application is known to its manager’s recruiters while it waits for them: %s (PLUS-38)',
  async (state, relation) => {
    expect(await standing({ state })).toBe(relation);
  },
);

it.each<[string, Partial<StoredApplication>]>([
  ['is for others', { recruiterIds: [2999] }],
  ['is for another manager', { managerId: 1999 }],
])('An application that waits is unknown to a recruiter where it %s (PLUS-38)', async (_, over) => {
  expect(await standing(over)).toBe('stranger');
});
