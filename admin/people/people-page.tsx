import { useMutation } from '@tanstack/react-query';
import { FileSpreadsheet, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { EMAIL } from '#schemas/constants.ts';
import type { Directory, DirectoryPerson } from '#schemas/people.ts';
import { addressOf } from '../addresses.ts';
import { Controls } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { focusPageTitle, PageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart, useAskBeforeExport } from '../components/people/ask-first.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { Paging } from '../components/table/paging.tsx';
import { useDownload } from '../components/transfer/download.ts';
import { EmailText } from '../components/transfer/email-text.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DirectoryEnd } from './directory-end.tsx';
import { ImportPanel } from './import-panel.tsx';
import styles from './people.module.css';
import { peopleFile, useDirectory, usePeople, usePeopleCalls } from './people-calls.ts';

/** The directory: its people, an import, and the end of its retention. */
export function PeoplePage() {
  const { people: words, shell } = messages();
  const directory = useDirectory();
  useReportFailure('directory', directory.isError ? words.couldNotLoad(reasonOf(directory.error)) : null);
  return (
    <>
      <PageTitle>{shell.titles.people}</PageTitle>
      <Note>{words.about}</Note>
      <p>
        {words.requests} <Link to={addressOf('personal-data')}>{shell.titles['personal-data']}</Link>
      </p>
      {directory.data === undefined ? (
        <EmptyState>{directory.isError ? words.notLoaded : words.loading}</EmptyState>
      ) : (
        <>
          <Everybody directory={directory.data} />
          <ImportPanel />
          <DirectoryEnd key={`${directory.data.endsOn} ${directory.data.purpose}`} directory={directory.data} />
        </>
      )}
    </>
  );
}

function Everybody({ directory }: { readonly directory: Directory }) {
  const { people: words } = messages();
  const [search, setSearch] = useState('');
  const [department, setDepartment] = useState('');
  const [offset, setOffset] = useState(0);
  const filter = { search, department };
  const { data: page, isError, error } = usePeople(filter, offset);
  useReportFailure('people', isError ? words.couldNotLoad(reasonOf(error)) : null);
  const download = useDownload();
  const askFirst = useAskBeforeExport();
  const report = useReport();
  const save = useMutation({
    mutationFn: () => download(peopleFile(filter), 'vigie-people.csv'),
    onSuccess: ({ name }) => report('people-file', { tone: 'success', text: words.saved(name) }),
    onError: (failed) => report('people-file', { tone: 'danger', text: words.notSaved(reasonOf(failed)) }),
  });
  if (directory.present === 0) return <EmptyState>{words.nobody}</EmptyState>;
  return (
    <Panel title={words.everybody(directory.present)}>
      <Controls>
        <Field
          label={words.search}
          type="search"
          maxLength={EMAIL.maxLength}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setOffset(0);
          }}
        />
        <SelectField
          label={words.department}
          value={department}
          onChange={(event) => {
            setDepartment(event.target.value);
            setOffset(0);
          }}
        >
          <option value="">{words.all}</option>
          {directory.departments.flatMap((row) =>
            row.department === null
              ? []
              : [
                  <option key={row.department} value={row.department}>
                    {words.departmentWith(row.department, row.present)}
                  </option>,
                ],
          )}
        </SelectField>
        <Button variant="secondary" pending={save.isPending} onClick={() => askFirst(() => save.mutate())}>
          <FileSpreadsheet aria-hidden="true" size={16} />
          {words.spreadsheet}
        </Button>
      </Controls>
      {page === undefined ? (
        <EmptyState>{isError ? words.notLoaded : words.loading}</EmptyState>
      ) : page.total === 0 ? (
        <EmptyState>{words.nobodyFound}</EmptyState>
      ) : (
        <HiddenPart about={words.hidden}>
          <PeopleTable people={page.rows} departments={directory.departments} />
          <Paging label={words.caption} offset={offset} limit={USUAL_PAGE} total={page.total} onOffset={setOffset} />
        </HiddenPart>
      )}
    </Panel>
  );
}

interface PeopleTableProps {
  readonly people: readonly DirectoryPerson[];
  readonly departments: Directory['departments'];
}

function PeopleTable({ people, departments }: PeopleTableProps) {
  const { people: words } = messages();
  const calls = usePeopleCalls();
  const report = useReport();
  const [leaving, setLeaving] = useState<DirectoryPerson | null>(null);
  const [changing, setChanging] = useState<DirectoryPerson | null>(null);
  return (
    <>
      <DataTable caption={words.caption} titled roomy>
        <ColumnHeads
          columns={[words.facts.name, words.email, words.facts.department, words.facts.site, words.facts.manager, words.actions]}
        />
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.name ?? <EmailText>{person.email}</EmailText>}</th>
              <td data-label={words.email}>
                <EmailText>{person.email}</EmailText>
              </td>
              <td data-label={words.facts.department}>{person.department ?? '—'}</td>
              <td data-label={words.facts.site}>{person.site ?? '—'}</td>
              <td data-label={words.facts.manager}>{person.manager ?? '—'}</td>
              <td>
                <div className={styles.actions}>
                  <Button
                    variant="quiet"
                    aria-label={words.changeOne(person.name ?? person.email)}
                    onClick={() => setChanging(person)}
                  >
                    <Pencil aria-hidden="true" size={16} />
                    {words.changePerson}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={words.removeOne(person.name ?? person.email)}
                    onClick={() => setLeaving(person)}
                  >
                    <Trash2 aria-hidden="true" size={16} />
                    {words.remove}
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {changing && (
        <ChangeDialog
          person={changing}
          departments={departments}
          onDone={(person) => {
            setChanging(null);
            report('people-changed', { tone: 'success', text: words.changedOne(person.name ?? person.email) });
          }}
          onCancel={() => setChanging(null)}
        />
      )}
      {leaving && (
        <FormDialog
          title={words.removeOne(leaving.name ?? leaving.email)}
          confirm={words.remove}
          variant="danger"
          work={() => calls.remove(leaving.id)}
          failure={(error) => words.notRemoved(reasonOf(error))}
          onDone={() => {
            flushSync(() => setLeaving(null));
            // The pressed button was removed with its row, maybe with the whole table.
            focusPageTitle();
            report('people-removed', { tone: 'success', text: words.removedOne(leaving.name ?? leaving.email) });
          }}
          onCancel={() => setLeaving(null)}
        >
          <p>{words.removeAbout}</p>
        </FormDialog>
      )}
    </>
  );
}
