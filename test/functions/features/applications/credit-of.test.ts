import { describe, expect, it } from 'vitest';
import { applyToJob, type Bringer } from '../../../../functions/features/applications/apply-to-job.ts';
import { creditOf } from '../../../../functions/features/applications/credit-of.steps.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { aJob, anActor, someTime } from '../../../support/builders.ts';

const [candidateId, olivia, raj, manager, friend] = [1001, 2001, 2002, 3001, 1002];
const roles = new Map<number, Role>([
  [olivia, 'recruiter'],
  [raj, 'recruiter'],
  [manager, 'manager'],
  [friend, 'candidate'],
]);

interface How {
  recommendedBy?: number;
  link?: number;
  invitedBy?: number;
  worksFor?: boolean;
  hides?: boolean;
}

const credited = ({ recommendedBy, link, invitedBy, worksFor = true, hides = false }: How) =>
  creditOf(
    {
      candidateId,
      isInvited: invitedBy !== undefined,
      job: { managerId: manager },
      list: undefined,
      recommendedBy,
      link: link === undefined ? undefined : { recruiterId: link },
    },
    {
      account: async (id) =>
        id === candidateId
          ? { id, role: 'candidate', ...(invitedBy !== undefined && { invitedBy }) }
          : { id, role: roles.get(id)! },
      applicationsStore: { hidesFromRecruiter: async () => hides, worksForManager: async () => worksFor },
    },
  );

describe('An application', () => {
  it.each<[string, How, Bringer | undefined]>([
    [
      'the recruiter whose mail about the job was accepted',
      { recommendedBy: olivia },
      { recruiterId: olivia, by: 'mail' },
    ],
    [
      'them, though another’s link was followed',
      { recommendedBy: olivia, link: raj },
      { recruiterId: olivia, by: 'mail' },
    ],
    ['the recruiter whose link was followed', { link: raj, invitedBy: olivia }, { recruiterId: raj, by: 'link' }],
    ['them, where a manager recommended it', { recommendedBy: manager, link: raj }, { recruiterId: raj, by: 'link' }],
    ['the recruiter who invited the candidate', { invitedBy: olivia }, { recruiterId: olivia, by: 'invitation' }],
    ['nobody where that one works for others', { invitedBy: olivia, worksFor: false }, undefined],
    ['nobody where the candidate hides from that one', { invitedBy: olivia, hides: true }, undefined],
    ['nobody where a candidate invited them', { invitedBy: friend }, undefined],
    ['nobody where a manager recommended it', { recommendedBy: manager }, undefined],
    ['nobody where the candidate came by themselves', {}, undefined],
  ])('counts for %s', async (_whom, how, broughtBy) => {
    expect((await credited(how)).broughtBy).toEqual(broughtBy);
  });

  it.each<[Bringer['by'], object | undefined, string, boolean]>([
    ['mail', { recommendedBy: olivia }, 'recommended', false],
    ['link', undefined, 'recommended', true],
    ['invitation', undefined, 'invited', true],
  ])(
    'by %s is offered its bringer first, and agreed to them by a mail about the job alone',
    (by, over, source, isAsked) => {
      const { application } = applyToJob(aJob(), {
        actor: { ...anActor('candidate'), isInvited: true },
        at: someTime,
        id: 1,
        eventId: 2,
        broughtBy: { recruiterId: olivia, by },
        ...over,
      });
      expect(application).toMatchObject({ source, broughtBy: { recruiterId: olivia } });
      expect(application.broughtBy?.byLink === true).toBe(isAsked);
    },
  );
});
