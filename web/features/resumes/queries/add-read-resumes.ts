import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { api } from '../../../api/api.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { importKeys } from '../../../common/query-keys/imports.ts';
import { lookAt } from '../model/look-at.ts';
import { resumeKeys } from './resumes.ts';

/** Pages of resumes that one press adds. */
const mostPages = 4;

async function readOnes(): Promise<ListedResume[]> {
  const found: ListedResume[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, meta } = await api.resumes.listParsedResumes({ query: { status: 'parsed', page } });
    found.push(...data);
    if (data.length === 0 || found.length >= meta.total) break;
  }
  return found;
}

/** Adds whom one resume is about; returns why a person has to look at it first, or null. */
async function add(id: number): Promise<string | null> {
  try {
    const { facts } = (await api.resumes.readParsedResume({ params: { id } })).data;
    const look = facts ? lookAt(facts) : 'It is not read yet';
    if (look) return look;
    await api.imports.importResume({ params: { id } });
    return null;
  } catch (error) {
    return failureMessage(error);
  }
}

/** Adds, one after the other, whom the newest read resumes are about, as far as none needs a look; `done` is how far it is. */
export function useAddReadResumes() {
  const queryClient = useQueryClient();
  const [done, setDone] = useState(0);
  const adding = useMutation({
    mutationFn: async () => {
      const results: { id: number; name: string; whyNot: string | null }[] = [];
      for (const { id, name, filename } of await readOnes()) {
        results.push({ id, name: name ?? filename, whyNot: await add(id) });
        setDone(results.length);
      }
      return results;
    },
    onSettled: () =>
      Promise.all(
        [resumeKeys.all, importKeys.all, candidateKeys.found].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return { adding, done };
}
