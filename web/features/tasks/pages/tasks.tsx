import { useInfiniteQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { taskLists, type TaskList } from '../../../../shared/constants/task.ts';
import type { Task } from '../../../../shared/model/task.ts';
import { endOfDay } from '../../../common/forms/moment-fields.ts';
import { listFile, type FileColumn } from '../../../common/lists/list-file.tsx';
import { ListPage } from '../../../common/lists/list-page.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layouts/card.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { isoDay } from '../../../ui/text/dates.ts';
import { AddTask } from '../components/add-task.tsx';
import { TaskRows } from '../components/task-list.tsx';
import { tasksQuery, useLiveTasks } from '../queries/tasks.ts';

const options = [
  { value: 'due', label: 'Due today' },
  { value: 'later', label: 'Later' },
  { value: 'done', label: 'Done' },
] as const satisfies readonly { value: TaskList; label: string }[];

const file: readonly FileColumn<Task>[] = [
  { header: 'Task', text: ({ what }) => what },
  { header: 'About', text: ({ about }) => about?.name ?? '' },
  { header: 'Due', text: ({ dueAt }) => dueAt && isoDay(dueAt) },
  { header: 'Done', text: ({ doneAt }) => doneAt && isoDay(doneAt) },
];

const nothing: Record<TaskList, { title: string; text: string }> = {
  due: {
    title: 'Nothing is due today',
    text: 'What is late or due today is listed here. Write down the next thing above.',
  },
  later: { title: 'Nothing waits for later', text: 'Tasks for another day, or without a date, are listed here.' },
  done: { title: 'Nothing is done yet', text: 'What you tick off is kept here for 90 days.' },
};

/** `/recruiter/tasks`: what the recruiter wants to do today and later, and what is done (PLUS-46). */
export function TasksPage() {
  const [params, setParams] = useSearchParams();
  const [dayEnds] = useState(() => endOfDay(isoDay(Date.now())) ?? '');
  const show = taskLists.find((one) => one === params.get('show')) ?? 'due';
  const query = tasksQuery(show, dayEnds);
  const list = useInfiniteQuery(query);
  useLiveTasks();
  const choose = (next: TaskList) => setParams(next === 'due' ? {} : { show: next }, { replace: true });
  return (
    <ListPage
      title="My tasks"
      noun="tasks"
      lead="What you want to do, about people, jobs or anything else. Only you see it."
      list={list}
      file={listFile(query, file)}
      filters={
        <FilterBar>
          <Segments label="Tasks" options={options} value={show} onChange={choose} />
        </FilterBar>
      }
      above={
        <Card>
          <AddTask />
        </Card>
      }
      empty={
        <EmptyState icon={<ListChecks aria-hidden />} title={nothing[show].title}>
          {nothing[show].text}
        </EmptyState>
      }
    >
      {(rows) => (
        <Card>
          <TaskRows tasks={rows} />
        </Card>
      )}
    </ListPage>
  );
}
