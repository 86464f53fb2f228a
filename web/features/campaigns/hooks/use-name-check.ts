import { useQuery } from '@tanstack/react-query';
import { campaignName } from '../../../../shared/validation/campaign.ts';
import { useDebounced } from '../../../ui/fields/use-debounced.ts';
import { campaignNameQuery } from '../queries/campaigns.ts';

/** Whether the typed name is free, checked after a pause; undefined while it is not known (CAMP-14). */
export function useNameCheck(typed: string, id: number | undefined): 'free' | 'taken' | undefined {
  const name = useDebounced(typed.trim());
  const isName = campaignName.safeParse(name).success;
  const { data } = useQuery({ ...campaignNameQuery(name, id), enabled: isName });
  if (!isName || name !== typed.trim() || data === undefined) return undefined;
  return data ? 'free' : 'taken';
}
