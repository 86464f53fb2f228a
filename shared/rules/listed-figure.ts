import { answerDays, flows, type ListedFigure, type Outcome } from '../constants/dashboard.ts';
import type { PipelineStatus } from '../constants/pipeline.ts';
import type { RejectionReason } from '../constants/rejection-reasons.ts';
import type { Source } from '../constants/sources.ts';

/** What a figure counts of all that its name says: of one status, source, reason, client, recruiter or skill. */
export interface Narrowing {
  status?: PipelineStatus | undefined;
  /** Only stays of less than so many days. */
  within?: number | undefined;
  source?: Source | undefined;
  rejectedFor?: RejectionReason | undefined;
  client?: number | 'none' | undefined;
  recruiterId?: number | undefined;
  skillId?: number | undefined;
  outcome?: Outcome | undefined;
}

/** Whose dashboard a figure is on; `everyone` is the super manager's of all managers together. */
export type FigureOf = 'manager' | 'recruiter' | 'everyone';

type Groups = readonly (readonly (keyof Narrowing)[])[];
const ofAStatus: Partial<Record<ListedFigure, Groups>> = {
  left: [['status']],
  movedOn: [['status']],
  rejected: [['status'], ['rejectedFor']],
};
const ofJobs = { posted: [], removed: [], clientsAdded: [], clientsRemoved: [], closed: [['client']] };
const ofHires: Partial<Record<ListedFigure, Groups>> = {
  hired: [['source'], ['client'], ['recruiterId']],
  points: [['recruiterId']],
};

/** Which lists there are behind the figures, and by what each can be narrowed: one of the groups, whole or in part. */
const lists: Record<FigureOf, Partial<Record<ListedFigure, Groups>>> = {
  manager: {
    ...(ofJobs as Partial<Record<ListedFigure, Groups>>),
    ...ofHires,
    ...ofAStatus,
    candidates: [],
    moves: [],
    stays: [['status', 'within', 'recruiterId']],
  },
  recruiter: {
    ...ofAStatus,
    candidates: [],
    moves: [],
    stays: [['status', 'within']],
    closed: [],
    hired: [['source']],
    points: [],
    putForward: [
      ['skillId', 'outcome'],
      ['client', 'outcome'],
    ],
  },
  everyone: {
    ...(ofJobs as Partial<Record<ListedFigure, Groups>>),
    ...ofHires,
    stays: [['status', 'within', 'recruiterId']],
  },
};

const needsStatus: readonly ListedFigure[] = ['left', 'movedOn', 'rejected', 'stays'];

/** What is wrong with a list that is asked for; undefined for one that a dashboard opens. */
export function wrongList(
  of: FigureOf,
  figure: ListedFigure,
  narrowing: Narrowing,
): { field: 'figure' | keyof Narrowing; says: string } | undefined {
  const groups = lists[of][figure];
  if (!groups) return { field: 'figure', says: 'This dashboard has no such figure' };
  if (needsStatus.includes(figure) && !narrowing.status && !narrowing.rejectedFor)
    return { field: 'status', says: 'Name the status' };
  const given = (Object.keys(narrowing) as (keyof Narrowing)[]).filter((field) => narrowing[field] !== undefined);
  const unknown = given.find((field) => !groups.some((group) => group.includes(field)));
  if (unknown) return { field: unknown, says: 'This figure is not counted by it' };
  if (given[0] && !groups.some((group) => given.every((field) => group.includes(field))))
    return { field: given[0], says: 'This figure is not counted by both' };
  const isAnswer = narrowing.status === 'submitted' && (narrowing.within ?? answerDays[1]) === answerDays[1];
  if (figure === 'stays' && (of === 'everyone' || narrowing.recruiterId !== undefined) && !isAnswer)
    return { field: 'status', says: `Only answers, and those within ${answerDays[1]} days, are counted so` };
  return undefined;
}

/** What is wrong with a list of one step of its range; undefined where that is counted, which it is of whole flows only. */
export function wrongStep(
  figure: ListedFigure,
  narrowing: Narrowing,
  step: string | undefined,
): { field: 'step'; says: string } | undefined {
  const isFlow = flows.some((flow) => flow === figure) && Object.values(narrowing).every((by) => by === undefined);
  return step === undefined || isFlow
    ? undefined
    : { field: 'step', says: 'This figure is not counted by day or month' };
}
