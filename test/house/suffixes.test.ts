import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments, type SourceFile } from './tree.ts';

// The suffix is the role. A file without one, in a feature, is a rule: it decides from its arguments alone, so a table
// can test it.
const rolesOfFiles = ['handler', 'http', 'store', 'consumer', 'schedule', 'stream', 'socket', 's3'];
const commonRooms = new Set(['door', 'table', 'outbox', 'outside', 'search']);

const inFeatures = sourceFiles('functions').filter(
  ({ path: file }) => file.split('/').length > 2 && !commonRooms.has(file.split('/')[1] ?? ''),
);
const suffixOf = (file: string) => path.basename(file).split('.').slice(1, -1).join('.');
const rules = inFeatures.filter(({ path: file }) => suffixOf(file) === '' && !isEntry(file));

/** Files without suffix that carry out rather than decide, each with the reason. */
const notRules: Record<string, string> = {
  'functions/accounts/end-browser-session.ts': 'the steps that signing out and signing in again share',
  'functions/accounts/mail-account.ts': 'the steps that the four mailing reactions of accounts share',
  'functions/accounts/open-by-link.ts': 'the steps that every account opened by a mailed link shares',
  'functions/accounts/sign-up-by-invitation.ts': 'the steps of the candidate sign-up that follow an invitation',
  'functions/accounts/register-person.ts': 'the steps that the three sign-ups share',
  'functions/accounts/request-mail.ts': 'the steps that recovery and repeated confirmation share',
  'functions/applications/apply-by-recommendation.ts': 'the work of the reaction beside it',
  'functions/dashboards/count.ts': 'makes the consumer of every counting reaction',
  'functions/invitations/mail-candidate-invitation.ts': 'the work of the reaction beside it',
  'functions/guest/answer-page.ts': 'the steps that all public pages share',
  'functions/guest/draw-list-page.ts': 'the steps that the two pages of jobs share',
  'functions/jobs/job-references.ts': 'loads what a job form refers to, for posting and changing',
  'functions/live-updates/authorize-connection.ts': 'the work of the socket function beside it',
  'functions/live-updates/end-connections.ts': 'the work of the reaction beside it',
  'functions/live-updates/open-connection.ts': 'the work of the socket function beside it',
  'functions/live-updates/push-notifications.ts': 'the work of the stream beside it',
  'functions/live-updates/send-live.ts': 'sends to the browsers of one user, for three reactions',
  'functions/notifications/compose-notifications.ts': 'asks its audience for the recruiters of a manager',
  'functions/notifications/notify.ts': 'makes the consumer of every notifying reaction',
  'functions/notification-mail/mail-needs.ts': 'what the reaction and the schedule beside it are given',
  'functions/notification-mail/mail-notification.ts': 'the work of the reaction beside it',
  'functions/notification-mail/send-digests.ts': 'the work of the schedule beside it',
  'functions/recommendations/mail-recommendation.ts': 'the work of the reaction beside it',
  'functions/recruiters/mail-invitation.ts': 'the work of the reaction beside it',
  'functions/profile/receive-avatar.ts': 'the work of the upload beside it',
  'functions/personal-data/archive-writer.ts': 'hands finished parts of an archive to whoever keeps them',
  'functions/personal-data/build-archive.ts': 'carries out the reaction that builds an archive',
  'functions/personal-data/confirm-password.ts': 'the check of the password that exporting and erasing share',
  'functions/personal-data/erase-due.ts': 'the work of the schedule beside it',
  'functions/personal-data/mail-owner.ts': 'the steps that the two mailing reactions share',
  'functions/personal-data/run-erasure.ts': 'carries out an erasure step by step for its schedule',
  'functions/operator/operate.ts': 'carries out an operator’s request for its Lambda entry',
};

function isEntry(file: string): boolean {
  return file === 'functions/operator/operator.ts';
}

function found(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path: file, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, place) => (pattern.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
}

describe('a rule', () => {
  const judged = rules.filter(({ path: file }) => !(file in notRules));

  it('does not wait', () => {
    expect(found(judged, /\bawait\b|\basync\b/)).toEqual([]);
  });

  it('reads neither clock, randomness nor environment', () => {
    expect(
      found(
        judged,
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandom(Bytes|Int|UUID)\(|\bprocess\.env\b|\benvironment\(/,
      ),
    ).toEqual([]);
  });

  it('is excused only as long as its file exists', () => {
    expect(Object.keys(notRules).filter((file) => !rules.some((rule) => rule.path === file))).toEqual([]);
  });
});

it('every file of a feature has a suffix that we know, or none', () => {
  const unknown = inFeatures.filter(({ path: file }) => !['', ...rolesOfFiles].includes(suffixOf(file)));
  expect(unknown.map(({ path: file }) => file)).toEqual([]);
});

it('only stores, the table, the outbox, outside, search and the door speak to AWS', () => {
  const speaks = sourceFiles('functions').filter(({ imports }) => imports.some((name) => name.startsWith('@aws-sdk/')));
  const others = speaks.filter(
    ({ path: file }) => !commonRooms.has(file.split('/')[1] ?? '') && suffixOf(file) !== 'store',
  );
  expect(others.map(({ path: file }) => file)).toEqual([]);
});

it('only the key page and the stores name table keys', () => {
  const others = sourceFiles('functions').filter(
    ({ path: file }) => !commonRooms.has(file.split('/')[1] ?? '') && suffixOf(file) !== 'store',
  );
  expect(found(others, /\b(gsi[12])?(pk|sk):/)).toEqual([]);
});
