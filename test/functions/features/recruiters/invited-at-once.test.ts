import { expect, it } from 'vitest';
import { contract } from '../../../../shared/contract/contract.ts';

const invites = [
  contract.recruiters.inviteRecruiters,
  contract.invitations.inviteCandidates,
  contract.recommendations.recommendJob,
] as const;
const people = (count: number) => Array.from({ length: count }, (_, at) => `person-${at}@example.com`);

it.each(invites.map((route) => [route.path, route] as const))(
  '500 addresses at once to %s are refused before any is mailed, row by row, and more than 500 as a whole',
  (_, { request }) => {
    const issuesOf = (emails: string[]) =>
      (request.body.safeParse({ emails, jobId: 7 }).error?.issues ?? [])
        .map(({ path, message }) => [path.join('.'), message])
        .filter(([path]) => path?.startsWith('emails'));
    expect(issuesOf(people(20)).length).toBe(0);
    expect(issuesOf(people(21))).toEqual([['emails.20', 'At most 20 at a time']]);
    expect(issuesOf(people(500))).toHaveLength(480);
    expect(issuesOf(people(501))).toEqual([['emails', 'At most 20 at a time']]);
    expect(issuesOf([...people(2), 'person-0@example.com'])).toEqual([['emails.2', 'Try another email address']]);
    expect(issuesOf([...people(1), 'nobody@'])).toEqual([['emails.1', 'Invalid email address']]);
  },
);
