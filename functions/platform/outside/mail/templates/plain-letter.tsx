import type { MailContent } from '../render-mail.ts';
import { Action, Facts, Items, Letter, OtherAction, Section } from './letter.tsx';
import { quiet } from './letter-style.ts';

/** A letter of paragraphs, facts and lines with at most one thing to do. */
export function plainLetter({
  subject,
  preheader,
  paragraphs,
  facts,
  items,
  sections,
  action,
  otherAction,
  smallPrint,
  stop,
}: MailContent) {
  return (
    <Letter title={subject} preheader={preheader ?? paragraphs[1] ?? paragraphs[0] ?? subject} stop={stop}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} style={{ margin: '0 0 12px' }}>
          {paragraph}
        </p>
      ))}
      {facts && <Facts facts={facts} />}
      {items && <Items items={items} />}
      {sections?.map((section, place) => (
        <Section key={place} section={section} />
      ))}
      {action && <Action href={action.href}>{action.label}</Action>}
      {otherAction && <OtherAction href={otherAction.href}>{otherAction.label}</OtherAction>}
      {smallPrint && (
        <p className="quiet" style={{ ...quiet, margin: '16px 0 0' }}>
          {smallPrint}
        </p>
      )}
    </Letter>
  );
}
