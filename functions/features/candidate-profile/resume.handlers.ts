import { isDeepStrictEqual } from 'node:util';
import { contract } from '../../../shared/contract/contract.ts';
import { entryProblems } from '../../../shared/validation/imported-candidate.ts';
import { withChangedResume } from '../../domain/people/own-resumes.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { resumesIn } from '../../records/own-resume.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { addFromResume, refuseProblems } from './change-record.ts';
import { momentOf, ownResumesOf, removeOne, type ChangeNeeds, type RemoveNeeds } from './own-resumes.steps.ts';
import type { OwnResumesStore } from './own-resumes.store.ts';
import {
  readOwnResume,
  readProfile,
  saveRecord,
  type ReadNeeds,
  type MarkNeeds,
  type SaveNeeds,
} from './profile-record.steps.ts';

export const readResumeHandler = handler(
  contract['candidate-profile'].readResume,
  async ({ params, actor }, needs: ReadNeeds) => (await readOwnResume(actor, params.candidateId, needs)) ?? null,
);

const minutes = 2;

export const downloadResumeHandler = handler(
  contract['candidate-profile'].downloadResume,
  async (
    { params: { candidateId }, query: { path, jobId }, actor, refuse },
    needs: ReadNeeds & { ownResumesStore: Pick<OwnResumesStore, 'sentResume'>; files: Pick<Files, 'downloadAddress'> },
  ) => {
    const own = await readOwnResume(actor, candidateId, needs);
    const sent =
      jobId === undefined ? undefined : await needs.ownResumesStore.sentResume({ candidateId, jobId }, actor);
    // Others than the candidate see the default, and what was sent to them.
    const seen = actor.id === candidateId ? resumesIn(own) : resumesIn(own).slice(0, 1);
    const found = [...seen, ...(sent ? [sent] : [])].find((one) => one.path === path);
    if (!found) throw refuse.noSuch('resume');
    const { contentType = 'application/octet-stream' } = found;
    return { url: await needs.files.downloadAddress({ key: path, filename: 'resume', contentType, minutes }) };
  },
);

export const listOwnResumesHandler = handler(
  contract['candidate-profile'].listOwnResumes,
  async ({ params: { candidateId }, actor }, needs: ChangeNeeds) => {
    const [own, { open }] = await Promise.all([
      ownResumesOf(actor, candidateId, needs),
      needs.ownResumesStore.sentFiles(candidateId),
    ]);
    return resumesIn(own).map((one, at) => ({
      ...one,
      isDefault: at === 0,
      applications: open.filter((path) => path === one.path).length,
    }));
  },
);

export const changeOwnResumeHandler = handler(
  contract['candidate-profile'].changeOwnResume,
  async ({ params: { candidateId, id }, body, actor }, needs: ChangeNeeds) => {
    const before = await ownResumesOf(actor, candidateId, needs);
    const after = withChangedResume(resumesIn(before), id, body);
    // What is so already changes nothing and says nothing, as a repeated call finds it.
    if (!isDeepStrictEqual(after, resumesIn(before)))
      await needs.ownResumesStore.saveResumes(candidateId, { before, after }, momentOf(actor, needs));
    return { id };
  },
);

export const removeOwnResumeHandler = handler(
  contract['candidate-profile'].removeOwnResume,
  async ({ params: { candidateId, id }, actor }, needs: RemoveNeeds) =>
    removeOne(await ownResumesOf(actor, candidateId, needs), { candidateId, id, actor }, needs),
);

export const removeResumeHandler = handler(
  contract['candidate-profile'].removeResume,
  async ({ params: { candidateId }, actor, refuse }, needs: RemoveNeeds) => {
    const own = await ownResumesOf(actor, candidateId, needs);
    if (!own) throw refuse.notFound('There is no resume');
    return removeOne(own, { candidateId, id: own.id, actor }, needs);
  },
);

export const addFromResumeHandler = handler(
  contract['candidate-profile'].addFromResume,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds & MarkNeeds & { tagsOf: TagsOf }) => {
    const { clock } = needs;
    refuseProblems(entryProblems(body, clock.now()));
    const tagById = await needs.tagsOf(body.tagIds);
    await saveRecord(
      { actor, candidateId },
      (record) => addFromResume({ candidateId, record }, body, { newId: clock.newId, tagById }),
      needs,
    );
    return readProfile(actor, candidateId, needs);
  },
);
