import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { Prose, PublicLayout } from '../../../ui/layouts/public-layout.tsx';
import './public-page.css';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

const isHeading = (child: ReactNode): child is ReactElement<{ children: string }> =>
  isValidElement(child) && child.type === 'h2';
const idOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** A public text page between header and footer, with a table of contents that links to its headings. */
export function PublicPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const parts = Children.toArray(children);
  const headings = parts.filter(isHeading).map(({ props }) => props.children);
  return (
    <PublicLayout header={<PublicHeader />} footer={<PublicFooter />}>
      <PageTitle>{title}</PageTitle>
      <div className="text-page">
        <nav className="text-page-contents" aria-label="On this page">
          <ol>
            {headings.map((heading) => (
              <li key={heading}>
                <a href={`#${idOf(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose>
          <h1>{title}</h1>
          {lead && <p className="text-page-lead">{lead}</p>}
          {parts.map((part) =>
            isHeading(part)
              ? cloneElement(part as ReactElement<{ id?: string }>, { id: idOf(part.props.children) })
              : part,
          )}
        </Prose>
      </div>
    </PublicLayout>
  );
}
