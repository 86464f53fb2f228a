import type { AnyEvent } from '../../../events/catalogue.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { Write } from '../../platform/table/write.ts';
import { referenceOf, type StoredAccount } from '../../records/account.ts';
import { mailedInvitationsIn } from '../../records/mailed-invitation.ts';
import { withText } from '../../records/job.ts';
import {
  acceptedRecommendation,
  recommendationKind,
  type RecommendationPlace,
  type Recommended,
} from '../../records/recommendation.ts';
import { worksForManagerCheck } from '../../records/recruiter-of-manager.ts';
import { traceWrite } from '../../records/trace.ts';

/** Reads and saves recommendations of jobs. */
export function recommendationsIn(table: Table) {
  const all = mailedInvitationsIn(table, recommendationKind);

  /** What a link leads to: the recommendation, its job with text, and whether the address has an account now. */
  async function behindLink(place: RecommendationPlace) {
    const { invitation, hasAccount, others } = await all.behindLink(
      place,
      keys.job(place.jobId),
      keys.jobText(place.jobId),
    );
    const [facts, text] = others;
    return { invitation, hasAccount, job: facts && withText(facts, text) };
  }

  /**
   * Saves a new recommendation; returns false when the address has an open one of the same job from this user. A
   * recruiter who was removed meanwhile is refused.
   */
  async function saveNew(recommended: Recommended, actor: Actor, managerId: number): Promise<boolean> {
    const { invitation, event } = recommended;
    return all.saveNew(recommended, [
      ...(actor.role === 'recruiter' ? [worksForManagerCheck(actor.id, managerId)] : []),
      // Both name the manager's job, to which no key of theirs leads from here.
      traceWrite(managerId, keys.recommendation(invitation.senderId, invitation.id)),
      traceWrite(managerId, { pk: event.subject }),
    ]);
  }

  /** Saves that a candidate with an account accepted, using the link up. */
  async function saveAccepted(
    place: RecommendationPlace,
    candidate: PersonReference & Pick<StoredAccount, 'role'>,
    { event, useToken, at }: { event: AnyEvent; useToken: Write; at: string },
  ): Promise<void> {
    await table.write([useToken, ...acceptedRecommendation(place, referenceOf(candidate), at), eventWrite(event)]);
  }

  return { ...all, behindLink, saveNew, saveAccepted };
}
export type Recommendations = ReturnType<typeof recommendationsIn>;
