import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { productName } from '../../../../shared/constants/product.ts';
import { LoadFailure } from '../../../common/forms/load-failure.tsx';
import { useAccount } from '../../../common/account/account.ts';
import { zoneOf } from '../../../common/account/own-time-zone.ts';
import { CsvButton } from '../../../common/lists/csv-button.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { fullName } from '../../../common/people/person.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx';
import { PageHead } from '../../../ui/layouts/page-head.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { StatementSheet } from '../components/statement-sheet.tsx';
import { statementQuery } from '../queries/points.ts';
import { monthBy, monthInWords, statementRows } from '../model/statement-words.ts';
import './statement.css';

/** `/points/statement?month=`: what came and went in a month, and where each bounty is; prints on one page (PLUS-05). */
export function StatementPage() {
  const account = useAccount();
  const zone = zoneOf(account);
  const asked = useSearchParams()[0].get('month') ?? undefined;
  const read = useQuery({ ...statementQuery(asked, zone), placeholderData: keepPreviousData });
  const statement = read.data;
  const name = statement ? monthInWords(statement.month) : 'Statement';
  return (
    <div className="ui-page statement">
      <PageTitle>{`Statement, ${name}`}</PageTitle>
      <PageHead
        back={{ to: paths.points(), label: 'Points' }}
        title={name}
        lead={
          <>
            <span className="statement-print">{productName} points statement of </span>
            {fullName(account)}, days in {zone.replaceAll('_', ' ')}
          </>
        }
        actions={
          statement && (
            <>
              <Months month={statement.month} first={statement.firstMonth} isOver={statement.isOver} />
              <CsvButton
                name={`points-${statement.month}`}
                of={`statement of ${name}`}
                rows={statementRows(statement, zone)}
                isUndated
              />
              <Button size="small" icon={<Printer aria-hidden />} onClick={() => window.print()}>
                Print
              </Button>
            </>
          )
        }
      />
      {statement ? (
        <StatementSheet statement={statement} zone={zone} />
      ) : read.isError ? (
        <LoadFailure title="The statement could not be loaded" query={read} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </div>
  );
}

function Months({ month, first, isOver }: { month: string; first: string | null; isOver: boolean }) {
  const [before, after] = [monthBy(month, -1), monthBy(month, 1)];
  return (
    <>
      {first !== null && before >= first && (
        <ButtonLink size="small" kind="quiet" to={paths.statement(before)} icon={<ChevronLeft aria-hidden />}>
          {monthInWords(before)}
        </ButtonLink>
      )}
      {isOver && (
        <ButtonLink size="small" kind="quiet" to={paths.statement(after)} icon={<ChevronRight aria-hidden />}>
          {monthInWords(after)}
        </ButtonLink>
      )}
    </>
  );
}
