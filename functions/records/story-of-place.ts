import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { HidingMarks } from '../../shared/rules/hidden-from.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';

/** From whom the candidate hides, for readers of the story. */
export interface StoryHiding {
  marks: HidingMarks | null;
}

/** Whose story it is no longer. */
export interface StoryLeft {
  leftBy: number | null;
}

/** Whose job it is now, where the lines of the story name the manager who had it then. */
export interface StoryManager {
  nowOf: number;
}

type Pair = Pick<CandidateOnJob, 'jobId' | 'candidateId'>;

/** The write by which a story carries from whom the candidate hides. */
export const storyHidingWrite = ({ jobId, candidateId }: Pair, marks: HidingMarks | undefined): SingleWrite => ({
  put: { ...keys.storyHiding(jobId, candidateId), marks: marks ?? null },
});

/** The write by which a story hides from nobody. */
export const shownStoryWrite = ({ jobId, candidateId }: Pair): SingleWrite => ({
  remove: keys.storyHiding(jobId, candidateId),
});

/** The write by which a story follows its job to another manager. */
export const storyManagerWrite = ({ jobId, candidateId }: Pair, managerId: number): SingleWrite => ({
  put: { ...keys.storyManager(jobId, candidateId), nowOf: managerId },
});

/** The write by which a recruiter reads a story no longer, though its lines still name them. */
export const leftStoryWrite = ({
  jobId,
  candidateId,
  recruiterId,
}: Pair & Pick<CandidateOnJob, 'recruiterId'>): SingleWrite => ({
  put: { ...keys.storyLeftBy(jobId, candidateId), leftBy: recruiterId },
});

/** The write by which a recruiter reads a story again that they left. */
export const readStoryAgainWrite = ({ jobId, candidateId }: Pair): SingleWrite => ({
  remove: keys.storyLeftBy(jobId, candidateId),
});
