import { lazy, Suspense } from 'react';
import { useHeroFilm } from '../hooks/use-hero-film.ts';
import './hero-scene.css';

const HeroLoop = lazy(async () => ({ default: (await import('./hero-loop.tsx')).HeroLoop }));

/**
 * The picture behind the hero's text, by host and width; its film starts once the page has loaded (LAND-16 to LAND-20).
 */
export function HeroScene() {
  const film = useHeroFilm();
  return (
    <>
      <div className="hero-scene" />
      {film && (
        <Suspense fallback={null}>
          <HeroLoop film={film} />
        </Suspense>
      )}
    </>
  );
}
