import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import type { importBody } from '../model/import-fields.ts';
import { resumeKeys } from './resumes.ts';

/** Imports a candidate, who is invited to claim the profile or refuse it (RESUME-13). */
export function useImportCandidate() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnType<typeof importBody>) => api.imports.createImportedCandidate({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: resumeKeys.all }),
  });
}
