import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { MINUTE_MS } from '#engine/rules/milliseconds.ts';
import { plain } from '#engine/rules/plain-text.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Badge } from '#engine/ui/feedback/badge.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { MAX_WORKSHOP_LINES, WORKSHOP_AUDIENCES } from '#schemas/console-constants.ts';
import type { CatalogueEntry } from '#schemas/manifest.ts';
import type { WorkshopLine, WorkshopRow, WorkshopTable } from '#schemas/workshop-table.ts';
import { useMe } from '../auth/use-me.ts';
import { TableSource } from '../components/form/table-source.tsx';
import { UnreadSheets } from '../components/form/unread-sheets.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { offeredProgrammes } from '../components/session/programmes.ts';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { formatHour, formatScheduledTime, timeZone, toUtc } from '../format/local-time.ts';
import { reasonOf, ToldFailure } from '../format/reason.ts';
import { readTableFile, tableOfText } from '../format/table-file.ts';
import { messages } from '../language/language.ts';
import { TEMPLATES } from '../setup/templates.ts';
import { useCampaignCalls, useDepartmentNames } from './campaign-calls.ts';
import styles from './campaigns.module.css';
import { workshopLines } from './workshop-rows.ts';

interface WorkshopPanelProps {
  /** Identifier of the campaign. */
  readonly campaign: string;
  /** All challenges. */
  readonly catalogue: readonly CatalogueEntry[];
}

interface Previewed {
  readonly table: WorkshopTable;
  readonly rows: readonly WorkshopRow[];
  /** Names of the file's sheets: first the one that was read, then the others. */
  readonly sheets: readonly string[];
  /** Accounts that may lead a workshop. */
  readonly facilitators: readonly string[];
  /** Departments that a line may name. */
  readonly departments: readonly string[];
}

/** A table of workshops, pasted or loaded; a preview of each line; and a button that makes exactly the previewed sessions. */
export function WorkshopPanel({ campaign, catalogue }: WorkshopPanelProps) {
  const words = messages().workshopTable;
  const departments = useDepartmentNames().data ?? [];
  const calls = useCampaignCalls();
  const report = useReport();
  const [finished, setFinished] = useState(0);
  const look = useMutation({
    mutationFn: async (source: string | File): Promise<Previewed> => {
      if (source === '') throw new ToldFailure(words.noTable);
      const { rows, sheets } = typeof source === 'string' ? tableOfText(source) : await readTableFile(source);
      const lines = workshopLines(rows, programmeKeys(catalogue));
      if (lines.length === 0) throw new ToldFailure(words.empty);
      if (lines.length > MAX_WORKSHOP_LINES) throw new ToldFailure(words.tooMany(MAX_WORKSHOP_LINES));
      const table = { zone: timeZone(), lines };
      return { table, sheets, ...(await calls.previewWorkshops(campaign, table)) };
    },
  });
  const make = useMutation({
    mutationFn: (table: WorkshopTable) => calls.makeWorkshops(campaign, table),
    onSuccess: async ({ made, existing }) => {
      report('workshops', { tone: 'success', text: words.made(made, existing) });
      look.reset();
      setFinished((before) => before + 1);
      await calls.changed();
      // Focus the sessions, which are above the table.
      document.getElementById(messages().campaigns.onPage.sessions.id)?.focus();
    },
  });

  function preview(source: string | File) {
    make.reset();
    look.mutate(source);
  }

  return (
    <Panel title={words.title}>
      <div className={styles.table}>
        <p>{words.about(timeZone())}</p>
        <p>{words.programmes(programmeTitles(catalogue))}</p>
        {departments.length > 0 && <p>{words.departmentNames(departments)}</p>}
        <TableSource key={finished} words={words} pending={look.isPending} onLook={preview} />
        <div role="status">
          {look.isError && <Notice tone="danger">{words.notPreviewed(reasonOf(look.error))}</Notice>}
          {make.isError && <Notice tone="danger">{words.notMade(reasonOf(make.error))}</Notice>}
          {look.data && <Counts {...look.data} />}
        </div>
        {look.data && <Preview {...look.data} titles={programmeNames(catalogue)} pending={make.isPending} onMake={make.mutate} />}
      </div>
    </Panel>
  );
}

