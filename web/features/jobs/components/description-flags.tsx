import type { DescriptionFlag } from '../../../../shared/model/job-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface DescriptionFlagsProps {
  flags: readonly DescriptionFlag[];
  /** What the form says outside the description is not missing. */
  form: { hasPay: boolean; hasPlace: boolean };
}

const why = {
  gender: 'keeps some people from applying',
  age: 'can read as a preference for an age',
  origin: 'asks where somebody is from, not what they can do',
  long: 'is a paragraph that few people read to its end',
};

/** What keeps people from applying: missing pay or place, coded words with plain ones (PLUS-23). */
export function DescriptionFlags({ flags, form }: DescriptionFlagsProps) {
  const shown = flags.filter(({ kind }) => !(kind === 'pay' && form.hasPay) && !(kind === 'place' && form.hasPlace));
  if (shown.length === 0) return null;
  return (
    <Notice kind="warning">
      <ul className="description-flags">
        {shown.map((flag) => (
          <li key={`${flag.kind} ${flag.from ?? ''}`}>{sentenceOf(flag)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function sentenceOf({ kind, words, instead }: DescriptionFlag) {
  if (kind === 'pay') return 'No pay is given, neither here nor in the form. Jobs with pay get more applications.';
  if (kind === 'place') return 'No place is given, neither here nor in the form. Say where, or that it is remote.';
  return (
    <>
      “{words}” {why[kind]}. Instead: {instead}.
    </>
  );
}
