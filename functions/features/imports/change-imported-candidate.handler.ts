import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { importCandidate, type Lookups } from './import-candidate.ts';
import { shownImport } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

interface Needs extends Pick<Lookups, 'cityById'> {
  importsStore: Pick<ImportsStore, 'imported' | 'saveImported'>;
  tagsOf: TagsOf;
  clock: Clock;
}

export const changeImportedCandidateHandler = handler(
  contract.imports.changeImportedCandidate,
  async ({ params: { id }, body, actor }, { importsStore, clock, cityById, tagsOf }: Needs) => {
    const [before, tagById] = await Promise.all([
      importsStore.imported({ recruiterId: actor.id, id }),
      tagsOf(body.employeeInfo?.tagIds ?? []),
    ]);
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    // The invitation was mailed to this address, and only its holder may claim the profile.
    if (body.email !== before.email) throw refuse.invalid('email', 'The address was mailed already; import again');
    const facts = { id, recruiterId: actor.id, at: clock.now(), newId: clock.newId };
    const { importedAt, resumeId, resumeHash = null, avatar = null, version } = before;
    const kept = { importedAt, resumeId, resumeHash, avatar };
    const after = { ...importCandidate(body, facts, { cityById, tagById }), ...kept, version: version + 1 };
    await importsStore.saveImported(after);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);
