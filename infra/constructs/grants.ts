import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, type IRole } from 'aws-cdk-lib/aws-iam';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { capabilities, type Capability } from '../../functions/platform/environment.ts';
import { entryFile, needsOf } from '../../functions/platform/function-needs.ts';
import type { Accounts } from './accounts.ts';
import { indexNames } from './single-table.ts';

/** Exact actions on exact resources; never a wildcard action. */
export interface Permission {
  actions: readonly string[];
  resources: readonly string[];
  /** Why a resource cannot be named in full; required where one contains a star. */
  wildcard?: string;
}

/** What a capability brings, always together: what the function may do and the variables with the names. */
export interface Grant {
  permissions: readonly Permission[];
  environment: Record<string, string>;
}

/** The grants that a stack offers to those deployed after it. */
export type Grants = Partial<Record<Capability, Grant>>;

/** Turns permissions into policy statements; fails when one is wider than it says. */
export function statements(permissions: readonly Permission[]): PolicyStatement[] {
  return permissions.map(({ actions, resources, wildcard }) => {
    if (actions.some((action) => action.includes('*')))
      throw new Error(`Name every action instead of ${actions.join(', ')}.`);
    if (!wildcard && resources.some((resource) => resource.includes('*')))
      throw new Error(`${actions.join(', ')} on ${resources.join(', ')} needs a reason for its star.`);
    return new PolicyStatement({ actions: [...actions], resources: [...resources] });
  });
}

/**
 * Collects the grants of what a function needs; throws by name when one is not offered or brings other variables than
 * declared.
 */
export function grantsFor(functionPath: string, offered: Grants): Grant {
  const grants = needsOf(functionPath).map((capability) => {
    const grant = offered[capability];
    if (!grant) throw new Error(`${entryFile(functionPath)} needs '${capability}', which no stack before it grants.`);
    const declared = Object.keys(capabilities[capability].shape).sort().join(', ');
    const given = Object.keys(grant.environment).sort().join(', ');
    if (declared !== given)
      throw new Error(`'${capability}' brings ${given}, but functions/platform/environment.ts declares ${declared}.`);
    return grant;
  });
  return {
    permissions: grants.flatMap((grant) => grant.permissions),
    environment: Object.assign({}, ...grants.map((grant) => grant.environment)),
  };
}

/** The one action of each word that writes. */
export const tableWrites = {
  'table-put': 'PutItem',
  'table-update': 'UpdateItem',
  'table-delete': 'DeleteItem',
  'table-check': 'ConditionCheckItem',
} as const satisfies Partial<Record<Capability, string>>;

/**
 * Reads by key and by index, and writes by key, each way of writing by its own word. No Scan, so that nobody can walk
 * the table, and no batch writes, which support no conditions; transactions need the actions of their parts.
 */
export function tableGrants(table: ITableV2): Grants {
  const environment = { TABLE_NAME: table.tableName };
  return {
    'table-read': {
      permissions: [
        { actions: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], resources: [table.tableArn] },
        { actions: ['dynamodb:Query'], resources: indexNames.map((index) => `${table.tableArn}/index/${index}`) },
      ],
      environment,
    },
    ...Object.fromEntries(
      Object.entries(tableWrites).map(([capability, action]) => [
        capability,
        { permissions: [{ actions: [`dynamodb:${action}`], resources: [table.tableArn] }], environment },
      ]),
    ),
  };
}

/** Managing accounts from the server; the browser never calls Cognito itself. */
export function identityGrants({ pool, client, clientSecret, passkeys }: Accounts): Grants {
  const environment = { USER_POOL_ID: pool.userPoolId, USER_POOL_CLIENT_ID: client.userPoolClientId };
  const may = (...actions: string[]): Grant => ({
    permissions: [{ actions: actions.map((action) => `cognito-idp:${action}`), resources: [pool.userPoolArn] }],
    environment,
  });
  const signIn = may('AdminInitiateAuth');
  const secondFactor = may('AdminRespondToAuthChallenge', 'AdminSetUserMFAPreference');
  return {
    'identity-sign-in': { ...signIn, environment: { ...environment, USER_POOL_CLIENT_SECRET: clientSecret } },
    'identity-register': may('AdminCreateUser', 'AdminSetUserPassword', 'AdminAddUserToGroup'),
    'identity-second-factor': { ...secondFactor, environment: { ...environment, PASSKEYS: passkeys } },
    'identity-address': may('AdminUpdateUserAttributes'),
    'identity-roles': may('AdminAddUserToGroup'),
    'identity-sign-out': may('AdminUserGlobalSignOut'),
    'identity-remove': may('AdminDeleteUser'),
  };
}

