import * as z from 'zod';
import { productName } from '../../../../shared/constants/product.ts';
import { environment } from '../../environment.ts';
import type { OnlineMeetings } from './port.ts';

/** A server-to-server OAuth app of a Zoom account, and the user of the account who holds the meetings. */
export interface ZoomCredentials {
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** A user's id or address. */
  host: string;
}

/** Where Zoom is, and how waiting is done; tests have their own. */
interface Surroundings {
  signInUrl: string;
  apiUrl: string;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
}

interface Call {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: object;
}

const most = { milliseconds: 5_000, attempts: 3, pause: 3_000 };
const spareMilliseconds = 60_000;
const minute = 60_000;
const scheduledMeeting = 2;
/** Our credentials are for Zoom's own addresses, not for where one of them points. */
const redirect = 'error';

const granted = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const made = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  password: z.string().optional(),
  join_url: z.url({ protocol: /^https$/ }),
});

/**
 * Meetings held by Zoom. Each request ends after five seconds; what failed for the moment (429, 5xx, the network) is
 * tried three times, after the time that Zoom names. Throws naming status and method, never a credential.
 * @see https://developers.zoom.us/docs/internal-apps/s2s-oauth/
 * @see https://developers.zoom.us/docs/api/meetings/
 */
export function zoomMeetings(credentials: ZoomCredentials, over: Partial<Surroundings> = {}): OnlineMeetings {
  const { accountId, clientId, clientSecret, host } = credentials;
  const { signInUrl, apiUrl, now, pause }: Surroundings = {
    signInUrl: 'https://zoom.us/oauth/token',
    apiUrl: 'https://api.zoom.us/v2',
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    ...over,
  };
  let token: { text: string; until: number } | undefined;

  async function signedIn(): Promise<string> {
    if (token && token.until > now()) return token.text;
    const query = new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId });
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const response = await tried('sign in', () =>
      fetch(`${signInUrl}?${query}`, { method: 'POST', headers: { authorization }, redirect, signal: timeLimit() }),
    );
    if (!response.ok) throw new Error(`Zoom refused to sign in with ${response.status}`);
    const { access_token: text, expires_in: seconds } = granted.parse(await response.json());
    token = { text, until: now() + seconds * 1000 - spareMilliseconds };
    return text;
  }

  async function call({ method, path, body }: Call, isAgain = false): Promise<Response> {
    const authorization = `Bearer ${await signedIn()}`;
    const response = await tried(method, () =>
      fetch(`${apiUrl}${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        redirect,
        signal: timeLimit(),
      }),
    );
    // A token that Zoom ended before its time is renewed once.
    if (response.status !== 401 || isAgain) return response;
    token = undefined;
    return call({ method, path, ...(body && { body }) }, true);
  }

  async function tried(what: string, request: () => Promise<Response>, attempt = 1): Promise<Response> {
    let response: Response | undefined;
    let cause: unknown;
    try {
      response = await request();
      if (response.status !== 429 && response.status < 500) return response;
    } catch (error) {
      cause = error;
    }
    if (attempt === most.attempts)
      throw new Error(`Zoom failed three times to ${what}: ${response?.status ?? 'no response'}`, { cause });
    await pause(Math.min(secondsToWait(response) ?? 200 * 2 ** attempt, most.pause));
    return tried(what, request, attempt + 1);
  }

  return {
    create: async ({ password, ...meeting }) => {
      const settings = { join_before_host: true, waiting_room: false };
      const body = {
        topic: `${productName} interview`,
        type: scheduledMeeting,
        ...timesOf(meeting),
        password,
        settings,
      };
      const path = `/users/${encodeURIComponent(host)}/meetings`;
      const response = await call({ method: 'POST', path, body });
      if (!response.ok) throw new Error(`Zoom refused a meeting with ${response.status}`);
      const { id, join_url: joinUrl, password: agreed } = made.parse(await response.json());
      return { number: id, password: agreed ?? '', joinUrl };
    },
    move: async (number, meeting) => {
      const response = await call({ method: 'PATCH', path: meetingPath(number), body: timesOf(meeting) });
      if (!response.ok && response.status !== 404) throw new Error(`Zoom refused to move with ${response.status}`);
      return response.ok;
    },
    remove: async (number) => {
      const response = await call({ method: 'DELETE', path: meetingPath(number) });
      if (!response.ok && response.status !== 404) throw new Error(`Zoom refused to delete with ${response.status}`);
    },
  };
}

/** Zoom where the stage has credentials; otherwise undefined, and the product's own rooms are used. */
export function meetingsOfStage(): OnlineMeetings | undefined {
  const { ZOOM_ACCOUNT_ID, ZOOM_CLIENT_ID, ZOOM_CLIENT_SECRET, ZOOM_HOST } = environment('online-meetings');
  if (ZOOM_ACCOUNT_ID === '') return undefined;
  return zoomMeetings({
    accountId: ZOOM_ACCOUNT_ID,
    clientId: ZOOM_CLIENT_ID,
    clientSecret: ZOOM_CLIENT_SECRET,
    host: ZOOM_HOST,
  });
}

const timeLimit = (): AbortSignal => AbortSignal.timeout(most.milliseconds);
const meetingPath = (number: string): string => `/meetings/${encodeURIComponent(number)}`;

function timesOf({ start, end, zone }: { start: string; end: string; zone: string }) {
  const duration = Math.ceil((Date.parse(end) - Date.parse(start)) / minute);
  return { start_time: `${start.slice(0, 19)}Z`, duration, timezone: zone };
}

/** What `Retry-After` says, in milliseconds; undefined where it says no number of seconds. */
function secondsToWait(response: Response | undefined): number | undefined {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}
