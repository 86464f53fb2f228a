import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { AskRecruiterModal } from './ask-recruiter-modal.tsx';

/** Asks a recruiter of other managers, on their page, to work on a job (RECR-04, RECR-43). */
export function AskRecruiter({ recruiter }: { recruiter: PersonReference }) {
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState<string>();
  return (
    <>
      {asked && <Notice kind="done">{asked} is asked.</Notice>}
      <Button kind="primary" icon={<UserPlus aria-hidden />} onClick={() => setAsking(true)}>
        Ask to work on a job
      </Button>
      {isAsking && (
        <AskRecruiterModal
          recruiter={recruiter}
          onClose={() => setAsking(false)}
          onAsked={(name) => {
            setAsking(false);
            setAsked(name);
          }}
        />
      )}
    </>
  );
}
