import { fewestCases } from '../../../../shared/constants/dashboard.ts';
import { rewardFormLabels } from '../../../../shared/constants/points.ts';
import { pipelineStatusLabels } from '../../../../shared/constants/pipeline.ts';
import type { ExpectedBounty, Statement, StatementLine } from '../../../../shared/model/statement.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card, Stat } from '../../../ui/layouts/card.tsx';
import { Table, type Column } from '../../../ui/tables/table.tsx';
import { StatePill } from '../../../ui/text/state-pill.tsx';
import { chanceWords, dayOf, likelyWords, stateOf, whatOf } from '../model/statement-words.ts';

/** The statement as one sheet: six figures, the movements with their balance, what was paid, what may still come. */
export function StatementSheet({ statement, zone }: { statement: Statement; zone: string }) {
  const { totals, guarantee, payable, expected, lines, payments, isOver } = statement;
  const sumExpected = expected.reduce((sum, { points }) => sum + points, 0);
  const figures: [label: string, points: number, likely?: string][] = [
    ...(isOver ? [] : [['Expected', sumExpected, likelyWords(expected)] satisfies [string, number, string?]]),
    ['Earned', totals.earned + totals.restored],
    ['Held', guarantee],
    ['Payable', payable],
    ['Paid', totals.paid],
    ['Returned', totals.returned],
  ];
  return (
    <>
      <div className="statement-figures">
        {figures.map(([label, points, likely]) => (
          <Stat key={label} label={label} value={formatCount(points)} {...(likely && { change: likely })} />
        ))}
      </div>
      <Card title="Movements" flush>
        <Movements statement={statement} lines={lines} zone={zone} />
      </Card>
      {payments.length > 0 && (
        <Card title="Paid out" flush>
          <Table
            caption="Paid out"
            rows={payments}
            rowKey={({ id }) => id}
            columns={[
              { key: 'at', header: 'Date', width: '136px', cell: ({ at }) => dayOf(at, zone) },
              {
                key: 'what',
                header: 'What',
                cell: ({ reward, requestedAt }) =>
                  `${reward ? rewardFormLabels[reward] : 'Reward'}, requested on ${dayOf(requestedAt, zone)}`,
              },
              {
                key: 'points',
                header: 'Points',
                numeric: true,
                width: '88px',
                cell: ({ points }) => formatCount(points),
              },
            ]}
          />
        </Card>
      )}
      {expected.length > 0 && <Expected expected={expected} />}
    </>
  );
}

// A table of its own: opening and closing balance are rows that a list of records does not have.
function Movements({
  statement,
  lines,
  zone,
}: {
  statement: Statement;
  lines: readonly StatementLine[];
  zone: string;
}) {
  const { from, until, opening, closing, isOver } = statement;
  return (
    <div className="statement-scroll">
      <table className="statement-movements">
        <caption className="visually-hidden">Movements of the month, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">What</th>
            <th scope="col" className="statement-state">
              State
            </th>
            <th scope="col" className="statement-number">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          <Balance day={dayOf(from, zone)} label="Opening balance" points={opening} />
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{dayOf(line.at, zone)}</td>
              <td>
                {whatOf(line)}
                {line.reason && <div className="soft">“{line.reason}”</div>}
                <div className="statement-state-below">
                  <State line={line} zone={zone} />
                </div>
              </td>
              <td className="statement-state">
                <State line={line} zone={zone} />
              </td>
              <td className="statement-number">
                {line.points > 0 ? '+' : '−'}
                {formatCount(Math.abs(line.points))}
              </td>
            </tr>
          ))}
          {lines.length === 0 && (
            <tr>
              <td className="soft" colSpan={4}>
                Nothing came or went.
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <Balance day={dayOf(until, zone)} label={isOver ? 'Closing balance' : 'Balance so far'} points={closing} />
        </tfoot>
      </table>
    </div>
  );
}

function State({ line, zone }: { line: StatementLine; zone: string }) {
  const state = stateOf(line, zone);
  return state ? <StatePill meaning={state.meaning}>{state.label}</StatePill> : null;
}

function Balance({ day, label, points }: { day: string; label: string; points: number }) {
  return (
    <tr className="statement-balance">
      <td>{day}</td>
      <th scope="row">{label}</th>
      <td className="statement-state" aria-hidden />
      <td className="statement-number">{formatCount(points)}</td>
    </tr>
  );
}

const likelyColumn: Column<ExpectedBounty> = {
  key: 'likely',
  header: 'Likely',
  numeric: true,
  width: '80px',
  cell: ({ weighed }) => (weighed === null ? '–' : formatCount(weighed)),
};

function Expected({ expected }: { expected: readonly ExpectedBounty[] }) {
  const isWeighed = expected.some(({ weighed }) => weighed !== null);
  return (
    <Card title="Expected" flush>
      <Table
        caption="Expected"
        rows={expected}
        rowKey={({ claimId }) => claimId}
        columns={[
          {
            key: 'who',
            header: 'Candidate',
            cell: ({ claimId, candidate, job, companyName, chance }) => (
              <>
                <Link to={paths.claim(claimId)}>{candidate ? fullName(candidate) : 'A candidate'}</Link>
                <div className="soft">
                  {job.title}, {companyName}
                </div>
                {isWeighed && <div className="faint">{chanceWords({ chance })}</div>}
              </>
            ),
          },
          {
            key: 'status',
            header: 'Status',
            width: '232px',
            hideBelow: 480,
            cell: ({ status }) => pipelineStatusLabels[status],
          },
          {
            key: 'guarantee',
            header: 'Guarantee',
            width: '104px',
            hideBelow: 768,
            cell: ({ guaranteeDays }) => (guaranteeDays ? `${guaranteeDays} days` : 'None'),
          },
          { key: 'points', header: 'Points', numeric: true, width: '88px', cell: ({ points }) => formatCount(points) },
          ...(isWeighed ? [likelyColumn] : []),
        ]}
      />
      <p className="statement-note soft">
        {isWeighed
          ? 'Likely is the points times the share of your candidates who came as far and were hired. A job that closed without them counts as not hired.'
          : `How much of it is likely is said once ${fewestCases} of your candidates were hired or rejected, or their job closed.`}
      </p>
    </Card>
  );
}
