import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/buttons/button.tsx';
import cyber from '../hero/cyber.mp4';
import low from '../hero/low.mp4';
import medical from '../hero/medical.mp4';
import standard from '../hero/standard.mp4';
import type { HeroFilm } from '../model/hero-film.ts';

const sources: Record<HeroFilm, string> = { standard, low, cyber, medical };

/**
 * A film behind the hero's text: muted, hidden from assistive technology, and stopped by a button (WCAG 2.2.2) or while
 * it is off screen.
 */
export function HeroLoop({ film }: { film: HeroFilm }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isStopped, setStopped] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([seen]) => {
      // If the browser refuses to play, the poster stays.
      if (seen?.isIntersecting && !isStopped) void element.play()?.catch(() => undefined);
      else element.pause();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isStopped]);
  return (
    <>
      <video
        ref={video}
        className="hero-film"
        data-playing={isPlaying || undefined}
        src={sources[film]}
        muted
        loop
        playsInline
        autoPlay={!isStopped}
        disablePictureInPicture
        preload="auto"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
      />
      <IconButton
        className="hero-pause"
        label={isStopped ? 'Play background video' : 'Pause background video'}
        onClick={() => setStopped(!isStopped)}
      >
        {isStopped ? <Play aria-hidden /> : <Pause aria-hidden />}
      </IconButton>
    </>
  );
}
