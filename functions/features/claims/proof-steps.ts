import type { Role } from '../../../shared/constants/roles.ts';
import type { ClaimFile, ClaimStep } from '../../../shared/model/claim-evidence.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { ClaimProof } from '../../domain/claims/claim-proof.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredEntry } from '../../records/points.ts';

/** What a claim led to as steps of it: moves on the job, what the hire earned, and what was said about that. */
export function proofSteps({ moves, award, said }: ClaimProof, claim: StoredClaim): ClaimStep[] {
  const moved = moves.map(({ id, time: at, actor, data: { to: status } }): ClaimStep => {
    const by = actor.kind === 'system' ? null : { id: actor.id, firstName: actor.firstName, lastName: actor.lastName };
    return {
      ...blank,
      id,
      at,
      by: by && actor.kind === 'user' ? { ...by, role: actor.role } : null,
      what: 'moved',
      status,
    };
  });
  if (!award) return moved;
  const { id, at, points, manager } = award;
  return [
    ...moved,
    { ...blank, id, at, by: as('manager', manager), what: 'earned', points },
    ...saidSteps(said, claim),
  ];
}

/** That files were added to the evidence, as steps of the claim. */
export function fileSteps({ id }: Pick<StoredClaim, 'id'>, files: readonly ClaimFile[]): ClaimStep[] {
  return files
    .filter(({ state }) => state === 'added')
    .map(({ at, by, name }) => ({ ...blank, id, at, by, what: 'filed', reason: name }));
}

const blank = { way: null, state: null, reason: null };

function as(role: Role, person: PersonReference | null): ClaimStep['by'] {
  return person && { id: person.id, firstName: person.firstName, lastName: person.lastName, role };
}

function saidSteps(said: StoredEntry | undefined, { recruiter }: StoredClaim): ClaimStep[] {
  if (!said?.leaving) return [];
  const { about, saidAt, reason, points, contest, decision } = said.leaving;
  const step = { ...blank, id: said.id, points };
  const isUnanswered = said.points !== 0 && !decision;
  return [
    { ...step, at: saidAt, by: as('manager', said.manager), what: about ? 'disputed' : 'left', reason },
    ...(contest
      ? [{ ...step, at: contest.at, by: as('recruiter', recruiter), what: 'contested' as const, reason: contest.words }]
      : []),
    ...(decision
      ? [
          {
            ...step,
            at: decision.at,
            by: as('super_manager', decision.by),
            what: decision.outcome,
            reason: decision.words,
          },
        ]
      : []),
    ...(isUnanswered ? [{ ...step, at: said.at, by: null, what: 'returned' as const }] : []),
  ];
}
