import { isOnGlobe, type Point } from './geo.ts';

/** Asks the browser for the visitor's location; a refusal or failure is only logged (MAP-11). */
export function showMyLocation(
  onFound: (here: Point) => void,
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = globalThis.navigator?.geolocation,
): void {
  if (!geolocation) return console.warn('This browser cannot provide its location');
  geolocation.getCurrentPosition(
    ({ coords }) => {
      const here = { lat: coords.latitude, lng: coords.longitude };
      if (isOnGlobe(here)) onFound(here);
    },
    (failure) => console.warn('The location is unknown', failure.message),
    { maximumAge: 300_000, timeout: 15_000 },
  );
  return undefined;
}
