import { useState } from 'react';

const key = 'hirehub.map-search';

/** Whether moving the map searches there: on until the visitor turns it off, which this browser remembers. */
export function useMapSearch(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  const change = (next: boolean) => {
    if (next) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
    setOn(next);
  };
  return [isOn, change];
}
