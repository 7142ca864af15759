import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { MAX_PEOPLE } from '#schemas/console-constants.ts';
import type { PeoplePreview, PersonLine } from '#schemas/people.ts';
import { TableSource } from '../components/form/table-source.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport } from '../components/layout/status-line.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { reasonOf, ToldFailure } from '../format/reason.ts';
import { readTableFile, rowsOfText } from '../format/table-file.ts';
import { messages } from '../language/language.ts';
import { linesOfRows } from './list-rows.ts';
import styles from './people.module.css';
import { usePeopleCalls } from './people-calls.ts';

interface Previewed {
  readonly lines: PersonLine[];
  readonly preview: PeoplePreview;
}

/** A list, pasted or loaded; what it would change; and the import, which does exactly that. */
export function ImportPanel() {
  const { people: words } = messages();
  const calls = usePeopleCalls();
  const report = useReport();
  const [finished, setFinished] = useState(0);
  const look = useMutation({
    mutationFn: async (source: string | File): Promise<Previewed> => {
      if (source === '') throw new ToldFailure(words.noList);
      const lines = linesOfRows(typeof source === 'string' ? rowsOfText(source) : await readTableFile(source));
      if (lines.length === 0) throw new ToldFailure(words.emptyList);
      if (lines.length > MAX_PEOPLE) throw new ToldFailure(words.tooMany(MAX_PEOPLE));
      return { lines, preview: await calls.preview(lines) };
    },
  });
  const take = useMutation({
    mutationFn: ({ lines, preview, leave }: Previewed & { readonly leave: boolean }) =>
      calls.import({ lines, version: preview.version, leave }),
    onSuccess: ({ added, changed, left }) => {
      report('people-import', { tone: 'success', text: words.imported(added, changed, left) });
      look.reset();
      setFinished((before) => before + 1);
    },
  });

  function preview(source: string | File) {
    take.reset();
    look.mutate(source);
  }

  return (
    <Panel title={words.importTitle}>
      <div className={styles.form}>
        <TableSource key={finished} words={words} pending={look.isPending} onLook={preview} />
        <div role="status">
          {look.isError && <Notice tone="danger">{words.notPreviewed(reasonOf(look.error))}</Notice>}
          {take.isError && <Notice tone="danger">{words.notImported(reasonOf(take.error))}</Notice>}
          {look.data && <VisuallyHidden>{words.previewTitle}</VisuallyHidden>}
        </div>
        {look.data && (
          <HiddenPart about={words.hidden}>
            <Preview
              key={look.data.preview.version}
              preview={look.data.preview}
              pending={take.isPending}
              onImport={(leave) => take.mutate({ ...look.data, leave })}
            />
          </HiddenPart>
        )}
      </div>
    </Panel>
  );
}

interface PreviewProps {
  readonly preview: PeoplePreview;
  readonly pending: boolean;
  readonly onImport: (leave: boolean) => void;
}

function Preview({ preview, pending, onImport }: PreviewProps) {
  const { people: words } = messages();
  const [leave, setLeave] = useState(false);
  const { added, changed, unchanged, gone, refused, doubtful } = preview;
  const renamed = preview.renamed.filter(({ onceLeft }) => leave || !onceLeft);
  const idle = added + changed + (leave ? gone : 0) === 0;
  return (
    <section className={styles.preview} aria-label={words.previewTitle}>
      <h3>{words.previewTitle}</h3>
      <ul className={styles.counts}>
        <li>{words.counts.added(added)}</li>
        <li>{words.counts.changed(changed)}</li>
        <li>{words.counts.unchanged(unchanged)}</li>
        <li>{words.counts.gone(gone)}</li>
      </ul>
      {doubtful > 0 && (
        <Notice tone={refused > 0 ? 'danger' : 'warning'}>
          <p>{refused > 0 ? words.refused(refused) : words.doubtful(doubtful)}</p>
          <ul className={styles.list}>
            {preview.doubts.map((doubt) => (
              <li key={`${doubt.line} ${doubt.kind} ${doubt.kind === 'cell' ? doubt.fact : ''}`}>{words.doubt(doubt)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {renamed.length > 0 && (
        <Notice tone="info" toneLabel={words.information}>
          <p>{words.renamedAbout}</p>
          <ul className={styles.list}>
            {renamed.map(({ from, to }) => (
              <li key={from}>{words.renamed(from, to)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {preview.newPeople.length > 0 && (
        <Fold opened={false} title={words.counts.added(added)}>
          <ul className={styles.list}>
            {preview.newPeople.map(({ line, email, name, department }) => (
              <li key={line}>{[name, email, department].filter(Boolean).join(' · ')}</li>
            ))}
          </ul>
        </Fold>
      )}
      {preview.changes.length > 0 && (
        <Fold opened={false} title={words.counts.changed(changed)}>
          <ul className={styles.list}>
            {preview.changes.map(({ email, returns, fields }) => (
              <li key={email}>
                {[
                  email,
                  ...(returns ? [words.returns] : []),
                  ...fields.map(({ fact, from, to }) => words.change(words.facts[fact], from, to)),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </Fold>
      )}
      {gone > 0 && (
        <>
          <Fold opened={false} title={words.counts.gone(gone)}>
            <ul className={styles.list}>
              {preview.gonePeople.map(({ email, name, department }) => (
                <li key={email}>{[name, email, department].filter(Boolean).join(' · ')}</li>
              ))}
            </ul>
          </Fold>
          <label>
            <input type="checkbox" checked={leave} onChange={(event) => setLeave(event.target.checked)} /> {words.leave(gone)}
          </label>
        </>
      )}
      <Button pending={pending} aria-disabled={refused > 0 || idle} onClick={() => refused === 0 && !idle && onImport(leave)}>
        {words.import}
      </Button>
      {idle && refused === 0 && <p>{words.nothingChanges}</p>}
    </section>
  );
}
