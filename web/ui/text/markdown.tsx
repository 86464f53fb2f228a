import { lazy, Suspense } from 'react';
import './markdown.css';
import { SkeletonText } from '../feedback/skeleton.tsx';

const Markdown = lazy(() => import('react-markdown'));

// The page has its own headings, so a description's first level becomes the third.
const headings = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

/** Markdown as text with headings, lists and links, without raw HTML and images. The parser loads on first use. */
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
