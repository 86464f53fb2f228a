import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CampaignPictureUpload } from '../../../../shared/model/campaign.ts';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import type { PictureUploads } from '../../../common/pictures/use-picture-upload.ts';
import { campaignKeys } from '../../../common/query-keys/campaigns.ts';
import { guestJobKeys } from '../../../common/query-keys/guest-jobs.ts';
import { postFile } from '../../../common/uploads/post-file.ts';
import type { CampaignBody } from '../model/campaign-fields.ts';

/** The manager's campaigns, newest first, page by page (CAMP-11). */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: campaignKeys.lists,
  queryFn: ({ pageParam, signal }) => api.campaigns.listCampaigns({ query: { page: pageParam }, signal }),
  initialPageParam: 1,
  getNextPageParam: nextPage,
});

/** One campaign (CAMP-12). */
export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: campaignKeys.one(id),
    queryFn: async ({ signal }) => (await api.campaigns.readCampaign({ params: { id }, signal })).data,
  });

/** The fields of work to which a campaign can be limited (CAMP-13). */
export const campaignDomainsQuery = queryOptions({
  queryKey: campaignKeys.domains,
  queryFn: async ({ signal }) => (await api.campaigns.listCampaignDomains({ signal })).data,
  staleTime: Infinity,
});

/**
 * The open jobs that a campaign gathers, newest first, page by page. A page of them has the campaign and the domains too,
 * which are then known without a call of their own.
 */
export const campaignJobsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: campaignKeys.jobs(id),
    queryFn: async ({ pageParam, signal, client }) => {
      const page = await api.campaigns.listCampaignJobs({ params: { id }, query: { page: pageParam }, signal });
      client.setQueryData(campaignDomainsQuery.queryKey, page.meta.domains);
      client.setQueryData(campaignQuery(id).queryKey, page.meta.campaign);
      return page;
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** Whether a name is free, or is that of the edited campaign (CAMP-14). */
export const campaignNameQuery = (name: string, id: number | undefined) =>
  queryOptions({
    queryKey: campaignKeys.name(name, id),
    queryFn: async ({ signal }) =>
      (await api.campaigns.checkCampaignName({ query: { name, ...(id ? { id } : {}) }, signal })).data.isFree,
    staleTime: 10_000,
  });

/** Uploads of a campaign's picture; nobody else sees one before its campaign is saved. */
export const campaignPictureUploads: PictureUploads<CampaignPictureUpload> = {
  send: async (picture, { onProgress, signal }) => {
    const { data } = await api.campaigns.startCampaignPicture({
      body: { contentType: 'image/jpeg', size: picture.size },
      signal,
    });
    await postFile(data, picture, { onProgress, signal, noun: 'picture' });
    return data.uploadId;
  },
  read: async (signal) => (await api.campaigns.readCampaignPicture({ signal })).data,
};

/** Adds a campaign, or changes the one with this id (CAMP-15, CAMP-16). */
export function useSaveCampaign(id: number | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CampaignBody) =>
      id === undefined ? api.campaigns.addCampaign({ body }) : api.campaigns.changeCampaign({ params: { id }, body }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(campaignKeys.one(data.id), data);
      void queryClient.invalidateQueries({ queryKey: campaignKeys.all });
      void queryClient.invalidateQueries({ queryKey: guestJobKeys.campaigns });
    },
    // A stale version shows what was saved elsewhere.
    onError: () =>
      id === undefined ? undefined : queryClient.invalidateQueries({ queryKey: campaignKeys.one(id), exact: true }),
  });
}

/** Deletes a campaign (CAMP-17). */
export function useRemoveCampaign(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.campaigns.removeCampaign({ params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: campaignKeys.lists });
      void queryClient.invalidateQueries({ queryKey: guestJobKeys.campaigns });
    },
  });
}
