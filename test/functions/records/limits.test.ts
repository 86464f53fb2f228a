import * as attempts from '../../../functions/records/attempts.ts';
import * as uploads from '../../../functions/records/chat-upload.ts';
import * as pictures from '../../../functions/records/picture-upload.ts';
import type { StoredUpload } from '../../../functions/records/picture-upload.ts';
import * as tickets from '../../../functions/records/ticket.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { secretHash } from '../../../functions/platform/table/secret-hash.ts';
import { chatFileLimits } from '../../../shared/constants/chat-file.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites, own, ownRefusal } from '../../support/outcomes.ts';

const seconds = Date.parse(someTime) / 1000;
const attempted = { what: 'sign-in', by: 'olivia@example.com' };
const tried = (over: object) => ({
  ...keys.attempts(`sign-in#${secretHash('olivia@example.com')}`),
  count: 1,
  failed: 0,
  lastAt: someTime,
  ttl: seconds + 60,
  ...over,
});
const first = () => attempts.firstAttemptWrite(attempted, { at: someTime, keptSeconds: 60 }, ownRefusal);
const further = () =>
  attempts.furtherAttemptWrite(attempted, { at: someTime, keptSeconds: 60, free: 3, seen: 5 }, ownRefusal);
const limited = () => attempts.limitedAttemptWrite(attempted, 3, ownRefusal);
const allowed = () => attempts.allowedAttemptWrite(attempted, { at: someTime, keptSeconds: 60, most: 3 }, ownRefusal);
const succeeded = (failed: number) => () => attempts.succeededAttemptWrite(attempted, failed, ownRefusal);
const earlier = '2026-08-31T10:00:00.000Z';

describeWrites('An attempt', [
  ['is counted', first, [], [tried({})]],
  [
    'begins the count again when the former ones expire',
    first,
    [tried({ count: 9, failed: 4, ttl: seconds })],
    [tried({})],
  ],
  ['does not begin the count again before', first, [tried({ ttl: seconds + 1 })], own],
  ['after none is counted', further, [], [tried({ failed: undefined })]],
  ['after few is free', further, [tried({ count: 2, lastAt: earlier, ttl: 1 })], [tried({ count: 3 })]],
  ['after many counts on from what was seen', further, [tried({ count: 5 })], [tried({ count: 6 })]],
  ['after as many as are free is refused where another came first', further, [tried({ count: 3 })], own],
  ['that is allowed is counted, also the first', allowed, [], [tried({ failed: undefined })]],
  ['that is allowed is counted on', allowed, [tried({ count: 2 })], [tried({ count: 3 })]],
  ['beyond what is allowed is refused', allowed, [tried({ count: 3 })], own],
  ['below the limit is counted', limited, [tried({ count: 2 })], [tried({ count: 3 })]],
  ['at the limit is refused', limited, [tried({ count: 3 })], own],
  ['that succeeded is taken back', succeeded(0), [tried({ count: 2, failed: 1 })], [tried({ count: 1, failed: 1 })]],
  [
    'that succeeded takes the failed ones before it back',
    succeeded(2),
    [tried({ count: 4, failed: 2 })],
    [tried({ count: 1, failed: 0 })],
  ],
  ['that succeeded takes no more failed ones back than there are', succeeded(2), [tried({ count: 4, failed: 1 })], own],
  ['that succeeded after all have expired is refused', succeeded(0), [], own],
  ['that failed is counted', () => attempts.failedAttemptWrite(attempted), [tried({})], [tried({ failed: 1 })]],
  ['is taken back', () => attempts.forgivenAttemptWrite(attempted), [tried({ count: 2 })], [tried({})]],
  ['is forgotten with all others', () => attempts.clearedAttemptsWrite(attempted), [tried({ count: 2 })], []],
]);

const upload: uploads.StoredChatUpload = {
  firstId: 7,
  secondId: 8,
  senderId: 7,
  clientId: 'm1',
  filename: 'cv.pdf',
  contentType: 'application/pdf',
  state: 'waiting',
  reason: null,
};
const sent = (over: object = {}) => ({
  ...keys.chatUpload(upload, 7, 'm1'),
  ...upload,
  ttl: seconds + 172_800,
  ...over,
});
const begun = () => uploads.newChatUploadWrite(upload, someTime);
const settled = () => uploads.settledChatUploadWrite(upload, { state: 'refused', reason: 'tooLarge' } as never);
const counted = () => uploads.countedChatUploadWrite(7, someTime);
const ofDay = (count: number) => ({ ...keys.chatUploadsOn(7, '2026-09-01'), count, ttl: seconds + 172_800 });
const most = chatFileLimits.mostPerDay;
const settledBefore = 'conflict | This file was sent';

