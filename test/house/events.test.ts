import { describe, expect, it } from 'vitest';
import { catalogue, type EventType } from '../../events/catalogue.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';
import { consumerPath, consumers, eventsOf, silentEvents, subscriptions } from '../../events/subscriptions.ts';
import { filesMatching, root, sourceFiles } from './tree.ts';

// The catalogue and the list of who reacts are complete both ways, so nobody has to look for a listener or an emitter.
const types = Object.keys(catalogue) as EventType[];
const fileOf = (type: string) => filesMatching(`events/*/${type}.ts`)[0];

describe.each(types)('%s', (type) => {
  it('has its own file, a literal type and a version', () => {
    expect(fileOf(type)?.text).toMatch(new RegExp(`defineEvent\\(\\s*'${type}',\\s*\\d+,`));
    expect(catalogue[type].type).toBe(type);
  });

  it('says in its comment when it is emitted', () => {
    expect(fileOf(type)?.text).toMatch(/\/\*\*[\s\S]*?Emitted (when|once|by)/);
  });

  it('has examples that its schema parses', async () => {
    const exported = (await import(`${root}/${fileOf(type)?.path}`)) as Record<string, unknown[]>;
    const examples =
      exported[`${type.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Examples`] ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(catalogue[type].schema.safeParse(example).error?.issues).toBeUndefined();
  });

  it('carries no mail address, because logs and dead letters keep events', () => {
    expect(fileOf(type)?.text).not.toMatch(/[\w.-]@/);
  });

  it('has an emitter', () => {
    // Mails sent on request name their event as `what`; see functions/features/accounts/request-mail.ts.
    const emitters = sourceFiles('functions').filter(({ text }) =>
      new RegExp(`(eventOf\\(\\s*|\\bwhat: )'${type}'`).test(text),
    );
    expect(emitters.map(({ path }) => path)).not.toEqual([]);
  });

  it('has a subscriber, or a reason for none', () => {
    expect(subscriptions[type].length > 0).toBe(silentEvents[type] === undefined);
  });
});

it('Each consumer has its file and something to react to, and no other consumer is there', () => {
  const files = filesMatching('functions/features/*/*.consumer.ts').map(({ path }) => path);
  expect(files).toEqual(consumers.map((consumer) => entryFile(consumerPath(consumer))).toSorted());
  expect(consumers.filter((consumer) => eventsOf(consumer).length === 0)).toEqual([]);
});

it('Each consumer’s file lists its events by name, so that a search for an event finds its reactions', () => {
  for (const consumer of consumers) {
    const text = filesMatching(entryFile(consumerPath(consumer)))[0]?.text ?? '';
    expect([...text.matchAll(/'([a-z-]+)':/g)].map(([, type]) => type).toSorted()).toEqual(
      eventsOf(consumer).toSorted(),
    );
  }
});

it('Each event file is in the catalogue', () => {
  const files = filesMatching('events/*/*.ts').map(({ path }) => path);
  expect(files.filter((file) => !types.includes(file.replace(/^.*\/|\.ts$/g, '') as EventType))).toEqual([]);
});
