import { api } from '../../../api/api.ts';
import { useInTurn } from '../../../common/lists/use-in-turn.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { importKeys } from '../../../common/query-keys/imports.ts';
import { resumeKeys } from './resumes.ts';

/** All that were read and need no look, newest first; a recruiter's resumes are bounded by the days for which they are kept. */
async function readyOnes() {
  const ready: { id: number; name: string }[] = [];
  for (let page = 1, seen = 0; ; page += 1) {
    const { data, meta } = await api.resumes.listParsedResumes({ query: { status: 'parsed', page } });
    for (const { id, name, filename, brief } of data)
      if (brief?.look === null) ready.push({ id, name: name ?? filename });
    seen += data.length;
    if (data.length === 0 || seen >= meta.total) return ready;
  }
}

async function add({ id }: { id: number }): Promise<null> {
  await api.imports.importResume({ params: { id } });
  return null;
}

/** Adds, one after the other, whom resumes are about that were read and need no look. */
export const useAddReadResumes = () =>
  useInTurn({ each: readyOnes, act: add, stale: [resumeKeys.all, importKeys.all, candidateKeys.found] });
