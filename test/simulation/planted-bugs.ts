import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake that somebody could make: in this file, instead of this text, that one. */
interface PlantedBug {
  file: string;
  instead: string;
  reads: string;
}

/**
 * Mistakes that were planted to see whether runs notice them: a guard, a condition, a key or an order that only losses,
 * repetitions and rivals show to be needed.
 */
export const plantedBugs = {
  'an award is saved without its guard': {
    file: 'functions/records/points.ts',
    instead: "when: { expression: 'attribute_not_exists(pk) OR #isReturned = :yes', values: { yes: true } },\n",
    reads: '',
  },
  'a held award is not added to what is held': {
    file: 'functions/records/points.ts',
    instead: "held: entry.bounty === 'held' ? points : 0 },",
    reads: 'held: 0 },',
  },
  'a redemption does not ask for the balance': {
    file: 'functions/records/points.ts',
    instead: "expression: '#balance >= :needed AND (attribute_not_exists(#held) OR #held <= :held)',",
    reads: "expression: '#balance > :needed OR #balance <= :needed OR #held <= :held',",
  },
  'an event is counted whenever it comes': {
    file: 'functions/domain/counters/hour-counters.ts',
    instead: 'NOT contains(#countedEvents, :event))',
    reads: '(NOT contains(#countedEvents, :event) OR contains(#countedEvents, :event)))',
  },
  'a move does not ask for the version that was read': {
    file: 'functions/records/candidate-on-job.ts',
    instead: `      set: { ...set, auditHash: hashOf(line) },
      remove,
      when: isAsRead(before),`,
    reads: `      set: { ...set, auditHash: hashOf(line) },
      remove,`,
  },
  'a repeated event is counted in the next hour': {
    file: 'functions/domain/counters/counted-event.ts',
    instead: "if (event.type === 'candidate-status-changed') return event.data.undoneAt ?? event.time;",
    reads: "if (event.type === 'candidate-status-changed') return new Date().toISOString();",
  },
  'a closed job may be closed once more': {
    file: 'functions/features/jobs/change-job-status.ts',
    instead: "if (job.status === 'closed') throw refuse.conflict('This job is already closed');",
    reads: '',
  },
  'the outbox takes the rest of a batch for published': {
    file: 'functions/platform/outbox/publish-events.ts',
    instead: 'if (failed >= 0) return group[failed]?.sequenceNumber;',
    reads: 'if (failed > 0) return group[failed]?.sequenceNumber;',
  },
  'a failed message is reported as done': {
    file: 'functions/platform/door/queue-function.ts',
    instead: 'return [{ itemIdentifier: messageId }];',
    reads: 'return [];',
  },
  'the mail of an event goes whenever the event comes': {
    file: 'functions/platform/outside/mail/send-mail.ts',
    instead: 'if (!mail.isOnce) return send(mail, id);',
    reads: 'if (mail.to) return send(mail, id);',
  },
  'what a batch left out is taken for missing': {
    file: 'functions/platform/table/table.ts',
    instead: 'pending = (response.UnprocessedKeys?.[tableName]?.Keys ?? []) as WithKey[];',
    reads: 'pending = [];',
  },
  'a day of the calendar does not ask for the version that was read': {
    file: 'functions/records/calendar-day.ts',
    instead: 'when: before ? versionIs(before.version) : isNew,',
    reads: '',
  },
  'an offer does not ask for the version that was read': {
    file: 'functions/records/booking-offer.ts',
    instead: `    when: versionIs(before.version),
`,
    reads: '',
  },
  'a moved meeting loses the reminder of its new time': {
    file: 'functions/features/calendar/remind-of-meetings.steps.ts',
    instead: 'reminderName(data.eventId, data.version - 1, kind)',
    reads: 'reminderName(data.eventId, data.version, kind)',
  },
  'a reminder is of whatever version the task has': {
    file: 'functions/features/calendar/task-reminder.ts',
    instead: 'task.version !== data.version || ',
    reads: '',
  },
  'what is mailed is not looked for in the story': {
    file: 'functions/features/notification-mail/mail-waiting.steps.ts',
    instead: 'if (!(await isTakenBack(waiting))) ',
    reads: '',
  },
  'a notification names who hides': {
    file: 'functions/domain/people/shown-notifications.ts',
    instead: 'if (!shown.has(candidate)) return [];',
    reads: '',
  },
  'a message does not ask whether it was sent': {
    file: 'functions/records/conversation.ts',
    instead: `ttl: seconds(at) + guardSeconds },
      when: { expression: 'attribute_not_exists(pk)' },
`,
    reads: 'ttl: seconds(at) + guardSeconds },',
  },
  'a message takes a number that another one has': {
    file: 'functions/records/conversation.ts',
    instead: '#lastNumber = :before',
    reads: '#lastNumber >= :before',
  },
  'a changed job does not ask for the version that was read': {
    file: 'functions/records/job.ts',
    instead: `      remove: removedFacts(before, job),
      when: versionIs(before.version),`,
    reads: '      remove: removedFacts(before, job),',
  },
  'a creating call is remembered after its effect': {
    file: 'functions/platform/door/once-only.ts',
    instead: 'const { result, rode } = await withRidingWrite(write, carryOut);',
    reads: 'const { result, rode } = { result: await carryOut(), rode: false };',
  },
  'a move begins a new chain': {
    file: 'functions/records/candidate-on-job.ts',
    instead: "sealed(event, before.auditHash ?? '', newSalt())",
    reads: "sealed(event, '', newSalt())",
  },
  'whoever a candidate confirms does not learn of it': {
    file: 'functions/features/notifications/compose-notifications.steps.ts',
    instead: "notify([recruiter.id], 'assigns_confirmed', { job, candidate, recruiter }),",
    reads: "notify([candidate.id], 'assigns_confirmed', { job, candidate, recruiter }),",
  },
  'an award is not among what was earned': {
    file: 'functions/records/points.ts',
    instead: 'add: { balance: points, earned: points, redeemed: 0, ',
    reads: 'add: { balance: points, earned: 0, redeemed: 0, ',
  },
  'a moved meeting keeps its former reminders': {
    file: 'functions/features/calendar/meeting-reminder.ts',
    instead: ' || meeting.version !== data.version) return undefined;',
    reads: ') return undefined;',
  },
  'what was taken back is news': {
    file: 'functions/features/notifications/notify.steps.ts',
    instead: 'if (undone) return store.saveTakenBack(',
    reads: 'if (undone && undone.id < 0) return store.saveTakenBack(',
  },
  'a mail names who hides': {
    file: 'functions/features/notification-mail/notification-mail.store.ts',
    instead: 'return found && (await shownNotifications(table, reader, [found]))[0];',
    reads: 'return found;',
  },
  'a move is mailed before it can no longer be undone': {
    file: 'functions/features/notification-mail/mail-waiting.steps.ts',
    instead: 'const due = await dueMails(now());',
    reads: 'const due = await dueMails(new Date(Date.parse(now()) + 900_000).toISOString());',
  },
  'a notification does not ask whether it was mailed': {
    file: 'functions/records/notification.ts',
    instead:
      "'attribute_exists(pk) AND attribute_not_exists(#mailedAt) AND (attribute_not_exists(#mailingAt) OR #mailingAt < :stopped)'",
    reads:
      "'attribute_exists(pk) AND (attribute_not_exists(#mailingAt) OR #mailingAt < :stopped OR #mailingAt >= :stopped)'",
  },
  'whoever is put forward does not learn of it': {
    file: 'functions/features/notifications/compose-notifications.steps.ts',
    instead: "notify([candidate.id], 'assigns_created', {",
    reads: "notify([recruiter.id], 'assigns_created', {",
  },
} satisfies Record<string, PlantedBug>;
export type PlantedName = keyof typeof plantedBugs;

const root = path.join(import.meta.dirname, '../..');

/** The product's text of a planted bug's file, with the bug in it; throws where its place is gone. */
export function withBug(name: PlantedName): { file: string; text: string } {
  const { file, instead, reads } = plantedBugs[name];
  const text = readFileSync(path.join(root, file), 'utf8');
  const [before, after, ...more] = text.split(instead);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`'${name}' has no place in ${file} any more`);
  return { file: path.join(root, file), text: before + reads + after };
}
