import type { GuestJob } from '../../../shared/model/job.ts';
import type { MapBounds } from '../../../shared/rules/map-bounds.ts';
import type { JobQuestion } from './job-map.ts';

/** The props that a list passes to the map. */
export interface JobMapNeeds {
  /** The loaded jobs, which the map need not read again. */
  jobs: readonly GuestJob[];
  /** What the list asks for; the map shows all that it finds. */
  question: JobQuestion;
  favorites: ReadonlySet<number>;
  /** The job under the pointer, in the list or on the map. */
  activeId: number | null;
  onActive: (jobId: number | null) => void;
  onChoose: (jobId: number) => void;
  /** The city of the filter, or where the visitor is, with the radius in kilometres. */
  cityId: number | null;
  near: { lat: number; lng: number } | null;
  proximity: number;
  /** The part of the map to which the list is limited; moving the map sets it. */
  bounds: MapBounds | null;
  onBounds: (bounds: MapBounds) => void;
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
}
