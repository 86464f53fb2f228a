import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { api } from '../../../api/api.ts';
import { useInTurn } from '../../../common/lists/use-in-turn.ts';
import { candidateKeys } from '../../../common/query-keys/candidates.ts';
import { importKeys } from '../../../common/query-keys/imports.ts';
import { lookAt } from '../model/look-at.ts';
import { resumeKeys } from './resumes.ts';

/** Pages of resumes that one press adds. */
const mostPages = 4;

async function readOnes() {
  const found: ListedResume[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, meta } = await api.resumes.listParsedResumes({ query: { status: 'parsed', page } });
    found.push(...data);
    if (data.length === 0 || found.length >= meta.total) break;
  }
  return found.map(({ id, name, filename }) => ({ id, name: name ?? filename }));
}

/** Adds whom one resume is about; returns why a person has to look at it first, or null. */
async function add({ id }: { id: number }) {
  const { facts } = (await api.resumes.readParsedResume({ params: { id } })).data;
  const look = facts ? lookAt(facts) : 'It is not read yet';
  if (look) return look;
  await api.imports.importResume({ params: { id } });
  return null;
}

/** Adds, one after the other, whom the newest read resumes are about, as far as none needs a look. */
export const useAddReadResumes = () =>
  useInTurn({ each: readOnes, act: add, stale: [resumeKeys.all, importKeys.all, candidateKeys.found] });
