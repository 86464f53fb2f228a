import { useState } from 'react';
import type { Near } from '../model/filter-place.ts';

/** Why there is no location: refused by the visitor or the browser's settings, or not found. */
export type NearMeProblem = 'refused' | 'not-found';

type Locator = Pick<Geolocation, 'getCurrentPosition'>;
const refusedCode = 1;

/** Asks the browser for the visitor's place on request; a refusal is kept to be explained, with the city as a way on. */
export function useNearMe(onFound: (place: Near) => void) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<NearMeProblem | null>(null);
  const end = (failure: NearMeProblem | null) => {
    setAsking(false);
    setProblem(failure);
  };
  const ask = () => {
    const locator: Locator | undefined = globalThis.navigator?.geolocation;
    if (!locator) return end('not-found');
    setAsking(true);
    locator.getCurrentPosition(
      ({ coords }) => {
        end(null);
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code }) => end(code === refusedCode ? 'refused' : 'not-found'),
      { maximumAge: 300_000, timeout: 15_000 },
    );
    return undefined;
  };
  return { ask, isAsking, problem, dismiss: () => setProblem(null) };
}
