import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { jobKeys } from '../../../common/query-keys/jobs.ts';

/** The description with headings and lists and the same facts, and what keeps people from applying (JOB-81). */
export const improvedDescriptionQuery = (description: string) =>
  queryOptions({
    queryKey: [...jobKeys.texts, 'improved', description],
    queryFn: async ({ signal }) => (await api.ai.improveDescription({ body: { description }, signal })).data,
    staleTime: Infinity,
    retry: false,
  });

/** The skills that title and description name, each with the words that name it (JOB-70). */
export const skillSuggestionsQuery = (texts: { title: string; description: string }) =>
  queryOptions({
    queryKey: [...jobKeys.texts, 'skills', texts],
    queryFn: async ({ signal }) => (await api.ai.extractSkills({ body: texts, signal })).data,
    staleTime: Infinity,
    retry: false,
  });
