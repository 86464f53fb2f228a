import { api } from '../../../api/api.ts';
import type { LoadOptions } from '../../../ui/use-async-options.ts';

/** Skills that match the text, as options (LOOK-20). */
export const searchTags: LoadOptions<number> = async (q, signal) => {
  const { data } = await api.lookups.searchTags({ query: { q }, signal });
  return data.map(({ id, name }) => ({ value: id, label: name }));
};
