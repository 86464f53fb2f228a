import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { newEvent } from '../../domain/calendar/compose-event.ts';
import { describeEvent } from './describe-event.ts';
import { judgeStart } from '../../domain/calendar/judge-times.ts';
import { addEvents, changeEvent, cancelEvent, type CalendarNeeds } from './save-events.steps.ts';

export const addOwnEventHandler = handler(
  contract.calendar.addOwnEvent,
  async ({ body, actor }, needs: CalendarNeeds) => {
    const { clock } = needs;
    judgeStart(body, clock.now());
    const { title, comment, ...times } = body;
    const event = {
      ...newEvent('own', times, { id: clock.newId(), at: clock.now() }),
      title,
      comment,
      people: [actor.id],
    };
    await addEvents([event], { actor }, needs);
    return describeEvent(event, actor.id);
  },
);

export const changeOwnEventHandler = handler(
  contract.calendar.changeOwnEvent,
  async ({ params, body, actor }, needs: CalendarNeeds) => {
    judgeStart(body, needs.clock.now());
    const { version, ...changed } = body;
    const facts = { ...changed, ...(version !== undefined && { version }) };
    return describeEvent(await changeEvent({ ...params, kind: 'own', actor, facts }, needs), actor.id);
  },
);

export const removeOwnEventHandler = handler(
  contract.calendar.removeOwnEvent,
  async ({ params, actor }, needs: CalendarNeeds) => cancelEvent({ ...params, kind: 'own', actor }, needs),
);