const fileNames =
  'File names are not known beforehand; each grant ends at the prefix of its kind (functions/platform/outside/files/prefixes.ts).';

/** People's files: each function reaches the kinds of file that it works on, by prefix. */
export function fileGrants(bucket: IBucket): Grants {
  const environment = { FILES_BUCKET: bucket.bucketName };
  const kinds = ['quarantine', 'avatars', 'resumes', 'chat', 'evidence', 'exports'] as const;
  const may = (actions: readonly string[], ...prefixes: (typeof kinds)[number][]): Permission => ({
    actions,
    resources: prefixes.map((prefix) => bucket.arnForObjects(`${prefix}/*`)),
    wildcard: fileNames,
  });
  const list: Permission = { actions: ['s3:ListBucket'], resources: [bucket.bucketArn] };
  return {
    'files-upload': { permissions: [may(['s3:PutObject'], 'quarantine')], environment },
    'files-quarantine': { permissions: [may(['s3:GetObject', 's3:DeleteObject'], 'quarantine')], environment },
    'files-avatars': { permissions: [may(['s3:PutObject', 's3:DeleteObject'], 'avatars')], environment },
    'files-resumes': { permissions: [may(['s3:PutObject', 's3:DeleteObject'], 'resumes')], environment },
    'files-resumes-read': { permissions: [may(['s3:GetObject'], 'resumes')], environment },
    'files-chat': { permissions: [may(['s3:PutObject', 's3:DeleteObject'], 'chat')], environment },
    'files-chat-read': { permissions: [may(['s3:GetObject'], 'chat')], environment },
    'files-evidence': { permissions: [may(['s3:PutObject', 's3:DeleteObject'], 'evidence')], environment },
    'files-evidence-read': { permissions: [may(['s3:GetObject'], 'evidence')], environment },
    'files-read': {
      permissions: [may(['s3:GetObject'], 'avatars', 'resumes', 'chat', 'evidence', 'exports'), list],
      environment,
    },
    'files-exports': { permissions: [may(['s3:PutObject'], 'exports')], environment },
    'files-erase': { permissions: [may(['s3:DeleteObject'], ...kinds), list], environment },
  };
}

/** Recognizing the text of pictures that are sent along; Textract has no resources of its own. */
export function recognitionGrants(): Grants {
  const wildcard = 'Textract has no resources to name; the function sends the picture itself.';
  return {
    'text-recognition': {
      permissions: [{ actions: ['textract:DetectDocumentText'], resources: ['*'], wildcard }],
      environment: {},
    },
  };
}

/** A fact that needs no permission: the days between requesting the erasure of an account and erasing it. */
export function erasureGrants(graceDays: number): Grants {
  return { erasure: { permissions: [], environment: { ERASURE_GRACE_DAYS: String(graceDays) } } };
}

/** Facts that need no permission: the days that messages are kept, and to how many one user writes together in a day. */
export function chatGrants(keptDays: number, manyPerDay: number): Grants {
  const environment = { CHAT_KEPT_DAYS: String(keptDays), CHAT_MANY_PER_DAY: String(manyPerDay) };
  return { chat: { permissions: [], environment } };
}

/** Another such fact: after how many days without a decision managers are reminded of a submitted candidate. */
export function silenceGrants(days: number): Grants {
  return { silence: { permissions: [], environment: { SILENCE_DAYS: String(days) } } };
}

/** More: the days of introductions, proposals and a manager's silence, and how many applicants wait at once. */
export function claimGrants(days: { claim: number; proposal: number; answer: number }, openApplicants: number): Grants {
  const environment = {
    CLAIM_DAYS: String(days.claim),
    PROPOSAL_DAYS: String(days.proposal),
    ANSWER_DAYS: String(days.answer),
    OPEN_APPLICANTS: String(openApplicants),
  };
  return { claims: { permissions: [], environment } };
}

/** More: how many people recruiters may import from files in a day, and have. */
export function importGrants({ perDay, most }: { perDay: number; most: number }): Grants {
  return {
    imports: { permissions: [], environment: { IMPORTED_PER_DAY: String(perDay), IMPORTED_PEOPLE: String(most) } },
  };
}

/** More: the percentage of a job's points for inviting the person who is hired, and the cap of a manager's month. */
export function awardGrants(share: number, cap: number): Grants {
  const environment = { REFERRAL_SHARE: String(share), MONTHLY_POINTS_CAP: String(cap) };
  return { awards: { permissions: [], environment } };
}

