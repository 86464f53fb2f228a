import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';

/** The id of a column's element. */
export const columnId = (status: PipelineStatus) => `board-column-${status}`;

/** The id of a card, by which the focus finds it in its new column. */
export const cardId = (candidateId: number) => `board-card-${candidateId}`;
