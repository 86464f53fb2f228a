import { lazy, Suspense } from 'react';
import './markdown.css';
import { SkeletonText } from '../feedback/skeleton.tsx';

const Markdown = lazy(() => import('react-markdown'));

// A description stands below a page's own headings, so its first level becomes the third.
const headings = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

/**
 * Markdown as text with headings, lists and links; raw HTML and pictures are left out. The parser loads when it is
 * first needed.
 */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className="ui-markdown" dir="auto">
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Markdown components={headings} disallowedElements={['img']} skipHtml>
          {children}
        </Markdown>
      </Suspense>
    </div>
  );
}
