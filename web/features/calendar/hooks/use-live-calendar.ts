import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveCatchUp, onLiveMessage } from '../../../api/live-updates.ts';
import { calendarKeys } from '../queries/calendar.ts';

/** Reads the calendar again after a change anywhere, and after a lost connection. */
export function useLiveCalendar(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: calendarKeys.all });
    const stops = [onLiveMessage('calendar', refresh), onLiveCatchUp(refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}
