import { expect, it } from 'vitest';
import { campaignKeys } from '../../../../web/common/query-keys/campaigns.ts';
import { candidateJobKeys } from '../../../../web/common/query-keys/candidate-jobs.ts';
import { candidateKeys } from '../../../../web/common/query-keys/candidates.ts';
import { clientKeys } from '../../../../web/common/query-keys/clients.ts';
import { guestJobKeys } from '../../../../web/common/query-keys/guest-jobs.ts';
import { jobKeys } from '../../../../web/common/query-keys/jobs.ts';
import { recruiterKeys } from '../../../../web/common/query-keys/recruiters.ts';
import { selfAssignmentKeys } from '../../../../web/common/query-keys/self-assignments.ts';
import { skillKeys } from '../../../../web/common/query-keys/skills.ts';

type Key = readonly unknown[];
type Keys = Record<string, Key | ((...args: never[]) => Key)>;
const features: Record<string, Keys> = {
  campaigns: campaignKeys,
  candidateJobs: candidateJobKeys,
  candidates: candidateKeys,
  clients: clientKeys,
  guestJobs: guestJobKeys,
  jobs: jobKeys,
  recruiters: recruiterKeys,
  selfAssignments: selfAssignmentKeys,
  skills: skillKeys,
};
/** The keys of a feature by name; those of one thing with these arguments. */
const keysOf = (keys: Keys, args: readonly unknown[]) =>
  Object.entries(keys).map(
    ([name, key]) => [name, typeof key === 'function' ? (key as (...given: unknown[]) => Key)(...args) : key] as const,
  );
const startsWith = (key: Key, start: Key) => start.every((part, at) => key[at] === part);

it('No two queries share a key, whatever feature they are of', () => {
  const all = Object.values(features).flatMap((keys) => keysOf(keys, [7, 8, 'contacted']).map(([, key]) => key));
  expect(new Set(all.map((key) => JSON.stringify(key))).size).toBe(all.length);
  expect(all.every((key) => key.length > 0 && key.every((part) => part !== ''))).toBe(true);
});

it('A key of one thing names which one', () => {
  for (const keys of Object.values(features)) {
    const [one, other] = [keysOf(keys, [7, 8, 'contacted']), keysOf(keys, [17, 18, 'submitted'])];
    for (const [at, [name, key]] of one.entries())
      expect([name, JSON.stringify(key) === JSON.stringify(other[at]![1])]).toEqual([
        name,
        typeof keys[name] !== 'function',
      ]);
  }
});

it('Reading all of a feature again reads each of its queries, but for those that no change of it concerns', () => {
  const apart = Object.entries(features).flatMap(([feature, keys]) =>
    keysOf(keys, [7, 8, 'contacted'])
      .filter(([, key]) => keys.all && !startsWith(key, keys.all as Key))
      .map(([name]) => `${feature}.${name}`),
  );
  expect(apart).toEqual(['campaigns.domains', 'campaigns.name', 'jobs.views', 'jobs.managers', 'jobs.texts']);
});

it('What is loaded with one thing is read again with it', () => {
  expect(startsWith(campaignKeys.jobs(7), campaignKeys.one(7))).toBe(true);
  expect(startsWith(candidateKeys.jobs(7), candidateKeys.profile(7))).toBe(true);
  expect(startsWith(candidateKeys.assignable(7), candidateKeys.profile(7))).toBe(true);
  expect(startsWith(candidateKeys.profile(7), candidateKeys.profiles)).toBe(true);
  expect(startsWith(jobKeys.oneOfRecruiter(7), jobKeys.ofRecruiter)).toBe(true);
  expect(startsWith(jobKeys.one(7), jobKeys.lists)).toBe(false);
});
