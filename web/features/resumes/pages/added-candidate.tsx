import { useQuery } from '@tanstack/react-query';
import { Handshake, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { SamePeople } from '../../../../shared/model/candidate-merge.ts';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useFrameActions } from '../../../common/frame/frame-actions.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState, NoAccess } from '../../../ui/feedback/states.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { CameByFile } from '../components/came-by-file.tsx';
import { AddedFacts } from '../components/added-facts.tsx';
import { AddedPicture } from '../components/added-picture.tsx';
import { CallsNoted } from '../components/calls-noted.tsx';
import { CorrectAdded } from '../components/correct-added.tsx';
import { RemarksForm } from '../components/remarks-form.tsx';
import { RemoveAddedResume } from '../components/remove-resume-modal.tsx';
import { MergeCard } from '../components/merge-card.tsx';
import { samePeopleQuery, useLiveImports } from '../queries/candidate-merges.ts';

/** `/recruiter/candidates/added/{id}`: an added candidate beside those who may be the same person, to correct, and to merge (PLUS-15). */
export function AddedCandidatePage({ below }: { below?: (id: number) => ReactNode }) {
  const id = Number(useParams().id) || 0;
  const { data, error, refetch } = useQuery(samePeopleQuery(id));
  useLiveImports();
  if (isNoAccess(error))
    return <NoAccess what="candidate" backTo={paths.addedCandidates()} backLabel="Added candidates" />;
  if (error && !data) return <LoadFailure title="The candidate could not be loaded" query={{ error, refetch }} />;
  return data ? <Comparison {...data} below={below?.(id)} /> : <SkeletonText lines={8} />;
}

function Comparison({
  id,
  version,
  avatar,
  person,
  others,
  source,
  isInvited,
  resumeId,
  below,
  ...remarks
}: SamePeople & { below: ReactNode }) {
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const { firstName } = person;
  const name = `${person.firstName} ${person.lastName}`;
  const show = () => void navigate(paths.addedCandidates('merged'));
  return (
    <FormLayout
      head={<Head name={name} person={person} onCorrect={isCorrecting ? undefined : () => setCorrecting(true)} />}
    >
      <PageTitle>{name}</PageTitle>
      {!isCorrecting && <AddedFacts person={person} resumeId={resumeId} />}
      {source && <CameByFile id={id} name={firstName} source={source} isInvited={isInvited} />}
      <AddedPicture id={id} name={name} avatar={avatar} />
      {person.hasResume && (
        <div>
          <Button icon={<Trash2 aria-hidden />} onClick={() => setRemoving(true)}>
            Delete the resume
          </Button>
        </div>
      )}
      {!isCorrecting && <RemarksForm key={version} id={id} version={version} {...remarks} />}
      {!isCorrecting && <CallsNoted id={id} version={version} calls={remarks.calls} />}
      {!isCorrecting && below}
      {isRemoving && <RemoveAddedResume id={id} firstName={firstName} onClose={() => setRemoving(false)} />}
      {isCorrecting ? (
        <CorrectAdded id={id} onClose={() => setCorrecting(false)} />
      ) : (
        <Others one={{ id, version, person }} others={others} onMerged={show} />
      )}
    </FormLayout>
  );
}

interface HeadProps extends Pick<SamePeople, 'person'> {
  name: string;
  /** Begins to correct what is entered; undefined while that is under way. */
  onCorrect: (() => void) | undefined;
}

function Head({ name, person: { email, firstName }, onCorrect }: HeadProps) {
  const { putForward } = useFrameActions();
  return (
    <PageHead
      title={name}
      lead={email ?? ''}
      back={{ to: paths.addedCandidates(), label: 'Added candidates' }}
      actions={
        <>
          {onCorrect && (
            <Button icon={<Pencil aria-hidden />} onClick={onCorrect}>
              Correct
            </Button>
          )}
          {email && (
            <Button
              kind="primary"
              icon={<Handshake aria-hidden />}
              onClick={() => putForward({ person: { email, firstName } })}
            >
              Put forward
            </Button>
          )}
        </>
      }
    />
  );
}

interface OthersProps {
  one: Pick<SamePeople, 'id' | 'version' | 'person'>;
  others: SamePeople['others'];
  onMerged: () => void;
}

function Others({ one, others, onMerged }: OthersProps) {
  if (others.length === 0)
    return (
      <EmptyState title="Nobody else seems to be this person">
        The same address, phone or resume, or the same name in the same city, would show somebody here.
      </EmptyState>
    );
  return others.map((other) => (
    <MergeCard
      key={`${other.into.kind}-${other.into.id}-${other.version ?? 0}`}
      one={one}
      other={other}
      onMerged={onMerged}
    />
  ));
}