function countOf(rows: readonly WorkshopRow[], outcome: WorkshopRow['outcome']): number {
  return rows.filter((row) => row.outcome === outcome).length;
}

function Counts({ rows, facilitators, departments, sheets }: Omit<Previewed, 'table'>) {
  const words = messages().workshopTable;
  const refused = countOf(rows, 'refused');
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <Notice tone={refused > 0 ? 'danger' : doubtful > 0 ? 'warning' : 'info'}>
      <p>{words.counts(countOf(rows, 'new'), countOf(rows, 'existing') + countOf(rows, 'repeated'))}</p>
      {refused > 0 && <p>{words.refused(refused)}</p>}
      {rows.some(({ refusals }) => refusals.includes('facilitator')) && <p>{words.accounts(facilitators.join(', '))}</p>}
      {rows.some(({ unknownDepartments }) => unknownDepartments.length > 0) && <p>{words.departments(departments)}</p>}
      {doubtful > 0 && <p>{words.doubtful(doubtful)}</p>}
      <UnreadSheets sheets={sheets} />
    </Notice>
  );
}

interface PreviewProps extends Previewed {
  /** Title of each programme and audience, by its key. */
  readonly titles: ReadonlyMap<string, string>;
  /** Whether the sessions are being made. */
  readonly pending: boolean;
  readonly onMake: (table: WorkshopTable) => void;
}

/** A cell that looks like a day. If it is refused all the same, the day does not exist, e.g. 31 February. */
const DAY_SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/** Columns of the preview. */
const COLUMNS = ['line', 'when', 'place', 'facilitator', 'seats', 'list', 'missions', 'settings', 'result'] as const;

function Preview({ table, rows, titles, pending, onMake }: PreviewProps) {
  const words = messages().workshopTable;
  const lines = new Map(table.lines.map((line) => [line.line, line]));
  const fresh = countOf(rows, 'new');
  const ready = fresh > 0 && countOf(rows, 'refused') === 0;
  return (
    <>
      <DataTable caption={words.preview} long roomy>
        <ColumnHeads columns={COLUMNS.map((column) => words.columns[column])} />
        <tbody>
          {rows.map((row) => (
            <PreviewRow key={row.line} row={row} line={lines.get(row.line)} titles={titles} />
          ))}
        </tbody>
      </DataTable>
      {ready && (
        <Button pending={pending} onClick={() => onMake(table)}>
          {words.make(fresh)}
        </Button>
      )}
    </>
  );
}

interface PreviewRowProps extends Pick<PreviewProps, 'titles'> {
  readonly row: WorkshopRow;
  readonly line: WorkshopLine | undefined;
}

