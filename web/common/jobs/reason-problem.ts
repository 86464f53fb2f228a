/** As many characters as the server accepts. */
const longestReason = 400;

/** Why a reason cannot be sent as it is: nothing of a long text is cut away, so it may be too long. */
export function reasonProblem(reason: string): string | undefined {
  return reason.trim().length > longestReason ? `${longestReason} chars max` : undefined;
}
