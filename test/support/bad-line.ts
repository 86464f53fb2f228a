import type { Page, WebSocketRoute } from 'playwright-core';

/** What happened to the frames of one tab. */
export interface BadLine {
  lost: number;
  doubled: number;
  cuts: number;
  /** Ends the tab's connection, as a network does that changes. */
  cut(): Promise<void>;
}

/** Puts a line between the tab and the server that loses every tenth frame to the tab and doubles another tenth. */
export async function putBehindBadLine(page: Page): Promise<BadLine> {
  let open: [WebSocketRoute, WebSocketRoute] | undefined;
  // Counted over all connections of the tab, so that a short one cannot be spared.
  let frames = 0;
  const line: BadLine = {
    lost: 0,
    doubled: 0,
    cuts: 0,
    cut: async () => {
      const ends = open ?? [];
      open = undefined;
      if (ends.length > 0) line.cuts += 1;
      for (const end of ends) await end.close({ code: 1001, reason: 'Going away' });
    },
  };
  await page.routeWebSocket(/\/ws\?/, (route) => {
    const server = route.connectToServer();
    open = [route, server];
    server.onMessage((frame) => {
      frames += 1;
      const turn = frames % 10;
      if (turn === 5) return void (line.lost += 1);
      route.send(frame);
      if (turn !== 9) return;
      line.doubled += 1;
      route.send(frame);
    });
  });
  return line;
}
