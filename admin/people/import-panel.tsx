import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { MAX_PEOPLE } from '#schemas/console-constants.ts';
import type { PeoplePreview, PersonLine } from '#schemas/people.ts';
import { TableSource } from '../components/form/table-source.tsx';
import { UnreadSheets } from '../components/form/unread-sheets.tsx';
import { focusPageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { reasonOf, ToldFailure } from '../format/reason.ts';
import { type ReadTable, readTableFile, tableOfText } from '../format/table-file.ts';
import { messages } from '../language/language.ts';
import { type Correction, corrected, correctedLines } from './corrections.ts';
import { ImportPreview } from './import-preview.tsx';
import { hasAddresses, type ListColumn, readList } from './list-rows.ts';
import styles from './people.module.css';
import { usePeopleCalls } from './people-calls.ts';
import { ReadColumns } from './read-columns.tsx';

type Chosen = ReadonlyMap<number, ListColumn | null>;

interface Previewed {
  readonly table: ReadTable;
  /** Columns that the facilitator has set, by index. */
  readonly chosen: Chosen;
  readonly columns: ReturnType<typeof readList>['columns'];
  /** Lines as they were read. */
  readonly read: readonly PersonLine[];
  /** Corrections that the facilitator has made, in order. */
  readonly corrections: readonly Correction[];
  /** Lines with the corrections. */
  readonly lines: PersonLine[];
  readonly preview: PeoplePreview;
}

type ReadList = Pick<Previewed, 'table' | 'chosen' | 'corrections'>;

async function readPreviewed(
  { table, chosen, corrections }: ReadList,
  preview: ReturnType<typeof usePeopleCalls>['preview'],
): Promise<Previewed> {
  const { people: words } = messages();
  const { lines: read, columns } = readList(table.rows, chosen);
  if (read.length === 0) throw new ToldFailure(words.emptyList);
  if (read.length > MAX_PEOPLE) throw new ToldFailure(words.tooMany(MAX_PEOPLE));
  if (!hasAddresses(table.rows)) throw new ToldFailure(words.noAddresses(columns.map(({ title }) => title)));
  const lines = corrected(read, corrections);
  return { table, chosen, columns, read, corrections, lines, preview: await preview(lines) };
}

/** Import of a list, pasted or loaded: a preview of the changes, and a button that makes exactly these changes. */
export function ImportPanel() {
  const { people: words } = messages();
  const calls = usePeopleCalls();
  const report = useReport();
  const [finished, setFinished] = useState(0);
  const [seen, setSeen] = useState<Previewed | null>(null);
  // Corrections are kept if a file is changed and chosen again.
  const [made, setMade] = useState<readonly Correction[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const look = useMutation({
    mutationFn: async (source: string | File): Promise<Previewed> => {
      if (source === '') throw new ToldFailure(words.noList);
      const table = typeof source === 'string' ? tableOfText(source) : await readTableFile(source);
      return readPreviewed({ table, chosen: new Map(), corrections: made }, calls.preview);
    },
    onMutate: () => setSeen(null),
    onSuccess: setSeen,
  });
  const reread = useMutation({
    mutationFn: (list: ReadList) => readPreviewed(list, calls.preview),
    onSuccess: (previewed) => {
      setSeen(previewed);
      setMade(previewed.corrections);
    },
  });
  const correct = useMutation({
    mutationFn: async ({ before, more }: { readonly before: Previewed; readonly more: readonly Correction[] }) => {
      const corrections = [...before.corrections, ...more];
      const lines = corrected(before.read, corrections);
      return { ...before, corrections, lines, preview: await calls.preview(lines) };
    },
    onSuccess: (previewed, { before, more }) => {
      setSeen(previewed);
      setMade(previewed.corrections);
      const { readdressed, erased } = before.preview;
      const asked = new Set([...readdressed, ...erased].map(({ line }) => line));
      // A pressed button disappears with its doubt: focus the title. A checkbox stays, and keeps the focus.
      if (more.some((one) => 'doubt' in one || !asked.has(one.line))) title.current?.focus();
    },
  });
  const take = useMutation({
    mutationFn: ({ lines, preview, leave }: Previewed & { readonly leave: boolean }) =>
      calls.import({ lines, version: preview.version, leave }),
    onSuccess: ({ added, changed, left }) => {
      report('people-import', { tone: 'success', text: words.imported(added, changed, left) });
      setSeen(null);
      setMade([]);
      setFinished((before) => before + 1);
      // The pressed button disappears with the preview: go to the top of the page, where the result and the people are.
      focusPageTitle();
      window.scrollTo({ top: 0 });
    },
  });
  const busy = correct.isPending || reread.isPending || take.isPending;

  function onForgotten() {
    report('people-import', { tone: 'success', text: words.forgotten });
    // The pressed button goes with the corrections.
    title.current?.focus();
  }

  function preview(source: string | File) {
    take.reset();
    correct.reset();
    reread.reset();
    look.mutate(source);
  }

  return (
    <Panel title={words.importTitle}>
      <div className={styles.form}>
        <TableSource key={finished} words={words} pending={look.isPending} onLook={preview} />
        <div role="status">
          <Failure of={look} words={words.notPreviewed} />
          <Failure of={correct} words={words.notCorrected} />
          <Failure of={reread} words={words.notPreviewed} />
          <Failure of={take} words={words.notImported} />
          {seen && <VisuallyHidden>{words.previewed(seen.preview.refused, seen.preview.doubtful)}</VisuallyHidden>}
        </div>
        {seen && (
          <HiddenPart about={words.hidden}>
            <UnreadSheets sheets={seen.table.sheets} />
            <ReadColumns
              columns={seen.columns}
              onChoose={(place, column) => {
                if (!busy) reread.mutate({ ...seen, chosen: choice(seen.chosen, place, column) });
              }}
            />
            <ImportPreview
              key={seen.preview.version}
              preview={seen.preview}
              corrected={correctedLines(seen.read, seen.lines, seen.preview.refusals)}
              titleRef={title}
              pending={take.isPending}
              underWay={correct.isPending ? correct.variables.more : []}
              onCorrect={(more) => {
                if (!busy) correct.mutate({ before: seen, more });
              }}
              onForget={() => {
                if (!busy) reread.mutate({ ...seen, corrections: [] }, { onSuccess: onForgotten });
              }}
              onImport={(leave) => {
                if (!busy) take.mutate({ ...seen, leave });
              }}
            />
          </HiddenPart>
        )}
      </div>
    </Panel>
  );
}

interface FailureProps {
  /** Error of a call; null where it has not failed. */
  readonly of: { readonly error: Error | null };
  readonly words: (reason: string) => string;
}

function Failure({ of: { error }, words }: FailureProps) {
  return error && <Notice tone="danger">{words(reasonOf(error))}</Notice>;
}

/** Adds a choice to the columns set so far. If a fact is chosen for two columns, the last choice is used. */
function choice(before: Chosen, place: number, column: ListColumn | null): Chosen {
  return new Map([...before].filter(([, other]) => other === null || other !== column).concat([[place, column]]));
}
