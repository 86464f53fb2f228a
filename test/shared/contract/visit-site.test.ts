import { describe, expect, it } from 'vitest';
import { visitSite } from '../../../shared/contract/visit-site.steps.ts';

const siteUrl = 'https://hirehub.example';
const account = { email: 'visitor@hirehub.example', password: 'a-password' };

/** A site that works, but for the addresses given, which have another status; it says who asked for what. */
function aSite(broken: Record<string, number> = {}) {
  const asked: string[] = [];
  const get = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input));
    const headers = new Headers(init.headers);
    asked.push(
      [init.method ?? 'GET', pathname, headers.get('authorization') ?? headers.get('cookie') ?? ''].join(' ').trim(),
    );
    const isOwn = /^\/api\/(profile|notifications)/.test(pathname);
    const status = broken[pathname] ?? (isOwn && headers.get('authorization') !== 'Bearer a-token' ? 401 : 200);
    if (pathname === '/log-in')
      return new Response('<script type="module" src="/assets/index-1.js"></script>', { status });
    const signedIn = pathname === '/api/auth/sign-in' && init.body === JSON.stringify(account);
    return new Response('{}', {
      status: pathname === '/api/auth/sign-in' && !signedIn ? 401 : status,
      headers: signedIn ? { jwt: 'a-token', 'set-cookie': 'refresh=secret; Path=/api/auth; HttpOnly' } : {},
    });
  };
  return { asked, get };
}

describe('A visit of the site', () => {
  it('sees a page with its script, jobs and a refusal, and with an account three pages’ data until it signs out', async () => {
    const { asked, get } = aSite();
    expect(await visitSite({ siteUrl, account }, get)).toEqual([]);
    expect(asked).toEqual([
      'GET /log-in',
      'GET /assets/index-1.js',
      'GET /api/guest/jobs',
      'GET /api/profile',
      'POST /api/auth/sign-in',
      'GET /api/profile Bearer a-token',
      'GET /api/notifications Bearer a-token',
      'GET /api/notifications/unread Bearer a-token',
      'POST /api/auth/sign-out refresh=secret',
    ]);
  });

  it('is a guest’s without an account', async () => {
    const { asked, get } = aSite();
    expect(await visitSite({ siteUrl }, get)).toEqual([]);
    expect(asked.at(-1)).toBe('GET /api/profile');
  });

  it.each([
    ['/log-in', 500],
    ['/assets/index-1.js', 404],
    ['/api/guest/jobs', 503],
    ['/api/profile', 500],
    ['/api/notifications', 500],
    ['/api/notifications/unread', 500],
    ['/api/auth/sign-out', 500],
  ])('says that %s has status %i', async (path, status) => {
    const wrong = await visitSite({ siteUrl, account }, aSite({ [path]: status }).get);
    expect(wrong[0]).toMatch(new RegExp(`^${path} has status ${status} instead of \\d+\\.$`));
  });

  it('says that a password is wrong or that nothing can be reached, and never throws', async () => {
    const { get } = aSite();
    expect(await visitSite({ siteUrl, account: { ...account, password: 'another' } }, get)).toEqual([
      '/api/auth/sign-in has status 401 instead of 200.',
    ]);
    const wrong = await visitSite({ siteUrl }, async () => Promise.reject(new Error('no route')));
    expect(wrong).toHaveLength(3);
    expect(wrong[0]).toBe('/log-in cannot be reached: Error: no route.');
  });
});
