/** Figures of a campaign's progress, with decorative bars. */

import type { CampaignFigures } from '#schemas/campaigns.ts';
import { Panel } from '../components/layout/panel.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatNumber } from '../format/numbers.ts';
import { roundedRate } from '../format/rounded-rate.ts';
import { messages, perLanguage } from '../language/language.ts';
import styles from './campaigns.module.css';
import { formatMonday } from './period.ts';

type Counts = Pick<CampaignFigures, 'expected' | 'came' | 'finished'>;
interface Figures {
  readonly figures: CampaignFigures;
}

const rates = perLanguage((locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }));

/** Percentage, as reports round it; a dash if nobody is expected. */
function formatShare(part: number, whole: number): string {
  return whole === 0 ? '—' : rates().format(roundedRate(part / whole));
}

/**
 * Numbers of people expected, come, finished and absent, with a bar. @param outsideHref link to the list of people from outside the list
 */
export function Progress({ figures, outsideHref }: Figures & { readonly outsideHref?: string | undefined }) {
  const { campaigns: words } = messages();
  const { expected, came, finished, erased = 0, outside } = figures;
  return (
    <Panel title={words.progress}>
      <dl className={styles.facts}>
        {(
          [
            ['expected', expected],
            ['came', came],
            ['finished', finished],
            ['notCome', expected - came],
          ] as const
        ).map(([name, count]) => (
          <div key={name} data-count={name}>
            <dt>{words.counts[name]}</dt>
            <dd>
              {formatNumber(count)}
              {name !== 'expected' && <span className={styles.share}>{formatShare(count, expected)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Bar {...figures} />
      <Note>{words.countsAbout}</Note>
      {erased > 0 && <Note>{words.cameErased(erased)}</Note>}
      {outside > 0 && (
        <Note>
          {words.outside(outside)} {outsideHref !== undefined && <a href={outsideHref}>{words.outsideList.show}</a>}
        </Note>
      )}
    </Panel>
  );
}

/** The bar is decorative: the figures beside it say the same. */
function Bar({ expected, came, finished }: Counts) {
  const width = (count: number) => ({ inlineSize: `${expected === 0 ? 0 : (100 * count) / expected}%` });
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.came} style={width(came)} />
      <span className={styles.finished} style={width(finished)} />
    </span>
  );
}

/** Attendance by department. */
export function Departments({ figures }: Figures) {
  const { campaigns: words } = messages();
  return (
    <Panel title={words.byDepartment}>
      {figures.departments.length === 0 ? (
        <EmptyState>{words.nobodyExpected}</EmptyState>
      ) : (
        <DepartmentTable
          rows={figures.departments.map(({ department, ...row }) => ({ ...row, name: department ?? words.noDepartment }))}
        />
      )}
    </Panel>
  );
}

const COUNTED = ['expected', 'came', 'finished', 'notCome'] as const;

/** Counts and share of each department, or of several departments combined in one row. */
export function DepartmentTable({ rows }: { readonly rows: readonly (Counts & { readonly name: string })[] }) {
  const { campaigns: words } = messages();
  return (
    <DataTable caption={words.byDepartment} titled roomy>
      <ColumnHeads
        columns={[
          words.department,
          ...COUNTED.map((name) => ({ title: words.counts[name], numeric: true })),
          { title: words.rate, className: styles.rate },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-label={words.counts.expected} data-numeric>
              {formatNumber(row.expected)}
            </td>
            <td data-label={words.counts.came} data-numeric>
              {formatNumber(row.came)}
            </td>
            <td data-label={words.counts.finished} data-numeric>
              {formatNumber(row.finished)}
            </td>
            <td data-label={words.counts.notCome} data-numeric>
              {formatNumber(row.expected - row.came)}
            </td>
            <td data-label={words.rate} className={styles.rate}>
              <span className={styles.rated}>
                <Bar {...row} />
                <span className={styles.figure}>{formatShare(row.came, row.expected)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Cumulative attendance by week: a table with bars. */
export function Weeks({ figures: { weeks, expected } }: Figures) {
  const { campaigns: words } = messages();
  let sum = 0;
  const rows = weeks.map(({ monday, came }) => {
    sum += came;
    return { monday, came, sum };
  });
  if (rows.length === 0) return null;
  return (
    <Panel title={words.byWeek}>
      <DataTable caption={words.byWeek} titled roomy>
        <ColumnHeads
          columns={[
            words.week,
            { title: words.newcomers, numeric: true },
            { title: words.soFar, numeric: true },
            { title: words.rate, className: styles.rate },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.monday}>
              <th scope="row">{words.weekOf(formatMonday(row.monday))}</th>
              <td data-label={words.newcomers} data-numeric>
                {formatNumber(row.came)}
              </td>
              <td data-label={words.soFar} data-numeric>
                {formatNumber(row.sum)}
              </td>
              <td data-label={words.rate} className={styles.rate}>
                <span className={styles.rated}>
                  <Bar expected={expected} came={row.sum} finished={0} />
                  <span className={styles.figure}>{formatShare(row.sum, expected)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  );
}
