import { beforeEach, describe, expect, it } from 'vitest';
import { approveCandidateHandler } from '../../../../functions/features/candidate-profile/approve-candidate.handler.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('An approval', () => {
  let hiring: Hiring;
  let candidateId = 3900;
  const recruiter = anActor('recruiter', { id: 7901 });
  const clock = aClock('2026-11-22T12:00:00.000Z');

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    for (const id of [7901, 7902]) await hiring.verify(id);
  });

  beforeEach(async () => {
    candidateId += 1;
    const { id, uuid, firstName, lastName } = anActor('candidate', { id: candidateId });
    const form = { firstName, lastName, email: `priya-${id}@example.com`, role: 'candidate' } as const;
    const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
    await hiring.table.writeOne({ put: { ...keys.account(id), ...account } });
    await hiring.table.writeOne(firstChoiceWrite(id, 'recruiters'));
  });

  const approve = async (region: string, actor = recruiter) => {
    const needs = {
      candidateProfileStore: candidateProfileStore(hiring.table),
      profileMarksStore: profileMarksStore(hiring.table),
      clock,
    };
    return resultOf(approveCandidateHandler, { params: { candidateId }, query: { region }, actor }, needs);
  };
  const events = () => hiring.eventsOf(keys.userSubject(candidateId));

  it('of a candidate names its region, returns the profile and notifies the candidate once (CAND-31, CAND-53)', async () => {
    expect(await approve(' Texas ')).toMatchObject({
      candidate: { id: candidateId },
      approval: { region: 'Texas', approvedAt: expect.any(String) },
      isApprovable: true,
    });
    await approve('Texas');
    expect(await events()).toEqual(['candidate-approved']);
    expect((await approve('Ohio')).approval?.region).toBe('Ohio');
    expect(await events()).toHaveLength(2);
  });

  it('is each recruiter’s own', async () => {
    await approve('Texas');
    const other = await approve('Ohio', anActor('recruiter', { id: 7902 }));
    expect([other.approval?.region, (await approve('Texas')).approval?.region]).toEqual(['Ohio', 'Texas']);
  });
});
