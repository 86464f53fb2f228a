import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contract } from '../../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../../shared/contract/route.ts';
import type { SignedIn } from '../../../support/accounts.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { aContext, anHttpEvent, originSecret } from '../../../support/http-event.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { localCredentials } from '../../../support/local-credentials.ts';
import { startLocalTable } from '../../../support/local-table.ts';
import { plainCredential } from '../../../support/plain-identity.ts';
import { aCandidateSignUp, aSignUp, somePassword } from '../../../support/people.ts';

type Entry = (typeof import('../../../../functions/features/accounts/accounts.http.ts'))['handler'];
type Operation = keyof typeof contract.accounts;

const { firstName: _first, lastName: _last, accept: _accept, email, ...passwords } = aSignUp('Maria');
const names = { firstName: 'Maria', lastName: 'Lopez' };
const token = 'A'.repeat(22);
const aCredential = plainCredential('a-passkey', 'a new passkey');
/** What each operation with a body accepts. */
const good: Partial<Record<Operation, Record<string, unknown>>> = {
  signUpManager: aSignUp('Maria'),
  signUpRecruiter: aSignUp('Maria'),
  signUpCandidate: { ...aCandidateSignUp('Maria'), country: 'India', favoriteJobs: [7] },
  signIn: { email, password: somePassword, remember: true },
  confirm: { confirmationToken: token },
  resendConfirmation: { email },
  recoverPassword: { email },
  updatePassword: { token, ...passwords },
  readMailedLink: { token, kind: 'recovery' },
  changePassword: { oldPassword: somePassword, newPassword: 'Br4nd-new!', confirmPassword: 'Br4nd-new!' },
  askForEmailChange: { email: 'another@example.com', password: somePassword },
  startSecondFactor: { password: somePassword },
  turnOnSecondFactor: { password: somePassword, code: '123456' },
  renewRecoveryCodes: { password: somePassword, code: '123456' },
  turnOffSecondFactor: { password: somePassword, code: '123456' },
  askForPasskey: { email },
  signInByPasskey: { email, challenge: 'A'.repeat(64), credential: aCredential, remember: true },
  startPasskey: { password: somePassword },
  addPasskey: { proof: 'A'.repeat(43), credential: aCredential },
  renamePasskey: { name: 'My phone' },
  removePasskey: { password: somePassword },
  confirmEmailChange: { token, side: 'new' },
  stopEmailChange: { token },
  acceptRecruiterInvitation: { invitationToken: token, ...names, ...passwords },
  acceptRecommendation: { token, email, ...names, ...passwords, findableBy: 'nobody' },
};
/** What no field of this name accepts, whatever the operation. */
const never: Record<string, unknown[]> = {
  email: [
    '',
    'maria',
    'maria@',
    '@example.com',
    'ma\u0000ria@example.com',
    'a b@example.com',
    `${'a'.repeat(250)}@example.com`,
    ['maria@example.com'],
    { $ne: '' },
    null,
    7,
  ],
  firstName: ['', 'M', 'M'.repeat(41), 'Ma\u0007ria', 'Ma\nria', 'Ma\ue000ria', ['Maria'], null, 7],
  name: ['', ' ', 'M'.repeat(61), 'My\nphone', ['My phone'], null, 7],
  lastName: ['', 'L', 'L'.repeat(41), 'Lo\u0000pez', 'Lo\ud800pez', {}],
  password: ['', 'short', ['Str0ng!Passw0rd'], null, 7, 'A'.repeat(201)],
  oldPassword: ['', [], null, 'A'.repeat(201)],
  newPassword: [
    '',
    'Sh0rt!',
    'no-upper-case-1',
    ['Str0ng!Passw0rd'],
    'A!1a'.repeat(11),
    'Str0ng!\nPassw0rd',
    'Str0ng!\u0000Passw0rd',
    'Str0ng!\u2028Passw0rd',
  ],
  confirmationPassword: ['', 'Different-1!', [], 'A!1a'.repeat(11), 'Str0ng!\nPassw0rd'],
  confirmPassword: ['', 'Different-1!', null],
  token: [
    '',
    'A'.repeat(21),
    'A'.repeat(23),
    'A'.repeat(10_000),
    `${'A'.repeat(21)}=`,
    `${'A'.repeat(21)}/`,
    `${'A'.repeat(21)}\u0000`,
    '../../../../etc/passwd',
    [token],
    { token },
    null,
    7,
  ],
  code: ['', '12345', '1234567', 'ABCDEFGHIJKLMNO1', '1'.repeat(41), ['123456'], null, 123456],
  confirmationToken: ['', 'A'.repeat(21), 'A'.repeat(23), `${'A'.repeat(21)}+`, [token], null],
  invitationToken: ['', 'A'.repeat(65), [token], 7],
  accept: [false, 'true', 1, null],
  kind: ['', 'booking', 'candidate-invitation', ['recovery'], null],
  country: ['Norway', '', 'india', ['India'], 1],
  favoriteJobs: [[0], [-1], [1.5], ['7'], Array.from({ length: 81 }, (_, job) => job + 1), '7'],
  remember: ['yes', 1, null],
  challenge: ['', 'A'.repeat(19), 'A'.repeat(4097), ['A'.repeat(64)], null],
  proof: ['', 'A'.repeat(42), `${'A'.repeat(42)}=`, null],
  credential: [
    {},
    'a-passkey',
    { ...aCredential, id: '' },
    { ...aCredential, id: 'a/b' },
    { ...aCredential, rawId: 'A'.repeat(1401) },
    { ...aCredential, type: 'password' },
    { ...aCredential, response: {} },
    { ...aCredential, userId: 7 },
    null,
  ],
};
// A password that is only checked may be older than today's rules.
const refusedIn = (operation: string, field: string): unknown[] =>
  (never[field] ?? ['super_manager']).filter(
    (value) =>
      !(
        /^(signIn|askForEmailChange|(start|remove)Passkey|.*(SecondFactor|RecoveryCodes))$/.test(operation) &&
        value === 'short'
      ),
  );
