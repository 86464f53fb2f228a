import { Check, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { Task } from '../../../../shared/model/task.ts';
import { FailureNotice } from '../../../common/forms/failure-notice.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Button, IconButton } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { formatExact } from '../../../ui/text/dates.ts';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { useChangeTask, useRemoveTask } from '../queries/tasks.ts';
import './tasks.css';

/** Tasks to tick off, to open again, or to remove; each says when it is due and, unless `isAbout` it, whom it is about. */
export function TaskRows({ tasks, isAbout = false }: { tasks: readonly Task[]; isAbout?: boolean }) {
  const change = useChangeTask();
  const remove = useRemoveTask();
  return (
    <>
      {change.error && <FailureNotice what="The task was not changed" error={change.error} />}
      {remove.error && <FailureNotice what="The task was not removed" error={remove.error} />}
      <ul className="task-rows">
        {tasks.map((task) => {
          const { id, version, what, doneAt } = task;
          const isBusy = change.isPending && change.variables.id === id;
          return (
            <li key={id}>
              <Button
                size="small"
                icon={doneAt ? <Undo2 aria-hidden /> : <Check aria-hidden />}
                busy={isBusy}
                onClick={() => change.mutate({ id, version, isDone: !doneAt })}
              >
                {doneAt ? 'Open again' : 'Done'}
                <span className="visually-hidden">: {what}</span>
              </Button>
              <span className="task-what">
                <span data-done={doneAt ? '' : undefined}>{what}</span>
                <span className="faint">
                  <WhenDue {...task} />
                  {!isAbout && <About about={task.about} />}
                </span>
              </span>
              <IconButton
                label={`Remove: ${what}`}
                size="small"
                disabled={remove.isPending && remove.variables === id}
                onClick={() => remove.mutate(id)}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function WhenDue({ dueAt, doneAt }: Task) {
  const [now] = useState(() => Date.now());
  if (doneAt) return <>Done on {formatExact(doneAt)}</>;
  if (!dueAt) return <>No date</>;
  const isLate = Date.parse(dueAt) < now;
  return (
    <>
      {formatExact(dueAt)} {isLate && <StatePill meaning="amber">Overdue</StatePill>}
    </>
  );
}

const pageOf = { added: paths.addedCandidate, candidate: paths.recruiterCandidate, job: paths.job };

function About({ about }: Pick<Task, 'about'>) {
  if (!about) return null;
  if (about.name === null) return <> · about somebody or a job that you no longer see</>;
  return (
    <>
      {' · '}
      <Link to={pageOf[about.kind](about.id)}>{about.name}</Link>
    </>
  );
}