/** One line: the session that it would make or, if it is refused, its cells as they were read. */
function PreviewRow({ row, line, titles }: PreviewRowProps) {
  const words = messages().workshopTable;
  const [now] = useState(() => Date.now());
  const me = useMe();
  const { workshop, outcome, refusals, doubts } = row;
  const cell = (label: string, text: string | undefined) => (
    <td data-label={label} data-empty={!text || undefined}>
      {text || '—'}
    </td>
  );
  const when =
    workshop === null
      ? writtenTime(line, now)
      : workshop.until === null
        ? words.when(formatScheduledTime(Date.parse(workshop.startsAt), now), workshop.minutes)
        : words.selfPaced(
            formatScheduledTime(Date.parse(workshop.startsAt), now),
            formatScheduledTime(Date.parse(workshop.until), now),
          );
  const selfPaced = workshop !== null && workshop.until !== null;
  // If the line names nobody, whoever makes the sessions leads them, as the campaign's table will show.
  const leader = selfPaced ? '' : (workshop?.facilitator ?? me?.username);
  return (
    <tr>
      <th scope="row">{words.row(row.line, line?.title ?? '')}</th>
      {cell(words.columns.when, when)}
      {cell(words.columns.place, selfPaced ? '' : line?.place)}
      {cell(words.columns.facilitator, workshop === null ? line?.facilitator : leader)}
      {cell(words.columns.seats, selfPaced ? '' : line?.seats)}
      {cell(
        words.columns.list,
        workshop === null || workshop.invited === 0 ? line?.departments : words.invited(workshop.invited),
      )}
      {cell(
        words.columns.missions,
        workshop === null
          ? (titles.get(line?.programme ?? '') ?? line?.programme)
          : words.missions(workshop.missions, workshop.missionMinutes),
      )}
      {cell(words.columns.settings, settingsOf(row, line))}
      <td data-label={words.columns.result} className={styles.result}>
        <Badge
          tone={outcome === 'refused' ? 'danger' : doubts.length > 0 ? 'warning' : outcome === 'new' ? 'success' : 'neutral'}
        >
          {words.outcomes[outcome]}
        </Badge>
        <ul className={styles.reasons}>
          {refusals.map((refusal) => (
            <li key={refusal}>
              {refusal === 'day' && DAY_SHAPE.test(line?.day ?? '') ? words.noSuchDay : words.refusals[refusal]}
            </li>
          ))}
          {row.unknownDepartments.map(({ name, meant }) => (
            <li key={name}>{words.unknownDepartment(name, meant)}</li>
          ))}
          {doubts.map((doubt) => (
            <li key={doubt}>{words.doubts(doubt, workshop?.playMinutes ?? 0)}</li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

/** Cost of hints, visibility of the board, and start of play; of a refused line, its cells. */
function settingsOf({ workshop }: WorkshopRow, line: WorkshopLine | undefined): string {
  const words = messages().workshopTable.settings;
  const { hints, board, start } = workshop ?? line ?? {};
  const begins = workshop && workshop.until === null && start === 'opening' ? playOf(workshop) : named(words.start, start);
  return [named(words.hints, hints), named(words.board, board), begins].filter(Boolean).join(', ');
}

/** When play of a workshop begins and ends by itself. */
function playOf({ startsAt, playMinutes }: NonNullable<WorkshopRow['workshop']>): string {
  const begins = Date.parse(startsAt);
  return messages().workshopTable.plays(formatHour(begins), formatHour(begins + playMinutes * MINUTE_MS));
}

/** Label of a key; a cell that is not a key is returned as it is. */
function named(words: Readonly<Record<string, string>>, cell = ''): string {
  return Object.hasOwn(words, cell) ? (words[cell] ?? cell) : cell;
}

/** Day and hour of a refused line, formatted; as they were written if they are invalid. */
function writtenTime(line: WorkshopLine | undefined, now: number): string {
  const moment = line?.day && line.time ? toUtc(`${line.day}T${line.time}`) : null;
  return moment === null ? [line?.day, line?.time].filter(Boolean).join(' ') : formatScheduledTime(Date.parse(moment), now);
}

/** Title of each programme and audience, by its key. */
function programmeNames(catalogue: readonly CatalogueEntry[]): ReadonlyMap<string, string> {
  return new Map([
    ...TEMPLATES.map(({ title, whom }) => [whom, title] as const),
    ...offeredProgrammes(catalogue).map(({ title, key }) => [key, title] as const),
  ]);
}

function programmeTitles(catalogue: readonly CatalogueEntry[]): readonly string[] {
  return [...TEMPLATES.map(({ title }) => title), ...offeredProgrammes(catalogue).map(({ title }) => title)];
}

/** Key of each programme and audience, by each name that a table may use for it. */
function programmeKeys(catalogue: readonly CatalogueEntry[]): ReadonlyMap<string, string> {
  return new Map([
    ...WORKSHOP_AUDIENCES.map((key) => [key, key] as const),
    ...TEMPLATES.map(({ title, whom }) => [plain(title), whom] as const),
    ...offeredProgrammes(catalogue).map(({ title, key }) => [plain(title), key] as const),
  ]);
}
