import {
  saveInterviewPlanHandler,
  submitScorecardHandler,
} from '../../functions/features/pipeline/interviewing.handlers.ts';
import type { InterviewingStore } from '../../functions/features/pipeline/interviewing.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import type { InterviewPlanForm, ScorecardForm } from '../../shared/validation/interviewing.ts';
import { isInterviewed } from '../../shared/constants/interviewing.ts';
import { act } from './act.ts';
import type { PlantedTeam } from './plant-team.ts';
import type { worldClock } from './world-clock.ts';

interface InterviewNeeds {
  table: Table;
  interviewingStore: InterviewingStore;
  clock: ReturnType<typeof worldClock>;
}

const [judgement, experience, teamwork] = ['Judgement', 'Experience', 'Working together'];

const steps = (interviewers: number[]): InterviewPlanForm['steps'] => [
  {
    stage: 'first',
    title: 'Skills interview',
    ask: 'Which piece of your work of the last year would you show us, and what would you do differently today?\nTell me about a decision that you had to make without knowing enough.',
    criteria: [
      { name: judgement, good: 'Names the risks and what would change their mind' },
      { name: experience, good: 'Has done this work and explains it simply' },
    ],
    interviewers,
  },
  {
    stage: 'second',
    title: 'Meeting the team',
    ask: 'How do you like to be told that you are wrong?',
    criteria: [{ name: teamwork, good: 'Asks before they assume, and gives credit' }],
    interviewers,
    pool: { mostPerWeek: 8 },
  },
];

type Found = Omit<ScorecardForm, 'stepId'>;

const found: Found[] = [
  {
    scores: [
      { criterion: judgement, score: 4 },
      { criterion: experience, score: 3 },
    ],
    recommendation: 'strong_yes',
    comment: 'Named what could go wrong before I asked, and said what they would want to measure first.',
  },
  {
    scores: [
      { criterion: judgement, score: 3 },
      { criterion: experience, score: 2 },
    ],
    recommendation: 'yes',
    comment:
      'Clear and honest about what they have not done yet. I would pair them with somebody for the first months.',
  },
];

/**
 * Two jobs whose interviews are planned, one for a panel and one for a pool, and a candidate of the one whom the manager
 * and a colleague have scored (PLUS-54); those of the other have still to be scored by who interviews alone.
 */
export async function plantInterviews(team: PlantedTeam | undefined, needs: InterviewNeeds): Promise<void> {
  if (!team) return;
  const { table, clock } = needs;
  const { jobId, interviewedFor, manager, colleague } = team;
  clock.moveTo(clock.at(4, 700));
  const plan = { version: 0, steps: steps([manager.id, colleague.id]) };
  const saved = await act(saveInterviewPlanHandler, manager, { params: { id: jobId }, body: plan }, needs);
  await act(saveInterviewPlanHandler, colleague, { params: { id: interviewedFor }, body: plan }, needs);
  const [first] = saved.steps;
  const onJob = await table.query(keys.candidatesOnJob(jobId));
  const candidate = onJob.find(({ status }) => isInterviewed(status));
  if (!first || !candidate) return;
  const submit = async (by: Actor, at: number, card: Found | undefined) => {
    clock.moveTo(clock.at(2, at));
    const params = { jobId, candidateId: candidate.candidateId };
    if (card) await act(submitScorecardHandler, by, { params, body: { stepId: first.id, ...card } }, needs);
  };
  await submit(colleague, 660, found[0]);
  await submit(manager, 720, found[1]);
}
