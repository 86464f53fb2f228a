import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { saveFile } from '../../../common/uploads/save-file.ts';

/** The polling interval while an archive is being prepared, in case the live message is lost. */
const pollInterval = 10_000;

/** The user's archives, newest first. */
export const dataExportsQuery = queryOptions({
  queryKey: ['data-exports'],
  queryFn: async ({ signal }) => (await api['personal-data'].listDataExports({ signal })).data,
  refetchInterval: ({ state }) => (state.data?.exports.some((one) => one.state === 'preparing') ? pollInterval : false),
});

/** Starts an archive, which appears immediately as being prepared. */
export function useStartDataExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => (await api['personal-data'].startDataExport({ body: { password } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataExportsQuery.queryKey }),
  });
}

/** Loads the addresses of an archive's parts and lets the browser download them one after the other. */
export function useDownloadDataExport() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { parts } = (await api['personal-data'].downloadDataExport({ params: { id } })).data;
      for (const { url, filename } of parts) saveFile(url, filename);
    },
  });
}
