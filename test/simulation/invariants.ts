import type { EventOf } from '../../events/catalogue.ts';
import { hashOf, isAuditLine, type AuditLine, type Seal, versionOf } from '../../functions/records/audit-line.ts';
import { isHireEvent } from '../../functions/records/closing.ts';
import { countEvent, isCounted } from '../../functions/domain/counters/counted-event.ts';
import { hourOf, namedInHour } from '../../functions/domain/counters/hour-counters.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { calendarInvariants } from './calendar-invariants.ts';
import type { Invariant } from './invariant.ts';
import { mailInvariants } from './mail-invariants.ts';
import { onceInvariants } from './once-invariants.ts';
import { peopleOf } from './people.ts';

const earners = () => [...peopleOf('recruiter'), ...peopleOf('candidate')];

const balanceIsLedger: Invariant = ({ stored }) =>
  earners().flatMap(({ id, name }) => {
    const ledger = stored.ledger(id);
    const sum = (of: (entry: (typeof ledger)[number]) => number) => ledger.reduce((total, one) => total + of(one), 0);
    const expected = {
      balance: sum(({ points, kind, bounty }) =>
        kind === 'award' && bounty === 'returned' && !hasReturn(ledger, points) ? 0 : points,
      ),
      held: sum(({ points, kind, bounty }) => (kind === 'award' && bounty === 'held' ? points : 0)),
    };
    const { balance, held = 0, earned, redeemed } = stored.balance(id);
    const found: string[] = [];
    if (balance !== expected.balance) found.push(`${name} has ${balance} points, the ledger says ${expected.balance}`);
    if (held !== expected.held) found.push(`${name} holds ${held} points, the ledger says ${expected.held}`);
    if (balance < 0 || held < 0 || earned < 0) found.push(`${name} has a negative balance`);
    if (balance !== earned - redeemed) found.push(`${name} has ${balance}, earned ${earned}, redeemed ${redeemed}`);
    return found;
  });

// An award that is contested at birth has its return beside it, with its points taken back.
const hasReturn = (ledger: readonly { kind: string; points: number }[], points: number) =>
  ledger.some((one) => one.kind === 'return' && one.points === -points);

const payeeIsOwed: Invariant = ({ stored }) => {
  const awards = peopleOf('recruiter').flatMap(({ id }) => stored.ledger(id).filter(({ kind }) => kind === 'award'));
  const hires = stored.events().filter(isHireEvent);
  const found: string[] = [];
  for (const hire of hires) {
    const { recruiter, candidate, points, jobId, claim } = hire.data;
    const owed = recruiter && (claim ? Math.floor((Math.max(claim.points, points) * claim.share) / 100) : points);
    const paid = awards.filter((one) => one.job?.id === jobId && one.candidate?.id === candidate?.id);
    if (!candidate || !owed) continue;
    if (!paid.some((one) => one.recruiterId === recruiter?.id)) found.push(`the hire ${hire.id} is not paid`);
  }
  const places = awards.map((one) => `${one.job?.id} ${one.candidate?.id}`);
  const again = awards.filter(
    (one, place) =>
      places.indexOf(places[place]!) !== place &&
      !awards.some((other) => other.bounty === 'returned' && other.job?.id === one.job?.id),
  );
  for (const one of again) found.push(`the hire of ${one.candidate?.id} on ${one.job?.id} is paid twice`);
  for (const one of awards)
    if (!hires.some(({ id, data }) => id === one.id && data.recruiter?.id === one.recruiterId))
      found.push(`the award ${one.id} has no hire`);
  return found;
};

const storyIsWhole: Invariant = ({ stored }) =>
  stored.places().flatMap((place) => {
    const name = `${place.candidate.firstName} on ${place.jobId}`;
    const { pk } = keys.storyOf(place.jobId, place.candidateId);
    const lines = stored.all
      .filter((item) => item.pk === pk && isAuditLine(item))
      .map((item) => item as unknown as AuditLine & { seal: Seal });
    const found: string[] = [];
    let [hash, version, status] = ['', 0, ''];
    for (const line of lines.toSorted((a, b) => versionOf(a.event) - versionOf(b.event))) {
      if (versionOf(line.event) !== version + 1) found.push(`${name} goes from ${version} to ${versionOf(line.event)}`);
      if (line.seal.previous !== hash) found.push(`${name} has a broken chain at ${versionOf(line.event)}`);
      version = versionOf(line.event);
      hash = hashOf(line);
      status = statusAfter(line.event) ?? status;
    }
    if (place.version !== version || place.auditHash !== hash)
      found.push(`${name} is at ${place.version}, its story at ${version}`);
    if (status && place.status !== status) found.push(`${name} is ${place.status}, its story says ${status}`);
    return found;
  });

const statusAfter = (event: AuditLine['event']): string | undefined =>
  event.type === 'candidate-status-changed'
    ? event.data.to
    : event.type === 'candidate-hired'
      ? 'hiring_onboarding'
      : undefined;

