// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ComponentType } from 'react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { ApiError } from '../../../web/api/api-error.ts';
import { FrameActionsContext } from '../../../web/common/frame/frame-actions.ts';
import { SignUpPage } from '../../../web/features/accounts/pages/sign-up.tsx';
import { EventForm } from '../../../web/features/calendar/components/event-form.tsx';
import { OfferTimes } from '../../../web/features/calendar/components/offer-times.tsx';
import { EditCampaignPage } from '../../../web/features/campaigns/pages/edit-campaign.tsx';
import { ApplyDialog } from '../../../web/features/candidate-jobs/components/apply-dialog.tsx';
import { CertificationDialog } from '../../../web/features/candidate-profile/components/certification-dialog.tsx';
import { InfoDialog } from '../../../web/features/candidate-profile/components/info-dialog.tsx';
import { MessageManyModal } from '../../../web/features/chat/components/message-many-modal.tsx';
import { EditClientModal } from '../../../web/features/clients/components/edit-client-modal.tsx';
import { AskForJobAlert } from '../../../web/features/job-alerts/components/ask-for-job-alert.tsx';
import { PostJobPage } from '../../../web/features/jobs/pages/post-job.tsx';
import { OfferModal } from '../../../web/features/market/components/offer-modal.tsx';
import { ProfileForm } from '../../../web/features/profile/components/profile-form.tsx';
import { InviteRecruitersModal } from '../../../web/features/recruiters/components/invite-recruiters-modal.tsx';
import { AddCandidatePage } from '../../../web/features/resumes/pages/add-candidate.tsx';
import { AddTask } from '../../../web/features/tasks/components/add-task.tsx';
import { domains } from '../support/campaign.ts';
import { fakeApi, requests } from '../support/fake-api.ts';
import { fakeFrame } from '../support/fake-frame.ts';
import { houston } from '../support/full-job.ts';
import {
  carryOut,
  type Deed,
  deedsFor,
  essence,
  fillIn,
  held,
  problemsShown,
  send,
  settled,
  typedTexts,
} from '../support/form-input.ts';
import { aManagerAccount, renderSignedIn } from '../support/render-signed-in.tsx';

/** How often each form is filled in; `npm run guarantees` sets more. */
const runs = Number(process.env.FORM_RUNS ?? 4);

interface TestedForm {
  operation: string;
  Component: ComponentType;
  /** The form's address, where it is a page with parameters. */
  path?: string;
  at?: string;
  /** The label of a text of which only a part is kept, which the form says. */
  shortens?: string;
}
const routes: Record<string, RouteDefinition> = Object.assign({}, ...Object.values(contract));
const noop = () => {};
const zone = 'America/New_York';
const draft = { dateStart: '2027-11-24', timeStart: '09:00', dateEnd: '2027-11-24', timeEnd: '10:00' };
const client = {
  id: 1,
  version: 1,
  companyName: 'Meridian',
  city: houston,
  contactPerson: 'Eleanor',
  contactPersonsPosition: 'Director',
  phonePrefix: '1',
  phone: '5125550142',
  email: 'a@b.example',
  jobs: 0,
  createdAt: '2026-09-01T10:00:00.000Z',
};
const appliedJob = {
  id: 12,
  title: 'Welder',
  manager: { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  questions: [
    { words: 'Why us?', kind: 'text' as const, choices: [], isRequired: true },
    { words: 'Which shift?', kind: 'choice' as const, choices: ['Days', 'Nights'], isRequired: false },
    { words: 'Years as a welder?', kind: 'number' as const, choices: [], isRequired: false },
  ],
};
const alertQuestion = { campaign: 'nursing', search: 'night', filter: {} };

const forms: Record<string, TestedForm> = {
  'a job': { operation: 'postJob', Component: PostJobPage },
  'a campaign': {
    operation: 'addCampaign',
    Component: EditCampaignPage,
    path: '/campaigns/edit/:id',
    at: '/campaigns/edit/new',
  },
  'a client': {
    operation: 'changeClient',
    shortens: 'Website (optional)',
    Component: () => <EditClientModal client={client} onClose={noop} onSaved={noop} />,
  },
  'a profile': {
    operation: 'changeProfile',
    Component: () => <ProfileForm account={aManagerAccount} city={null} />,
  },
  'a new account': {
    operation: 'signUpCandidate',
    Component: SignUpPage,
  },
  'an event': {
    operation: 'addOwnEvent',
    Component: () => <EventForm kind="own" zone={zone} draft={draft} onClose={noop} onSaved={noop} />,
  },
  'a meeting': {
    operation: 'bookMeeting',
    Component: () => <EventForm kind="meeting" zone={zone} draft={draft} onClose={noop} onSaved={noop} />,
  },
  'times for a meeting': {
    operation: 'offerTimes',
    Component: () => <OfferTimes zone={zone} today="2027-11-24" onClose={noop} onOffered={noop} />,
  },
  'an application': {
    operation: 'applyToJob',
    Component: () => <ApplyDialog job={appliedJob} resumes={[{ id: 9, filename: 'cv.pdf' }]} onClose={noop} />,
  },
  'a certification': {
    operation: 'addCertification',
    Component: () => <CertificationDialog candidateId={31} id={undefined} entry={undefined} onClose={noop} />,
  },
  'pay and place': {
    operation: 'saveEmployeeInfo',
    Component: () => <InfoDialog candidateId={31} info={noEmployeeInfo} part="wishes" onClose={noop} />,
  },
  'a message to several': {
    operation: 'previewMany',
    Component: () => <MessageManyModal people={[{ id: 2, name: 'Ada Lovelace' }]} onClose={noop} />,
  },
  'a new candidate': {
    operation: 'createImportedCandidate',
    Component: AddCandidatePage,
  },
  'an alert': {
    operation: 'askForJobAlert',
    Component: () => <AskForJobAlert question={alertQuestion} words={['night']} onClose={noop} />,
  },
  'an offer to the market': {
    operation: 'offerJob',
    Component: () => <OfferModal job={{ id: 5, title: 'Welder' }} onClose={noop} />,
  },
  'a task': { operation: 'addTask', Component: AddTask },
  'an invitation of recruiters': {
    operation: 'inviteRecruiters',
    Component: () => <InviteRecruitersModal onClose={noop} />,
  },
};

const refusal = 'The server does not take this';
let checked = 0;
let sentOnes = 0;
const frame = fakeFrame();
const none = { data: [], meta: { total: 0, page: 1, perPage: 100 } };

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: noop, removeEventListener: noop }));
  fakeApi.listClientOptions.mockResolvedValue({ data: [{ id: 7, companyName: 'Lakeside Hospital' }] });
  fakeApi.listRecruiters.mockResolvedValue(none);
  fakeApi.searchCities.mockResolvedValue({ data: [] });
  fakeApi.searchTags.mockResolvedValue({ data: [] });
  fakeApi.listCampaignDomains.mockResolvedValue({ data: domains });
  fakeApi.checkCampaignName.mockResolvedValue({ data: { isFree: true } });
  fakeApi.listMeetingCandidates.mockResolvedValue({
    data: [{ id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null }],
  });
  fakeApi.listMeetingJobs.mockResolvedValue({ data: [{ id: 5001, title: 'ICU nurse' }] });
  fakeApi.listBookingOffers.mockResolvedValue({ data: [] });
  fakeApi.listTemplates.mockResolvedValue({ data: [] });
  fakeApi.listJobsToPropose.mockResolvedValue({ data: [] });
  fakeApi.readWorkingFacts.mockRejectedValue(new ApiError(503, 'Not now'));
  fakeApi.readClient.mockResolvedValue({ data: client });
});
afterAll(() =>
  console.log(`checked: ${checked} inputs of ${Object.keys(forms).length} forms, ${sentOnes} of them sent`),
);

