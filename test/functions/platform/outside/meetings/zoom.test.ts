import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meetingsOfStage, zoomMeetings } from '../../../../../functions/platform/outside/meetings/zoom.ts';
import { aZoom } from '../../../../support/zoom.ts';

const meeting = {
  start: '2026-11-24T14:00:00.000Z',
  end: '2026-11-24T14:45:00.000Z',
  zone: 'America/New_York',
  password: 'k3Jd9fQ2',
};
const pauses: number[] = [];
let zoom: Awaited<ReturnType<typeof aZoom>>;
let now = 0;
beforeEach(async () => {
  zoom = await aZoom();
  pauses.length = 0;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await zoom.close();
});
const opened = (over: object = {}) =>
  zoomMeetings(
    { ...zoom.credentials, ...over },
    { ...zoom.places, now: () => now, pause: async (milliseconds) => void pauses.push(milliseconds) },
  );

describe('Meetings at Zoom', () => {
  it('are created with Zoom’s own number, moved and deleted, and Zoom learns of nobody who meets (CAL-06)', async () => {
    const meetings = opened();
    const room = await meetings.create(meeting);
    expect(room).toEqual({
      number: '85000000001',
      password: 'k3Jd9fQ2',
      joinUrl: 'https://us02web.zoom.us/j/85000000001?pwd=x',
    });
    expect(zoom.asked.at(-1)?.body).toEqual({
      topic: 'HireHub interview',
      type: 2,
      start_time: '2026-11-24T14:00:00Z',
      duration: 45,
      timezone: 'America/New_York',
      password: 'k3Jd9fQ2',
      settings: { join_before_host: true, waiting_room: false },
    });
    const later = { ...meeting, start: '2026-11-25T15:00:00.000Z', end: '2026-11-25T16:00:30.000Z' };
    expect(await meetings.move(room.number, later)).toBe(true);
    expect(zoom.meetings.get(room.number)).toMatchObject({ start_time: '2026-11-25T15:00:00Z', duration: 61 });
    await meetings.remove(room.number);
    await meetings.remove(room.number);
    expect(zoom.meetings.size).toBe(0);
    expect(await meetings.move(room.number, later)).toBe(false);
  });

  it('share one sign-in until a minute before it ends, and sign in again where Zoom ended it', async () => {
    const meetings = opened();
    const { number } = await meetings.create(meeting);
    await meetings.move(number, meeting);
    expect(zoom.signIns()).toBe(1);
    now += 3_541_000;
    await meetings.move(number, meeting);
    expect(zoom.signIns()).toBe(2);
    zoom.forgetTokens();
    expect(await meetings.move(number, meeting)).toBe(true);
    expect(zoom.signIns()).toBe(3);
  });

  it('are tried three times where Zoom is busy or away, after the time that it names', async () => {
    const meetings = opened();
    zoom.trouble.push(429, 'cut');
    const { number } = await meetings.create(meeting);
    expect(pauses).toEqual([2000, 800]);
    zoom.trouble.push(503, 503, 503);
    await expect(meetings.move(number, meeting)).rejects.toThrow('Zoom failed three times to PATCH: 503');
    expect(zoom.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(3);
  });

  it('end a request that Zoom leaves without a response', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('too long')));
    await expect(opened().create(meeting)).rejects.toMatchObject({
      message: 'Zoom failed three times to sign in: no response',
      cause: { message: 'too long' },
    });
    expect(limit).toHaveBeenCalledWith(5000);
    limit.mockRestore();
  });

  it('take no credentials to where a response points', async () => {
    const pointing = createServer((_, response) => response.writeHead(307, { location: zoom.places.signInUrl }).end());
    await new Promise<void>((listening) => pointing.listen(0, '127.0.0.1', listening));
    const signInUrl = `http://127.0.0.1:${(pointing.address() as AddressInfo).port}`;
    const meetings = zoomMeetings(zoom.credentials, {
      ...zoom.places,
      signInUrl,
      now: () => now,
      pause: async () => {},
    });
    await expect(meetings.create(meeting)).rejects.toThrow('no response');
    expect(zoom.asked).toEqual([]);
    pointing.close();
  });

  it('are refused without another attempt where credentials are wrong, and no message has the secret', async () => {
    const failure = await opened({ clientSecret: 'wrong secret' })
      .create(meeting)
      .catch((error: Error) => error);
    expect(String(failure)).toBe('Error: Zoom refused to sign in with 401');
    expect(zoom.asked).toHaveLength(1);
    await expect(opened().create({ ...meeting, password: 'far too long a password' })).rejects.toThrow('with 400');
  });

  it('exist only where the stage has credentials', () => {
    for (const name of ['ACCOUNT_ID', 'CLIENT_ID', 'CLIENT_SECRET', 'HOST']) vi.stubEnv(`ZOOM_${name}`, '');
    expect(meetingsOfStage()).toBeUndefined();
    vi.stubEnv('ZOOM_ACCOUNT_ID', 'account');
    expect(meetingsOfStage()).toBeDefined();
  });
});
