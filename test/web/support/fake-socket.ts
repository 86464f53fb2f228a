import { vi } from 'vitest';

/** A WebSocket whose server is played by the test. */
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

  /** Opens the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** Sends a server message; a string is sent unchanged. */
  say(message: object | string): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    );
  }

  /** Closes the connection, optionally with an error first. */
  drop(code: number, withError = false): void {
    this.readyState = 3;
    if (withError) this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

/** Replaces the browser's WebSocket. */
export function playSocket(): void {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}
