import { vi } from 'vitest';

/** A WebSocket that the test plays the server of. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  readonly address: string;

  constructor(address: string | URL) {
    super();
    this.address = String(address);
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The connection stands. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** The server says something; text is sent as it is. */
  say(message: object | string): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    );
  }

  /** The connection is gone, with an error first where there was one. */
  drop(code: number, withError = false): void {
    this.readyState = 3;
    if (withError) this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** Puts the played socket in the place of the browser's. */
export function playSocket(): void {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}
