import { type Ref, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { MAX_PREVIEWED } from '#schemas/console-constants.ts';
import type { PeoplePreview } from '#schemas/people.ts';
import { Option } from '../components/form/choices.tsx';
import { Actions } from '../components/form/controls.tsx';
import { Fold } from '../components/layout/fold.tsx';
import { messages } from '../language/language.ts';
import type { CorrectedLine, Correction } from './corrections.ts';
import { type Correct, DoubtedLines } from './doubted-lines.tsx';
import { ErasedPeople } from './erased-people.tsx';
import { LineList } from './line-list.tsx';
import styles from './people.module.css';
import { ReaddressedPeople } from './readdressed-people.tsx';

interface ImportPreviewProps {
  readonly preview: PeoplePreview;
  /** Lines that were corrected on this page; the file is unchanged. */
  readonly corrected: readonly CorrectedLine[];
  /** Gets the focus if a correction removes its button. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** Whether the import is in progress. */
  readonly pending: boolean;
  /** Corrections whose preview is being loaded. */
  readonly underWay: readonly Correction[];
  readonly onCorrect: Correct;
  /** Undoes all corrections. */
  readonly onForget: () => void;
  /** Starts the import. `leave`: people who are not on the list are marked as having left. */
  readonly onImport: (leave: boolean) => void;
}

/** Changes that an import would make: counts, lines that need attention, renamed departments, people; and the button that imports. */
export function ImportPreview(props: ImportPreviewProps) {
  const { preview, corrected, titleRef, pending, underWay, onCorrect, onForget, onImport } = props;
  const { people: words } = messages();
  const [leave, setLeave] = useState(false);
  const { added, changed, unchanged, gone, refused, doubtful } = preview;
  const renamed = preview.renamed.filter(({ onceLeft }) => leave || !onceLeft);
  const idle = added + changed + (leave ? gone : 0) === 0;
  return (
    <section className={styles.preview} aria-label={words.previewTitle}>
      <h3 ref={titleRef} tabIndex={-1}>
        {words.previewTitle}
      </h3>
      <ul className={styles.counts}>
        <li>{words.counts.added(added)}</li>
        <li>{words.counts.changed(changed)}</li>
        <li>{words.counts.unchanged(unchanged)}</li>
        <li>{words.counts.gone(gone)}</li>
        {refused > 0 && <li>{words.counts.refused(refused)}</li>}
        {doubtful > 0 && <li>{words.counts.doubtful(doubtful)}</li>}
      </ul>
      {corrected.length > 0 && (
        <Notice tone="info" toneLabel={words.information}>
          <p>{words.corrected(corrected.length)}</p>
          <LineList shown={Math.min(corrected.length, MAX_PREVIEWED)} total={corrected.length}>
            {corrected.slice(0, MAX_PREVIEWED).map(({ line, from, to }) => (
              <li key={line}>{words.correctedLine(line, from, to)}</li>
            ))}
          </LineList>
          <Actions>
            <Button variant="secondary" onClick={onForget}>
              {words.forget}
            </Button>
          </Actions>
        </Notice>
      )}
      <DoubtedLines
        title={words.refused(refused)}
        tone="danger"
        doubts={preview.refusals}
        total={refused}
        onCorrect={onCorrect}
      />
      <DoubtedLines
        title={words.doubtful(doubtful)}
        tone="warning"
        doubts={preview.doubts}
        total={doubtful}
        onCorrect={onCorrect}
      />
      <ReaddressedPeople preview={preview} underWay={underWay} onCorrect={onCorrect} />
      <ErasedPeople preview={preview} underWay={underWay} onCorrect={onCorrect} />
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
      <Departments preview={preview} />
      <People preview={preview} />
      {gone > 0 && (
        <Option type="checkbox" label={words.leave(gone)} checked={leave} onChange={({ target }) => setLeave(target.checked)} />
      )}
      <Button pending={pending} aria-disabled={refused > 0 || idle} onClick={() => refused === 0 && !idle && onImport(leave)}>
        {words.import(refused, doubtful)}
      </Button>
      {idle && refused === 0 && <p>{words.nothingChanges}</p>}
    </section>
  );
}

/** Departments of the list with their number of people. Departments of one person are named outside the fold, as some are typing errors. */
function Departments({ preview }: Pick<ImportPreviewProps, 'preview'>) {
  const { people: words } = messages();
  const { departments, departmentCount, singleDepartments, singles, compound } = preview;
  if (departmentCount === 0) return null;
  return (
    <>
      <p>{words.departments(departmentCount, singleDepartments, singles)}</p>
      {compound.length > 0 && <p>{words.compoundDepartments(compound)}</p>}
      <Fold opened={false} title={words.departmentsTitle}>
        <LineList shown={departments.length} total={departmentCount}>
          {departments.map(({ department, people }) => (
            <li key={department}>{words.departmentWith(department, people)}</li>
          ))}
        </LineList>
      </Fold>
    </>
  );
}

/** New, changed and missing people, each group in a section of its own. */
function People({ preview: { added, changed, gone, newPeople, changes, gonePeople } }: Pick<ImportPreviewProps, 'preview'>) {
  const { people: words } = messages();
  return (
    <>
      <PeopleFold title={words.counts.added(added)} people={newPeople} total={added} />
      {changed > 0 && (
        <Fold opened={false} title={words.counts.changed(changed)}>
          <LineList shown={changes.length} total={changed}>
            {changes.map(({ email, former, returns, fields }) => (
              <li key={email}>
                {[
                  former === null ? email : words.newAddress(former, email),
                  ...(returns ? [words.returns] : []),
                  ...fields.map(({ fact, from, to }) => words.change(words.facts[fact], from, to)),
                ].join(' · ')}
              </li>
            ))}
          </LineList>
        </Fold>
      )}
      <PeopleFold title={words.counts.gone(gone)} people={gonePeople} total={gone} />
    </>
  );
}

interface PeopleFoldProps {
  readonly title: string;
  readonly people: readonly { readonly email: string; readonly name: string | null; readonly department: string | null }[];
  readonly total: number;
}

/** People with name, address and department; renders nothing without people. */
function PeopleFold({ title, people, total }: PeopleFoldProps) {
  return (
    total > 0 && (
      <Fold opened={false} title={title}>
        <LineList shown={people.length} total={total}>
          {people.map(({ email, name, department }) => (
            <li key={email}>{[name, email, department].filter(Boolean).join(' · ')}</li>
          ))}
        </LineList>
      </Fold>
    )
  );
}
