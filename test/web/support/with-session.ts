import { afterEach, beforeEach } from 'vitest';
import { beginSession, endSession } from '../../../web/api/session.ts';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');

/** Signs the browser in before each test of a file, and out after it. */
export function withSession(): void {
  beforeEach(() => beginSession(token, true));
  afterEach(() => endSession());
}
