import { describe, expect, it } from 'vitest';
import { capabilities, type Capability } from '../../../functions/platform/environment.ts';
import { needsOf } from '../../../functions/platform/function-needs.ts';
import { resourcesOf, synthesized } from '../app/synthesized.ts';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}

const functions = resourcesOf(synthesized.prod, 'AWS::Lambda::Function').filter(
  ({ Properties }) => Properties.Environment?.Variables.POWERTOOLS_SERVICE_NAME,
);
const roles = new Map(
  resourcesOf(synthesized.prod, 'AWS::IAM::Role').map((role) => [`${role.stack}/${role.id}`, role]),
);

const granted = functions.map(({ stack, Properties }) => {
  const policies = roles.get(`${stack}/${Properties.Role['Fn::GetAtt'][0]}`)?.Properties.Policies as {
    PolicyDocument: { Statement: Statement[] };
  }[];
  return {
    path: Properties.Environment.Variables.POWERTOOLS_SERVICE_NAME as string,
    variables: Object.keys(Properties.Environment.Variables).filter((name) => !name.startsWith('POWERTOOLS_')),
    statements: policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
  };
});
const actionsOf = (statements: Statement[]) => statements.flatMap(({ Action }) => Action);

/** Actions that no function without the capability may have. */
const mark: Partial<Record<Capability, string>> = {
  'table-read': 'dynamodb:GetItem',
  'table-put': 'dynamodb:PutItem',
  'table-update': 'dynamodb:UpdateItem',
  'table-delete': 'dynamodb:DeleteItem',
  'table-check': 'dynamodb:ConditionCheckItem',
  'identity-sign-in': 'cognito-idp:AdminInitiateAuth',
  'identity-register': 'cognito-idp:AdminSetUserPassword',
  'identity-second-factor': 'cognito-idp:AdminSetUserMFAPreference',
  'identity-address': 'cognito-idp:AdminUpdateUserAttributes',
  'identity-sign-out': 'cognito-idp:AdminUserGlobalSignOut',
  'identity-remove': 'cognito-idp:AdminDeleteUser',
  connections: 'execute-api:ManageConnections',
  bus: 'events:PutEvents',
  reminders: 'scheduler:CreateSchedule',
};

/** The same for buckets, where the kind of object matters too. */
const reach: Partial<Record<Capability, [action: string, objects: string]>> = {
  'search-read': ['s3:GetObject', 'Snapshots'],
  'search-write': ['s3:PutObject', 'Snapshots'],
  'files-upload': ['s3:PutObject', '/quarantine/*'],
  'files-quarantine': ['s3:GetObject', '/quarantine/*'],
  'files-avatars': ['s3:PutObject', '/avatars/*'],
  'files-resumes': ['s3:PutObject', '/resumes/*'],
  'files-chat': ['s3:PutObject', '/chat/*'],
  'files-evidence': ['s3:PutObject', '/evidence/*'],
  'files-read': ['s3:GetObject', '/exports/*'],
  'files-exports': ['s3:PutObject', '/exports/*'],
  'files-erase': ['s3:DeleteObject', '/exports/*'],
  'dead-records': ['s3:DeleteObject', 'DeadRecords'],
};

describe('Least privilege', () => {
  it('covers every function', () => {
    expect(granted.length).toBeGreaterThan(35);
    expect(granted.every(({ statements }) => statements.length > 1)).toBe(true);
  });

  it('gives each function the variables that it declares, and no others', () => {
    for (const { path, variables } of granted) {
      const declared = new Set(needsOf(path).flatMap((need) => Object.keys(capabilities[need].shape)));
      expect([path, variables.toSorted()]).toEqual([path, [...declared].sort()]);
    }
  });

  it.each(Object.entries(mark) as [Capability, string][])(
    'gives %s only to functions that declare it',
    (capability, action) => {
      for (const { path, statements } of granted)
        expect([path, actionsOf(statements).includes(action)]).toEqual([path, needsOf(path).includes(capability)]);
    },
  );

  it.each(Object.entries(reach) as [Capability, [string, string]][])(
    'gives %s only to functions that declare it',
    (capability, [action, objects]) => {
      for (const { path, statements } of granted) {
        const reaching = statements.filter(({ Resource }) => JSON.stringify(Resource).includes(objects));
        expect([path, actionsOf(reaching).includes(action)]).toEqual([path, needsOf(path).includes(capability)]);
      }
    },
  );

  it('lets no function scan the table, administer it or reach beyond its two indexes', () => {
    for (const { path, statements } of granted) {
      expect([
        path,
        actionsOf(statements).filter((action) => /\*|Scan|PartiQL|BatchWrite|DeleteTable|UpdateTable/.test(action)),
      ]).toEqual([path, []]);
    }
  });

  it('lets counting functions read nothing, and publishing functions change nothing', () => {
    const may = (action: string) =>
      granted.filter(({ statements }) => actionsOf(statements).includes(action)).map(({ path }) => path);
    expect(may('dynamodb:GetItem')).not.toContain('dashboards/dashboards.consumer');
    expect(may('dynamodb:PutItem')).not.toContain('search/every-5-minutes-publish-snapshots.schedule');
  });

  it('stars whole resources for X-Ray, the listing of streams and text recognition alone', () => {
    const everywhere = granted.flatMap(({ statements }) =>
      actionsOf(statements.filter(({ Resource }) => Resource === '*')),
    );
    expect(new Set(everywhere)).toEqual(
      new Set([
        'xray:PutTelemetryRecords',
        'xray:PutTraceSegments',
        'dynamodb:ListStreams',
        'textract:DetectDocumentText',
      ]),
    );
  });

  it('ends other stars at connections, snapshots, kinds of files and reminders', () => {
    const starred = granted.flatMap(({ statements }) =>
      actionsOf(statements.filter(({ Resource }) => Resource !== '*' && JSON.stringify(Resource).includes('*'))),
    );
    expect(new Set(starred)).toEqual(
      new Set([
        'execute-api:ManageConnections',
        's3:GetObject',
        's3:PutObject',
        's3:DeleteObject',
        'scheduler:CreateSchedule',
        'scheduler:DeleteSchedule',
      ]),
    );
  });

  it('attaches no policy to a function besides its own', () => {
    const attached = resourcesOf(synthesized.prod, 'AWS::IAM::Policy').filter(
      ({ id }) => !id.startsWith('Custom') && !/(?:Files|DeadRecordsBucket)NotificationsHandlerPolicy/.test(id),
    );
    expect(attached).toEqual([]);
    expect(functions.length).toBe(granted.length);
  });
});
