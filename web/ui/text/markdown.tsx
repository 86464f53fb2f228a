import { lazy, Suspense } from 'react';
import './markdown.css';
import { SkeletonText } from '../feedback/skeleton.tsx';

const Markdown = lazy(() => import('react-markdown'));

// The page has its own headings, so a description's first level becomes the third.
const headings = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

// Nothing is loaded from where its author wants readers to be seen; what a picture is called stays.
const components = { ...headings, img: ({ alt }: { alt?: string | undefined }) => <>{alt}</> };

/** Markdown as text with headings, lists and links; HTML shows as it was typed. The parser loads on first use. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className="ui-markdown" dir="auto">
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Markdown components={components}>{children}</Markdown>
      </Suspense>
    </div>
  );
}
