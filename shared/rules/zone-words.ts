import { zoneFormat } from './zone-format.ts';

/** The zone of mails to a person who has none yet. */
export const zoneWithoutAnswer = 'UTC';

const timeOfDay = { hour: 'numeric', minute: '2-digit' } as const;
const momentFormat = zoneFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  ...timeOfDay,
  timeZoneName: 'short',
});
const wholeDayFormat = zoneFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const dayFormat = zoneFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const timeFormat = zoneFormat(timeOfDay);
const namedTimeFormat = zoneFormat({ ...timeOfDay, timeZoneName: 'short' });
const zoneNameFormat = zoneFormat({ timeZoneName: 'short' });

/** A moment in a zone, in words: 'Tue, Nov 24, 2026, 9:00 AM EST'. `moment` is ISO UTC. */
export function momentIn(moment: string, zone: string): string {
  return momentFormat(zone).format(new Date(moment));
}

/** A day without a zone, in words: 'Monday, October 5, 2026'. `day` is YYYY-MM-DD. */
export function dayIn(day: string): string {
  return wholeDayFormat('UTC').format(new Date(day));
}

/** The span of an event in a zone: 'Tuesday, November 24, 9:00 AM to 10:00 AM EST'; both days where it ends on another. */
export function spanIn({ start, end }: { start: string; end: string }, zone: string): string {
  const [first, last] = [new Date(start), new Date(end)];
  const [day, time, named] = [dayFormat(zone), timeFormat(zone), namedTimeFormat(zone)];
  const beginning = `${day.format(first)}, ${zoneNameAt(start, zone) === zoneNameAt(end, zone) ? time.format(first) : named.format(first)}`;
  const isOneDay = day.format(first) === day.format(last);
  return `${beginning} to ${isOneDay ? '' : `${day.format(last)}, `}${named.format(last)}`;
}

/** The short name of a zone at a moment, such as EST or GMT+5:30. */
export function zoneNameAt(moment: string, zone: string): string {
  const parts = zoneNameFormat(zone).formatToParts(new Date(moment));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

// Platforms keep the name that a zone had first; people know the place by today's.
const todaysNames = new Map(
  (
    'Asia/Calcutta=Asia/Kolkata Europe/Kiev=Europe/Kyiv Asia/Saigon=Asia/Ho_Chi_Minh Asia/Rangoon=Asia/Yangon ' +
    'Asia/Katmandu=Asia/Kathmandu America/Godthab=America/Nuuk Atlantic/Faeroe=Atlantic/Faroe ' +
    'Africa/Asmera=Africa/Asmara Pacific/Enderbury=Pacific/Kanton Pacific/Truk=Pacific/Chuuk ' +
    'Pacific/Ponape=Pacific/Pohnpei America/Buenos_Aires=America/Argentina/Buenos_Aires ' +
    'America/Catamarca=America/Argentina/Catamarca America/Cordoba=America/Argentina/Cordoba ' +
    'America/Jujuy=America/Argentina/Jujuy America/Mendoza=America/Argentina/Mendoza ' +
    'America/Indianapolis=America/Indiana/Indianapolis America/Louisville=America/Kentucky/Louisville ' +
    'America/Coral_Harbour=America/Atikokan'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** The name of a zone as it is shown: 'Asia/Kolkata' of Asia/Calcutta, with spaces for underscores. */
export function nameOfZone(zone: string): string {
  return (todaysNames.get(zone) ?? zone).replaceAll('_', ' ');
}

/** The place that a zone is named after: 'New York' of America/New_York. */
export function placeOfZone(zone: string): string {
  const name = nameOfZone(zone);
  return name.split('/').at(-1) ?? name;
}
