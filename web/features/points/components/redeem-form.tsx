import { useState } from 'react';
import { useKeptState } from '../../../common/forms/use-kept-state.ts';
import { dollarsPerPoint, rewardFormLabels, type RewardForm } from '../../../../shared/constants/points.ts';
import type { Points } from '../../../../shared/model/points.ts';
import { countOf, formatCount } from '../../../../shared/rules/money.ts';
import { fieldFailure } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { useRedeemPoints } from '../queries/points.ts';

const worthOf = (points: number): string => `$${formatCount(points * dollarsPerPoint)}`;
const forms: { value: RewardForm; label: string; detail: string }[] = [
  { value: 'cash', label: rewardFormLabels.cash, detail: 'A transfer to your bank account.' },
  { value: 'gift_card', label: rewardFormLabels.gift_card, detail: 'A code by email.' },
];

/**
 * Redeems up to what is available, as cash or a gift card, after showing the worth and asking once more; it becomes a
 * requested reward (POINTS-18).
 */
export function RedeemForm({ points }: { points: Points }) {
  const { available, held, nextRelease } = points;
  const redeem = useRedeemPoints();
  const [count, setCount, forget] = useKeptState<number | null>('redeem', null);
  const [reward, setReward] = useState<RewardForm>('cash');
  const [touched, setTouched] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<{ count: number; reward: RewardForm } | null>(null);
  const error = touched ? countError(count, available) : undefined;
  const refused = redeem.isError ? fieldFailure(redeem.error, 'No points were redeemed.') : undefined;
  const ask = () => {
    setTouched(true);
    redeem.reset();
    setAsking(countError(count, available) === undefined);
  };
  const submit = () => {
    if (count === null) return;
    redeem.mutate(
      { count, reward },
      {
        onSuccess: () => {
          setDone({ count, reward });
          setCount(null);
          forget();
          setTouched(false);
        },
        onSettled: () => setAsking(false),
      },
    );
  };
  return (
    <form
      className="stack"
      aria-label="Redeem points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {done && (
        <Notice kind="done">
          You requested {countOf(done.count, 'point')} as {rewardFormLabels[done.reward].toLowerCase()}, worth{' '}
          {worthOf(done.count)}. We will notify you when the reward is approved.
        </Notice>
      )}
      {held > 0 && <p className="soft">{heldInWords(held, nextRelease)}</p>}
      <RadioCards legend="What for" options={forms} value={reward} onChange={setReward} />
      <NumberInput
        label="Points to redeem"
        required
        value={count}
        onChange={setCount}
        help={
          count && !countError(count, available)
            ? `Worth ${worthOf(count)}. ${countOf(available - count, 'point')} ${available - count === 1 ? 'stays' : 'stay'} available.`
            : `At most ${formatCount(available)}, worth ${worthOf(available)}.`
        }
        error={error ?? refused}
      />
      <div>
        <Button type="submit" kind="primary" disabledReason={available === 0 && 'You have no points to redeem yet'}>
          Redeem points
        </Button>
      </div>
      {isAsking && count !== null && (
        <ConfirmModal
          title={`Redeem ${countOf(count, 'point')}?`}
          busy={redeem.isPending}
          onClose={() => setAsking(false)}
          confirm={`Request ${worthOf(count)}`}
          onConfirm={submit}
        >
          <p className="soft">
            You get {worthOf(count)} as {rewardFormLabels[reward].toLowerCase()} once it is approved, and keep{' '}
            {countOf(available - count, 'point')} to redeem. A request cannot be taken back.
          </p>
        </ConfirmModal>
      )}
    </form>
  );
}

/** How much is held, and until when the first of it; what waits for somebody has no day. */
function heldInWords(held: number, next: Points['nextRelease']): string {
  const all = `${countOf(held, 'point')} ${held === 1 ? 'is' : 'are'} held`;
  if (!next) return `${all}, for the reasons in the ledger.`;
  const day = formatDate(next.at);
  if (next.points === held) return `${all} until ${day}, when the guarantee ends.`;
  return `${all}, ${formatCount(next.points)} of them until ${day}, when a guarantee ends.`;
}

/** The error of a count; undefined if it can be redeemed. */
export function countError(count: number | null, available: number): string | undefined {
  if (count === null) return 'Required';
  if (count < 1) return 'Must be at least 1';
  return count > available ? `You have ${countOf(available, 'point')} to redeem` : undefined;
}
