import { api } from '../api/api.ts';
import type { LoadOptions } from '../ui/use-async-options.ts';

/** Finds skills that match a text, as options (LOOK-20). */
export const findTags: LoadOptions<number> = async (q, signal) => {
  const { data } = await api.lookups.searchTags({ query: { q }, signal });
  return data.map(({ id, name }) => ({ value: id, label: name }));
};
