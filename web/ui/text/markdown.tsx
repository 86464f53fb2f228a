import { lazy, Suspense, useState } from 'react';
import { markdownOfPasted } from '../../../shared/rules/pasted-text.ts';
import './markdown.css';
import { SkeletonText } from '../feedback/skeleton.tsx';

type Parser = typeof import('react-markdown').default;
let loaded: Parser | undefined;

/** Loads the parser. A page that will show Markdown begins with it, so that no placeholder of another height is seen. */
export async function loadMarkdown(): Promise<{ default: Parser }> {
  const parser = await import('react-markdown');
  loaded = parser.default;
  return parser;
}

const LazyMarkdown = lazy(loadMarkdown);

// The page has its own headings, so a description's first level becomes the third.
const headings = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h4', h5: 'h4', h6: 'h4' } as const;

// Nothing is loaded from where its author wants readers to be seen; what a picture is called stays.
const components = { ...headings, img: ({ alt }: { alt?: string | undefined }) => <>{alt}</> };

/** Markdown as text with headings, lists and links; HTML shows as it was typed. The parser loads on first use. */
export function MarkdownText({ children }: { children: string }) {
  const [Markdown] = useState(() => loaded ?? LazyMarkdown);
  return (
    <div className="ui-markdown" dir="auto">
      <Suspense fallback={<SkeletonText lines={6} />}>
        <Markdown components={components}>{markdownOfPasted(children)}</Markdown>
      </Suspense>
    </div>
  );
}
