import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { FieldNews } from '../hooks/use-merged-form.ts';

interface FieldNewsProps<F> {
  news: readonly FieldNews<F>[];
  isGone: boolean;
  labels: Record<keyof F & string, string>;
  /** A field's value in words; '' for an empty one. */
  show: (field: keyof F & string, value: F[keyof F & string]) => string;
  onTake: (one: FieldNews<F>) => void;
}

/** What another user changed while this form was open, field by field, each with a way to take it over (PLUS-24). */
export function FieldNewsNotice<F>({ news, isGone, labels, show, onTake }: FieldNewsProps<F>) {
  if (isGone) return <Notice kind="warning">Another user removed this while you were editing it.</Notice>;
  if (news.length === 0) return null;
  return (
    <Notice kind="warning">
      <p>Another user changed this while you were editing it. What you entered is kept.</p>
      <ul className="profile-news">
        {news.map((one) => (
          <li key={one.name}>
            <span>
              {labels[one.name]} is now {show(one.name, one.theirs) || 'empty'}
            </span>
            {one.isContested && (
              <Button size="small" kind="quiet" onClick={() => onTake(one)}>
                Use it for {labels[one.name].toLowerCase()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
