import type { MailContent } from '../render-mail.ts';
import { Action, Letter } from './letter.tsx';

/** A letter of paragraphs with at most one thing to do. */
export function plainLetter({ subject, paragraphs, action, smallPrint }: MailContent) {
  return (
    <Letter title={subject} preview={paragraphs[0] ?? subject}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 12px' }}>{paragraph}</p>
      ))}
      {action && <Action href={action.href}>{action.label}</Action>}
      {smallPrint && <p className="quiet" style={{ fontSize: 13, lineHeight: '20px', color: '#5b6675', margin: '16px 0 0' }}>{smallPrint}</p>}
    </Letter>
  );
}
