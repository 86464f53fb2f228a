import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import type { Application } from '../../../../shared/model/application.ts';
import type { OwnStanding, StandingWords } from '../../../../shared/rules/candidate-standing.ts';
import { runsHidden, standingWords } from '../../../../shared/rules/candidate-standing.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** The progress of an application, worded for the candidate. */
export interface Standing extends StandingWords {
  meaning: Meaning;
}

const endedWell: ReadonlySet<PipelineStatus> = new Set(['candidate_selected', 'hiring_onboarding']);

/** The progress of an application; undefined without one. */
export function standingOf(own: OwnStanding | null): Standing | undefined {
  const words = standingWords(own);
  return own && words ? { ...words, meaning: meaningOf(own) } : undefined;
}

/** Whether it is known since when an application is where its words say: not of a hidden one, nor while its job is on hold. */
export const isDated = (own: OwnStanding): boolean => !runsHidden(own) && (own.jobStatus !== 'on_hold' || !!own.hired);

function meaningOf({ state, status, hired, ended, hiddenFrom, jobStatus }: OwnStanding): Meaning {
  if (hired) return 'green';
  if (ended || hiddenFrom !== undefined || jobStatus === 'on_hold') return 'neutral';
  if (state === 'waiting') return 'amber';
  if (state === 'withdrawn' || status === 'rejected') return 'neutral';
  return status && endedWell.has(status) ? 'green' : 'accent';
}

/** The stages of an application, with the statuses that belong to each. */
const stages: readonly { name: string; statuses: readonly PipelineStatus[] }[] = [
  { name: 'Applied', statuses: [] },
  { name: 'Accepted', statuses: ['contacted'] },
  { name: 'Put forward', statuses: ['submitted'] },
  { name: 'First interview', statuses: ['first_interview_scheduled', 'first_interview_complete'] },
  { name: 'Second interview', statuses: ['second_interview_scheduled', 'second_interview_complete'] },
  { name: 'Selected', statuses: ['candidate_selected'] },
  { name: 'Hired', statuses: ['hiring_onboarding'] },
];

export interface Stage {
  name: string;
  is: 'done' | 'skipped' | 'now' | 'ahead';
}

/**
 * The stages passed, skipped, current and ahead; undefined once the application has ended without a hire. Those before
 * the present one count as done while the way there is unknown, and the first two always.
 */
export function stagesOf(own: OwnStanding & Pick<Application, 'passed'>): Stage[] | undefined {
  if (own.status === 'rejected' || own.state === 'withdrawn' || own.ended) return undefined;
  const status = own.hired ? 'hiring_onboarding' : (own.status ?? (own.state === 'accepted' ? 'contacted' : null));
  const at = status ? stages.findIndex(({ statuses }) => statuses.includes(status)) : 0;
  const isSkipped = (place: number) =>
    place > 1 && !!own.passed && !stages[place]?.statuses.some((one) => own.passed?.includes(one));
  return stages.map(({ name }, place) => {
    if (place >= at) return { name, is: place === at ? 'now' : 'ahead' };
    return { name, is: isSkipped(place) ? 'skipped' : 'done' };
  });
}
