import { expect, it } from 'vitest';
import { nodesOf, treeOf, type Node } from './stored-writes.ts';
import { sourceFiles, type SourceFile } from './tree.ts';

const limit = 60;
const kinds = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

// What is longer than a screen mixes state with markup. The legal pages are texts; of the others, each that is split
// into a hook and parts leaves this list, and none is added.
const remaining = [
  'app/frames/signed-in-frame.tsx SignedInFrame',
  'app/pages/accept-recommendation.tsx Recommendation',
  'app/pages/claim-link.tsx Asked',
  'common/contact/contact-inputs.tsx PhoneInputs',
  'common/pictures/picture-picker.tsx PicturePicker',
  'features/campaigns/components/campaign-form.tsx CampaignForm',
  'features/candidate-jobs/pages/candidate-job.tsx CandidateJobPage',
  'features/candidate-profile/components/entry-dialog.tsx EntryDialog',
  'features/candidate-profile/components/jobs-of-candidate.tsx JobRow',
  'features/claims/components/propose-candidate.tsx ProposeModal',
  'features/clients/components/client-modal.tsx ClientModal',
  'features/clients/pages/client-list.tsx ClientListPage',
  'features/dashboards/components/candidate-dashboard.tsx CandidateDashboard',
  'features/dashboards/components/flow-figures.tsx FlowFigures',
  'features/dashboards/components/manager-dashboard.tsx ManagerDashboard',
  'features/dashboards/components/recruiter-dashboard.tsx RecruiterDashboard',
  'features/dashboards/components/status-figures.tsx StatusFigures',
  'features/dashboards/components/top-people.tsx Ranking',
  'features/guest/components/public-job.tsx PublicJob',
  'features/invitations/components/invited-candidates.tsx InvitedCandidates',
  'features/jobs/components/improve-description-modal.tsx ImproveDescriptionModal',
  'features/jobs/components/job-actions.tsx JobActions',
  'features/jobs/components/job-form.tsx JobForm',
  'features/jobs/components/job-recruiters.tsx JobRecruiters',
  'features/jobs/components/waiting-applicants.tsx WaitingApplicants',
  'features/landing/pages/landing.tsx LandingPage',
  'features/landing/pages/privacy.tsx PrivacyPage',
  'features/landing/pages/terms.tsx TermsPage',
  'features/people/pages/person.tsx PersonPage',
  'features/pipeline/components/bulk-move-dialog.tsx BulkMoveDialog',
  'features/pipeline/components/candidate-timeline.tsx CandidateTimeline',
  'features/pipeline/components/waiting-for-me.tsx WaitingForMe',
  'features/pipeline/pages/candidate-on-job.tsx CandidateOnJobPage',
  'features/points/components/redeem-form.tsx RedeemForm',
  'features/points/components/statement-sheet.tsx Movements',
  'features/recruiter-jobs/pages/recruiter-job.tsx RecruiterJobPage',
  'features/recruiter-jobs/pages/recruiter-jobs.tsx RecruiterJobsPage',
  'features/recruiters/components/ask-recruiter-modal.tsx AskRecruiterModal',
  'features/recruiters/components/asked-recruiters.tsx AskedRecruiters',
  'features/recruiters/components/work-requests.tsx Request',
  'features/recruiters/pages/recruiter-list.tsx RecruiterListPage',
  'features/shell/components/sidebar.tsx Sidebar',
  'features/super-manager/components/manager-search.tsx ManagerSearch',
  'features/super-manager/components/received-requests.tsx ReceivedRequests',
  'ui/fields/password-input.tsx PasswordInput',
  'ui/tables/table.tsx Table',
];

it(`No function of web is longer than ${limit} lines, but for those that remain to be split`, () => {
  expect(sourceFiles('web').flatMap(longFunctionsOf).toSorted()).toEqual(remaining);
});

function longFunctionsOf(file: SourceFile): string[] {
  const lineOf = (at: number) => file.text.slice(0, at).split('\n').length;
  return [...nodesOf(treeOf(file))].flatMap((node) => {
    const own = functionIn(node);
    if (!own || lineOf(Number(own.function.end)) - lineOf(own.function.start) < limit) return [];
    return [`${file.path.replace('web/', '')} ${own.name}`];
  });
}

/** A function with its name: declared, or the value of a constant or property. */
function functionIn(node: Node): { name: string; function: Node } | undefined {
  const nameOf = (id: unknown) => String((id as { name?: string } | null)?.name ?? 'without a name');
  if (node.type === 'FunctionDeclaration') return { name: nameOf(node.id), function: node };
  const places = [node.init, node.value, node.argument, node.callee, node.expression].concat(node.arguments ?? []);
  const value = places.find((one) => kinds.has(String((one as Node | undefined)?.type)));
  return value ? { name: nameOf(node.id ?? node.key), function: value as Node } : undefined;
}
