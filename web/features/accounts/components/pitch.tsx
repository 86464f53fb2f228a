import { Check } from 'lucide-react';
import type { SignUpKind } from '../queries/sign-up.ts';
import { pitches } from '../model/sign-up-pitch.ts';

/** The marketing text of a kind of account. */
export function Pitch({ kind }: { kind: SignUpKind }) {
  const { title, points } = pitches[kind];
  return (
    <>
      <h2>{title}</h2>
      <ul className="auth-points">
        {points.map((point) => (
          <li key={point.title}>
            <Check size={20} aria-hidden />
            <div>
              <strong>{point.title}</strong>
              <span>{point.text}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
