import { useState } from 'react';
import type { InterviewPlan } from '../../../../shared/model/interviewing.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { checkedPlan, draftOf, newStep, type PlanProblems } from '../model/plan-draft.ts';
import { useSaveInterviewPlan } from '../queries/interviewing.ts';

/** The interviews of a job while they are edited, kept until they are saved or discarded; `onClose` ends it. */
export function usePlanDraft(jobId: number, plan: InterviewPlan, onClose: () => void) {
  // Saving over what somebody saved meanwhile is refused, so the version is that of the beginning.
  const [{ version, begun }] = useState(() => ({ version: plan.version, begun: draftOf(plan) }));
  const start = begun.length > 0 ? begun : [newStep([])];
  const [steps, type, forget] = useKeptState(`interview-plan.${jobId}.${version}`, start);
  const [problems, setProblems] = useState<PlanProblems>({});
  const { mutate, error, isPending } = useSaveInterviewPlan(jobId);
  const discard = () => {
    forget();
    onClose();
  };
  const save = () => {
    const checked = checkedPlan(version, steps);
    setProblems(checked.problems ?? {});
    if (checked.plan) mutate(checked.plan, { onSuccess: discard });
  };
  return { steps, type, problems, save, discard, error, isPending };
}
