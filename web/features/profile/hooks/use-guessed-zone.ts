import { useEffect } from 'react';
import { useAccount } from '../../../common/account/account.ts';
import { deviceZone } from '../../../common/account/own-time-zone.ts';
import { useChangeTimeZone } from '../queries/profile.ts';

/** Keeps the browser's time zone as the user's where none is known yet; what is known is never guessed again. */
export function useGuessedZone(): void {
  const { timeZone } = useAccount();
  const { mutate } = useChangeTimeZone();
  const isUnknown = timeZone === null;
  useEffect(() => {
    const zone = deviceZone();
    if (isUnknown && zone) mutate({ timeZone: zone, isGuess: true });
  }, [isUnknown, mutate]);
}
