import { avatarSizes, type AvatarType } from '../../../shared/constants/avatar.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { importOfFacts } from '../../../shared/rules/import-of-facts.ts';
import { workStartedAt } from '../../../shared/rules/years-of-work.ts';
import { yearsOfJobs } from '../../../shared/rules/years-of-jobs.ts';
import { avatarMessages } from '../../../shared/validation/avatar.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { Refuse } from '../../platform/door/refusal.ts';
import { acceptPicture, jpegOf } from '../../platform/outside/pictures/accept-picture.ts';
import { coverPicture } from '../../platform/outside/pictures/cover-picture.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { saveChange, shownImport, saveImport, type ImportNeeds } from './import-candidate.steps.ts';
import { importForm, type Lookups } from './import-candidate.ts';
import type { ImportsStore } from './imports.store.ts';
import { countsOfLikelySame } from './likely-same.ts';
import { mostUsed } from './remarks.ts';
import { searchAdded } from './search-added.ts';

export const listImportedCandidatesHandler = handler(
  contract.imports.listImportedCandidates,
  async (
    { query, actor },
    { importsStore, cityById }: { importsStore: Pick<ImportsStore, 'imports'> } & Pick<Lookups, 'cityById'>,
  ) => {
    const imports = await importsStore.imports(actor.id);
    const likes = countsOfLikelySame(imports);
    const { data, meta } = pageOf(searchAdded(imports, query, { cityById }), query);
    return {
      data: data.map((one) => ({ ...shownImport(one), likes: likes.get(one.id) ?? 0 })),
      meta: {
        ...meta,
        tags: mostUsed(imports.flatMap(({ tags = [] }) => tags)),
        sources: mostUsed(imports.flatMap(({ cameFrom }) => cameFrom || [])),
      },
    };
  },
);

export const readImportedCandidateHandler = handler(
  contract.imports.readImportedCandidate,
  async ({ params: { id }, actor, refuse }, { importsStore }: { importsStore: Pick<ImportsStore, 'imported'> }) => {
    const found = await importsStore.imported({ recruiterId: actor.id, id });
    if (!found) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    return { ...shownImport(found), employeeInfo: found.employeeInfo ?? noEmployeeInfo };
  },
);

export const createImportedCandidateHandler = handler(
  contract.imports.createImportedCandidate,
  async ({ body, actor }, needs: ImportNeeds) => {
    const imported = shownImport(await saveImport(body, actor, needs));
    return { ...imported, employeeInfo: imported.employeeInfo ?? noEmployeeInfo };
  },
);

type ImportResumeNeeds = ImportNeeds & { importsStore: Pick<ImportsStore, 'text'> };

/** What was read is held to the same form as what is entered; what does not fit it is for the form to correct. */
export const importResumeHandler = handler(
  contract.imports.importResume,
  async ({ params: { id }, actor, refuse }, needs: ImportResumeNeeds) => {
    const text = await needs.importsStore.text({ recruiterId: actor.id, id });
    if (!text) throw refuse.noSuch('resume, or it is not read yet');
    const { tagIds, clearanceType, citizenship, citizenshipDesc, hourly, salary, ...facts } = importOfFacts(text.facts);
    const now = needs.clock.now();
    const employeeInfo = {
      tagIds,
      clearanceType,
      citizenship,
      citizenshipDesc,
      rateFrom: hourly.from,
      rateTo: hourly.to,
      rateCurrency: hourly.currency,
      salaryFrom: salary.from,
      salaryTo: salary.to,
      salaryCurrency: salary.currency,
      workStartedAt: workStartedAt(yearsOfJobs(facts.workExperiences, now), now),
    };
    const form = importForm({ ...facts, employeeInfo, parsedResumePath: `/resumes/${id}` });
    const imported = shownImport(await saveImport(form, actor, needs));
    return { ...imported, employeeInfo: imported.employeeInfo ?? noEmployeeInfo };
  },
);

interface ChangeNeeds extends Pick<Lookups, 'cityById'> {
  importsStore: Pick<ImportsStore, 'imported' | 'saveImported'>;
  tagsOf: TagsOf;
  clock: Clock;
}

export const changeImportedCandidateHandler = handler(
  contract.imports.changeImportedCandidate,
  async ({ params: { id }, body, actor, refuse }, needs: ChangeNeeds) => {
    const before = await needs.importsStore.imported({ recruiterId: actor.id, id });
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    const after = await saveChange(before, body, needs);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);

export const changeImportedAvatarHandler = handler(
  contract.imports.changeImportedAvatar,
  async (
    { params: { id }, body: { picture }, actor, refuse },
    { importsStore }: { importsStore: Pick<ImportsStore, 'imported' | 'saveImported'> },
  ) => {
    const before = await importsStore.imported({ recruiterId: actor.id, id });
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    const after = { ...before, avatar: picture && rendered(picture, refuse), version: before.version + 1 };
    await importsStore.saveImported(after);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);

/** The picture re-encoded and small, so that only its pixels are left and it is erased with the candidate. */
function rendered(picture: string, refuse: Refuse<never>): string {
  const [, type = '', data = ''] = /^data:(.*?);base64,(.*)$/s.exec(picture) ?? [];
  const pixels = acceptPicture(Buffer.from(data, 'base64'), type as AvatarType);
  if ('refusal' in pixels) throw refuse.invalid('picture', avatarMessages[pixels.refusal]);
  const small = coverPicture(pixels, { width: avatarSizes.small, height: avatarSizes.small });
  return `data:image/jpeg;base64,${Buffer.from(jpegOf(small)).toString('base64')}`;
}

export const removeImportedResumeHandler = handler(
  contract.imports.removeImportedResume,
  async (
    { params: { id }, actor, refuse },
    { importsStore }: { importsStore: Pick<ImportsStore, 'imported' | 'resume' | 'saveWithoutResume'> },
  ) => {
    const before = await importsStore.imported({ recruiterId: actor.id, id });
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    if (before.resumeId === null) throw refuse.notFound('This candidate was entered without a resume');
    const resume = await importsStore.resume({ recruiterId: actor.id, id: before.resumeId });
    const after = { ...before, resumeId: null, resumeHash: null, version: before.version + 1 };
    await importsStore.saveWithoutResume(after, resume);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);
