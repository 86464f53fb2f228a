import { WebSocket } from 'ws';
import { contract } from '../../shared/contract/contract.ts';
import type { LiveUpdate } from '../../shared/model/live-update.ts';
import type { Api } from './api.ts';

/** A person's open browser, as far as live updates go. */
export interface Listener {
  /** The first update, past or to come, that matches, and when it arrived by `performance.now()`. */
  next(
    what: string,
    fits: (update: LiveUpdate) => boolean,
    patience?: number,
  ): Promise<{ update: LiveUpdate; arrivedAt: number }>;
  close(): void;
}

/** Opens live updates by a ticket, as the browser does. */
export async function listen(api: Api, token: string): Promise<Listener> {
  const { ticket } = (await api.call(contract['live-updates'].createTicket, {}, token)).body.data;
  const socket = new WebSocket(`${api.siteUrl.replace(/^http/, 'ws')}/ws?token=${ticket}`);
  const heard: { update: LiveUpdate; arrivedAt: number }[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    heard.push({ update: JSON.parse(data.toString()) as LiveUpdate, arrivedAt: performance.now() });
    for (const look of waiting) look();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    next: (what, fits, patience = 10_000) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = heard.find(({ update }) => fits(update));
          if (!found) return;
          clearTimeout(giveUp);
          waiting.delete(look);
          resolve(found);
        };
        const giveUp = setTimeout(
          () => reject(new Error(`Listened ${patience / 1000} s without success for ${what}`)),
          patience,
        );
        waiting.add(look);
        look();
      }),
    close: () => socket.terminate(),
  };
}
