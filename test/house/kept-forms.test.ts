import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

/** Forms that keep nothing, with the reason. */
const keepNothing: Record<string, string> = {
  'web/features/accounts/components/log-in-form.tsx': 'an address and a password, which browsers fill in',
  'web/features/accounts/pages/check-confirmation.tsx': 'an address alone',
  'web/features/accounts/pages/new-password.tsx': 'passwords alone',
  'web/features/accounts/pages/reset-password.tsx': 'an address, which the log-in page passes',
  'web/features/calendar/components/room-door.tsx': 'a password alone',
  'web/features/campaigns/components/campaign-guest-inputs.tsx': 'fields of the campaign form, which keeps them',
  'web/features/candidate-profile/components/approve-candidate.tsx': 'one choice, nothing typed',
  'web/features/chat/components/message-words.tsx': 'a field of dialogs, which keep it',
  'web/features/claims/components/proposal-fields.tsx': 'fields of dialogs, which keep them',
  'web/features/guest/components/filter-form.tsx': 'a search, which is in the address',
  'web/features/guest/components/search-box.tsx': 'a search, which is in the address',
  'web/features/jobs/components/job-basics.tsx': 'fields of the job form, which keeps them',
  'web/features/jobs/components/job-questions.tsx': 'fields of the job form, which keeps them',
  'web/features/jobs/components/job-recruiters-form.tsx': 'choices, nothing typed',
  'web/features/landing/components/hero-search.tsx': 'a search, which is in the address',
  'web/features/pipeline/components/interview-step-fields.tsx': 'fields of the interviews’ form, which keeps them',
  'web/features/personal-data/components/confirm-password-modal.tsx': 'a password alone',
  'web/features/personal-data/components/erase-modal.tsx': 'a word that must be typed each time',
  'web/features/profile/components/code-form.tsx': 'a password and a code',
  'web/features/profile/components/owner-form.tsx': 'a password and a code',
  'web/features/profile/components/password-form.tsx': 'passwords alone',
  'web/features/profile/components/time-zone-section.tsx': 'one choice, nothing typed',
  'web/features/profile/components/turn-on-second-factor.tsx': 'a password alone',
};

const hasForm = /<(form|Form|FormModal|TextArea|MarkdownArea)\b/;
const keeps = /use-kept-(form|state)|kept-input|use-draft|use-job-draft|sign-up-draft/;

it('Every form keeps what is typed until it is sent, or says why not (PLUS-57)', () => {
  const files = new Map(sourceFiles('web').map((file) => [file.path, file]));
  const forms = [...files.values()].filter(
    ({ path, text }) => path.endsWith('.tsx') && !path.startsWith('web/ui/') && hasForm.test(text),
  );
  expect(forms.length).toBeGreaterThan(30);
  const lost = forms.filter(
    ({ text, imports }) =>
      !keeps.test(text) &&
      !imports.some((one) => /\/(hooks|model|components)\//.test(one) && keeps.test(files.get(one)?.text ?? '')),
  );
  expect(lost.map(({ path }) => path).toSorted()).toEqual(Object.keys(keepNothing).toSorted());
});
