import { useState } from 'react';
import './avatar.css';

interface AvatarProps {
  name: string;
  /** The picture's address. Initials are shown without one, or if it fails to load. */
  src?: string | null | undefined;
  size?: 20 | 28 | 32 | 40 | 64 | 96;
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

const hues = 6;

function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues;
}

/** A person's picture, or initials on a colour derived from the name. Screen readers read the name next to it. */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className="ui-avatar"
      data-hue={hueOf(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: Math.max(9, size * 0.38) }}
      aria-hidden="true"
    >
      {src && src !== broken ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
