import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EventType } from '../../events/catalogue.ts';
import { catalogue } from '../../events/catalogue.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';
import { consumerPath, silentEvents, subscriptions } from '../../events/subscriptions.ts';
import { eventExamples } from '../support/event-examples.ts';

describe('The event catalogue', () => {
  it.each(Object.keys(catalogue) as EventType[])('%s has examples that its schema parses', (type) => {
    const own = eventExamples.filter((example) => example.type === type);
    expect(own.length).toBeGreaterThan(0);
    for (const example of own) expect(catalogue[type].schema.parse(example)).toEqual(example);
  });

  it.each(Object.keys(catalogue) as EventType[])(
    '%s has a consumer for each subscription, or a reason for none',
    (type) => {
      const reacting = subscriptions[type];
      expect(reacting.length > 0 || silentEvents[type] !== undefined).toBe(true);
      for (const consumer of reacting) expect(existsSync(entryFile(consumerPath(consumer)))).toBe(true);
    },
  );
});
