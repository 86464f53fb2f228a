import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { readOwnResume, type ReadNeeds } from './profile-record.steps.ts';

const minutes = 2;

export const downloadResumeHandler = handler(
  contract['candidate-profile'].downloadResume,
  async ({ params, query, actor }, needs: ReadNeeds & { files: Pick<Files, 'downloadAddress'> }) => {
    const resume = await readOwnResume(actor, params.candidateId, needs);
    if (!resume || resume.path !== query.path) throw refuse.notFound('There is no such resume');
    const { path: key, contentType } = resume;
    return { url: await needs.files.downloadAddress({ key, filename: 'resume', contentType, minutes }) };
  },
);
