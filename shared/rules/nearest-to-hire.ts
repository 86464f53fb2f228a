import type { PipelineStatus } from '../constants/pipeline.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';

/** Orders candidates by how close they are to being hired; rejected ones come last. */
export function byNearestToHire(a: { status: PipelineStatus }, b: { status: PipelineStatus }): number {
  return nearness(b.status) - nearness(a.status);
}

function nearness(status: PipelineStatus): number {
  return status === 'rejected' ? -1 : pipelineStatuses.indexOf(status);
}
