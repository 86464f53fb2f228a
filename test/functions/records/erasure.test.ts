import * as exports from '../../../functions/records/data-export.ts';
import type { StoredExport } from '../../../functions/records/data-export.ts';
import { anonymisedItemWrite, erasedItemWrite } from '../../../functions/records/erased-item.ts';
import * as erasures from '../../../functions/records/erasure.ts';
import type { StoredErasure } from '../../../functions/records/erasure.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import { exportPatienceMinutes } from '../../../shared/constants/personal-data.ts';
import { Refusal } from '../../../functions/platform/door/refusal.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const dueAt = '2026-09-15T10:00:00.000Z';
const sooner = '2026-09-02T10:00:00.000Z';
const erasure: StoredErasure = {
  id: 50,
  userId: 7,
  uuid: 'u',
  role: 'recruiter',
  requestedAt: someTime,
  dueAt,
  phase: 'closing',
  step: 0,
  after: '',
  deleted: 0,
  anonymised: 0,
};
const item = (over: Partial<StoredErasure> = {}) => {
  const stored = { ...erasure, ...over };
  return { ...keys.erasure(7), ...stored, ...keys.erasures, gsi1sk: `${stored.dueAt}#${sortable(7)}` };
};
const account = (over: object = {}) => ({ ...keys.account(7), version: 1, ...over });
const requested = (at: string) => () =>
  erasures.erasureWrites({ id: 7, uuid: 'u', role: 'recruiter' }, { id: 50, at: someTime, dueAt: at });
const asked = 'conflict | The erasure of this account is already requested';
const nothing = { remove: keys.ticket('none') };
const waiting = () => [erasures.waitingErasureCheck(erasure), nothing];
const working: StoredErasure = {
  ...erasure,
  phase: 'erasing',
  step: 2,
  after: 'k',
  deleted: 3,
  anonymised: 4,
  dueAt: sooner,
};
const missing = new Refusal('notFound', 'none');
const cancelled = () => erasures.cancelledErasureWrite(7, { refusal: ownRefusal, missing });

describeWrites('An erasure', [
  [
    'is requested, and the account says when it is due',
    requested(dueAt),
    [account()],
    [item(), account({ version: 2, erasureDueAt: dueAt })],
  ],
  [
    'is requested for an earlier time',
    requested(sooner),
    [account(), item()],
    [item({ dueAt: sooner }), account({ version: 2, erasureDueAt: sooner })],
  ],
  ['is not requested again for the same time', requested(dueAt), [account(), item()], asked],
  ['that has begun is not requested again', requested(sooner), [account(), item({ phase: 'erasing' })], asked],
  ['of no account is not requested', requested(dueAt), [], 'TransactionCanceledException'],
  ['is hurried', () => erasures.hurriedErasureWrite(7, sooner), [item()], [item({ dueAt: sooner })]],
  ['that is done is not hurried', () => erasures.hurriedErasureWrite(7, sooner), [], 'TransactionCanceledException'],
  ['waits for the time that was read', waiting, [item()], [item()]],
  ['that waits for another time was cancelled', waiting, [item({ dueAt: sooner })], 'gone | The erasure was cancelled'],
  ['that has begun waits no more', waiting, [item({ phase: 'erasing' })], 'gone | The erasure was cancelled'],
  ['remembers how far it is', () => erasures.erasureProgressWrite(working), [item()], [item(working)]],
  ['that is done is no further', () => erasures.erasureProgressWrite(working), [], 'gone | The erasure is done'],
  ['is cancelled', cancelled, [item()], []],
  ['that has begun is not cancelled', cancelled, [item({ phase: 'erasing' })], own],
  ['that nobody requested is not cancelled', cancelled, [], 'notFound | none'],
  ['is done', () => erasures.doneErasureWrite(7), [item()], []],
  ['deletes an item by its place alone', () => erasedItemWrite(item()), [item(), account()], [account()]],
  [
    'takes a person out of an item',
    () => anonymisedItemWrite(item(), { uuid: 'gone' }, ownRefusal),
    [item()],
    [item({ uuid: 'gone' })],
  ],
  [
    'takes nobody out of an item that is gone',
    () => anonymisedItemWrite(item(), { uuid: 'gone' }, ownRefusal),
    [],
    own,
  ],
]);

const archive = {
  id: 60,
  userId: 7,
  uuid: 'u',
  state: 'preparing',
  requestedAt: someTime,
  readyAt: null,
  expiresAt: dueAt,
  parts: [],
} as unknown as StoredExport;
const parts = [{ key: 'a.zip', bytes: 9 }];
const seconds = Date.parse(someTime) / 1000;
const stored = (over: object = {}) => ({
  ...keys.dataExport(7, 60),
  ...archive,
  ttl: Date.parse(dueAt) / 1000,
  ...over,
});
const turn = (until: number, exportId = 60) => ({ ...keys.dataExportTurn(7), exportId, until, ttl: until });
const until = seconds + exportPatienceMinutes * 60;
const begun = () => exports.newExportWrites(archive);
const ready = () => exports.readyExportWrites({ ...archive, state: 'ready', readyAt: sooner, parts } as StoredExport);

describeWrites('An archive', [
  ['is prepared, one at a time', begun, [], [stored(), turn(until)]],
  ['is prepared when the former has taken too long', begun, [turn(seconds, 59)], [stored(), turn(until)]],
  [
    'is not prepared beside another',
    begun,
    [turn(seconds + 1, 59)],
    'conflict | An archive of your data is already being prepared',
  ],
  [
    'is ready, and the next may begin',
    ready,
    [stored(), turn(until)],
    [stored({ state: 'ready', readyAt: sooner, parts })],
  ],
  ['is ready once', ready, [stored({ state: 'ready' })], 'gone | gone meanwhile'],
]);