describeWrites('A file for a conversation', [
  ['is awaited for two days', begun, [], [sent()]],
  ['is awaited again after it was refused', begun, [sent({ state: 'refused', ttl: 1 })], [sent()]],
  ['that was sent is not awaited again', begun, [sent({ state: 'sent' })], settledBefore],
  ['that is awaited is refused with the reason', settled, [sent()], [sent({ state: 'refused', reason: 'tooLarge' })]],
  ['that was cancelled stays so', settled, [sent({ state: 'cancelled' })], settledBefore],
  ['is counted on its day', counted, [], [ofDay(1)]],
  ['is counted up to the limit of the day', counted, [ofDay(most - 1)], [ofDay(most)]],
  [
    'beyond the limit is refused until the day is over',
    counted,
    [ofDay(most)],
    `tooMany | You have sent many files today; try again tomorrow | ${14 * 3600}`,
  ],
]);

const started: StoredUpload = {
  uploadId: 20,
  contentType: 'image/png',
  state: 'waiting',
  reason: null,
  day: '2026-09-01',
  begunOnDay: 1,
};
const former = { ...started, uploadId: 19 };
const avatar = (over: object = {}) => ({ ...keys.avatarUpload(7), ...started, ttl: seconds + 7 * 86_400, ...over });
const picture = (over: object = {}) => ({ ...keys.campaignUpload(7), ...started, image: null, ...over });
const accepted = { state: 'accepted' } as const;
const which = { userId: 7, uploadId: 20 };

describeWrites('A picture', [
  [
    'is awaited for a week',
    () => pictures.startedUploadWrite(7, started, { former: undefined, at: someTime, refusal: ownRefusal }),
    [],
    [avatar()],
  ],
  [
    'takes the place of the former',
    () => pictures.startedUploadWrite(7, started, { former, at: someTime, refusal: ownRefusal }),
    [avatar({ uploadId: 19 })],
    [avatar()],
  ],
  ...[undefined, former].map(
    (before) =>
      [
        `does not take the place of another than ${before ? 'the former' : 'none'}`,
        () => pictures.startedUploadWrite(7, started, { former: before, at: someTime, refusal: ownRefusal }),
        [avatar({ uploadId: 18 })],
        own,
      ] as const,
  ),
  [
    'that is awaited is accepted',
    () => pictures.settledUploadWrite(which, accepted as never, ownRefusal),
    [avatar()],
    [avatar(accepted)],
  ],
  [
    'of before is not accepted',
    () => pictures.settledUploadWrite(which, accepted as never, ownRefusal),
    [avatar({ uploadId: 21 })],
    own,
  ],
  [
    'is accepted once',
    () => pictures.settledUploadWrite(which, accepted as never, ownRefusal),
    [avatar({ state: 'refused' })],
    own,
  ],
  [
    'for a campaign is awaited',
    () => pictures.startedCampaignUploadWrite(7, started, { former: undefined, refusal: ownRefusal }),
    [],
    [picture()],
  ],
  [
    'for a campaign leaves the accepted one known',
    () =>
      pictures.startedCampaignUploadWrite(7, started, { former: { ...former, image: 'a.jpg' }, refusal: ownRefusal }),
    [picture({ uploadId: 19, image: 'a.jpg' })],
    [picture({ image: 'a.jpg' })],
  ],
  [
    'for a campaign is accepted while it is awaited',
    () => pictures.settledCampaignUploadWrite(which, { ...accepted, image: 'b.jpg' } as never, ownRefusal),
    [picture({ image: 'a.jpg' })],
    [picture({ ...accepted, image: 'b.jpg' })],
  ],
  [
    'for a campaign is accepted once',
    () => pictures.settledCampaignUploadWrite(which, accepted as never, ownRefusal),
    [picture({ state: 'refused' })],
    own,
  ],
  [
    'for a campaign is the newest',
    () => [pictures.newestPictureCheck(7, 'a.jpg', ownRefusal), tickets.usedTicketWrite('t')],
    [picture({ image: 'a.jpg' }), { ...keys.ticket(secretHash('t')) }],
    [picture({ image: 'a.jpg' })],
  ],
  [
    'for a campaign that is not the newest is refused',
    () => [pictures.newestPictureCheck(7, 'a.jpg', ownRefusal)],
    [picture({ image: 'b.jpg' })],
    own,
  ],
]);

const holder = { id: 7, uuid: 'u', role: 'recruiter', session: 's-1', sessionId: 11 } as const;
const minute = Math.floor(seconds / 60);
const taken = (count: number) => ({ ...keys.ticketsTaken(7, minute), count, ttl: (minute + 2) * 60 });
const stored = { ...keys.ticket(secretHash('t')), holder, expires: seconds + 30, ttl: seconds + 60 };

describeWrites('A ticket', [
  ['is stored under its hash for half a minute', () => tickets.newTicketWrite('t', holder, someTime), [], [stored]],
  ['is used', () => tickets.usedTicketWrite('t'), [stored], []],
  ['is used once', () => tickets.usedTicketWrite('t'), [], 'gone | used'],
  ['is counted in its minute', () => tickets.countedTicketWrite(7, someTime), [], [taken(1)]],
  ['is counted up to the limit', () => tickets.countedTicketWrite(7, someTime), [taken(119)], [taken(120)]],
  [
    'beyond the limit is refused until the minute is over',
    () => tickets.countedTicketWrite(7, '2026-09-01T10:00:45.000Z'),
    [taken(120)],
    'tooMany | Too many connections; try again in a minute | 15',
  ],
]);
