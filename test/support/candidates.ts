import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import { candidateProfileStore } from '../../functions/features/candidate-profile/candidate-profile.store.ts';
import { addWorkExperienceHandler } from '../../functions/features/candidate-profile/entry.handlers.ts';
import { saveEmployeeInfoHandler } from '../../functions/features/candidate-profile/employee-info.handlers.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { firstChoiceWrite } from '../../functions/records/hiding.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { anActor, someTime } from './builders.ts';
import { handled } from './handle.ts';
import type { Hiring } from './hiring.ts';

/** Candidates with profiles on the table of a hiring, saved by the real handlers. */
export function openCandidates(hiring: Hiring) {
  let last = 3200;
  const needs = {
    candidateProfileStore: candidateProfileStore(hiring.table, () => Date.parse(hiring.clock.now())),
    clock: hiring.clock,
    cityById: hiring.cityById,
    tagsOf: hiring.reference.tagsOf,
  };

  /** Saves employee info of a candidate. */
  async function saveInfo(candidate: Actor, info: object): Promise<void> {
    const call = { params: { candidateId: candidate.id }, body: info, actor: candidate };
    await handled(saveEmployeeInfoHandler, call, needs);
  }

  /** An active candidate whom all recruiters find, with employee info where it is given, and with a current position where a title is. */
  async function aCandidate(
    firstName: string,
    { title, ...info }: { title?: string; [field: string]: unknown } = {},
  ): Promise<Actor> {
    last += 1;
    const candidate = anActor('candidate', { id: last, firstName, lastName: 'Iyer' });
    const { id, uuid, lastName } = candidate;
    const form = { firstName, lastName, email: `${firstName}-${id}@example.com`, role: 'candidate' } as const;
    const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
    await hiring.table.writeOne({ put: { ...keys.account(id), ...account } });
    await hiring.table.writeOne(firstChoiceWrite(id, 'recruiters'));
    if (title !== undefined) {
      const body = { title, company: 'Lakeside', isWorking: true, fromYear: 2015 };
      await handled(addWorkExperienceHandler, { params: { candidateId: id }, body, actor: candidate }, needs);
    }
    if (Object.keys(info).length > 0) await saveInfo(candidate, info);
    return candidate;
  }

  return { aCandidate, saveInfo };
}
