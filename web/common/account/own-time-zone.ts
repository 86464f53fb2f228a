import { canonicalZone, isTimeZone } from '../../../shared/rules/zoned-time.ts';
import { zoneWithoutAnswer } from '../../../shared/rules/zone-words.ts';

/**
 * The browser's time zone, 'America/Chicago'; null where the device does not say one that can be used, as with
 * Etc/Unknown.
 */
export function deviceZone(): string | null {
  const zone = canonicalZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '');
  return zone === undefined || /^Etc\/Unknown$/i.test(zone) ? null : zone;
}

/** The device's time zone; without one, that of its clock as far as a zone of whole hours says it, else UTC. */
export function ownTimeZone(): string {
  const hours = new Date().getTimezoneOffset() / 60;
  const byClock = Number.isInteger(hours) && hours !== 0 ? `Etc/GMT${hours > 0 ? '+' : ''}${hours}` : zoneWithoutAnswer;
  return deviceZone() ?? canonicalZone(byClock) ?? zoneWithoutAnswer;
}

/** The time zone in which this user reads times: their own, or the device's while none is known or it is unknown here. */
export function zoneOf({ timeZone }: { timeZone: string | null }): string {
  return timeZone !== null && isTimeZone(timeZone) ? timeZone : ownTimeZone();
}
