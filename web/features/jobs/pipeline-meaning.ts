import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { Meaning } from '../../ui/state-pill.tsx';

/** What the colour of a candidate's place in the pipeline says: chosen or being hired is green, rejected red, the rest on the way. */
export function meaningOfPipeline(status: PipelineStatus): Meaning {
  if (status === 'rejected') return 'red';
  if (status === 'candidate_selected' || status === 'hiring_onboarding') return 'green';
  return status === 'contacted' ? 'neutral' : 'accent';
}

/** Orders candidates by how close they are to being hired; the rejected come last. */
export function byNearestToHire(a: { status: PipelineStatus }, b: { status: PipelineStatus }): number {
  return nearness(b.status) - nearness(a.status);
}

function nearness(status: PipelineStatus): number {
  return status === 'rejected' ? -1 : pipelineStatuses.indexOf(status);
}
