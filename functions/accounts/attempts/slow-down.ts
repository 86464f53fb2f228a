/** How often something was attempted recently, and when last. */
export interface Attempts {
  count: number;
  lastAt: string;
}

const longestSeconds = 900;

/** A waiting time in words: seconds up to a minute, then whole minutes, rounded up. */
export function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/**
 * Seconds to wait before the next attempt: none for the first `free` attempts, then 2, 4, 8 … up to 15 minutes. `now`
 * is ISO UTC. Twice as long as Cognito's own lock, which responds to known users immediately while it lasts and so
 * would reveal who has an account. @see
 * https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export function waitSeconds(attempts: Attempts | undefined, free: number, now: string): number {
  if (!attempts || attempts.count < free) return 0;
  const pause = Math.min(2 ** (attempts.count - free + 1), longestSeconds);
  const passed = (Date.parse(now) - Date.parse(attempts.lastAt)) / 1000;
  return Math.max(0, Math.ceil(pause - passed));
}
