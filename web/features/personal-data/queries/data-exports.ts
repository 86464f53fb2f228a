import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';

/** While an archive is prepared, the list is asked for anew every so often, should the live message not come. */
const askEvery = 10_000;

/** One's archives, newest first. */
export const dataExportsQuery = queryOptions({
  queryKey: ['data-exports'],
  queryFn: async ({ signal }) => (await api['personal-data'].listDataExports({ signal })).data,
  refetchInterval: ({ state }) => (state.data?.exports.some((one) => one.state === 'preparing') ? askEvery : false),
});

/** Starts an archive; it is shown as being prepared at once. */
export function useStartDataExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (password: string) => (await api['personal-data'].startDataExport({ body: { password } })).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: dataExportsQuery.queryKey }),
  });
}

/** Fetches the addresses of an archive and lets the browser save its parts, one after the other. */
export function useDownloadDataExport() {
  return useMutation({
    mutationFn: async (id: number) => {
      const { parts } = (await api['personal-data'].downloadDataExport({ params: { id } })).data;
      for (const { url, filename } of parts) save(url, filename);
    },
  });
}

// The address answers as an attachment, so the page stays where it is.
function save(url: string, filename: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.rel = 'noopener';
  link.click();
}
