import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEvent } from '../../../../functions/features/calendar/describe-event.ts';
import { followRoom } from '../../../../functions/features/calendar/follow-room.steps.ts';
import { judgeEntry } from '../../../../functions/features/calendar/meeting-room.ts';
import type { OnlineMeetings } from '../../../../functions/platform/outside/meetings/port.ts';
import { zoomMeetings } from '../../../../functions/platform/outside/meetings/zoom.ts';
import { anActor } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { at, openMeetings } from '../../../support/meetings.ts';
import { aZoom } from '../../../support/zoom.ts';

let zoom: Awaited<ReturnType<typeof aZoom>>;
let meetings: OnlineMeetings;
const room = withLocalTable(openMeetings);
beforeAll(async () => {
  zoom = await aZoom();
  meetings = zoomMeetings(zoom.credentials, { ...zoom.places, pause: async () => {} });
});
afterAll(() => zoom.close());

async function anOnlineMeeting() {
  zoom.meetings.clear();
  const manager = anActor('manager', { id: room.clock.newId() });
  const candidate = anActor('candidate', { id: room.clock.newId() });
  await room.introduce(candidate, manager);
  const booked = await room.booked({ candidateId: candidate.id, ...at('09:00'), isOnline: true }, manager);
  const follow = (over: Partial<OnlineMeetings> = {}) =>
    followRoom(booked.id, { table: room.table, meetings: { ...meetings, ...over } });
  const seen = async (reader = candidate) => {
    const { event, room: held } = await room.calendarStore.ownEventWithRoom(reader.id, booked.id);
    return describeEvent(event, reader.id, { room: held });
  };
  return { manager, candidate, booked, follow, seen };
}

describe('An online meeting where the stage has Zoom', () => {
  it('has the product’s own room until Zoom holds it, then Zoom’s number and password, for both (CAL-06, CAL-07)', async () => {
    const { manager, booked, follow, seen } = await anOnlineMeeting();
    expect(await seen()).toMatchObject({ zoomMeetingNumber: String(booked.id), joinUrl: null });
    await follow();
    const [[number] = []] = [...zoom.meetings];
    const held = { zoomMeetingNumber: number, zoomMeetingPassword: booked.zoomMeetingPassword };
    const joinUrl = `https://us02web.zoom.us/j/${number}?pwd=x`;
    expect(await seen()).toMatchObject({ ...held, joinUrl });
    expect(await seen(manager)).toMatchObject({ ...held, joinUrl });
  });

  it('is held once, however often and however close together its news are delivered', async () => {
    const { follow } = await anOnlineMeeting();
    await Promise.all([1, 2, 3, 4].map(() => follow()));
    await follow();
    expect(zoom.meetings.size).toBe(1);
  });

  it('moves at Zoom to its last time, also where it is moved while Zoom is being told', async () => {
    const { manager, booked, follow } = await anOnlineMeeting();
    await follow();
    await room.moved(booked.id, { ...at('11:00'), isOnline: true }, manager);
    let isFirst = true;
    await follow({
      move: async (number, times) => {
        if (isFirst) await room.moved(booked.id, { ...at('13:00', 30), isOnline: true }, manager);
        isFirst = false;
        return meetings.move(number, times);
      },
    });
    expect([...zoom.meetings.values()]).toMatchObject([{ start_time: '2026-09-08T13:00:00Z', duration: 30 }]);
  });

  it('is held again where somebody deleted it at Zoom', async () => {
    const { manager, booked, follow, seen } = await anOnlineMeeting();
    await follow();
    zoom.meetings.clear();
    await room.moved(booked.id, { ...at('11:00'), isOnline: true }, manager);
    await follow();
    expect([...zoom.meetings.keys()]).toEqual([(await seen()).zoomMeetingNumber]);
  });

  it.each(['cancelled', 'made a meeting in person'])('is deleted at Zoom when it is %s (CAL-07)', async (how) => {
    const { manager, booked, follow, seen } = await anOnlineMeeting();
    await follow();
    if (how === 'cancelled') await room.cancelled(booked.id, manager);
    else await room.moved(booked.id, { ...at('09:00'), isOnline: false }, manager);
    await follow();
    expect(zoom.meetings.size).toBe(0);
    expect(await seen()).toMatchObject({ joinUrl: null });
  });

  it('keeps its own room while Zoom fails, and the news stay undelivered', async () => {
    const { booked, follow, seen } = await anOnlineMeeting();
    const create = async () => Promise.reject(new Error('Zoom is away'));
    await expect(follow({ create })).rejects.toThrow('Zoom is away');
    expect(await seen()).toMatchObject({ zoomMeetingNumber: String(booked.id), joinUrl: null });
  });

  it('is entered by Zoom’s number as by its own, and by nobody else', async () => {
    const { candidate, booked, follow, seen } = await anOnlineMeeting();
    await follow();
    const { zoomMeetingNumber: number, zoomMeetingPassword: password } = await seen();
    const entered = async (reader: number, typed: string) =>
      room.calendarStore.meetingOfNumber(reader, Number(typed), '2026-09-08T09:30:00.000Z');
    const who = { userId: candidate.id, password: password! };
    for (const typed of [number!, String(booked.id)])
      expect(judgeEntry(await entered(candidate.id, typed), who).event.id).toBe(booked.id);
    const found = await entered(candidate.id, number!);
    expect(() => judgeEntry(found, { ...who, userId: candidate.id + 1 })).toThrow('no room');
    expect(() => judgeEntry(found, { ...who, password: '' })).toThrow('no room');
    expect(await entered(candidate.id + 1, number!)).toBeUndefined();
  });
});

it('Without a provider nothing is asked and the product’s own room stays', async () => {
  const { booked, seen } = await anOnlineMeeting();
  await followRoom(booked.id, { table: room.table, meetings: undefined });
  expect(zoom.meetings.size).toBe(0);
  expect(await seen()).toMatchObject({ zoomMeetingNumber: String(booked.id), joinUrl: null });
});
