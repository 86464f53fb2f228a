import type { SentApplication } from '../../../shared/model/job-question.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { Facts } from '../../ui/layouts/card.tsx';
import { DownloadResume } from '../people/download-resume.tsx';
import './sent-application.css';

interface SentProps {
  sent: SentApplication;
  /** Whose application it is, and for which job. */
  by: { candidateId: number; jobId: number };
}

/**
 * What a candidate sent with an application: note, exactly the resume that they chose, and answers, each question in the
 * words that they read (PLUS-55).
 */
export function SentWithApplication({ sent: { note, resume, answers }, by: { candidateId, jobId } }: SentProps) {
  return (
    <div className="stack sent-application">
      {note && <p className="sent-words">{note}</p>}
      <Facts
        facts={[
          {
            label: 'Resume',
            value: resume?.path ? (
              <span className="cluster">
                {resume.filename}
                <DownloadResume candidateId={candidateId} resume={{ path: resume.path, jobId }} size="small" />
              </span>
            ) : (
              (resume?.filename ?? 'None sent')
            ),
          },
          ...answers.map(({ question, answer }) => ({
            label: question,
            value: <span className="sent-words">{answer}</span>,
          })),
        ]}
      />
    </div>
  );
}

interface FoldedProps extends Pick<SentProps, 'by'> {
  sent: SentApplication | undefined;
  words?: string;
}

/**
 * The same, folded under what it is called, or under how much there is; where applications are listed, nothing where only a
 * profile was sent.
 */
export function FoldedApplication({ sent, by, words }: FoldedProps) {
  const summary = sent && (words ?? amountOf(sent));
  if (!summary) return null;
  return (
    <details className="sent-folded">
      <summary>{summary}</summary>
      <SentWithApplication sent={sent} by={by} />
    </details>
  );
}

/** 'Note and 2 answers'; undefined where there is neither. */
function amountOf({ note, answers }: SentApplication): string | undefined {
  const count = answers.length > 0 ? countOf(answers.length, 'answer') : undefined;
  if (!note) return count;
  return count ? `Note and ${count}` : 'Note';
}
