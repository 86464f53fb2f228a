import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { describeEvent } from './describe-event.ts';
import { judgeStart } from './judge-times.ts';
import type { CalendarNeeds } from './save-events.steps.ts';
import { changeEvent } from './save-events.steps.ts';

export const changeOwnEventHandler = handler(
  contract.calendar.changeOwnEvent,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeStart(body, needs.clock.now());
    const { version, ...changed } = body;
    const facts = { ...changed, ...(version !== undefined && { version }) };
    return describeEvent(await changeEvent({ ...params, kind: 'own', actor, facts }, needs), actor.id);
  },
);
