import type { ResumeStatus } from '../../../../shared/constants/resume.ts';
import type { ListedResume } from '../../../../shared/model/parsed-resume.ts';
import { resumeMessages } from '../../../../shared/validation/resume.ts';
import type { Meaning } from '../../../ui/text/state-pill.tsx';

/** Each status in words, with its colour (RESUME-03). */
export const statusWords: Record<ResumeStatus, { label: string; meaning: Meaning }> = {
  uploaded: { label: 'Uploaded', meaning: 'neutral' },
  queued: { label: 'Queued', meaning: 'neutral' },
  parsing: { label: 'Reading', meaning: 'accent' },
  parsed: { label: 'Read', meaning: 'green' },
  failed: { label: 'Failed', meaning: 'red' },
  cancelled: { label: 'Cancelled', meaning: 'neutral' },
  imported: { label: 'Imported', meaning: 'violet' },
};

/** Whether a resume still waits to be read, and may be cancelled. */
export const isWaiting = ({ status }: Pick<ListedResume, 'status'>): boolean =>
  status === 'uploaded' || status === 'queued' || status === 'parsing';

/** Whether a resume may be read again from its file, which is kept for a day. */
export const mayRepeat = ({ status, reason }: Pick<ListedResume, 'status' | 'reason'>): boolean =>
  status === 'cancelled' || (status === 'failed' && reason === 'interrupted');

/** Why a resume was not read; undefined for any other. */
export const reasonOf = ({ status, reason }: Pick<ListedResume, 'status' | 'reason'>): string | undefined =>
  status === 'failed' && reason ? resumeMessages[reason] : undefined;
