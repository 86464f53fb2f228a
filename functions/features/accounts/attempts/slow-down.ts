/** How often something was attempted recently, and when last. */
export interface Attempts {
  count: number;
  lastAt: string;
}

/** How many attempts are free, and how the pauses after them grow, in seconds. */
export interface Limit {
  free: number;
  pauses: 'few' | 'doubling';
}

const longestSeconds = 900;
const fewPauses = [2, 4, 8];
/** Longer than the quarter of an hour after which the identity provider starts counting again. */
const longPause = 960;

/** A waiting time in words: seconds up to a minute, then whole minutes, rounded up. */
export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Seconds to wait before the next attempt: none for the free ones, then 2, 4 and 8. Where attempts are one account's,
 * 16 minutes follow each further one: Cognito locks an account for 2^(n-5) seconds after n wrong passwords and forgets
 * them after 15 minutes without one, so strangers never keep its owner out for longer than those 8 seconds. For many
 * accounts together pauses double up to 15 minutes. `now` is ISO UTC. @see
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function waitSeconds(attempts: Attempts | undefined, { free, pauses }: Limit, now: string): number {
  if (!attempts || attempts.count < free) return 0;
  const beyond = attempts.count - free;
  const pause = pauses === 'few' ? (fewPauses[beyond] ?? longPause) : Math.min(2 ** (beyond + 1), longestSeconds);
  const passed = (Date.parse(now) - Date.parse(attempts.lastAt)) / 1000;
  return Math.max(0, Math.ceil(pause - passed));
}
