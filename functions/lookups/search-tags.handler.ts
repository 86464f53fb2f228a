import { contract } from '../../shared/contract/contract.ts';
import { handler, Reply } from '../door/handler.ts';
import { searchSkills } from './skills.ts';
import { tagById } from './tags.ts';

export const searchTagsHandler = handler(contract.lookups.searchTags, async ({ query }) => {
  const tags = query.ids ? query.ids.flatMap((id) => tagById(id) ?? []) : searchSkills(query.q ?? '');
  return new Reply(tags, { headers: { 'cache-control': 'public, max-age=300' } });
});
