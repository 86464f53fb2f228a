/** Whom others added and removed while a choice of recruiters was open. */
export interface RecruitersElsewhere {
  added: number[];
  removed: number[];
}

/** What changed from one list of recruiters to another; undefined where nothing did. */
export function recruitersElsewhere(
  before: readonly number[],
  now: readonly number[],
): RecruitersElsewhere | undefined {
  const added = now.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !now.includes(id));
  return added.length + removed.length > 0 ? { added, removed } : undefined;
}

/** A choice with what others added and removed. */
export function withElsewhere(chosen: readonly number[], { added, removed }: RecruitersElsewhere): number[] {
  return [...new Set([...chosen, ...added])].filter((id) => !removed.includes(id));
}
