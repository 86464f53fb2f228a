import { Briefcase } from 'lucide-react';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { partsOf } from '../model/message-links.ts';

/** A message's text, in which web addresses are links that pass nothing on, and the job that it is about. */
export function MessageText({ text, job }: { text: string; job: { id: number; title: string } | null }) {
  return (
    <>
      {job && (
        <Link to={paths.job(job.id)} kind="plain" className="message-job">
          <Briefcase size={14} aria-hidden />
          <span className="truncate">{job.title}</span>
        </Link>
      )}
      <p className="message-text" dir="auto">
        {partsOf(text).map((part, place) =>
          typeof part === 'string' ? (
            part
          ) : (
            <a key={`${place} ${part.href}`} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
              {part.text}
            </a>
          ),
        )}
      </p>
    </>
  );
}
