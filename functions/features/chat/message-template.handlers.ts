import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ManyMessagesStore } from './many-messages.store.ts';

interface Needs {
  manyMessagesStore: ManyMessagesStore;
  clock: Clock;
}

export const listTemplatesHandler = handler(
  contract.chat.listTemplates,
  async ({ query, actor }, { manyMessagesStore: store }: Needs) => {
    const all = await store.templatesOf(actor.id);
    return pageOf(
      all.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id),
      query,
    );
  },
);

export const addTemplateHandler = handler(
  contract.chat.addTemplate,
  async ({ body, actor }, { manyMessagesStore: store, clock }: Needs) => {
    const template = { ...body, id: clock.newId(), version: 1, ownerId: actor.id, changedAt: clock.now() };
    await store.saveNew(template);
    return template;
  },
);

export const changeTemplateHandler = handler(
  contract.chat.changeTemplate,
  async ({ params, body, actor }, { manyMessagesStore: store, clock }: Needs) => {
    const { version, ...form } = body;
    const { id, ownerId } = await store.template(actor.id, params.id);
    const changed = { ...form, id, ownerId, version: version + 1, changedAt: clock.now() };
    await store.saveChange(changed);
    return changed;
  },
);

export const removeTemplateHandler = handler(
  contract.chat.removeTemplate,
  async ({ params, actor }, { manyMessagesStore: store }: Needs) => {
    await store.remove(actor.id, params.id);
    return { id: params.id };
  },
);
