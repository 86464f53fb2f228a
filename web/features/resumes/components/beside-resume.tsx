import { useState, type ReactNode } from 'react';
import type { ParsedFactsSent, ParsedResumeSent } from '../../../../shared/model/parsed-resume.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import type { Evidence } from '../model/evidence.ts';
import { isWaiting, reasonOf } from '../model/resume-words.ts';
import { ResumeDocument } from './resume-document.tsx';
import '../pages/add-from-resume.css';

interface BesideResumeProps {
  title: string;
  back: { to: string; label: string };
  resume: ParsedResumeSent | undefined;
  error: unknown;
  onRetry: () => void;
  /** The form of what was read, which says where the field in focus was found. */
  form: (facts: ParsedFactsSent, onLook: (sources: Evidence['sources']) => void) => ReactNode;
}

/** A page with a form beside the resume that fills it in, or what keeps it from being filled in (PLUS-20). */
export function BesideResume({ title, back, resume, error, onRetry, form }: BesideResumeProps) {
  const [lit, setLit] = useState<Evidence['sources']>([]);
  if (error && !resume)
    return <ErrorState title="The resume could not be loaded" message={failureMessage(error)} onRetry={onRetry} />;
  return (
    <div className="ui-page" data-wide>
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} lead={resume && <bdi>{resume.filename}</bdi>} back={back} />
      {!resume && (
        <Card>
          <SkeletonText lines={8} />
        </Card>
      )}
      {resume?.document?.hiddenText && (
        <Notice kind="warning">
          Hidden text was found in this file, and nothing was read in it: <q>{resume.document.hiddenText}</q>
        </Notice>
      )}
      {resume?.status === 'parsed' && resume.facts && resume.document ? (
        <div className="resume-beside">
          {form(resume.facts, setLit)}
          <ResumeDocument document={resume.document} lit={lit} />
        </div>
      ) : (
        resume && (
          <EmptyState
            title={isWaiting(resume) ? 'This resume is being read' : endedTitle(resume.status)}
            action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
          >
            {isWaiting(resume) ? 'The form opens by itself as soon as it was read.' : reasonOf(resume)}
          </EmptyState>
        )
      )}
    </div>
  );
}

const endedTitle = (status: string): string =>
  status === 'imported' ? 'A candidate was added from this resume' : 'This resume was not read';