/** Invoking one model of Bedrock; without one nothing is granted and texts are put together by rule. */
export function aiTextGrants(model: { name: string; arns: readonly string[] } | undefined): Grants {
  const wildcard = 'A profile chooses the region of its one model.';
  return {
    'ai-text': {
      permissions: model ? [{ actions: ['bedrock:InvokeModel'], resources: model.arns, wildcard }] : [],
      environment: { AI_TEXT_MODEL: model?.name ?? '' },
    },
  };
}

/** Signing in at Zoom; without credentials online meetings have the product's own room. */
export function zoomGrants(
  app: { accountId: string; clientId: string; host: string; secret: string } | undefined,
): Grants {
  const environment = {
    ZOOM_ACCOUNT_ID: app?.accountId ?? '',
    ZOOM_CLIENT_ID: app?.clientId ?? '',
    ZOOM_CLIENT_SECRET: app?.secret ?? '',
    ZOOM_HOST: app?.host ?? '',
  };
  return { 'online-meetings': { permissions: [], environment } };
}

/** The account that visits the site; it signs in over HTTP, as everybody does. */
export function visitorGrants(visitor: { email: string; password: string } | undefined): Grants {
  const environment = { VISITOR_EMAIL: visitor?.email ?? '', VISITOR_PASSWORD: visitor?.password ?? '' };
  return { visitor: { permissions: [], environment } };
}

/** Posting to open WebSocket connections of one stage of the API, and closing them; `arnOf` names those of a method. */
export function connectionGrants(socket: { endpoint: string; arnOf(method: 'POST' | 'DELETE'): string }): Grants {
  const environment = { CONNECTIONS_ENDPOINT: socket.endpoint };
  const actions = ['execute-api:ManageConnections'];
  const wildcard = 'Connections get their ids when users connect; it ends at those of this API.';
  return {
    connections: { permissions: [{ actions, resources: [socket.arnOf('POST')], wildcard }], environment },
    'connections-close': { permissions: [{ actions, resources: [socket.arnOf('DELETE')], wildcard }], environment },
  };
}

/** Putting events on our bus, for the one publisher. */
export function busGrants(bus: IEventBus): Grants {
  return {
    bus: {
      permissions: [{ actions: ['events:PutEvents'], resources: [bus.eventBusArn] }],
      environment: { BUS_NAME: bus.eventBusName },
    },
  };
}

/** Publishing again what the outbox gave up: the records that Lambda left in this bucket, and the bus. */
export function republishingGrants(records: IBucket, bus: IEventBus): Grants {
  return {
    ...busGrants(bus),
    'dead-records': {
      permissions: [
        { actions: ['s3:ListBucket'], resources: [records.bucketArn] },
        {
          actions: ['s3:GetObject', 's3:DeleteObject'],
          resources: [records.arnForObjects('*')],
          wildcard: 'Lambda names the files; the bucket holds nothing else.',
        },
      ],
      environment: { DEAD_RECORDS_BUCKET: records.bucketName },
    },
  };
}

/** Setting and dropping the one-time schedules of one group, which call the bus in a role of their own. */
export function reminderGrants({ group, bus, role }: { group: CfnScheduleGroup; bus: IEventBus; role: IRole }): Grants {
  const schedules = Stack.of(group).formatArn({
    service: 'scheduler',
    resource: 'schedule',
    resourceName: `${group.ref}/*`,
  });
  return {
    reminders: {
      permissions: [
        {
          actions: ['scheduler:CreateSchedule', 'scheduler:DeleteSchedule'],
          resources: [schedules],
          wildcard: 'Schedules are named by meeting and version; it ends at their group.',
        },
        { actions: ['iam:PassRole'], resources: [role.roleArn] },
      ],
      environment: { REMINDER_GROUP: group.ref, REMINDER_BUS_ARN: bus.eventBusArn, REMINDER_ROLE_ARN: role.roleArn },
    },
  };
}

/** The site's address, which needs no permission, and its one page, from which public pages are made. */
export function siteGrants(siteUrl: string, bucket: IBucket): Grants {
  return {
    site: { permissions: [], environment: { SITE_URL: siteUrl } },
    'site-page': {
      permissions: [{ actions: ['s3:GetObject'], resources: [bucket.arnForObjects('index.html')] }],
      environment: { SITE_BUCKET: bucket.bucketName },
    },
  };
}

/** What proves that a request came through CloudFront, any of these secrets; it needs no permission. */
export function originSecretGrants(secrets: readonly string[]): Grants {
  return { 'origin-secret': { permissions: [], environment: { ORIGIN_SECRET: secrets.join(',') } } };
}
