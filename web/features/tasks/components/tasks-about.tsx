import { useInfiniteQuery } from '@tanstack/react-query';
import type { TaskAbout } from '../../../../shared/model/task.ts';
import { rowsOf } from '../../../api/paging.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { MoreOfList } from '../../../common/lists/more-of-list.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { tasksAboutQuery, useLiveTasks } from '../queries/tasks.ts';
import { AddTask } from './add-task.tsx';
import { TaskRows } from './task-list.tsx';

/** What the recruiter wants to do about one person or job; nobody else sees it. */
export function TasksAbout({ about }: { about: TaskAbout }) {
  const list = useInfiniteQuery(tasksAboutQuery(about.id));
  useLiveTasks();
  const rows = rowsOf(list.data);
  return (
    <Card title="Your tasks" aside={<Link to={paths.tasks()}>My tasks</Link>}>
      {list.isError && !list.data && <LoadFailure title="The tasks could not be loaded" query={list} />}
      {rows.length > 0 && (
        <>
          <TaskRows tasks={rows} isAbout />
          <MoreOfList list={list} noun="tasks" />
        </>
      )}
      <AddTask about={about} />
    </Card>
  );
}