const cases = Object.entries(good).flatMap(([operation, body]) =>
  [...Object.keys(body), 'isAdmin', 'role'].flatMap((field) =>
    refusedIn(operation, field).map((value) => ({
      operation: operation as Operation,
      field,
      value,
      shown: JSON.stringify(value).slice(0, 40),
    })),
  ),
);

describe('Bad input to account operations', () => {
  let local: LocalTable;
  let entry: Entry;
  let own: SignedIn;
  let uuid: string;
  let before: string;
  const stored = async () =>
    JSON.stringify((await local.documents.send(new ScanCommand({ TableName: local.tableName }))).Items);

  beforeAll(async () => {
    local = await startLocalTable();
    const room = openAccounts(local);
    const account = await room.aMember('Maria');
    own = await room.signedIn(account);
    ({ uuid } = account);
    // No identity provider is listening: an operation that went on to call one would answer 500.
    const environment = {
      ORIGIN_SECRET: originSecret,
      TABLE_NAME: local.tableName,
      USER_POOL_ID: 'us-east-1_nowhere',
      USER_POOL_CLIENT_ID: 'nowhere',
      USER_POOL_CLIENT_SECRET: 'nowhere',
      SITE_URL: 'http://localhost',
      PASSKEYS: 'on',
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: localCredentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localCredentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: local.url,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: 'http://127.0.0.1:9',
      POWERTOOLS_LOG_LEVEL: 'SILENT',
    };
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    entry = (await import('../../../../functions/features/accounts/accounts.http.ts')).handler;
    before = await stored();
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await local.close();
  });

  async function send(
    operation: Operation,
    {
      body,
      ...request
    }: {
      body?: unknown;
      headers?: Record<string, string>;
      params?: Record<string, string>;
      query?: string;
      cookies?: string[];
    },
  ) {
    const route: RouteDefinition = contract.accounts[operation];
    const event = anHttpEvent({
      routeKey: `${route.method} ${route.path}`,
      by: { uuid, role: 'manager' },
      ...(body === undefined ? {} : { body }),
      ...(route.path.includes('{id}') && { params: { id: '7' } }),
      ...request,
    });
    Object.assign(event.requestContext.authorizer.jwt.claims, { origin_jti: own.session });
    const { statusCode, body: text } = await entry(event, aContext);
    const { errors = [] } = JSON.parse(text ?? '{}') as { errors?: { key: string }[] };
    return { status: statusCode, keys: errors.map(({ key }) => key.split('.')[0]) };
  }

  it('Every operation with a body is in the table', () => {
    const taking = Object.entries<RouteDefinition>(contract.accounts).filter(([, { request }]) => request.body);
    expect(Object.keys(good).sort()).toEqual(taking.map(([name]) => name).sort());
  });

  it.each(cases)('$operation rejects $field $shown by name and stores nothing', async ({ operation, field, value }) => {
    const { status, keys } = await send(operation, { body: { ...good[operation], [field]: value } });
    expect(status).toBe(422);
    expect(keys).toContain(field);
    expect(await stored()).toBe(before);
  });

  it.each(Object.keys(good) as Operation[])(
    '%s rejects a megabyte, a form and half a body, and stores nothing',
    async (operation) => {
      const whole = JSON.stringify(good[operation]);
      expect(
        await send(operation, { body: JSON.stringify({ ...good[operation], email: 'a'.repeat(1_048_576) }) }),
      ).toEqual({ status: 413, keys: ['body'] });
      expect(
        await send(operation, { body: whole, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
      ).toEqual({ status: 415, keys: ['content-type'] });
      expect(await send(operation, { body: whole.slice(0, -1) })).toEqual({ status: 400, keys: ['body'] });
      expect((await send(operation, { body: `[${whole}]` })).status).toBe(422);
      expect(await stored()).toBe(before);
    },
  );

  const queries = [
    'email=',
    'email=maria',
    'email[]=maria@example.com',
    'email[a]=maria@example.com',
    'email=a@example.com&email=b@example.com',
    'email=a@example.com&role=manager',
    `email=${'a'.repeat(260)}@example.com`,
    '',
  ];
  it.each(queries)('checkEmail rejects the query %.40s and counts nothing', async (query) => {
    expect([400, 422]).toContain((await send('checkEmail', { query })).status);
    expect(await stored()).toBe(before);
  });

  it.each(['0', '-1', '1.5', 'me', '9007199254740993', '1 OR 1=1'])('endSession rejects the id %s', async (id) => {
    const { status, keys } = await send('endSession', { params: { id } });
    expect([status, keys[0]]).toEqual([422, 'id']);
    expect(await stored()).toBe(before);
  });

  it.each([[], ['hirehub_refresh='], ['hirehub_refresh'], ['=x'], ['other=1']])(
    'refresh without a token in %j returns 401',
    async (...cookies) => {
      expect((await send('refresh', { cookies: cookies as string[] })).status).toBe(401);
    },
  );
});
