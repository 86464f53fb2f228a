import type { Claim } from '../../../shared/model/claim.ts';
import type { ClaimStep, RivalClaim } from '../../../shared/model/claim-evidence.ts';
import type { EventOf } from '../../../events/catalogue.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { StoredClaim } from '../../records/claim.ts';

type Story = EventOf<'claim-proposed' | 'claim-confirmed' | 'choice-undone' | 'claim-ended' | 'claim-file-added'>;

type Viewer = Pick<Actor, 'id'> & Partial<Pick<Actor, 'role'>>;

// A super manager reads a claim as the manager does with whom they work.
const isOfManager = ({ id, role }: Viewer, { manager }: StoredClaim) => id === manager.id || role === 'super_manager';

/** Whether this user is one of the three whom a claim concerns. */
export function isConcerned({ id }: Pick<Actor, 'id'>, { recruiter, candidate, manager }: StoredClaim): boolean {
  return [recruiter.id, candidate.id, manager.id].includes(id);
}

/**
 * A claim as this user sees it: the manager learns whom it is about, and what was written, once it is confirmed; from
 * whom the candidate hides sees neither, so that the claim is still theirs and names nobody (PLUS-40).
 */
export function showClaim(claim: StoredClaim, viewer: Viewer, isShown: boolean): Claim {
  const mayKnow = !isOfManager(viewer, claim) || claim.confirmedAt !== null;
  const { mailReturns, ...withoutMail } = claim;
  const seen = mailReturns && viewer.id !== claim.recruiter.id ? withoutMail : claim;
  if (mayKnow && isShown) return seen;
  return { ...seen, candidate: null, message: null, ending: claim.ending && { ...claim.ending, reason: null } };
}

/** Steps of several sources in the order of time, oldest first. */
export const inTime = (steps: readonly ClaimStep[]): ClaimStep[] => steps.toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** The steps of a claim from its audit lines, oldest first; a manager sees no words of before the confirmation. */
export function stepsOf(claim: StoredClaim, events: readonly Story[], viewer: Viewer, isShown: boolean): ClaimStep[] {
  const isOpenToViewer = showClaim(claim, viewer, isShown).candidate !== null;
  const steps = events.flatMap((event): ClaimStep[] => {
    const { id, time: at, actor } = event;
    const isCandidate = actor.kind === 'user' && actor.id === claim.candidate.id;
    const by = actor.kind === 'system' || (isCandidate && !isOpenToViewer) ? null : authorOf(actor);
    const step = { id, at, by, way: null, state: null, reason: null };
    if (event.type === 'claim-proposed') return [{ ...step, what: 'proposed' }];
    if (event.type === 'claim-confirmed') return [{ ...step, what: 'confirmed', way: event.data.way }];
    // The files themselves say so.
    if (event.type === 'claim-file-added') return [];
    if (event.type === 'choice-undone') return [{ ...step, what: 'undone' }];
    const reason = isOpenToViewer ? event.data.reason : null;
    return [{ ...step, what: 'ended', state: event.data.to, endedBy: event.data.by, reason }];
  });
  const mailed: ClaimStep[] = claim.mailedAt
    ? [{ id: claim.id, at: claim.mailedAt, by: null, what: 'mailed', way: null, state: null, reason: null }]
    : [];
  return inTime([...steps, ...mailed]);
}

/** What another recruiter did about the same introduction; only the candidate sees who, and the manager once confirmed. */
export function showRival(rival: StoredClaim, claim: StoredClaim, viewer: Viewer): RivalClaim {
  const isNamed = viewer.id === claim.candidate.id || (isOfManager(viewer, claim) && rival.confirmedAt !== null);
  const { state, proposedAt, confirmedAt, confirmedBy, ending } = rival;
  return {
    recruiter: isNamed ? rival.recruiter : null,
    state,
    proposedAt,
    confirmedAt,
    confirmedBy,
    endedAt: ending?.at ?? null,
  };
}

function authorOf({ id, firstName, lastName, role }: Extract<Story['actor'], { kind: 'user' }>) {
  return { id, firstName, lastName, role };
}
