import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { candidateInvitationsIn } from '../../../../functions/records/candidate-invitation.ts';
import type { CandidateDocument } from '../../../../functions/records/candidate-document.ts';
import { candidateDocument } from '../../../../functions/records/candidate-document.ts';
import { searchMarks } from '../../../../shared/rules/hidden-from.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { createImportedCandidateHandler } from '../../../../functions/features/imports/imported-candidate.handlers.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import { registeredStore } from '../../../../functions/features/imports/registered.store.ts';
import { ColumnarIndex } from '../../../../functions/search/engine/engine.ts';
import { candidateKind } from '../../../../functions/search/kinds/candidate.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const phone = { phonePrefix: '+1', phone: '4155550177' };
const everybody = { companies: [], findableBy: 'recruiters' as const, confirmed: [] };

describe('A candidate who is imported is compared with registered candidates', () => {
  const index = new ColumnarIndex<CandidateDocument>(candidateKind);
  let count = 4000;
  const hiring = withLocalTable(openHiring);

  /** A registered candidate, found by the index as their card says. */
  async function registered(over: { firstName: string; lastName: string; hidesFrom?: string; cityId?: number }) {
    const id = (count += 1);
    const { uuid } = anActor('candidate', { id });
    const { firstName, lastName, cityId = null, hidesFrom } = over;
    const form = { firstName, lastName, email: `${firstName}.${id}@example.com`, role: 'candidate' } as const;
    const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
    await hiring.table.writeOne({ put: { ...keys.account(id), ...account, ...phone } });
    await hiring.table.writeOne(firstChoiceWrite(id, 'recruiters'));
    const record = { educations: [], certifications: [], workExperiences: [] };
    const found = candidateDocument(record as never, { person: form, createdAt: someTime, jobIds: [], met: [] });
    const marks = searchMarks({ ...everybody, companies: hidesFrom ? [hidesFrom] : [] }, []);
    const document = { ...found, ...marks, cityId };
    await hiring.table.writeOne({ put: { ...keys.candidateCard(id), part: 'card', id, version: 1, ...document } });
    index.upsert({ id, version: 1 }, document);
    return id;
  }

  async function add(facts: object, actor: Actor = hiring.recruiter): Promise<unknown> {
    const body = { email: `new${(count += 1)}@example.com`, ...facts };
    const { table, clock } = hiring;
    const needs = {
      importsStore: importsStore(table),
      registeredStore: registeredStore(table, { search: async (query) => index.search(query) }),
      candidateInvitations: candidateInvitationsIn(table),
      mailAllowance: mailAllowanceIn(table),
      cityById: hiring.cityById,
      tagsOf: async () => () => undefined,
      clock,
    };
    return resultOf(createImportedCandidateHandler, { actor, body }, needs);
  }

  beforeAll(async () => {
    await registered({ firstName: 'Robert', lastName: 'Falk', cityId: 4_930_956 });
  });

  it('by name and city, which any recruiter may read, with the evidence, unless it is said to be another person (PLUS-15)', async () => {
    const bob = { firstName: 'Robert', lastName: 'Falk', cityId: 4_930_956 };
    expect(await refusalOf(add(bob))).toMatchObject({
      kind: 'conflict',
      message: 'Robert Falk is registered already: the same name, or one form of it; the same city',
      errors: [expect.objectContaining({ key: 'isAnotherPerson' })],
    });
    expect(await add({ ...bob, isAnotherPerson: true })).toMatchObject({ firstName: 'Robert' });
    expect(await add({ ...bob, firstName: 'Agnes' })).toMatchObject({ firstName: 'Agnes' });
  });

  it('by phone and address only where the two have met, so that no stranger learns either (PLUS-15)', async () => {
    const id = await registered({ firstName: 'Ulrike', lastName: 'Brenner' });
    const ulrike = { firstName: 'Ulrike', lastName: 'Brenner', ...phone };
    const other = anActor('recruiter', { id: 2099 });
    expect(await add(ulrike, other)).toMatchObject({ firstName: 'Ulrike' });
    await hiring.table.writeOne(sharedJobWrite(id, hiring.recruiter.id, 77));
    expect((await refusalOf(add(ulrike))).message).toBe(
      'Ulrike Brenner is registered already: the same phone; the same name, or one form of it',
    );
  });

  it('and one whom the recruiter has met is not one they work with now', async () => {
    const id = await registered({ firstName: 'Tilda', lastName: 'Marsh' });
    await hiring.table.writeOne(sharedJobWrite(id, hiring.recruiter.id, 78));
    const store = registeredStore(hiring.table, { search: async (query) => index.search(query) });
    expect(await store.asSeenBy(hiring.recruiter, id)).toMatchObject({ person: { id }, isWorking: false });
  });

  it('but never with one who hides from the people the recruiter hires for (PLUS-15, PLUS-21)', async () => {
    await hiring.aClient({ companyName: 'Lakeside Hospital' });
    const hana = { firstName: 'Hana', lastName: 'Sato', cityId: 4_930_956 };
    await registered({ ...hana, hidesFrom: 'Lakeside Hospital' });
    expect(await add(hana)).toMatchObject({ firstName: 'Hana' });
    const stranger = anActor('recruiter', { id: 2098 });
    // Who may not see a name does not learn by it who is registered.
    expect(await add(hana, anActor('recruiter', { id: 2097 }))).toMatchObject({ firstName: 'Hana' });
    await hiring.verify(stranger.id);
    expect((await refusalOf(add(hana, stranger))).message).toMatch(/^Hana Sato is registered/);
  });
});
