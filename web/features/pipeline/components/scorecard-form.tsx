import type { FormEvent } from 'react';
import {
  interviewLimits,
  recommendationLabels,
  recommendations,
  scoreLabels,
  scores,
} from '../../../../shared/constants/interviewing.ts';
import type { InterviewEvidence } from '../../../../shared/model/interviewing.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { TextArea } from '../../../ui/fields/text-input.tsx';
import { useScorecard } from '../hooks/use-scorecard.ts';
import type { Pair } from '../queries/keys.ts';

const notAsked = { value: '0', label: 'Not asked' };
const scoreOptions = [
  ...scores.map((value) => ({ value: String(value), label: `${value} ${scoreLabels[value]}` })),
  notAsked,
];
const recommendationOptions = recommendations.map((value) => ({ value, label: recommendationLabels[value] }));

interface ScorecardFormProps {
  pair: Pair;
  interview: InterviewEvidence;
  isOnTeam: boolean;
}

/** The user's own scorecard of an interview: scores in words, a note, and what they recommend (PLUS-54). */
export function ScorecardForm({ pair, interview, isOnTeam }: ScorecardFormProps) {
  const { typed, change, wasTried, submit, error, isPending } = useScorecard(pair, interview);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="stack scorecard-form"
      aria-label={`Your scorecard of ${interview.title}`}
      noValidate
      onSubmit={onSubmit}
    >
      <p className="soft">
        Score alone. Once you submit, your scorecard is final
        {isOnTeam ? ', and you see what the other interviewers wrote.' : ', and the job’s manager and team read it.'}
      </p>
      {error && (
        <FailureNotice what="The scorecard could not be submitted" error={error} kept="What you typed is kept." />
      )}
      {interview.criteria.map(({ name, good }) => (
        <RadioCards
          key={name}
          legend={good ? `${name}: ${good}` : name}
          options={scoreOptions}
          value={typed.scores[name]}
          error={wasTried && !typed.scores[name] ? 'Choose a score, or that it was not asked' : undefined}
          onChange={(score) => change({ scores: { ...typed.scores, [name]: score } })}
        />
      ))}
      <TextArea
        label="What you saw and heard"
        required={false}
        rows={5}
        maxLength={interviewLimits.longestComment}
        value={typed.comment}
        onChange={({ target }) => change({ comment: target.value })}
      />
      <RadioCards
        legend="Would you hire this candidate for this job?"
        options={recommendationOptions}
        value={typed.recommendation}
        error={wasTried && !typed.recommendation ? 'Choose what you recommend' : undefined}
        onChange={(recommendation) => change({ recommendation })}
      />
      <div className="cluster interview-actions">
        <Button type="submit" kind="primary" busy={isPending}>
          Submit scorecard
        </Button>
      </div>
    </form>
  );
}
