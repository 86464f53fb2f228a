import { useEffect, useState } from 'react';

/** A value that follows another after a pause (500 ms for searches, SKILL-09). */
export function useDebounced<T>(value: T, milliseconds = 500): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
