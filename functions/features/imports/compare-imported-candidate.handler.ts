import { contract } from '../../../shared/contract/contract.ts';
import { addingFields, mergeFields, type ComparedPerson } from '../../../shared/model/candidate-merge.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CandidateRecord } from '../../records/candidate-profile.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { Lookups } from './import-candidate.ts';
import type { ImportsStore } from './imports.store.ts';
import { likelySame, known } from './likely-same.ts';
import { likeRegistered, type RegisteredCandidate } from './like-registered.ts';
import type { MergesStore } from './merges.store.ts';
import { remarksOf } from './remarks.ts';
import type { RegisteredStore } from './registered.store.ts';

/** How many registered candidates are shown beside an import, the best found first. */
const mostShown = 3;
/** How many imports are: of a file whose rows share a phone there would be thousands. */
const mostImportsShown = 20;

interface Needs extends Pick<Lookups, 'cityById'> {
  importsStore: Pick<ImportsStore, 'imports'>;
  mergesStore: Pick<MergesStore, 'record'>;
  registeredStore: RegisteredStore;
}

export const compareImportedCandidateHandler = handler(
  contract.imports.compareImportedCandidate,
  async ({ params: { id }, actor, refuse }, { importsStore, mergesStore, registeredStore, cityById }: Needs) => {
    const imports = await importsStore.imports(actor.id);
    const one = imports.find((candidate) => candidate.id === id);
    if (!one) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    const cityName = (cityId: number | null) => (cityId === null ? null : (cityById(cityId)?.name ?? null));
    const found = await registeredStore.named(one.lastName, actor.id);
    const like = found.flatMap((candidate) => likeRegistered(known(one), [candidate]) ?? []).slice(0, mostShown);
    const registered = await Promise.all(
      like.map(async ({ candidate, evidence }) => {
        const { id: candidateId } = candidate.card;
        const [seen, record] = await Promise.all([
          registeredStore.asSeenBy(actor, candidateId),
          mergesStore.record(candidateId),
        ]);
        return {
          into: { kind: 'registered' as const, id: candidateId },
          version: null,
          evidence,
          mayTake: seen?.isWorking ? [...addingFields] : [],
          person: shownRegistered(candidate, record, cityName(candidate.card.cityId)),
        };
      }),
    );
    const imported = likelySame(one, imports)
      .slice(0, mostImportsShown)
      .map(({ other, evidence }) => ({
        into: { kind: 'imported' as const, id: other.id },
        version: other.version,
        evidence,
        mayTake: [...mergeFields],
        person: shownImported(other, cityName(other.cityId)),
      }));
    return {
      id,
      version: one.version,
      avatar: one.avatar ?? null,
      source: one.source ?? null,
      ...remarksOf(one),
      isInvited: !one.awaitsInvitation,
      resumeId: one.resumeId,
      person: shownImported(one, cityName(one.cityId)),
      others: [...imported, ...registered],
    };
  },
);

function shownImported(one: ImportedCandidate, cityName: string | null): ComparedPerson {
  const { employeeInfo, resumeId, ...facts } = one;
  return {
    ...facts,
    cityName,
    skills: (employeeInfo?.spheres ?? []).map(({ name }) => name),
    hasResume: resumeId !== null,
  };
}

function shownRegistered(
  { card, contact }: RegisteredCandidate,
  { employeeInfo, educations, certifications, workExperiences, resume }: CandidateRecord,
  cityName: string | null,
): ComparedPerson {
  const { email = null, phonePrefix = null, phone = null, birthday = null } = contact ?? {};
  return {
    firstName: card.firstName,
    lastName: card.lastName,
    email,
    phonePrefix,
    phone,
    birthday,
    countryId: null,
    cityName,
    skills: (employeeInfo?.spheres ?? []).map(({ name }) => name),
    hasResume: resume !== undefined,
    educations: [...educations],
    certifications: [...certifications],
    workExperiences: [...workExperiences],
  };
}
