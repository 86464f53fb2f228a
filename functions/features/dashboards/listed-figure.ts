import type { ListedFigure } from '../../../shared/constants/dashboard.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { RejectionReason } from '../../../shared/constants/rejection-reasons.ts';
import type { Narrowing } from '../../../shared/rules/listed-figure.ts';
import {
  clientIn,
  hiredByName,
  movedName,
  personIn,
  rejectedForName,
  stayedName,
} from '../../domain/counters/counted-event.ts';
import { longestStay } from '../../../shared/constants/dashboard.ts';
import type { CountedRow, RowList } from '../../domain/counters/counted-row.ts';
import type { CountersOf } from '../../domain/counters/hour-counters.ts';
import type { RollUpSeries } from '../../domain/counters/roll-up.ts';

/** How the list behind a figure is read: which rows count, and which counters say how many there are. */
export interface FigureList {
  kind: RowList['kind'];
  /** Undefined if all rows count. */
  counts: ((row: CountedRow) => boolean) | undefined;
  series: RollUpSeries;
  isCounter: (name: string) => boolean;
}

type Asked = Narrowing & { figure: Exclude<ListedFigure, 'putForward'> };

/** The list behind a figure; its rows are exactly what the figure's counters count, so both say the same. */
export function figureList(whose: CountersOf, role: string, asked: Asked): FigureList {
  switch (asked.figure) {
    case 'closed':
      return closed(asked, 'closed');
    case 'hired':
      return closed(asked, 'hires');
    case 'points':
      return {
        kind: 'closed',
        counts: ({ candidateId, recruiterId }) => hasId(candidateId) && isOf(recruiterId, asked.recruiterId),
        ...(role === 'recruiter' ? named(['hired']) : ofPeople('hires', asked.recruiterId)),
      };
    case 'rejected':
      return asked.rejectedFor ? rejectedFor(asked.rejectedFor) : left('rejected', asked.status ?? 'contacted');
    case 'left':
    case 'movedOn':
      return left(asked.figure, asked.status ?? 'contacted');
    case 'stays':
      return stays(whose, asked);
    default:
      return { kind: asked.figure, counts: undefined, ...named([asked.figure]) };
  }
}

const hasId = (id: number | null | undefined): id is number => typeof id === 'number';
const isOf = (id: number | null | undefined, wanted: number | undefined) =>
  hasId(id) && (wanted === undefined || id === wanted);

const named = (names: readonly string[]) => ({
  series: 'figures' as const,
  isCounter: (name: string) => names.includes(name),
});

const ofPeople = (measure: 'hires' | 'answers' | 'inTime', id: number | undefined, kind: 'm' | 'r' = 'r') => ({
  series: 'people' as const,
  isCounter: (name: string) => {
    const person = personIn(name);
    return person?.kind === kind && person.measure === measure && (id === undefined || person.id === id);
  },
});

function closed({ source, client, recruiterId }: Narrowing, measure: 'closed' | 'hires'): FigureList {
  const isHire = (row: CountedRow) => (measure === 'closed' ? !row.staysOpen : hasId(row.candidateId));
  if (source)
    return { kind: 'closed', counts: (row) => isHire(row) && row.source === source, ...named([hiredByName(source)]) };
  if (recruiterId !== undefined)
    return {
      kind: 'closed',
      counts: (row) => isHire(row) && row.recruiterId === recruiterId,
      ...ofPeople('hires', recruiterId),
    };
  if (client === undefined)
    return {
      kind: 'closed',
      counts: isHire,
      ...named([measure === 'closed' ? 'closed' : 'hired']),
    };
  const clientId = client === 'none' ? null : client;
  return {
    kind: 'closed',
    counts: (row) => isHire(row) && (row.clientId ?? null) === clientId,
    series: 'people',
    isCounter: (name) => {
      const counted = clientIn(name);
      return counted?.measure === measure && counted.clientId === clientId;
    },
  };
}

const rejectedFor = (reason: RejectionReason): FigureList => ({
  kind: 'moves',
  counts: (row) => row.rejectedFor === reason,
  ...named([rejectedForName(reason)]),
});

// Who moved on went to a status that comes later in their order; a move back, or away from a rejection, is neither.
function left(figure: 'left' | 'movedOn' | 'rejected', status: PipelineStatus): FigureList {
  const later = pipelineStatuses.slice(pipelineStatuses.indexOf(status) + 1).filter((to) => to !== 'rejected');
  const goals: PipelineStatus[] =
    status === 'rejected'
      ? []
      : [...(figure === 'rejected' ? [] : later), ...(figure === 'movedOn' ? [] : (['rejected'] as const))];
  return {
    kind: 'moves',
    counts: ({ from, to }) => from === status && to !== undefined && goals.includes(to),
    ...named(goals.map((to) => movedName(status, to))),
  };
}

function stays(whose: CountersOf, { status = 'submitted', within, recruiterId }: Narrowing): FigureList {
  const isStay = ({ from, days }: CountedRow) =>
    from === status && days !== undefined && (within === undefined || days < within);
  const measure = within === undefined ? 'answers' : 'inTime';
  const count = Math.min(within ?? longestStay + 1, longestStay + 1);
  const days = Array.from({ length: count }, (_, day) => stayedName(status, day));
  if (recruiterId !== undefined)
    return {
      kind: 'moves',
      counts: (row) => isStay(row) && row.recruiterId === recruiterId,
      ...ofPeople(measure, recruiterId),
    };
  // Everybody's counters hold the answers to submitted candidates by manager only.
  const counters = whose === 'everyone' ? ofPeople(measure, undefined, 'm') : named(days);
  return { kind: 'moves', counts: isStay, ...counters };
}
