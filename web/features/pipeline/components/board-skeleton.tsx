import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { BoardLayout } from '../../../ui/layouts/layouts.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { boardStatuses } from '../model/board-columns.ts';

/** The board's placeholder: its columns are known, its cards are not. */
export function BoardSkeleton() {
  return (
    <BoardLayout
      head={
        <header className="ui-page-head" role="status" aria-label="Loading">
          <div className="ui-page-head-row">
            <Skeleton width="280px" height="20px" />
          </div>
          <Skeleton width="220px" height="14px" />
        </header>
      }
    >
      <PageTitle>Candidates</PageTitle>
      {boardStatuses.map((status) => (
        <div key={status} className="ui-board-column" aria-hidden="true">
          <h2>{pipelineStatusLabels[status]}</h2>
          <div className="ui-board-cards">
            <Skeleton height="58px" />
          </div>
        </div>
      ))}
    </BoardLayout>
  );
}
