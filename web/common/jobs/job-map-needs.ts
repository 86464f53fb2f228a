import type { GuestJob } from '../../../shared/model/job.ts';

/** The props that a list passes to the map. */
export interface JobMapNeeds {
  jobs: readonly GuestJob[];
  favorites: ReadonlySet<number>;
  /** The job under the pointer, in the list or on the map. */
  activeId: number | null;
  onActive: (jobId: number | null) => void;
  onChoose: (jobId: number) => void;
  /** The city of the filter, with its radius in kilometres. */
  cityId: number | null;
  proximity: number;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}
