import { use, useEffect, useRef, type FormEventHandler, type ReactNode } from 'react';
import { FieldScope } from './field.tsx';
import type { Reached } from './use-reached.ts';
import './form.css';

/** An error of the form with its control. */
export interface FormProblem {
  /** The control's id. */
  fieldId: string;
  /** The field's label. */
  label: string;
  message: string;
}

interface FormProps {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The form's name for assistive technology. */
  label: string;
  /** Errors after a rejected submit. The summary takes the focus and links to each. */
  problems?: readonly FormProblem[];
  /** An error of the whole form (ERR-14). */
  failure?: string | undefined;
  /** The primary button comes first. */
  actions: ReactNode;
  /** Notices that the reader begins to fill in the form. */
  reached?: Reached['ties'];
  children: ReactNode;
}

/** A single-column form with groups, inline errors and a summary that links to them. */
export function Form({ onSubmit, label, problems = [], failure, actions, reached, children }: FormProps) {
  const scope = use(FieldScope);
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 1 || Boolean(failure);
  useEffect(() => {
    if (hasProblems) summary.current?.focus();
  }, [hasProblems]);
  return (
    <form className="ui-form" onSubmit={onSubmit} noValidate aria-label={label} {...reached}>
      {hasProblems && (
        <div ref={summary} className="ui-form-summary" role="alert" tabIndex={-1}>
          {failure && <p>{failure}</p>}
          {problems.length > 1 && (
            <>
              <p>{problems.length} things need attention:</p>
              <ul>
                {problems.map((problem) => (
                  <li key={problem.fieldId}>
                    <a
                      href={`#${scope}${problem.fieldId}`}
                      onClick={(event) => {
                        event.preventDefault();
                        document.getElementById(scope + problem.fieldId)?.focus();
                      }}
                    >
                      {problem.label}: {problem.message}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {children}
      <div className="ui-form-actions">{actions}</div>
    </form>
  );
}

/** Related fields under a heading; use `h3` inside a card, which has its own heading. */
export function FormGroup({
  title,
  lead,
  level: Heading = 'h2',
  children,
}: {
  title: string;
  lead?: ReactNode;
  level?: 'h2' | 'h3';
  children: ReactNode;
}) {
  return (
    <section className="ui-form-group" aria-label={title}>
      <header>
        <Heading>{title}</Heading>
        {lead && <p className="faint">{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** Fields side by side if there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="ui-form-row">{children}</div>;
}
