import { describe, expect, it } from 'vitest';
import { keys, keyStarts } from '../../functions/platform/table/keys.ts';
import { isItem, jobIdOf, pairOfConversation, userIdOf } from '../../functions/platform/table/read-keys.ts';
import { keyPage, sourceFiles, withoutComments } from './tree.ts';
import type { SourceFile } from './tree.ts';

// A key that is spelled out in a second place is changed in one of them, and then an item is written where nobody reads
// it. Examples of events are exempt, because they are recorded as sent and events know no table, and so are the laptop,
// which knows no table of ours, and the tool that writes new lines of the key page.
const exempt = [keyPage, 'infra/tools/new-record.ts'];
const others = sourceFiles('shared', 'events', 'functions', 'infra', 'web')
  .filter(({ path }) => !exempt.includes(path) && !/\/data\/|^infra\/laptop\//.test(path))
  .map(({ path, text }) => ({ path, text: text.split(/^export const \w+Examples = /m)[0] ?? '' }));
/** Sort keys that are one fixed word, such as ACCOUNT. */
const words = new Set(
  sourceFiles('functions/platform/table')
    .filter(({ path }) => path === keyPage)
    .flatMap(({ text }) => [...text.matchAll(/, '([A-Z][A-Z-]+)'\)/g)].map(([, word]) => word)),
);

/** Lines that spell out a key: a part before or after its `#`, or a fixed sort key in a comparison or as a value. */
function spelledOut({ path, text }: Pick<SourceFile, 'path' | 'text'>): string[] {
  const part = /(?<![\w-])[A-Z][A-Z-]+#(?!\w*Error)|['"`}]#[A-Z][A-Z-]+(?![A-Fa-f0-9])/;
  const fixed = new RegExp(String.raw`\b(gsi[12])?[ps]k\b[^,;]*['"\x60](${[...words].join('|')})['"\x60]`);
  return withoutComments(text)
    .split('\n')
    .flatMap((line, at) => (part.test(line) || fixed.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : []));
}

describe('A key of the table', () => {
  it('is spelled out on the key page only (functions/platform/table/keys.ts); others call keys.…, keyStarts or functions/platform/table/read-keys.ts', () => {
    expect(others.flatMap(spelledOut)).toEqual([]);
  });

  it('is found when planted, whatever its form', () => {
    const planted = [
      'const subject = `USER#${id}`;',
      "if (item.sk.startsWith('EVENT#')) publish();",
      'const own = /^JOB#(\\d+)$/;',
      "const part = own('#SESSIONS');",
      'const points = `${user}#POINTS`;',
      "const isAccount = item.sk === 'ACCOUNT';",
      "const key = { pk: place.pk, sk: 'GATE' };",
    ];
    expect(planted.filter((text) => spelledOut({ path: 'planted.ts', text }).length === 0)).toEqual([]);
  });

  it('is not seen in other text', () => {
    const innocent = [
      "expression: '#status = :open AND #author = :me'",
      "const skills = ['C#', 'C++'];",
      "__type: 'com.amazonaws.dynamodb.v20120810#InternalServerError'",
      "const kind = 'ACCOUNT';",
      "const colour = '#FFAA00';",
    ];
    expect(innocent.flatMap((text) => spelledOut({ path: 'innocent.ts', text }))).toEqual([]);
  });
});

describe('The name of an index', () => {
  const spelled = /\bgsi[1-3]/;

  it('is spelled out by the table only; others name the question that a list answers, as in listedIn(keys.claimsOfManager(7), order)', () => {
    const found = sourceFiles('functions').filter(
      ({ path, text }) => spelled.test(withoutComments(text)) && !path.startsWith('functions/platform/table/'),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('Reading keys back', () => {
  const pair = { firstId: 7, secondId: 8 };

  it('recognises what the key page makes', () => {
    expect(isItem.account(keys.account(1))).toBe(true);
    expect(isItem.event(keys.event(keys.userSubject(1), 2))).toBe(true);
    expect(isItem.notification(keys.notification(1, 2))).toBe(true);
    expect(isItem.note(keys.candidateJobNote(1, 2, 3))).toBe(true);
    expect(isItem.currentToken(keys.currentToken(keys.invitationSubject(1), 'recovery'))).toBe(true);
    expect(isItem.dataExportTurn(keys.dataExportTurn(1))).toBe(true);
    expect(isItem.conversation(keys.conversation(pair))).toBe(true);
    expect(isItem.chatMessage(keys.chatMessage(pair, 3))).toBe(true);
    expect(isItem.sentMessage(keys.sentMessage(pair, 1, 'a'))).toBe(true);
    expect([keys.job(1), keys.jobText(1), keys.jobGate(1)].map(isItem.jobOrItsText)).toEqual([true, true, false]);
    expect([keys.points(1), keys.ledgerEntry(1, 2)].map(isItem.pointsOrLedger)).toEqual([true, true]);
    expect(isItem.pointsOrLedger(keys.event(keys.pointsSubject(1), 2))).toBe(false);
    expect(isItem.pointsOrLedger({ ...keys.ledgerEntry(1, 2), pk: keys.jobSubject(1) })).toBe(false);
  });

  it('finds whose a partition is', () => {
    expect(jobIdOf(keys.job(12).pk)).toBe(12);
    expect(jobIdOf(keys.candidateOnJobSubject(12, 3))).toBeUndefined();
    expect(userIdOf(keys.recruiterInvitations(7).pk)).toBe(7);
    expect(userIdOf(keys.job(7).pk)).toBeUndefined();
    expect(userIdOf(undefined)).toBeUndefined();
    expect(pairOfConversation(keys.conversation(pair).pk)).toEqual(pair);
    expect(pairOfConversation(keys.account(1).pk)).toBeUndefined();
  });

  it('uses starts that keys have', () => {
    const made = [keys.job(1).pk, keys.account(1).pk, keys.event('', 1).sk, keys.notification(1, 1).sk];
    const more = [
      keys.candidateJobNote(1, 1, 1).sk,
      keys.currentToken('', '').sk,
      keys.ledgerEntry(1, 1).sk,
      keys.task(1, 1).sk,
      keys.scorecard(1, 1, 1, 1).sk,
    ];
    const chat = [
      keys.chatMessage(pair, 1).sk,
      keys.sentMessage(pair, 1, '').sk,
      ...Object.values(keys.conversation(pair)),
    ];
    const calendar = keys.interview(1, 1).sk;
    const counters = Object.values(keys.hourCounters(1, ''));
    const claims = Object.values(keys.claimFile(1, ''));
    const application = keys.application(1, 1).sk;
    const lists = [keys.recentJobs(1).sk, keys.begunJob(1, 1, 1).sk];
    const all = [...made, ...more, ...chat, ...counters, ...lists, ...claims, calendar, application];
    expect(Object.values(keyStarts).filter((start) => !all.some((key) => key.startsWith(start)))).toEqual([]);
  });
});
