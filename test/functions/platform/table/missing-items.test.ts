import { describe, expect, it } from 'vitest';
import { accountsStore } from '../../../../functions/features/accounts/accounts.store.ts';
import { endSessionHandler } from '../../../../functions/features/accounts/sessions/session.handlers.ts';
import { sessionsStore } from '../../../../functions/features/accounts/sessions/sessions.store.ts';
import { applicationsStore } from '../../../../functions/features/applications/applications.store.ts';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import { undoWithdrawalHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import { addCalendarFeedHandler } from '../../../../functions/features/calendar/calendar-feed.handlers.ts';
import { calendarStore } from '../../../../functions/features/calendar/calendar.store.ts';
import { feedsStore } from '../../../../functions/features/calendar/feeds.store.ts';
import { offersStore } from '../../../../functions/features/calendar/offers.store.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { savedSearchesIn } from '../../../../functions/domain/saved-searches/saved-searches.ts';
import { candidateSearches } from '../../../../functions/records/saved-search.ts';
import {
  cancelFileHandler,
  downloadFileHandler,
  readFileStateHandler,
} from '../../../../functions/features/chat/chat-file.handlers.ts';
import { chatFilesStore } from '../../../../functions/features/chat/chat-files.store.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { giveAccess } from '../../../../functions/features/chat/give-access.steps.ts';
import { sendMessageHandler } from '../../../../functions/features/chat/message.handlers.ts';
import { claimsStore } from '../../../../functions/features/claims/claims.store.ts';
import { unassignCandidateHandler } from '../../../../functions/features/claims/assignment.handlers.ts';
import { accountsIn } from '../../../../functions/records/account.ts';
import { clientsStore } from '../../../../functions/features/clients/clients.store.ts';
import { readWorkingFactsHandler } from '../../../../functions/features/dashboards/counter.handlers.ts';
import { followedLinkIn } from '../../../../functions/domain/jobs/followed-link.ts';
import { campaignNamed } from '../../../../functions/domain/jobs/campaign-named.ts';
import { readFeedHandler, readSitemapPartHandler } from '../../../../functions/features/guest/feeds/feed.handlers.ts';
import {
  changeImportedAvatarHandler,
  changeImportedCandidateHandler,
  importResumeHandler,
  readImportedCandidateHandler,
  removeImportedResumeHandler,
} from '../../../../functions/features/imports/imported-candidate.handlers.ts';
import { compareImportedCandidateHandler } from '../../../../functions/features/imports/compare-imported-candidate.handler.ts';
import { importsStore } from '../../../../functions/features/imports/imports.store.ts';
import {
  mergeImportedCandidateHandler,
  undoCandidateMergeHandler,
} from '../../../../functions/features/imports/candidate-merge.handlers.ts';
import { mergesStore } from '../../../../functions/features/imports/merges.store.ts';
import { mostSavedSearches } from '../../../../shared/constants/candidate-search.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { tableWithWrites } from '../../../support/scripted-table.ts';

const empty = tableWithWrites([null]);
const clock = aClock();
const [recruiter, candidate] = [anActor('recruiter'), anActor('candidate')];
const params = { id: 1 };
const imports = {
  importsStore: importsStore(empty),
  mergesStore: mergesStore(empty),
  clock,
  cityById: () => undefined,
  tagsOf: async () => () => undefined,
};
const applications = {
  applicationsStore: applicationsStore(empty),
  followedLink: followedLinkIn(empty),
  withdrawalsStore: withdrawalsStore(empty),
  clock,
};
const file = { params: { id: 3001, clientId: '00000000-0000-4000-8000-000000000001' }, actor: recruiter };
const files = { chatFilesStore: chatFilesStore(empty) };
const written = { recruiterId: 2001, candidateId: 3001, startedBy: 2001, lastNumber: 1 };
const nothingFound = async () => ({ total: 0, hits: [], facets: {}, matched: { words: [], phrases: [] } }) as never;
const site = {
  jobSearch: { search: nothingFound },
  clock,
  siteUrl: 'https://jobs.example',
  guestStore: {} as never,
  cityById: () => undefined,
};
const importGone = 'There is no such imported candidate; it may have been claimed or refused';
const mergeInto = (kind: 'imported' | 'registered') => ({
  actor: recruiter,
  params,
  body: { into: { kind, id: 2 }, take: [], version: 1, intoVersion: kind === 'imported' ? 1 : null },
});
const oneImport = {
  ...imports.importsStore,
  imported: async ({ id }: { id: number }) => (id === 1 ? ({ version: 1 } as never) : undefined),
};
const nobodySeen = { asSeenBy: async () => undefined };
const form = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

describe('What is not there is refused by its name', () => {
  it.each<[string, () => Promise<unknown>, string, string?]>([
    [
      'A session',
      () =>
        handled(
          endSessionHandler,
          { params, actor: recruiter },
          { accountsStore: accountsStore(empty), sessionsStore: sessionsStore(empty), clock },
        ),
      'There is no such session',
    ],
    [
      'A job to apply to',
      () => handled(applyToJobHandler, { params, actor: candidate }, { ...applications, accounts: accountsIn(empty) }),
      'There is no such job',
    ],
    ['An application', () => applicationsStore(empty).application(1), 'There is no such application'],
    [
      'An application that is seen',
      () => applicationsStore(empty).shownApplication(1, recruiter),
      'There is no such application',
    ],
    [
      'An application that is left',
      () => handled(withdrawApplicationHandler, { params, body: {}, actor: candidate }, applications),
      'You have not applied to this job',
    ],
    [
      'An application that is returned to',
      () => handled(undoWithdrawalHandler, { params, actor: candidate }, applications),
      'You have not applied to this job',
    ],
    ['A feed', () => feedsStore(empty).remove(1, 2), 'There is no such feed'],
    ['An offer', () => offersStore(empty).withdraw({ id: 1, role: 'manager' }, 2), 'There is no such offer'],
    ['An event', () => calendarStore(empty).ownEvent(1, 2), 'There is no such event in your calendar'],
    [
      'Somebody to meet',
      () => calendarStore(empty).partner(1, 2, null),
      'This candidate is not on one of your jobs',
      'candidateId',
    ],
    [
      'A job to meet about',
      () => calendarStore(empty).partner(1, 2, 3),
      'This candidate is not on one of your jobs',
      'jobId',
    ],
    ['A campaign', () => campaignsStore(empty).campaign(1, 2), 'There is no such campaign'],
    ['A saved search', () => savedSearchesIn(empty, candidateSearches).search(1, 2), 'There is no such saved search'],
    ['A file that is cancelled', () => handled(cancelFileHandler, file, files), 'There is no such file'],
    ['A file that is awaited', () => handled(readFileStateHandler, file, files), 'There is no such file'],
    [
      'A file of a message',
      () =>
        handled(
          downloadFileHandler,
          { params: { id: 3001, number: 1 }, actor: recruiter },
          {
            ...files,
            chatStore: { conversation: async () => written as never },
            files: { downloadAddress: async () => '' },
          },
        ),
      'There is no such file',
    ],
    [
      'A conversation',
      () =>
        handled(
          sendMessageHandler,
          { params: { id: 3001 }, body: { clientId: file.params.clientId, data: 'Hello' }, actor: recruiter },
          { chatStore: chatStore(empty), clock, keptUntil: () => 1 },
        ),
      'There is no such conversation',
    ],
    [
      'Another user’s socket',
      () => giveAccess(3001, { actor: recruiter, session: 's' }, { chatStore: chatStore(empty), clock }),
      'There is no such user',
    ],
    [
      'A job to propose for',
      () => claimsStore(empty).factsFor(2001, { candidateId: 3001, jobId: 1 }),
      'There is no such job',
      'jobId',
    ],
    [
      'A proposal that is taken back',
      () =>
        handled(
          unassignCandidateHandler,
          { params, body: {}, actor: recruiter },
          { claimsStore: claimsStore(empty), claimDays: () => 1, clock },
        ),
      'You have not proposed this candidate for these jobs',
    ],
    ['A client', () => clientsStore(empty).client(1, 2), 'There is no such client'],
    ...[undefined, { ...candidate, status: 'active' }, { ...recruiter, status: 'disabled' }].map(
      (found): [string, () => Promise<unknown>, string] => [
        `Work of ${found ? `${found.status} ${found.role}s` : 'nobody'}`,
        () =>
          handled(
            readWorkingFactsHandler,
            { params, actor: recruiter },
            {
              accounts: { account: async () => found as never },
              dashboardsStore: { counters: async () => [] as never },
              clock,
            },
          ),
        'There is no such manager or recruiter',
      ],
    ),
    ['A category', () => campaignNamed('x', someTime, { campaigns: async () => [] }), 'There is no such job category'],
    ['A page of the feed', () => handled(readFeedHandler, { query: { page: 2 } }, site), 'The feed is shorter'],
    [
      'A part of the sitemap',
      () => handled(readSitemapPartHandler, { params: { part: 1 } }, site),
      'There is no such part',
    ],
    ['An import', () => handled(readImportedCandidateHandler, { params, actor: recruiter }, imports), importGone],
    [
      'An import that is changed',
      () => handled(changeImportedCandidateHandler, { params, body: form, actor: recruiter }, imports),
      importGone,
    ],
    [
      'An import whose picture is changed',
      () => handled(changeImportedAvatarHandler, { params, body: { picture: null }, actor: recruiter }, imports),
      importGone,
    ],
    [
      'An import without its resume',
      () => handled(removeImportedResumeHandler, { params, actor: recruiter }, imports),
      importGone,
    ],
    [
      'An import that is compared',
      () =>
        handled(
          compareImportedCandidateHandler,
          { params, actor: recruiter },
          { ...imports, registeredStore: { ...nobodySeen, named: async () => [] } },
        ),
      importGone,
    ],
    [
      'An import that is merged',
      () => handled(mergeImportedCandidateHandler, mergeInto('imported'), { ...imports, registeredStore: nobodySeen }),
      importGone,
    ],
    [
      'An import that is merged into',
      () =>
        handled(mergeImportedCandidateHandler, mergeInto('imported'), {
          ...imports,
          importsStore: oneImport,
          registeredStore: nobodySeen,
        }),
      importGone,
    ],
    [
      'A candidate who is merged into',
      () =>
        handled(mergeImportedCandidateHandler, mergeInto('registered'), {
          ...imports,
          importsStore: oneImport,
          registeredStore: nobodySeen,
        }),
      'There is no such candidate',
    ],
    [
      'A resume',
      () => handled(importResumeHandler, { params, actor: recruiter }, imports as never),
      'There is no such resume, or it is not read yet',
    ],
    [
      'A merge',
      () => handled(undoCandidateMergeHandler, { params, actor: recruiter }, imports),
      'There is no such merge; it was undone, or the candidate has claimed or refused the profile',
    ],
  ])('%s', async (_what, act, message, key) => {
    expect(await refusalOf(act())).toMatchObject({ kind: 'notFound', message, errors: key ? [{ key, message }] : [] });
  });
});

describe('One more than anybody needs is refused', () => {
  const rows = (count: number) => tableWithWrites([null], { rows: Array.from({ length: count }, () => ({})) });

  it('of feeds', async () => {
    const add = (count: number) =>
      handled(
        addCalendarFeedHandler,
        { body: { name: 'Phone' }, actor: recruiter },
        { feedsStore: feedsStore(rows(count)), clock },
      );
    expect((await add(4)).result).toMatchObject({ name: 'Phone', readAt: null, reader: null });
    const message = 'You have 5 feeds; stop one that you no longer use';
    expect(await refusalOf(add(5))).toMatchObject({ kind: 'conflict', errors: [{ key: 'name', message }] });
  });

  it('of saved searches', async () => {
    const add = (count: number) =>
      savedSearchesIn(rows(count), candidateSearches).saveNew({ ownerId: 1, id: 2 } as never);
    await expect(add(mostSavedSearches - 1)).resolves.toBeUndefined();
    const message = `At most ${mostSavedSearches} searches can be saved; remove one first`;
    expect(await refusalOf(add(mostSavedSearches))).toMatchObject({ kind: 'conflict', message });
  });
});
