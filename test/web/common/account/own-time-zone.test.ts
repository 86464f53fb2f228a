import { afterEach, expect, it, vi } from 'vitest';
import { deviceZone, ownTimeZone, zoneOf } from '../../../../web/common/account/own-time-zone.ts';

afterEach(() => vi.restoreAllMocks());
const onDevice = (timeZone: string | undefined, minutesBehind: number) => {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementationOnce(function (
    this: Intl.DateTimeFormat,
  ) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string };
  });
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind);
};

it.each([
  ['Etc/Unknown', 300, 'Etc/GMT+5'],
  ['Etc/Unknown', -120, 'Etc/GMT-2'],
  ['Etc/Unknown', -330, 'UTC'],
  [undefined, 0, 'UTC'],
  ['Mars/Olympus', 0, 'UTC'],
])(
  'A device that says %s has the zone of its clock where that is clear, and is asked (PLUS-64)',
  (zone, behind, own) => {
    onDevice(zone, behind);
    expect(ownTimeZone()).toBe(own);
    vi.restoreAllMocks();
    onDevice(zone, behind);
    expect(deviceZone()).toBeNull();
  },
);

it('A user’s own zone is kept, also by an old name, and one that is unknown here is the device’s', () => {
  expect(zoneOf({ timeZone: 'America/Chicago' })).toBe('America/Chicago');
  expect(zoneOf({ timeZone: 'Asia/Kolkata' })).toBe('Asia/Kolkata');
  expect(zoneOf({ timeZone: 'Mars/Olympus' })).toBe(ownTimeZone());
});
