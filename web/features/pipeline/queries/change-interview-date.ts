import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { InterviewMeetingForm } from '../../../../shared/validation/calendar.ts';
import { interviewKeys } from '../../../common/query-keys/interviews.ts';
import { api } from '../../../api/api.ts';
import { candidateOnJobQuery } from './candidate-on-job.ts';
import { pipelineKeys } from './keys.ts';

/** Sets the date of a candidate's interview, or leaves it open with null. */
export function useChangeInterviewDate({ jobId, candidateId, version }: CandidateOnJob) {
  const queryClient = useQueryClient();
  const params = { jobId, candidateId };
  return useMutation({
    mutationFn: async (wish: { interviewAt: string | null; meeting?: InterviewMeetingForm }) =>
      (await api.pipeline.changeInterviewDate({ params, body: { ...wish, version } })).data,
    onSuccess: (onJob) =>
      queryClient.setQueryData(candidateOnJobQuery(params).queryKey, (known) => known && { ...known, ...onJob }),
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: interviewKeys.calendar });
      await queryClient.invalidateQueries({ queryKey: pipelineKeys.all });
    },
  });
}
