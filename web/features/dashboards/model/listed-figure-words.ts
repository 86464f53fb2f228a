import type { Flow, ListedFigure } from '../../../../shared/constants/dashboard.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import { rejectionReasonLabels } from '../../../../shared/constants/rejection-reasons.ts';
import { sourceLabels } from '../../../../shared/constants/sources.ts';
import type { FigureRow } from '../../../../shared/model/dashboard.ts';
import type { Narrowing } from '../../../../shared/rules/listed-figure.ts';
import { fullName } from '../../../common/people/person.ts';
import { flowWords } from './figure-words.ts';

interface Words {
  title: string;
  counts: string;
  /** The plural of what is listed. */
  noun: string;
}

const nouns: Record<Flow, string> = {
  posted: 'jobs',
  candidates: 'candidates',
  moves: 'moves',
  closed: 'jobs',
  hired: 'hires',
  points: 'hires',
  clientsAdded: 'clients',
  clientsRemoved: 'clients',
  removed: 'jobs',
};

const outcomeWords = { hired: 'hired', running: 'in progress', rejected: 'rejected' } as const;

/** What the list behind a figure is called, and what exactly it counts; a name of its first row says of whom or what. */
export function listedFigureWords(figure: ListedFigure, by: Narrowing, first: FigureRow | undefined): Words {
  const status = by.status ? pipelineStatusLabels[by.status] : '';
  switch (figure) {
    case 'left':
      return {
        title: `Left ${status}`,
        counts: `Candidates who left ${status} in this period, moved on or rejected. A move back does not count.`,
        noun: 'candidates',
      };
    case 'movedOn':
      return {
        title: `Moved on from ${status}`,
        counts: `Candidates who left ${status} in this period for a later status.`,
        noun: 'candidates',
      };
    case 'rejected':
      if (by.rejectedFor)
        return {
          title: `Rejected: ${rejectionReasonLabels[by.rejectedFor]}`,
          counts: 'Candidates who were rejected for this reason in this period.',
          noun: 'candidates',
        };
      return {
        title: `Rejected from ${status}`,
        counts: `Candidates who were rejected from ${status} in this period.`,
        noun: 'candidates',
      };
    case 'stays':
      return staysWords(by, status, first);
    case 'putForward':
      return {
        title: ['Put forward', by.outcome && outcomeWords[by.outcome], ofWhich(by, first)].filter(Boolean).join(', '),
        counts: 'Candidates whom you put forward in this period, as they are now.',
        noun: 'candidates',
      };
    default: {
      const { label, counts } = flowWords[figure];
      const of = ofWhich(by, first);
      return { title: of ? `${label}, ${of}` : label, counts, noun: nouns[figure] };
    }
  }
}

function staysWords(by: Narrowing, status: string, first: FigureRow | undefined): Words {
  const within = by.within === undefined ? '' : ` within ${by.within} days`;
  const isAnswer = by.status === 'submitted';
  const title = isAnswer ? `Answered${within}` : `Time in ${status}`;
  const of = ofWhich(by, first);
  return {
    title: of ? `${title}, ${of}` : title,
    counts: isAnswer
      ? `Submitted candidates who were moved in this period${by.within === undefined ? '' : `, after less than ${by.within} days`}.`
      : `Candidates who left ${status} in this period, with their whole days in it.`,
    noun: 'candidates',
  };
}

function ofWhich({ source, client, recruiterId }: Narrowing, first: FigureRow | undefined): string | undefined {
  if (source) return sourceLabels[source].toLowerCase();
  if (client === 'none') return 'without a client';
  if (client !== undefined) return first ? (first.company ?? 'a former client') : undefined;
  if (recruiterId !== undefined)
    return first ? (first.recruiter ? fullName(first.recruiter) : 'a former recruiter') : undefined;
  return undefined;
}
