import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { SamePeople } from '../../../../shared/model/candidate-merge.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { factsOf } from '../model/merge-fields.ts';
import { parsedResumeQuery } from '../queries/resumes.ts';
import { ResumeDocument } from './resume-document.tsx';
import '../pages/add-from-resume.css';

/** What the record of somebody whom the recruiter added says, and the resume it was read from (PLUS-46). */
export function AddedFacts({ person, resumeId }: Pick<SamePeople, 'person' | 'resumeId'>) {
  const [isReading, setReading] = useState(false);
  return (
    <Card
      title="Facts"
      aside={
        resumeId && (
          <Button size="small" icon={<FileText aria-hidden />} onClick={() => setReading(true)}>
            Read the resume
          </Button>
        )
      }
    >
      <Facts facts={factsOf(person)} />
      {isReading && resumeId && <AddedResume id={resumeId} onClose={() => setReading(false)} />}
    </Card>
  );
}

function AddedResume({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(parsedResumeQuery(id));
  return (
    <Modal title="Resume" lead={data?.filename} size="large" onClose={onClose}>
      {!data && !error && <SkeletonText lines={8} />}
      {error && !data && <LoadFailure title="The resume could not be loaded" query={{ error, refetch }} />}
      {data?.document && <ResumeDocument document={data.document} lit={nothing} />}
      {data && !data.document && <p>What was read in it is not kept any longer.</p>}
    </Modal>
  );
}

const nothing: [] = [];
