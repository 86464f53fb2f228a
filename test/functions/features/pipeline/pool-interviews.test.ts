import { expect, it } from 'vitest';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { interviewingStore } from '../../../../functions/features/pipeline/interviewing.store.ts';
import {
  readScorecardsHandler,
  saveInterviewPlanHandler,
  submitScorecardHandler,
} from '../../../../functions/features/pipeline/interviewing.handlers.ts';
import { ownInterviewOf } from '../../../../functions/features/pipeline/show-scorecards.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { heldInterviewWrites } from '../../../../functions/records/held-interview.ts';
import { interviewPlanForm } from '../../../../shared/validation/interviewing.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const hiring = withLocalTable(openHiring);
const needs = () => ({ ...hiring, interviewingStore: interviewingStore(hiring.table) });
const made = async (role: 'manager' | 'candidate', id: number, firstName: string) => {
  const person = anActor(role, { id, firstName });
  const { email, lastName } = person;
  const account = { id, email, firstName, lastName, avatar: null, role, status: 'active', version: 1 };
  await hiring.table.writeOne({ put: { ...keys.account(id), ...account } });
  return person;
};
const step = {
  stage: 'first' as const,
  title: 'Skills interview',
  ask: '',
  criteria: [{ name: 'Judgement', good: '' }],
  pool: { mostPerWeek: 2 },
};

it('A scorecard of a pool is written by who was chosen of it alone, and by any of it while nobody is', async () => {
  const owner = await made('manager', 71_100, 'Daniel');
  const [noor, pat] = [await made('manager', 71_200, 'Noor'), await made('manager', 71_300, 'Pat')];
  const ada = await made('candidate', 71_400, 'Ada');
  await hiring.employ(hiring.recruiter.id, owner.id);
  const { id: jobId } = await hiring.aPostedJob({}, owner);
  for (const { id: memberId } of [noor, pat])
    await hiring.table.writeOne({
      put: { ...keys.jobMember(jobId, memberId), id: memberId, jobId, memberId, part: 'team', since: someTime },
    });
  await hiring.accepted(await hiring.applied(jobId, ada));
  const body = { version: 0, steps: [{ ...step, interviewers: [noor.id, pat.id] }] };
  const plan = await resultOf(saveInterviewPlanHandler, { params: { id: jobId }, body, actor: owner }, needs());
  expect(plan.steps).toMatchObject([{ pool: { mostPerWeek: 2 } }]);
  const stepId = plan.steps[0]!.id;
  const pair = { jobId, candidateId: ada.id };
  const status = 'first_interview_scheduled' as const;
  await hiring.table.writeOne({ update: keys.candidateOnJob(jobId, ada.id), set: { status } });

  const shown = async (actor: Actor) =>
    (await resultOf(readScorecardsHandler, { params: pair, actor }, needs())).steps[0];
  const turns = async () => [(await shown(noor))?.ownTurn, (await shown(pat))?.ownTurn];
  const card = { stepId, scores: [], recommendation: 'yes', comment: '' };
  const submit = (actor: Actor) => resultOf(submitScorecardHandler, { params: pair, body: card, actor }, needs());
  expect(await turns()).toEqual(['now', 'now']);
  await hiring.table.write(heldInterviewWrites({ ...pair, stepId, interviewerId: pat.id }));
  expect(await turns()).toEqual(['none', 'now']);
  expect(await refusalOf(submit(noor))).toMatchObject({ kind: 'forbidden' });
  // Who was chosen and helps no longer leaves the interview to the others.
  await hiring.table.write(heldInterviewWrites({ ...pair, stepId, interviewerId: 71_999 }));
  expect(await turns()).toEqual(['now', 'now']);
  await hiring.table.write(heldInterviewWrites({ ...pair, stepId, interviewerId: pat.id }));

  const { interviewersOf, haveAllScored } = notificationsStore(hiring.table);
  expect(await interviewersOf(pair, status)).toEqual([pat.id]);
  const own = async (by: Actor) =>
    (await needs().interviewingStore.interviewedBy(jobId, by)).map((place) => ownInterviewOf(place, by.id));
  expect([await own(noor), await own(pat)]).toMatchObject([[undefined], [{ id: ada.id }]]);
  await submit(pat);
  expect(await haveAllScored({ ...pair, stepId })).toBe(true);
  expect((await shown(noor))?.interviewers).toMatchObject([{ person: { id: pat.id }, hasSubmitted: true }]);
});

it('A pool names somebody, and has a limit that can be kept', () => {
  const steps = [{ ...step, interviewers: [], pool: { mostPerWeek: 21 } }];
  expect(interviewPlanForm.safeParse({ version: 0, steps }).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'steps.0.pool.mostPerWeek',
    'steps.0.interviewers',
  ]);
});
