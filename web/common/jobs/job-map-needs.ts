import type { GuestJob } from '../../../shared/model/job.ts';

/** What a list hands to the map beside it. */
export interface JobMapNeeds {
  jobs: readonly GuestJob[];
  favorites: ReadonlySet<number>;
  /** The job under the pointer, in the list or on the map. */
  activeId: number | null;
  onActive: (jobId: number | null) => void;
  onChoose: (jobId: number) => void;
  /** The city that the filter names, with the kilometres around it. */
  cityId: number | null;
  proximity: number;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}
