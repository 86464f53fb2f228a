/**
 * A format of dates and times for each zone, in English, made once for a zone: making one takes longer than using it a
 * hundred times.
 */
export function zoneFormat(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (zone) => {
    const format = made.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options });
    made.set(zone, format);
    return format;
  };
}