const countersAreEvents: Invariant = ({ stored }) => {
  const expected = new Map<string, Map<string, number>>();
  for (const event of stored.events().filter(isCounted))
    for (const count of countEvent(event)) {
      const { pk, sk } = keys.hourCounters(count.whose, hourOf(count.at));
      const counters = expected.get(`${pk}|${sk}`) ?? new Map<string, number>();
      expected.set(`${pk}|${sk}`, counters);
      for (const [name, value] of Object.entries(namedInHour(count)))
        counters.set(name, (counters.get(name) ?? 0) + value);
    }
  return [...expected].flatMap(([place, counters]) => {
    const [pk = '', sk = ''] = place.split('|');
    const parts = stored.all.filter((item) => item.pk === pk && String(item.sk).startsWith(sk));
    return [...counters].flatMap(([name, value]) => {
      const sum = parts.reduce((total, part) => total + Number(part[name] ?? 0), 0);
      return sum === value ? [] : [`${place} ${name} is ${sum}, and ${value} happened`];
    });
  });
};

/** Who is notified of the events of a hiring, whatever else happens. */
const notified = {
  'claim-proposed': ({ data }) => (data.isByAddress ? [] : [data.candidate.id]),
  'claim-confirmed': ({ data }) => [data.recruiter.id],
  'points-awarded': ({ data }) => [data.recruiterId],
  'points-redeemed': ({ data }) => [data.recruiterId],
} satisfies {
  [T in 'claim-proposed' | 'claim-confirmed' | 'points-awarded' | 'points-redeemed']: (event: EventOf<T>) => number[];
};

const everyoneIsNotified: Invariant = ({ stored }) =>
  stored.events().flatMap((event) => {
    const recipients = notified[event.type as keyof typeof notified] as ((one: typeof event) => number[]) | undefined;
    return (recipients?.(event) ?? []).flatMap((id) =>
      // Nobody is notified of what they did themselves.
      (event.actor.kind === 'user' && event.actor.id === id) || stored.one(keys.notification(id, event.id))
        ? []
        : [`${id} does not learn of ${event.type} ${event.id}`],
    );
  });

const whatWasTakenBackIsNoNews: Invariant = ({ stored }) => {
  const events = stored.events();
  const undone = events.flatMap((undo) => {
    if (undo.type !== 'candidate-status-changed' || !undo.data.undo) return [];
    const { undoneAt } = undo.data;
    return events.filter(
      ({ subject, time, type }) => subject === undo.subject && time === undoneAt && type === undo.type,
    );
  });
  return stored.notifications().flatMap((one) => {
    const { id, takenBackAt, mailedAt } = one as typeof one & { mailedAt?: string };
    if (!undone.some((event) => event.id === id)) return [];
    return [
      ...(takenBackAt ? [] : [`the notification ${id} is of a move that was undone`]),
      ...(mailedAt ? [`the notification ${id} was mailed though its move was undone`] : []),
    ];
  });
};

const messagesAreNumbered: Invariant = ({ stored, asked }) =>
  stored.conversations().flatMap((conversation) => {
    const messages = stored.messages(conversation);
    const numbers = messages.map(({ number }) => number);
    const found: string[] = [];
    if (numbers.some((number, place) => number !== place + 1)) found.push(`messages are numbered ${numbers.join()}`);
    if (conversation.lastNumber !== messages.length)
      found.push(`${messages.length} messages, the last is ${conversation.lastNumber}`);
    const sent = messages.map(({ senderId, clientId }) => `${senderId} ${clientId}`);
    if (new Set(sent).size < sent.length) found.push(`a message is there twice: ${sent.join()}`);
    for (const { by, operation, given, status } of asked) {
      const { clientId } = (given.body ?? {}) as { clientId?: string };
      if (operation === 'chat.sendMessage' && status === 200 && !sent.includes(`${by.id} ${clientId}`))
        found.push(`the message ${clientId} of ${by.name} is lost`);
    }
    return found;
  });

const listsAreWhole: Invariant = ({ inParts }) =>
  inParts
    .filter(([whole, parts]) => JSON.stringify(whole.data) !== JSON.stringify(parts.data))
    .map(([{ by, operation }]) => `${by.name} finds something else in ${operation} when it comes in parts`);

const whoHidesIsNamedNowhere: Invariant = ({ stored, seen }) => {
  const hidden = stored.hidden();
  return peopleOf('candidate')
    .filter(({ id }) => hidden.includes(id))
    .flatMap(({ name }) =>
      seen
        .filter(({ data }) => new RegExp(`\\b${name}\\b`).test(JSON.stringify(data)))
        .map(({ by, operation }) => `${by.name} finds ${name} in ${operation}`),
    );
};

const nothingIsUnexplained: Invariant = ({ oddities }) => oddities.map(({ what }) => what);

/** What holds after every run, whatever happened in it. */
export const invariants = {
  'the balance is the sum of the ledger': balanceIsLedger,
  'who is owed is paid, once': payeeIsOwed,
  'the story has every move once and in order': storyIsWhole,
  'the counters are a recount': countersAreEvents,
  'everyone concerned is notified': everyoneIsNotified,
  'what was taken back is no news': whatWasTakenBackIsNoNews,
  'messages are numbered without holes': messagesAreNumbered,
  'a list is whole though it comes in parts': listsAreWhole,
  'who hides is named nowhere': whoHidesIsNamedNowhere,
  ...onceInvariants,
  ...mailInvariants,
  ...calendarInvariants,
  'nothing fails without a reason': nothingIsUnexplained,
} satisfies Record<string, Invariant>;
