import { useState } from 'react';
import type { Recommendation, Score } from '../../../../shared/constants/interviewing.ts';
import type { InterviewEvidence } from '../../../../shared/model/interviewing.ts';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { useSubmitScorecard } from '../queries/interviewing.ts';
import type { Pair } from '../queries/keys.ts';

interface Typed {
  /** By criterion; '0' where it was not asked about. */
  scores: Readonly<Record<string, string>>;
  recommendation: Recommendation | undefined;
  comment: string;
}

const nothing: Typed = { scores: {}, recommendation: undefined, comment: '' };

/** The user's scorecard while they write it, kept until it is submitted. */
export function useScorecard(pair: Pair, { id, criteria }: Pick<InterviewEvidence, 'id' | 'criteria'>) {
  const [typed, type, forget] = useKeptState(`scorecard.${pair.jobId}.${pair.candidateId}.${id}`, nothing);
  const [wasTried, setTried] = useState(false);
  const { mutate, error, isPending } = useSubmitScorecard(pair);
  const submit = () => {
    setTried(true);
    const { recommendation, comment } = typed;
    if (!recommendation || criteria.some(({ name }) => !typed.scores[name])) return;
    const scores = criteria.flatMap(({ name }) => {
      const score = Number(typed.scores[name]);
      return score > 0 ? [{ criterion: name, score: score as Score }] : [];
    });
    mutate({ stepId: id, scores, recommendation, comment }, { onSuccess: forget });
  };
  return { typed, change: (to: Partial<Typed>) => type({ ...typed, ...to }), wasTried, submit, error, isPending };
}
