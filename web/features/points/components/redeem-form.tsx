import { useState } from 'react';
import { formatCount } from '../../../../shared/rules/money.ts';
import { ApiError, failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { NumberInput } from '../../../ui/fields/number-input.tsx';
import { useRedeemPoints } from '../queries/points.ts';

/** Redeems up to the balance, which creates a requested reward (POINTS-18). */
export function RedeemForm({ balance }: { balance: number }) {
  const redeem = useRedeemPoints();
  const [count, setCount] = useState<number | null>(null);
  const [touched, setTouched] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const error = touched ? countError(count, balance) : undefined;
  const refused = redeem.isError
    ? redeem.error instanceof ApiError
      ? redeem.error.message
      : failureMessage(redeem.error)
    : undefined;
  const submit = () => {
    setTouched(true);
    if (count === null || countError(count, balance)) return;
    redeem.mutate(count, {
      onSuccess: () => {
        setDone(count);
        setCount(null);
        setTouched(false);
      },
    });
  };
  return (
    <form
      className="stack"
      aria-label="Redeem points"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {done !== null && (
        <Notice kind="done">
          You requested {formatCount(done)} points. We will notify you when the reward is approved.
        </Notice>
      )}
      <NumberInput
        label="Points to redeem"
        required
        value={count}
        onChange={setCount}
        help={`At most ${formatCount(balance)}, for cash or gift cards.`}
        error={error ?? refused}
      />
      <div>
        <Button
          type="submit"
          kind="primary"
          busy={redeem.isPending}
          disabledReason={balance === 0 && 'You have no points to redeem yet'}
        >
          Redeem points
        </Button>
      </div>
    </form>
  );
}

/** The error of a count; undefined if it can be redeemed. */
export function countError(count: number | null, balance: number): string | undefined {
  if (count === null) return 'Required';
  if (count < 1) return 'Must be at least 1';
  return count > balance ? `You have ${formatCount(balance)} points to redeem` : undefined;
}
