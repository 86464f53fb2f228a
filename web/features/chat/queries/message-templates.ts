import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { mostTemplates } from '../../../../shared/constants/chat.ts';
import type { MessageTemplate } from '../../../../shared/model/message-template.ts';
import type { MessageTemplateForm } from '../../../../shared/validation/message-template.ts';
import { api } from '../../../api/api.ts';
import { chatKey } from './chat.ts';

const queryKey = [...chatKey, 'templates'];

/** The user's message templates, by name. */
export const templatesQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }) => (await api.chat.listTemplates({ query: { perPage: mostTemplates }, signal })).data,
});

/** Keeps a template: a new one, or another version of one that was read. */
export function useKeepTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ known, form }: { known: MessageTemplate | undefined; form: MessageTemplateForm }) =>
      known
        ? api.chat.changeTemplate({ params: { id: known.id }, body: { ...form, version: known.version } })
        : api.chat.addTemplate({ body: form }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Removes a template. */
export function useRemoveTemplate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.chat.removeTemplate({ params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}
