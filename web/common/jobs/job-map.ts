import { queryOptions } from '@tanstack/react-query';
import type { GuestJobFilter } from '../../../shared/contract/guest.ts';
import { guestJobsPerPage } from '../../../shared/constants/limits.ts';
import type { MapBounds } from '../../../shared/rules/map-bounds.ts';
import { api } from '../../api/api.ts';
import { guestJobKeys } from '../query-keys/guest-jobs.ts';

/** What a list of public jobs asks for, except for its order and the part of the map. */
export interface JobQuestion {
  campaign: string | undefined;
  /** '' without a search of all jobs. */
  search: string;
  filter: Partial<Omit<GuestJobFilter, 'bounds'>>;
}

/** The zoom of the clusters of the whole world, which serve all smaller zooms. */
export const worldZoom = 4;

/** Everything that a question finds as clusters for a zoom and a part of the map, by default for the whole world. */
export const jobMapQuery = (
  { campaign, search, filter }: JobQuestion,
  { zoom, part }: { zoom: number; part?: MapBounds } = { zoom: worldZoom },
) =>
  queryOptions({
    queryKey: [...guestJobKeys.map, { campaign, search, filter }, zoom, part ?? 'world'],
    queryFn: async ({ signal }) =>
      (
        await api.guest.readGuestJobMap({
          query: { campaign, search: search || undefined, filter, zoom, view: part },
          signal,
        })
      ).data,
  });

/** The first jobs of one city among those that a question finds. */
export const jobsOfCityQuery = ({ campaign, search, filter }: JobQuestion, cityId: number) =>
  queryOptions({
    queryKey: [...guestJobKeys.map, { campaign, search, filter }, 'city', cityId],
    queryFn: async ({ signal }) =>
      (
        await api.guest.listGuestJobs({
          query: {
            page: 1,
            perPage: guestJobsPerPage,
            campaign,
            search: search || undefined,
            // The city itself. A circle around the visitor stays; one around a city contains this city.
            filter: { ...filter, cityId, proximity: filter.near ? (filter.proximity ?? 0) : 0 },
          },
          signal,
        })
      ).data,
  });
