import type { PipelineStatus } from '../constants/pipeline.ts';
import { pipelineStatusLabels } from '../constants/pipeline.ts';
import type { Application } from '../model/application.ts';
import { dayIn } from './zone-words.ts';

/** Where a candidate stands, in the words that page, list, dashboard, bell and mail share (PLUS-13). */
export interface StandingWords {
  /** A few words, for lists. */
  word: string;
  /** What it means and what comes next. */
  text: string;
}

const onTheJob: Record<PipelineStatus, StandingWords> = {
  contacted: {
    word: 'With a recruiter',
    text: 'A recruiter has accepted your application and is preparing to put you forward.',
  },
  submitted: { word: 'Put forward', text: 'You have been put forward. The hiring manager is reading your profile.' },
  first_interview_scheduled: {
    word: 'First interview',
    text: 'They want to meet you in a first interview.',
  },
  first_interview_complete: {
    word: 'First interview done',
    text: 'Your first interview is behind you. The team is deciding on the next step.',
  },
  second_interview_scheduled: {
    word: 'Second interview',
    text: 'They want to see you again, in a second interview.',
  },
  second_interview_complete: {
    word: 'Second interview done',
    text: 'Both interviews are behind you. A decision is close.',
  },
  candidate_selected: { word: 'Selected', text: 'They chose you. You will hear about the offer next.' },
  hiring_onboarding: { word: 'Hired', text: 'Congratulations. Your onboarding has begun.' },
  rejected: {
    word: 'Not this time',
    text: 'The team has decided to go on with others for this job. We keep your profile, and other jobs are open to you.',
  },
};

/** How a closed job ended for a candidate who was not hired. */
const endings: Record<NonNullable<Application['ended']>, StandingWords> = {
  filled: {
    word: 'Not this time',
    text: 'Another candidate was chosen for this job. Thank you for the time and care that you gave it. We keep your profile, and other jobs are open to you.',
  },
  unfilled: {
    word: 'Closed',
    text: 'The job was closed without hiring anybody, so this says nothing about you. We keep your profile, and other jobs are open to you.',
  },
};

/** What a candidate reads who is hired, from this day if it is agreed. */
export function hiredWords(startOn: string | null): StandingWords {
  const start = startOn ? `Your first day is ${dayIn(startOn)}.` : 'Your first day is still to be agreed.';
  return {
    word: 'Hired',
    text: `Congratulations, the job is yours. ${start} The hiring manager contacts you next about your contract and how you begin.`,
  };
}

/** What a candidate reads whose job was closed in this way. */
export const endingWords = (ended: NonNullable<Application['ended']>): StandingWords => endings[ended];

const withManager: StandingWords = {
  word: 'With the hiring manager',
  text: 'The hiring manager has taken your application forward and is preparing the next step.',
};
const waiting: StandingWords = {
  word: 'Waiting',
  text: 'Your application is with the recruiters and the hiring manager of this job. You will be notified as soon as one of them accepts it.',
};
/** What a candidate reads whose job is on hold. */
export const onHoldWords: StandingWords = {
  word: 'On hold',
  text: 'The hiring manager has put this job on hold. You keep your place, and are notified when it is open again.',
};
const withdrawn: StandingWords = {
  word: 'Withdrawn',
  text: 'You have withdrawn from this job. Other jobs are open to you.',
};

/** What a candidate reads who has just come onto a job, with a recruiter or taken forward by the manager themselves. */
export function withWords(who: 'recruiter' | 'manager'): StandingWords {
  return who === 'recruiter' ? onTheJob.contacted : withManager;
}

/** A candidate’s own side of a job, as far as words depend on it. */
export type OwnStanding = Pick<Application, 'state' | 'status' | 'recruiter' | 'hired' | 'ended' | 'hiddenFrom'> & {
  /** Whether the job is on hold, which says more than where it stopped. */
  jobStatus?: string;
};

/** Whether an application still runs while its candidate hides from the people who hire for the job (PLUS-40). */
export const runsHidden = ({ hiddenFrom, state, status, ended }: OwnStanding): boolean =>
  hiddenFrom !== undefined && (state === 'waiting' || state === 'accepted') && !ended && status !== 'rejected';

/** From whom a candidate hides on a job: a company is named only where the job names it, as some are confidential. */
export const hiddenFromWords = (hiddenFrom: string | null): string =>
  hiddenFrom === null
    ? 'You hide from people who hire for this job, so they do not see you on it.'
    : `You hide from ${hiddenFrom}, so its people do not see you on this job.`;

function hiddenWords(hiddenFrom: string | null, { hired }: OwnStanding): StandingWords {
  const hidden = `${hiddenFromWords(hiddenFrom)} Until you change that,`;
  return hired
    ? { word: 'Hired', text: `The job is yours. ${hidden} nobody can contact you.` }
    : { word: 'Hidden', text: `${hidden} nothing happens here.` };
}

/** The words of an application for its candidate; undefined without one. */
export function standingWords(own: OwnStanding | null): StandingWords | undefined {
  if (!own || own.state === null) return undefined;
  if (own.state === 'withdrawn') return withdrawn;
  if (own.hiddenFrom !== undefined && runsHidden(own)) return hiddenWords(own.hiddenFrom, own);
  if (own.hired) return hiredWords(own.hired.startOn);
  if (own.ended) return endings[own.ended];
  if (own.jobStatus === 'on_hold' && own.status !== 'rejected') return onHoldWords;
  if (own.state === 'waiting') return waiting;
  const status = own.status ?? 'contacted';
  return status === 'contacted' ? withWords(own.recruiter ? 'recruiter' : 'manager') : onTheJob[status];
}

/** The few words for a candidate in this status. */
export const wordOfStatus = (status: PipelineStatus): string => onTheJob[status].word;

/** The words for a candidate whose status has this label, as notifications carry it; undefined for an unknown one. */
export function wordsOfLabel(label: string): StandingWords | undefined {
  const statuses = Object.keys(onTheJob) as PipelineStatus[];
  const status = statuses.find((one) => pipelineStatusLabels[one] === label);
  return status && onTheJob[status];
}
