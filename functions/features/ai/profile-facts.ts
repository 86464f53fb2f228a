import { roleLabels } from '../../../shared/constants/roles.ts';
import type { City } from '../../../shared/model/place.ts';
import type { Points } from '../../../shared/model/points.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { openingsOf } from '../../../shared/rules/openings.ts';
import type { ProfileFacts } from '../../platform/outside/ai-text/port.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredJob } from '../../records/job.ts';

/** What a person has done here, by role. */
export type Work =
  | { kind: 'manager'; open: StoredJob[]; closed: StoredJob[] }
  | { kind: 'recruiter'; candidates: CandidateOnJob[]; points: Pick<Points, 'earned'> }
  | { kind: 'candidate'; applications: { jobTitle: string; state: string; appliedAt: string }[] };

/** Longer lists are counted no further: there may be more than were read. */
export const mostCounted = 100;
const hired = new Set(['candidate_selected', 'hiring_onboarding']);
const most = { skills: 6, titles: 3, letters: 80 };

/**
 * Turns what is stored about a person into facts for a summary. Only counts above zero are included, so nobody reads
 * what they lack.
 */
export function profileFacts(account: StoredAccount, city: City | undefined, work: Work): ProfileFacts {
  const since = new Date(account.createdAt).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const place = city ? [city.name, city.state.name].join(', ') : null;
  return { firstName: account.firstName, role: roleLabels[account.role], place, since, ...workFacts(work) };
}

function workFacts(work: Work): Pick<ProfileFacts, 'statements' | 'skills' | 'titles'> {
  switch (work.kind) {
    case 'manager': {
      const jobs = [...work.open, ...work.closed];
      const hires = jobs.reduce((sum, job) => sum + openingsOf(job).filled, 0);
      const statements = [
        allCounted('has', work.open, 'open job'),
        allCounted('closed', work.closed, 'job'),
        counted(among('made', work.open, work.closed), hires, 'hire'),
        counted(among('works for', work.open, work.closed), companies(jobs), 'company', 'companies'),
      ];
      return {
        statements: statements.flatMap(only),
        skills: skillsOf(jobs),
        titles: titles(work.open.map(({ title }) => title)),
      };
    }
    case 'recruiter': {
      const { candidates, points } = work;
      const people = new Set(candidates.map(({ candidateId }) => candidateId)).size;
      const hires = candidates.filter(({ status }) => hired.has(status)).length;
      const statements = [
        counted(among('put', candidates), people, 'candidate', 'candidates', ' forward'),
        counted(among('saw', candidates), hires, 'hire'),
        counted('earned', points.earned, 'point'),
      ];
      return {
        statements: statements.flatMap(only),
        skills: [],
        titles: titles(candidates.map(({ job }) => job.title)),
      };
    }
    case 'candidate': {
      const { applications } = work;
      const accepted = applications.filter(({ state }) => state === 'accepted').length;
      const newest = applications.toSorted((a, b) => (a.appliedAt < b.appliedAt ? 1 : -1));
      const statements = [
        counted('applied to', applications.length, 'job'),
        counted('was put forward for', accepted, 'job'),
      ];
      return {
        statements: statements.flatMap(only),
        skills: [],
        titles: titles(newest.map(({ jobTitle }) => jobTitle)),
      };
    }
  }
}

const only = (statement: string | undefined): string[] => (statement ? [statement] : []);

function counted(verb: string, count: number, one: string, many = `${one}s`, behind = ''): string | undefined {
  return count > 0 ? `${verb} ${count.toLocaleString('en')} ${count === 1 ? one : many}${behind}` : undefined;
}

const isPart = (list: readonly unknown[]): boolean => list.length > mostCounted;

/** The length of a list as far as it is known. */
function allCounted(verb: string, list: readonly unknown[], one: string): string | undefined {
  return isPart(list) ? counted(`${verb} more than`, mostCounted, one) : counted(verb, list.length, one);
}

/** The verb for a count over these lists, which may have been cut short. */
const among = (verb: string, ...lists: (readonly unknown[])[]): string =>
  lists.some(isPart) ? `${verb} at least` : verb;

function companies(jobs: readonly StoredJob[]): number {
  return new Set(jobs.flatMap(({ client }) => client?.companyName ?? [])).size;
}

function skillsOf(jobs: readonly StoredJob[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of jobs.flatMap(({ spheres }) => spheres)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, most.skills)
    .map(([name]) => name);
}

const titles = (found: readonly string[]): string[] => [...new Set(found.map(oneLine))].slice(0, most.titles);

// Users type titles of any length; a sentence about a person quotes only the beginning.
function oneLine(text: string): string {
  const plain = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();
  return plain.length > most.letters
    ? `${[...plain]
        .slice(0, most.letters - 1)
        .join('')
        .trimEnd()}…`
    : plain;
}
