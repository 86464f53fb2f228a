import { useParams } from 'react-router-dom';
import { PublicFooter } from '../../features/landing/components/public-footer.tsx';
import { PublicHeader } from '../../features/landing/components/public-header.tsx';
import { PublishedPage } from '../../features/people/pages/published-page.tsx';
import { PublicLayout, PublicSection } from '../../ui/layouts/public-layout.tsx';

/** `/recruiters/{id}`: a recruiter’s published page, for guests and members (PLUS-49). */
export function RecruiterPage() {
  const { id } = useParams();
  return (
    <PublicLayout header={<PublicHeader />} footer={<PublicFooter />}>
      <PublicSection>
        <PublishedPage recruiterId={Number(id)} />
      </PublicSection>
    </PublicLayout>
  );
}
