import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stageNamed, visitorLogDays } from '../../infra/stages.ts';
import { mostSessions } from '../../functions/features/accounts/sessions/sessions.ts';
import { linkExpiry } from '../../functions/records/mailed-token.ts';
import { sessionSeconds } from '../../functions/records/session.ts';
import { avatarLimits } from '../../shared/constants/avatar.ts';
import { chatFileLimits, chatFileTypes } from '../../shared/constants/chat-file.ts';
import {
  mailedPeoplePerDay,
  mailsOfOneCausePerHour,
  maxPerPage,
  mostConnections,
} from '../../shared/constants/limits.ts';
import { peopleImportLimits } from '../../shared/constants/people-import.ts';
import { resumeLimits } from '../../shared/constants/resume.ts';
import { root } from './tree.ts';

const text = readFileSync(path.join(root, 'SECURITY.md'), 'utf8').replaceAll(/\s+/g, ' ');
// The tests of functions raise them, in the module that they share.
const limits = readFileSync(path.join(root, 'shared/constants/limits.ts'), 'utf8');
const mostOf = (budget: string) => Number(new RegExp(`${budget}: \\{ most: (\\d+),`).exec(limits)?.[1]);
const number = (value: number) => value.toLocaleString('en-US');
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
const hoursOf = (kind: Parameters<typeof linkExpiry>[0]) =>
  (Date.parse(linkExpiry(kind, '2026-01-01T00:00:00.000Z')) - Date.parse('2026-01-01T00:00:00.000Z')) / 3_600_000;
const prod = stageNamed('prod');
const endings = Object.keys(chatFileTypes).filter((ending) => ending !== 'jpg');

it('The security document says of sessions, links, uploads, limits and logs what the code does', () => {
  const said = [
    `last ${sessionSeconds / 86_400} days`,
    `at most ${mostSessions} sessions`,
    `the mail box, for ${hoursOf('recovery')} hour and once`,
    `the mail box, for ${hoursOf('confirmation')} hours; opens`,
    `for ${hoursOf('candidate-invitation') / 24} and ${hoursOf('recommendation') / 24} days`,
    `drawn again | ${megabytes(avatarLimits.largest)} | ${avatarLimits.mostPerDay} |`,
    `${megabytes(resumeLimits.largest)} | ${resumeLimits.mostPerDay} of a recruiter, ${resumeLimits.mostOwnPerDay} of a candidate |`,
    `${megabytes(chatFileLimits.largest)} | ${chatFileLimits.mostPerDay} |`,
    `${megabytes(peopleImportLimits.mostBytes)}, ${number(peopleImportLimits.mostRows)} rows`,
    `${number(mostOf('requests'))} calls at once`,
    `${mostOf('creations')} of them creating and one in ten seconds, ${mostOf('texts')} written`,
    `${mostConnections} live connections with ${mostOf('frames')} frames`,
    `a day, ${mailedPeoplePerDay.candidate} by a candidate`,
    `${mailsOfOneCausePerHour} mails of one cause an hour`,
    `at most ${maxPerPage} rows`,
    `operators | ${prod.logRetentionDays} |`,
    `operators | ${visitorLogDays(prod)} |`,
    `${prod.eventArchiveDays} in the archive`,
  ];
  expect(said.filter((words) => !text.includes(words))).toEqual([]);
  const types = /file of a message, evidence \| ([^|]*) \|/.exec(text)?.[1]?.split(', ');
  expect(types?.toSorted()).toEqual(endings.map((ending) => ending.toUpperCase()).toSorted());
});
