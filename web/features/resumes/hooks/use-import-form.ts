import { useMemo, useState } from 'react';
import type { ParsedResumeSent } from '../../../../shared/model/parsed-resume.ts';
import { useFormSending } from '../../../common/forms/use-form-sending.ts';
import { useTouchedForm } from '../../../common/forms/use-touched-form.ts';
import { useKeptForm } from '../../../common/forms/use-kept-form.ts';
import { evidenceOf, type Evidence } from '../model/evidence.ts';
import {
  changeBody,
  fieldsOfFacts,
  importBody,
  importControlOf,
  importLabels,
  importResolver,
  noFields,
  type ImportFields,
} from '../model/import-fields.ts';
import { useImportCandidate } from '../queries/import-candidate.ts';

/** What was read from a resume. */
export type ReadFacts = NonNullable<ParsedResumeSent['facts']>;

export interface ImportFormInput {
  /** The resume that fills the form in; absent where the recruiter enters everything. */
  read?: { resumeId: number; facts: ReadFacts } | undefined;
  onImported: (name: string) => void;
}

/** The form of a new candidate, filled in by what was read, with how sure each value is. */
export function useImportForm({ read, onImported }: ImportFormInput) {
  const facts = read?.facts;
  const save = useImportCandidate();
  const [isSaved, setIsSaved] = useState(false);
  const evidence = useMemo(() => (facts ? evidenceOf(facts) : new Map<string, Evidence>()), [facts]);
  const form = useTouchedForm<ImportFields>({
    resolver: importResolver,
    defaultValues: facts ? fieldsOfFacts(facts) : noFields,
  });
  const kept = useKeptForm(form, `import.${read?.resumeId ?? 'new'}`);
  const sending = useFormSending(form, {
    labels: importLabels,
    controlOf: importControlOf,
    kept,
    send: async (fields) => {
      await save.mutateAsync(importBody(fields, read?.resumeId ?? null));
      setIsSaved(true);
      onImported(`${fields.firstName} ${fields.lastName}`);
    },
  });
  return { form, evidence, kept, sending, isSaved };
}

export interface CorrectFormInput {
  /** Whose entry is corrected. */
  candidateId: number;
  /** The form as it was entered before. */
  before: ImportFields;
  /** Sends what was changed. */
  onChange: (change: Record<string, unknown>) => Promise<unknown>;
}

/** The form of what was entered about a person, filled in with it; only what is changed is sent. */
export function useCorrectForm({ candidateId, before, onChange }: CorrectFormInput) {
  const [isSaved, setIsSaved] = useState(false);
  const form = useTouchedForm<ImportFields>({ resolver: importResolver, defaultValues: before });
  const kept = useKeptForm(form, `correct.${candidateId}`);
  const sending = useFormSending(form, {
    labels: importLabels,
    controlOf: importControlOf,
    kept,
    send: async (fields) => {
      await onChange(changeBody(before, fields));
      setIsSaved(true);
    },
  });
  return { form, kept, sending, isSaved };
}
