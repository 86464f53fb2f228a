import type { ReactNode } from 'react';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Prose, PublicLayout } from '../../../ui/public-layout.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

/** A public page of running text between header and footer. */
export function PublicPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <PublicLayout header={<PublicHeader />} footer={<PublicFooter />}>
      <PageTitle>{title}</PageTitle>
      <Prose>
        <h1>{title}</h1>
        {lead && <p className="soft">{lead}</p>}
        {children}
      </Prose>
    </PublicLayout>
  );
}
