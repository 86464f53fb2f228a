import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { SocialNetwork } from '../../../../shared/constants/social-links.ts';
import { socialNetworkLabels, socialNetworks } from '../../../../shared/constants/social-links.ts';
import type { Account } from '../../../../shared/model/person.ts';
import type { SocialLinks } from '../../../../shared/model/social-links.ts';
import { socialLinksForm } from '../../../../shared/validation/social-links.ts';
import { inputsOf } from '../../../common/forms/form-inputs.ts';
import { UnsavedChanges } from '../../../common/forms/unsaved-changes.tsx';
import { formProblems, placeErrors } from '../../../common/forms/form-problems.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { KeptInputNotice } from '../../../common/forms/kept-input-notice.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Form, FormRow } from '../../../ui/fields/form.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { TextInput } from '../../../ui/fields/text-input.tsx';
import { useChangeSocialLinks } from '../queries/profile.ts';

const examples: Record<SocialNetwork, string> = {
  linkedin: 'https://www.linkedin.com/in/your-name',
  github: 'https://github.com/your-name',
  website: 'https://example.com',
  x: 'https://x.com/your_name',
};
const rows = [socialNetworks.slice(0, 2), socialNetworks.slice(2)];

function fieldsOf(links: SocialLinks): Record<SocialNetwork, string> {
  return { linkedin: links.linkedin ?? '', github: links.github ?? '', website: links.website ?? '', x: links.x ?? '' };
}

/** A candidate's social links, each empty or an https address of its network (PROF-09). */
export function SocialLinksForm({ account }: { account: Account }) {
  const change = useChangeSocialLinks();
  const [failure, setFailure] = useState<string>();
  const form = useTouchedForm({
    resolver: zodResolver(socialLinksForm),
    defaultValues: fieldsOf(account.socialLinks),
  });
  const kept = useKeptForm(form, 'links');
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const input = inputsOf(form);
  const save = form.handleSubmit(async (links) => {
    setFailure(undefined);
    try {
      form.reset(fieldsOf((await change.mutateAsync(links)).socialLinks));
      kept.forget();
    } catch (error) {
      setFailure(placeErrors(form, error, socialNetworks));
    }
  });
  return (
    <Form
      label="Links"
      onSubmit={(event) => void save(event)}
      problems={submitCount > 0 ? formProblems(errors, socialNetworkLabels) : []}
      failure={failure}
      actions={
        <Button type="submit" busy={isSubmitting}>
          Save links
        </Button>
      }
    >
      <UnsavedChanges when={isDirty && !isSubmitting} kept={kept} />
      <KeptInputNotice kept={kept} />
      {change.isSuccess && !isDirty && <Notice kind="done">Your links were saved.</Notice>}
      <p className="soft">Recruiters and hiring managers you work with see them next to your contact details.</p>
      {rows.map((networks) => (
        <FormRow key={networks.join()}>
          {networks.map((network) => (
            <TextInput
              key={network}
              {...input(network)}
              label={socialNetworkLabels[network]}
              required={false}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={examples[network]}
            />
          ))}
        </FormRow>
      ))}
    </Form>
  );
}
