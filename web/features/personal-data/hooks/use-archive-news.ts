import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../api/use-live.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { showToast } from '../../../ui/feedback/toast.tsx';
import { dataExportsQuery } from '../queries/data-exports.ts';

/** Shows a toast on any page when an archive is ready, and refreshes the list on the profile. */
export function useArchiveNews(): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: dataExportsQuery.queryKey });
  useLive({
    'data-export-ready': () => {
      refresh();
      showToast({ title: 'Your data is ready', text: 'Download the archive from your profile.', to: paths.profile() });
    },
    catchUp: refresh,
  });
}
