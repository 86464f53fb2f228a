import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { Application } from '../../../shared/model/application.ts';
import type { Meaning } from '../../ui/text/state-pill.tsx';

/** The progress of an application, worded for the candidate. */
export interface Standing {
  /** One word, for lists. */
  word: string;
  meaning: Meaning;
  /** What it means and what comes next. */
  text: string;
}

const onTheJob: Record<PipelineStatus, Standing> = {
  contacted: {
    word: 'With a recruiter',
    meaning: 'accent',
    text: 'A recruiter has accepted your application and is preparing to put you forward.',
  },
  submitted: {
    word: 'Put forward',
    meaning: 'accent',
    text: 'Your recruiter has put you forward. The hiring manager is reading your profile.',
  },
  first_interview_scheduled: {
    word: 'First interview',
    meaning: 'accent',
    text: 'They want to meet you: your first interview is being arranged. Your recruiter can tell you more.',
  },
  first_interview_complete: {
    word: 'First interview done',
    meaning: 'accent',
    text: 'Your first interview is behind you. The team is deciding on the next step.',
  },
  second_interview_scheduled: {
    word: 'Second interview',
    meaning: 'accent',
    text: 'They want to see you again: your second interview is being arranged. Your recruiter can tell you more.',
  },
  second_interview_complete: {
    word: 'Second interview done',
    meaning: 'accent',
    text: 'Both interviews are behind you. A decision is close.',
  },
  candidate_selected: {
    word: 'Selected',
    meaning: 'green',
    text: 'They chose you. Your recruiter will be in touch about the offer.',
  },
  hiring_onboarding: { word: 'Hired', meaning: 'green', text: 'Congratulations. Your onboarding has begun.' },
  rejected: {
    word: 'Not this time',
    meaning: 'neutral',
    text: 'The team chose another candidate for this job. We keep your profile, and other jobs are open to you.',
  },
};

type Own = Pick<Application, 'state' | 'status'>;

/** The progress of an application; undefined without one. */
export function standingOf(own: Own | null): Standing | undefined {
  if (!own || (own.state === null && own.status === null)) return undefined;
  if (own.status) return onTheJob[own.status];
  if (own.state === 'declined')
    return {
      word: 'Not taken forward',
      meaning: 'neutral',
      text: 'The recruiters for this job did not take your application forward. Other jobs are open to you.',
    };
  if (own.state === 'accepted') return onTheJob.contacted;
  return {
    word: 'Waiting',
    meaning: 'amber',
    text: 'Your application is with the recruiters for this job. You will be notified as soon as one of them responds.',
  };
}

/** The stages of an application, with the statuses that belong to each. */
const stages: readonly { name: string; statuses: readonly PipelineStatus[] }[] = [
  { name: 'Applied', statuses: [] },
  { name: 'With a recruiter', statuses: ['contacted'] },
  { name: 'Put forward', statuses: ['submitted'] },
  { name: 'First interview', statuses: ['first_interview_scheduled', 'first_interview_complete'] },
  { name: 'Second interview', statuses: ['second_interview_scheduled', 'second_interview_complete'] },
  { name: 'Selected', statuses: ['candidate_selected'] },
  { name: 'Hired', statuses: ['hiring_onboarding'] },
];

export interface Stage {
  name: string;
  is: 'done' | 'now' | 'ahead';
}

/** The stages passed, current and ahead; undefined once the application has ended without a hire. */
export function stagesOf(own: Own): Stage[] | undefined {
  if (own.status === 'rejected' || own.state === 'declined') return undefined;
  const status = own.status ?? (own.state === 'accepted' ? 'contacted' : null);
  const at = status ? stages.findIndex(({ statuses }) => statuses.includes(status)) : 0;
  return stages.map(({ name }, place) => ({ name, is: place < at ? 'done' : place === at ? 'now' : 'ahead' }));
}
