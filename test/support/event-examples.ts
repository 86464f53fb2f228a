import type { AnyEvent } from '../../events/catalogue.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../events/*/*.ts', { eager: true });

/** The examples of every event, from the files that declare them. */
export const eventExamples = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => (name.endsWith('Examples') ? (value as AnyEvent[]) : [])),
);
