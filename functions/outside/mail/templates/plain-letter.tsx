import type { MailContent } from '../render-mail.ts';
import { Action, Facts, Letter } from './letter.tsx';

/** A letter of paragraphs and facts with at most one thing to do. */
export function plainLetter({ subject, paragraphs, facts, action, otherAction, smallPrint }: MailContent) {
  return (
    <Letter title={subject} preview={paragraphs[0] ?? subject}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 12px' }}>{paragraph}</p>
      ))}
      {facts && <Facts facts={facts} />}
      {action && <Action href={action.href}>{action.label}</Action>}
      {otherAction && (
        <p className="quiet" style={{ fontSize: 13, lineHeight: '20px', color: '#5b6675', margin: '16px 0 0' }}>
          <a className="quiet" href={otherAction.href} style={{ color: '#5b6675', textDecoration: 'underline' }}>{otherAction.label}</a>
        </p>
      )}
      {smallPrint && <p className="quiet" style={{ fontSize: 13, lineHeight: '20px', color: '#5b6675', margin: '16px 0 0' }}>{smallPrint}</p>}
    </Letter>
  );
}
