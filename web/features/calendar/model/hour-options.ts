const hourLabel = (hour: number): string => {
  if (hour === 24) return 'Midnight';
  if (hour === 12) return 'Noon';
  const whole = Math.floor(hour);
  return `${whole % 12 === 0 ? 12 : whole % 12}${hour === whole ? '' : ':30'} ${hour < 12 ? 'AM' : 'PM'}`;
};
const hours = Array.from({ length: 49 }, (_, half) => ({ value: half / 2, label: hourLabel(half / 2) }));

/** The half hours at which something can begin, and end. */
export const beginnings = hours.slice(0, -1);
export const ends = hours.slice(1);
