import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { isNoAccess } from '../../../api/api-error.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { findTags } from '../../../common/lookups/lookups.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { NoAccess } from '../../../ui/feedback/states.tsx';
import { Combobox } from '../../../ui/fields/combobox.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { FormLayout } from '../../../ui/layouts/layouts.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { AssociatedSkills } from '../components/associated-skills.tsx';
import { associatedSkillQuery } from '../queries/skills.ts';

/** `/skills/{id}`: the skills associated with one; at `new` the skill is chosen first (SKILL-02). */
export function SkillPage() {
  const { id: address } = useParams();
  const id = address === 'new' ? 'new' : Number(address);
  const isId = id === 'new' || (Number.isSafeInteger(id) && id > 0);
  const skill = useQuery({ ...associatedSkillQuery(id), enabled: isId });
  const navigate = useNavigate();
  if (!isId || isNoAccess(skill.error))
    return <NoAccess what="skill" backTo={paths.skills()} backLabel="Back to skills" />;
  const title = skill.data?.name || (id === 'new' ? 'Add skill' : 'Skill');
  return (
    <FormLayout
      head={
        <PageHead
          title={title}
          lead={id === 'new' ? 'Choose the skill that others are associated with.' : undefined}
          back={{ to: paths.skills(), label: 'Skills' }}
        />
      }
    >
      <PageTitle>{title}</PageTitle>
      {skill.isError && <LoadFailure title="The skill could not be loaded" query={skill} />}
      {skill.isPending && (
        <Card>
          <SkeletonText lines={3} />
        </Card>
      )}
      {skill.data && (
        <Card>
          {skill.data.tagId === null ? (
            <Combobox
              id="skill"
              label="Skill"
              placeholder="Search skills"
              emptyText="No such skill"
              load={findTags}
              value={null}
              onChange={(option) => option && void navigate(paths.skill(option.value), { replace: true })}
            />
          ) : (
            <AssociatedSkills key={skill.data.tagId} tagId={skill.data.tagId} skill={skill.data} />
          )}
        </Card>
      )}
    </FormLayout>
  );
}
