import type { AnyEvent, EventOf, EventType } from '../../events/catalogue.ts';
import type { StoredApplication } from '../../functions/records/application.ts';
import type { StoredBookingOffer } from '../../functions/records/booking-offer.ts';
import type { CalendarDay } from '../../functions/records/calendar-day.ts';
import type { StoredCalendarEvent } from '../../functions/records/calendar-event.ts';
import type { StoredCandidateOnJob } from '../../functions/records/candidate-on-job.ts';
import type { StoredClaim } from '../../functions/records/claim.ts';
import type { Pair, StoredConversation, StoredMessage } from '../../functions/records/conversation.ts';
import type { StoredJob } from '../../functions/records/job.ts';
import type { StoredEntry, StoredPoints } from '../../functions/records/points.ts';
import type { StoredTask } from '../../functions/records/task.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { isItem, jobIdOf } from '../../functions/platform/table/read-keys.ts';
import type { Key } from '../../functions/platform/table/key.ts';
import type { Hiding } from '../../shared/rules/hidden-from.ts';
import type { Notification } from '../../shared/model/notification.ts';
import { peopleOf } from './people.ts';
import type { Item, MemoryDynamodb } from './memory-dynamodb.ts';

const anyone = 0;

/** What a run's table holds, noun by noun, in the order of its ids. */
export function storedIn(table: MemoryDynamodb) {
  const all = table.items();
  const found = new Map<string, unknown[]>();
  /** The items of a noun, which are looked for once. */
  const which = <T>(noun: string, is: (item: Item) => boolean): T[] => {
    const items = found.get(noun) ?? all.filter(is);
    found.set(noun, items);
    return items as T[];
  };
  const sk = (key: Key) => key.sk;
  const events = () =>
    which<{ event: AnyEvent }>('event', (item) => isItem.event(item) && typeof item.event === 'object')
      .map(({ event }) => event)
      .toSorted((a, b) => a.id - b.id);
  return {
    all,
    one: <T extends object>(key: Key<T>) => table.item(key.pk, key.sk) as T | undefined,
    jobs: () => which<StoredJob>('job', (item) => item.sk === sk(keys.job(anyone)) && jobIdOf(item.pk) !== undefined),
    claims: () => which<StoredClaim>('claim', (item) => item.sk === sk(keys.claim(anyone))),
    places: () =>
      which<StoredCandidateOnJob>(
        'place',
        (item) => 'candidateId' in item && 'statusChangedAt' in item && item.pk === keys.job(Number(item.jobId)).pk,
      ),
    applications: () => which<StoredApplication>('application', (item) => isItem.application(item)),
    /** The ids of the candidates who hide from a company. */
    hidden: () =>
      peopleOf('candidate').flatMap(({ id }) => {
        const { pk, sk: place } = keys.hiddenFrom(id);
        const list = table.item(pk, place) as Hiding | undefined;
        return list && list.companies.length > 0 ? [id] : [];
      }),
    calendarEvents: () =>
      which<StoredCalendarEvent>('calendar event', (item) => item.sk === sk(keys.calendarEvent(anyone))),
    calendarDays: () => which<CalendarDay>('calendar day', (item) => 'day' in item && 'entries' in item),
    offers: () => which<StoredBookingOffer>('offer', (item) => 'firstDay' in item && 'mostPerDay' in item),
    tasks: () => which<StoredTask>('task', (item) => isItem.task(item)),
    conversations: () => which<StoredConversation>('conversation', (item) => isItem.conversation(item)),
    messages: ({ firstId, secondId }: Pair) =>
      which<StoredMessage>('message', (item) => isItem.chatMessage(item))
        .filter((item) => (item as StoredMessage & Item).pk === keys.conversation({ firstId, secondId }).pk)
        .toSorted((a, b) => a.number - b.number),
    notifications: () => which<Notification>('notification', (item) => isItem.notification(item)),
    events,
    eventsOf: <T extends EventType>(...types: T[]): EventOf<T>[] =>
      events().filter((event) => types.some((type) => type === event.type)) as unknown as EventOf<T>[],
    ledger: (userId: number) =>
      which<StoredEntry>(
        `ledger of ${userId}`,
        (item) => 'kind' in item && item.pk === keys.points(userId).pk,
      ).toSorted((a, b) => a.id - b.id),
    balance: (userId: number): StoredPoints =>
      (table.item(keys.points(userId).pk, keys.points(userId).sk) as StoredPoints | undefined) ?? {
        balance: 0,
        earned: 0,
        redeemed: 0,
        held: 0,
      },
  };
}
export type Stored = ReturnType<typeof storedIn>;
