import {
  clearanceTypeLabels,
  employeeTypeLabels,
  employmentTypeLabels,
  shiftLabels,
  jobStatusLabels,
  workplaceLabels,
} from '../../../shared/constants/job.ts';
import { citizenshipLabels } from '../../../shared/constants/work-authorization-labels.ts';
import { notificationTypes } from '../../../shared/constants/notification.ts';
import { pipelineStatusLabels } from '../../../shared/constants/pipeline.ts';

interface Entry {
  key: string;
  label: string;
}
const entries = (labels: Record<string, string>): Entry[] =>
  Object.entries(labels).map(([key, label]) => ({ key, label }));
const spoken = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');

/** The constant sets that clients read (LOOK-06, LOOK-07); keys are wire values, labels what people see. */
export const constantSets: Record<string, Entry[]> = {
  dateTimeRange: entries({ week: 'Week', month: 'Month', year: 'Year', all: 'All' }),
  positionType: entries(workplaceLabels),
  citizenship: entries(citizenshipLabels),
  clientType: entries({ direct: 'Direct client', vendor: 'Vendor' }),
  employmentType: entries(employmentTypeLabels),
  shift: entries(shiftLabels),
  jobStatus: entries(jobStatusLabels),
  w2Type: entries(employeeTypeLabels),
  clearanceType: entries(clearanceTypeLabels),
  jobOrderName: entries({
    relevance: 'Most relevant',
    createdAt: 'Newest',
    title: 'Title',
    rate: 'Hourly rate',
    salary: 'Salary',
    distance: 'Distance',
  }),
  candidateOrderName: entries({ relevance: 'Most relevant', createdAt: 'Newest', name: 'Name', distance: 'Distance' }),
  candidateFilterScope: entries({ all: 'All', favorite: 'Favorites', own: 'Added by me' }),
  candidateCurrent: entries({ available: 'Available', assigned: 'On a job', all: 'All' }),
  managerRecruiterScope: entries({ new: 'New', in_progress: 'In progress', closed: 'Closed' }),
  managerRecruiterStatus: entries({ invited: 'Invited', accepted: 'Accepted', withdrawn: 'Withdrawn' }),
  notificationType: notificationTypes.map((key) => ({ key, label: spoken(key) })),
  ownership: entries({ own: 'Mine', all: 'All' }),
  pipelineStatus: entries(pipelineStatusLabels),
};
