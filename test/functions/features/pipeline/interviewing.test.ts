import { beforeEach, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import {
  listOwnInterviewsHandler,
  readInterviewPlanHandler,
  readScorecardsHandler,
  saveInterviewPlanHandler,
  submitScorecardHandler,
} from '../../../../functions/features/pipeline/interviewing.handlers.ts';
import { submitScorecard } from '../../../../functions/features/pipeline/submit-scorecard.ts';
import { interviewingStore } from '../../../../functions/features/pipeline/interviewing.store.ts';
import { clearTeam } from '../../../../functions/features/jobs/job-team.store.ts';
import { isExported, exportItem } from '../../../../functions/features/personal-data/export-item.ts';
import { treatItem } from '../../../../functions/features/personal-data/erasure/treat-item.ts';
import { relationsIn } from '../../../../functions/domain/people/relation.ts';
import { composeUpdate } from '../../../../functions/features/live-updates/compose-update.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { notificationsStore } from '../../../../functions/features/notifications/notifications.store.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { endedMemberWrites, joinedWrites } from '../../../../functions/records/job-member.ts';
import type { JobPart } from '../../../../shared/constants/job-team.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { eventExamples } from '../../../support/event-examples.ts';
import { refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

let next = 7_000;
let jobId: number;
let owner: Actor;
let noor: Actor;
let pat: Actor;
let ada: Actor;
const hiring = withLocalTable(openHiring);

const made = async (role: 'manager' | 'candidate', firstName: string) => {
  const person = anActor(role, { id: (next += 1) * 100, firstName });
  const { id, email, lastName } = person;
  const account = { id, email, firstName, lastName, avatar: null, role, status: 'active', version: 1 };
  await hiring.table.writeOne({ put: { ...keys.account(id), ...account } });
  return person;
};
const join = async (member: Actor, part: JobPart = 'team') => {
  const asked = { id: member.id + 1, jobId, fromId: owner.id, email: member.email, toId: member.id, message: null };
  await hiring.table.writeOne({ put: { ...keys.askedColleague(jobId, asked.id), ...asked } });
  await hiring.table.write(joinedWrites({ ...asked, part, askedAt: someTime }, member.id, someTime));
};

beforeEach(async () => {
  owner = await made('manager', 'Daniel');
  noor = await made('manager', 'Noor');
  pat = await made('manager', 'Pat');
  ada = await made('candidate', 'Ada');
  await hiring.employ(hiring.recruiter.id, owner.id);
  jobId = (await hiring.aPostedJob({}, owner)).id;
  for (const one of [noor, pat]) await join(one);
  await hiring.accepted(await hiring.applied(jobId, ada));
});

const needs = () => ({ ...hiring, interviewingStore: interviewingStore(hiring.table) });
const criteria = [
  { name: 'Judgement', good: 'Weighs the risk first' },
  { name: 'Clarity', good: '' },
];
const aStep = (over: object = {}) => ({
  stage: 'first',
  title: 'Skills interview',
  ask: 'Tell me of a night that went wrong.',
  criteria,
  interviewers: [noor.id, pat.id],
  ...over,
});
const read = (by: Actor = owner) => resultOf(readInterviewPlanHandler, { params: { id: jobId }, actor: by }, needs());
const save = (version: number, steps: object[], by: Actor = owner) =>
  resultOf(saveInterviewPlanHandler, { params: { id: jobId }, body: { version, steps }, actor: by }, needs());
const pair = () => ({ jobId, candidateId: ada.id });
const cards = (by: Actor = owner) => resultOf(readScorecardsHandler, { params: pair(), actor: by }, needs());
const stand = async (status: PipelineStatus) =>
  hiring.table.writeOne({ update: keys.candidateOnJob(jobId, ada.id), set: { status } });
const submit = (stepId: number, by: Actor, over: object = {}) =>
  resultOf(
    submitScorecardHandler,
    {
      params: pair(),
      body: {
        stepId,
        scores: [{ criterion: 'Judgement', score: 4 }],
        recommendation: 'strong_yes',
        comment: 'Named the risk before she was asked.',
        ...over,
      },
      actor: by,
    },
    needs(),
  );
const itsNews = eventExamples.find(({ type }) => type === 'interviews-planned') as EventOf<'interviews-planned'>;
const planned = async (over: object = {}) => (await save(0, [aStep(over)])).steps[0]!.id;

describe('The interviews of a job', () => {
  it('are planned by its manager and team, who read who may interview', async () => {
    expect(await read()).toMatchObject({ version: 0, steps: [], people: [{ id: owner.id }, {}, {}] });
    const saved = await save(0, [aStep()]);
    expect(saved).toMatchObject({ version: 1, steps: [aStep()] });
    const [first] = saved.steps;
    const both = await save(1, [aStep({ stage: 'second', title: 'Team' }), { ...first, title: 'Skills' }], noor);
    expect(both.steps.map(({ title }) => title)).toEqual(['Team', 'Skills']);
    expect(both.steps[1]?.id).toBe(first?.id);
    expect(await read(pat)).toEqual(both);
  });

  it('are refused from others, over an older version, with strangers, and once a colleague helps no longer', async () => {
    const stranger = await made('manager', 'Sue');
    expect(await refusalOf(read(stranger))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(save(0, [aStep()], stranger))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(save(0, [aStep({ interviewers: [stranger.id] })]))).toMatchObject({
      errors: [{ key: 'steps.0.interviewers' }],
    });
    expect(await refusalOf(save(0, [aStep({ id: 5 })]))).toMatchObject({ errors: [{ key: 'steps.0.id' }] });
    const first = await interviewingStore(hiring.table).plannedJob(jobId, owner);
    const [kept] = (await save(0, [aStep()])).steps;
    const twice = interviewingStore(hiring.table).savePlan({ ...first.plan, version: 1 }, first, itsNews, owner.id);
    expect(await refusalOf(twice)).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(save(1, [kept!, { ...kept, title: 'Again' }]))).toMatchObject({
      errors: [{ key: 'steps.1.id' }],
    });
    expect(await refusalOf(save(0, []))).toMatchObject({ kind: 'conflict' });
    const store = interviewingStore(hiring.table);
    const asTeam = await store.plannedJob(jobId, noor);
    await hiring.table.write(endedMemberWrites({ jobId, memberId: noor.id }));
    const late = store.savePlan({ ...asTeam.plan, version: 2 }, asTeam, itsNews, noor.id);
    expect(await refusalOf(late)).toMatchObject({ kind: 'forbidden' });
    expect((await read()).steps[0]?.interviewers).toEqual([pat.id]);
    await clearTeam(hiring.table, jobId);
    expect(await read()).toMatchObject({ version: 0, steps: [] });
  });
});

describe('A scorecard', () => {
  it('is written alone: an interviewer sees the others’ after their own, the rest of the team at once', async () => {
    const stepId = await planned();
    await stand('first_interview_complete');
    await submit(stepId, noor);
    expect((await cards(pat)).steps).toMatchObject([
      { cards: null, ownTurn: 'now', interviewers: [{ hasSubmitted: true }, { hasSubmitted: false }] },
    ]);
    expect((await cards()).steps).toMatchObject([{ ownTurn: 'none', cards: [{ by: { id: noor.id } }] }]);
    await submit(stepId, pat, { scores: [], recommendation: 'no', comment: '' });
    expect((await cards(pat)).steps[0]).toMatchObject({
      ownTurn: 'done',
      cards: [
        { by: { firstName: 'Noor' }, scores: [{ criterion: 'Judgement', score: 4 }], recommendation: 'strong_yes' },
        { by: { firstName: 'Pat' }, scores: [], recommendation: 'no', comment: null },
      ],
    });
    expect(await hiring.eventsOf(keys.candidateOnJobSubject(jobId, ada.id))).toContain('scorecard-submitted');
  });

  it('is the interviewer’s alone, once, of what is planned, and only when the candidate has come so far', async () => {
    const stepId = await planned({ interviewers: [noor.id] });
    expect(await refusalOf(submit(stepId, noor))).toMatchObject({ kind: 'conflict' });
    await stand('first_interview_scheduled');
    expect(await refusalOf(submit(stepId, pat))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(submit(1, noor))).toMatchObject({ kind: 'notFound' });
    const unknown = { scores: [{ criterion: 'Charm', score: 1 }] };
    expect(await refusalOf(submit(stepId, noor, unknown))).toMatchObject({ kind: 'conflict' });
    await submit(stepId, noor);
    expect(await refusalOf(submit(stepId, noor))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(cards(await made('manager', 'Sue')))).toMatchObject({ kind: 'forbidden' });
  });

  it('is refused in its own write once the interviewer is removed, and stays when its interview is planned no more', async () => {
    const stepId = await planned();
    await stand('first_interview_complete');
    await submit(stepId, noor);
    const store = interviewingStore(hiring.table);
    const place = await store.interviewed(pair(), pat);
    await hiring.table.write(endedMemberWrites({ jobId, memberId: pat.id }));
    const [card] = place.cards;
    const [stored] = await hiring.table.query(keys.eventsOf(keys.candidateOnJobSubject(jobId, ada.id)), {
      newestFirst: true,
    });
    const event = { ...(stored?.event as Parameters<typeof store.saveScorecard>[2]), id: 999_999 };
    const late = store.saveScorecard(place, { ...card!, createdBy: { ...card!.createdBy, id: pat.id } }, event);
    expect(await refusalOf(late)).toMatchObject({ kind: 'forbidden' });
    await save(1, []);
    expect((await cards()).steps).toMatchObject([{ id: stepId, title: 'Skills interview', cards: [{}] }]);
  });

  it('is refused in its own write once its interview changed, the job closed or the candidate left it', async () => {
    await planned();
    await stand('first_interview_complete');
    const store = interviewingStore(hiring.table);
    const written = async () => {
      const place = await store.interviewed(pair(), noor);
      const body = { stepId: place.plan.steps[0]!.id, scores: [], recommendation: 'yes' as const, comment: '' };
      const made = { actor: noor, at: someTime, id: hiring.clock.newId(), eventId: hiring.clock.newId() };
      const { card, event } = submitScorecard(place, body, made);
      return () => store.saveScorecard(place, card, event);
    };
    const overOtherPlan = await written();
    await save(1, [aStep()]);
    expect(await refusalOf(overOtherPlan())).toMatchObject({ kind: 'conflict' });
    const onClosedJob = await written();
    await hiring.table.writeOne({ update: keys.jobGate(jobId), set: { status: 'closed' } });
    expect(await refusalOf(onClosedJob())).toMatchObject({ kind: 'forbidden' });
    await hiring.table.writeOne({ update: keys.jobGate(jobId), set: { status: 'signed' } });
    const ofNobody = await written();
    const { onJob } = await store.interviewed(pair(), noor);
    await hiring.table.writeOne({ remove: keys.candidateOnJob(jobId, ada.id) });
    expect(await refusalOf(ofNobody())).toMatchObject({ kind: 'notFound' });
    await hiring.table.writeOne({ put: { ...onJob, ...keys.candidateOnJob(jobId, ada.id) } });
    await (
      await written()
    )();
    const traces = await hiring.table.query(keys.tracesOf(noor.id));
    expect(traces.map(({ place }) => place.pk)).toContain(keys.candidateOnJobSubject(jobId, ada.id));
  });

  it('is neither read nor written by anybody of a company from which the candidate hides (PLUS-40)', async () => {
    const stepId = await planned();
    await stand('first_interview_complete');
    await submit(stepId, pat);
    await hiring.verify(owner.id);
    const marks = { hiding: { hiddenFrom: ['lakeside'] } };
    await hiring.table.writeOne({ update: keys.candidateOnJob(jobId, ada.id), set: marks });
    for (const by of [owner, noor, pat]) expect(await refusalOf(cards(by))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(submit(stepId, noor))).toMatchObject({ kind: 'notFound' });
  });

  it('is no note: the recruiter reads none of it, the candidate has it in their archive, and it goes with them (PLUS-27)', async () => {
    const stepId = await planned();
    await stand('first_interview_complete');
    await submit(stepId, noor);
    const story = await pipelineStore(hiring.table).story(pair(), hiring.recruiter);
    expect(JSON.stringify(story)).not.toContain('Named the risk');
    const [item] = await hiring.table.query(keys.scorecards(jobId, ada.id));
    const stored = { ...item, ...keys.scorecard(jobId, ada.id, stepId, noor.id) };
    expect(isExported(stored, 'story', { ...ada, jobs: new Set() })).toBe(true);
    expect(exportItem(stored, ada)).toMatchObject({ createdBy: { name: 'left out: another person' } });
    expect(treatItem(stored, 'story', { ...ada, jobs: new Set() })).toBe('goes');
    expect(treatItem(stored, 'mention', { ...noor, jobs: new Set() })).toMatchObject({
      set: { comment: null, createdBy: { firstName: 'A former' } },
    });
  });
});

describe('An interviewer of a job', () => {
  let ian: Actor;
  beforeEach(async () => {
    ian = await made('manager', 'Ian');
    await join(ian, 'interviewer');
  });
  const own = async (by: Actor = ian) =>
    resultOf(listOwnInterviewsHandler, { params: { id: jobId }, query: { page: 1, perPage: 10 }, actor: by }, needs());
  const ofBoth = () => save(0, [aStep({ interviewers: [ian.id, noor.id] }), aStep({ stage: 'second', title: 'Team' })]);

  it('reads, as everybody who holds it, that a candidate has come to their interview, and no longer once they left', async () => {
    const { interviewersOf } = notificationsStore(hiring.table);
    await ofBoth();
    const told = (status: PipelineStatus) => interviewersOf(pair(), status);
    expect(await told('first_interview_scheduled')).toEqual([ian.id, noor.id]);
    expect(await told('second_interview_scheduled')).toEqual([noor.id, pat.id]);
    expect([await told('first_interview_complete'), await told('submitted')]).toEqual([[], []]);
    await hiring.table.writeOne({ remove: keys.jobMember(jobId, ian.id) });
    expect(await told('first_interview_scheduled')).toEqual([noor.id]);
  });

  it('is waited for by an interview whose scorecards are not all in, and no longer once they left or gave the job away', async () => {
    const { haveAllScored } = notificationsStore(hiring.table);
    const [first, second] = (await ofBoth()).steps;
    await stand('first_interview_scheduled');
    const areIn = (stepId: number) => haveAllScored({ ...pair(), stepId });
    await submit(first!.id, noor);
    expect([await areIn(first!.id), await areIn(second!.id), await areIn(5)]).toEqual([false, false, false]);
    await hiring.table.writeOne({ remove: keys.jobMember(jobId, ian.id) });
    expect(await areIn(first!.id)).toBe(true);
    await join(ian, 'interviewer');
    expect(await areIn(first!.id)).toBe(false);
    await submit(first!.id, ian);
    expect(await areIn(first!.id)).toBe(true);
    await save(1, [aStep({ id: first!.id, interviewers: [owner.id, noor.id] })]);
    expect(await areIn(first!.id)).toBe(false);
    await hiring.table.writeOne({ update: keys.jobGate(jobId), set: { managerId: pat.id } });
    expect(await areIn(first!.id)).toBe(true);
  });

  it('reads again what was planned, as everybody who helps with the job', async () => {
    await ofBoth();
    const [event] = await storedEvents(hiring.table, keys.jobSubject(jobId), 'interviews-planned');
    expect(event).toMatchObject({ actor: { id: owner.id }, data: { jobId, managerId: owner.id, version: 1 } });
    const addressed = composeUpdate(event as EventOf<'interviews-planned'>);
    const heard = await liveUpdatesStore(hiring.table).recipientsOf(addressed);
    expect(heard.toSorted()).toEqual([owner.id, noor.id, pat.id, ian.id].toSorted());
  });

  it('sees a candidate once they have come to their interview, with it alone, and of its scorecards their own', async () => {
    const [first] = (await ofBoth()).steps;
    await stand('submitted');
    expect([await refusalOf(cards(ian)), (await own()).data]).toMatchObject([{ kind: 'notFound' }, []]);
    expect(await refusalOf(submit(first!.id, ian))).toMatchObject({ kind: 'notFound' });
    await stand('first_interview_scheduled');
    const interviewAt = '2026-12-01T10:00:00.000Z';
    await hiring.table.writeOne({ update: keys.candidateOnJob(jobId, ada.id), set: { interviewAt } });
    await submit(first!.id, noor);
    expect(await cards(ian)).toMatchObject({
      status: null,
      isOnTeam: false,
      steps: [{ id: first!.id, ownTurn: 'now', cards: null }],
    });
    const row = { id: ada.id, candidate: { firstName: 'Ada' }, job: { id: jobId }, interviewAt };
    expect((await own()).data).toMatchObject([{ ...row, interviews: [{ id: first!.id, ownTurn: 'now' }] }]);
    await submit(first!.id, ian, { recommendation: 'no', comment: 'Did not hear a plan.' });
    const after = await cards(ian);
    expect(after.steps).toMatchObject([{ ownTurn: 'done', cards: [{ by: { id: ian.id }, recommendation: 'no' }] }]);
    expect(JSON.stringify(after)).not.toContain('Named the risk');
    expect((await cards(noor)).steps[0]?.cards).toHaveLength(2);
    await stand('second_interview_scheduled');
    expect((await own()).data).toMatchObject([{ interviewAt: null, interviews: [{ ownTurn: 'done' }] }]);
    expect((await own(pat)).data).toMatchObject([{ interviews: [{ title: 'Team', ownTurn: 'now' }] }]);
    await save(1, []);
    expect((await cards(ian)).steps).toMatchObject([{ id: first!.id, cards: [{ by: { id: ian.id } }] }]);
  });

  it('sees a rejected candidate no more unless they have scored them, and nobody once they help no longer', async () => {
    const [first] = (await ofBoth()).steps;
    await stand('rejected');
    expect([await refusalOf(cards(ian)), (await own()).data]).toMatchObject([{ kind: 'notFound' }, []]);
    await stand('first_interview_complete');
    await submit(first!.id, ian);
    await stand('rejected');
    expect((await cards(ian)).steps).toMatchObject([{ ownTurn: 'done' }]);
    await hiring.table.write(endedMemberWrites({ jobId, memberId: ian.id }));
    for (const refused of [cards(ian), own()]) expect(await refusalOf(refused)).toMatchObject({ kind: 'forbidden' });
  });

  it('neither reads nor changes the plan, and has not met the job’s candidates, but acts for its company', async () => {
    await ofBoth();
    await stand('first_interview_complete');
    expect(await refusalOf(read(ian))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(save(1, [], ian))).toMatchObject({ kind: 'forbidden' });
    // Whoever came as an interviewer alone after the team's plan was read saves it no more either.
    const store = interviewingStore(hiring.table);
    const asTeam = await store.plannedJob(jobId, noor);
    const late = store.savePlan({ ...asTeam.plan, version: 2 }, asTeam, itsNews, ian.id);
    expect(await refusalOf(late)).toMatchObject({ kind: 'forbidden' });
    const { standingOf } = relationsIn(hiring.table);
    expect([(await standingOf(ian, ada.id)).relation, (await standingOf(noor, ada.id)).relation]).toEqual([
      'stranger',
      'met',
    ]);
    await hiring.verify(owner.id);
    const marks = { hiding: { hiddenFrom: ['lakeside'] } };
    await hiring.table.writeOne({ update: keys.candidateOnJob(jobId, ada.id), set: marks });
    expect([await refusalOf(cards(ian)), (await own()).data]).toMatchObject([{ kind: 'notFound' }, []]);
  });
});
