import { contract } from '../../../shared/contract/contract.ts';
import type { companyPeopleIn } from '../../domain/people/company-people.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CompaniesAsked } from '../../records/hiding.ts';
import { changeHiding } from './change-record.ts';
import { profileWithRight } from './may-see-profile.ts';
import { profileAs } from './profile-as.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';
import { showHiding, type HidingNeeds } from './show-hiding.steps.ts';

export const readHidingHandler = handler(
  contract['candidate-profile'].readHiding,
  async ({ params: { candidateId }, actor }, needs: HidingNeeds) => showHiding(actor, candidateId, needs),
);

export const readProfileAsHandler = handler(
  contract['candidate-profile'].readProfileAs,
  async ({ params: { candidateId }, query: { viewpoint }, actor }, { candidateProfileStore: store }: HidingNeeds) => {
    const [found, standing, record] = await Promise.all([
      store.account(candidateId),
      store.standingOf(actor, candidateId),
      store.record(candidateId),
    ]);
    const person = profileWithRight('hide', actor, found, standing);
    return { profile: profileAs(viewpoint, person, record) };
  },
);

interface CountNeeds extends HidingNeeds {
  companyPeople: ReturnType<typeof companyPeopleIn>;
  companiesAsked: CompaniesAsked;
  clock: Clock;
}

export const countCompanyPeopleHandler = handler(
  contract['candidate-profile'].countCompanyPeople,
  async ({ params: { candidateId }, query, actor }, { clock, companyPeople, companiesAsked, ...needs }: CountNeeds) => {
    await showHiding(actor, candidateId, needs);
    await companiesAsked.take(candidateId, clock.now());
    return companyPeople.countPeople(query.company);
  },
);

export const saveHidingHandler = handler(
  contract['candidate-profile'].saveHiding,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds & HidingNeeds) => {
    const { known } = await showHiding(actor, candidateId, needs);
    await saveRecord(
      { actor, candidateId, right: 'hide' },
      (record) => changeHiding({ candidateId, record }, body, new Set(known.map(({ id }) => id))),
      needs,
    );
    return showHiding(actor, candidateId, needs);
  },
);
