import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { LiveUpdate } from '../../shared/model/live-update.ts';
import { onLiveCatchUp, onLiveMessage } from './live-updates.ts';

type Type = LiveUpdate['type'];
type MessageOf<T extends Type> = Extract<LiveUpdate, { type: T }>;
type Heard = { [T in Type]?: (message: MessageOf<T>) => void };
type Reasons = { [T in Type]?: true | ((message: MessageOf<T>) => boolean | undefined) };

/** Hears messages of these types while the component is shown, and `catchUp` when some may have been missed. */
export function useLive({ catchUp, ...heard }: Heard & { catchUp?: () => void }): void {
  const hear = useEffectEvent((type: Type, message: LiveUpdate) =>
    (heard[type] as ((message: LiveUpdate) => void) | undefined)?.(message),
  );
  const missed = useEffectEvent(() => catchUp?.());
  const types = Object.keys(heard).join();
  useEffect(() => {
    const stops = [
      ...(types.split(',') as Type[]).map((type) => onLiveMessage(type, (message) => hear(type, message))),
      onLiveCatchUp(() => missed()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [types]);
}

/** Reads a query again after messages of these types, or those of them that matter, and after a lost connection. */
export function useLiveRefresh(queryKey: QueryKey, reasons: Reasons): void {
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey });
  const heard = Object.entries(reasons).map(([type, matters]) => [
    type,
    (message: never) =>
      (matters === true || (matters as (message: never) => boolean | undefined)(message)) && refresh(),
  ]);
  useLive({ ...(Object.fromEntries(heard) as Heard), catchUp: refresh });
}