/** Fills in the form, sends it, and returns what does not hold. */
async function wrongWith(
  { operation, Component, path = '/form', at = path, shortens }: TestedForm,
  isFilledIn: boolean,
  deeds: readonly Deed[],
): Promise<unknown[]> {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  requests.length = 0;
  const spy = fakeApi[operation as 'postJob'];
  spy.mockReset();
  // The server refuses what is sent for one of its fields, so that the form stays with what was typed.
  spy.mockImplementation(({ body }) => {
    const key = Object.keys(body)[deeds.length % Object.keys(body).length] ?? '';
    throw new ApiError(422, refusal, [{ key, message: refusal }]);
  });
  renderSignedIn(
    () => (
      <FrameActionsContext value={frame}>
        <Component />
      </FrameActionsContext>
    ),
    { path, at },
  );
  await vi.waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  // What a form asks for at once has come.
  await settled();
  if (isFilledIn) fillIn();
  for (const deed of deeds) carryOut(deed);
  const before = held();
  const nameless = before.filter(([label]) => label === '');
  const texts = typedTexts();
  await send();
  checked += 1;
  const sent = requests.filter(([name]) => name === operation).map(([, asked]) => (asked as { body?: unknown }).body);
  sentOnes += sent.length;
  const shown = problemsShown();
  const wrong: unknown[] = nameless.length > 0 ? [['controls without a label', nameless]] : [];
  if (before.length === 0) wrong.push('the form has no controls');
  if (shown.length === 0) wrong.push('nothing is sent, and nothing said');
  if (sent.length > 0 && !shown.some((words) => words.includes(refusal)))
    wrong.push(['a refusal is not shown', sent, shown]);
  if (isFilledIn && deeds.length === 0 && sent.length !== 1)
    wrong.push(['what is filled in as most people would is not sent', shown]);
  if (shown.some((words) => /expected|received|invalid input/i.test(words))) wrong.push(['no words of ours', shown]);
  const after = held().map(String);
  const gone = before.map(String).filter((one) => !after.includes(one));
  if (gone.length > 0) wrong.push(['the form has lost what was typed', gone, 'sent', sent, 'shown', shown]);
  for (const body of sent) {
    const read = routes[operation]?.request.body?.safeParse(body);
    if (read && !read.success) wrong.push(['the contract refuses what is sent', body, read.error.issues]);
    const inBody = essence(JSON.stringify(body));
    const isKept = (text: string) => [text, String(Number(text))].some((one) => inBody.includes(essence(one)));
    const lost = texts.filter(([label, text]) => label !== shortens && !isKept(text));
    if (lost.length > 0) wrong.push(['what is sent lacks what was typed', lost, body]);
  }
  return wrong;
}

describe('The form of', () => {
  it.each(Object.entries(forms))(
    '%s sends what the contract takes, whatever is typed, or names what is wrong, and loses nothing',
    async (_, form) => {
      const seed = Number(process.env.FORM_SEED ?? 36);
      await fc.assert(
        fc.asyncProperty(fc.boolean(), deedsFor(routes[form.operation]!), async (isFilledIn, deeds) => {
          expect(await wrongWith(form, isFilledIn, deeds)).toEqual([]);
        }),
        { numRuns: runs, seed, examples: [[true, []]] },
      );
    },
    60_000 + 3000 * runs,
  );
});
