import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { nextPage } from '../../../api/paging.ts';
import { skillKeys } from '../../../common/query-keys/skills.ts';

/** Skills with associated ones by name, page by page; of a text, those whose name contains it (SKILL-05). */
export const associatedSkillsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...skillKeys.lists, q],
    queryFn: ({ pageParam, signal }) =>
      api.skills.listAssociatedSkills({ query: { page: pageParam, ...(q ? { q } : {}) }, signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });

/** One skill with its associated ones; `new` gives an empty record (SKILL-06). */
export const associatedSkillQuery = (id: number | 'new') =>
  queryOptions({
    queryKey: skillKeys.one(id),
    queryFn: async ({ signal }) => (await api.skills.readAssociatedSkill({ params: { id }, signal })).data,
  });

/** Associates a skill with another (SKILL-07). */
export function useAssociateSkills(tagId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (associatedTagId: number) => api.skills.associateSkills({ body: { tagId, associatedTagId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: skillKeys.all }),
  });
}

/** Separates a skill from an associated one (SKILL-08). */
export function useSeparateSkills(tagId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (associatedTagId: number) => api.skills.separateSkills({ params: { id: tagId, associatedTagId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: skillKeys.all }),
  });
}
