import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';
import type { OwnResumesStore } from './own-resumes.store.ts';

type Needs = ReadNeeds & { ownResumesStore: OwnResumesStore; files: Pick<Files, 'remove'>; clock: Clock };

export const removeResumeHandler = handler(
  contract['candidate-profile'].removeResume,
  async ({ params: { candidateId }, actor }, needs: Needs) => {
    const { access, record } = await readRecord(actor, candidateId, needs);
    if (!access.may('uploadResume')) throw refuse.forbidden('You may not change this profile');
    if (!record.resume) throw refuse.notFound('There is no resume');
    // The file first: a removal that is interrupted is repeated, and never leaves a file that nothing leads to.
    await needs.files.remove([record.resume.path]);
    const moment = { id: needs.clock.newId(), at: needs.clock.now() };
    await needs.ownResumesStore.removeResume(candidateId, record.resume, { ...moment, actor: eventActor(actor) });
    return { id: record.resume.id };
  },
);
