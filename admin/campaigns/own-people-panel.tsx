import { useState } from 'react';
import type { AttendanceState } from '#schemas/campaigns.ts';
import { ATTENDANCE_STATES, USUAL_PAGE } from '#schemas/console-constants.ts';
import type { OwnDepartments } from '#schemas/own-departments.ts';
import { Actions } from '../components/form/controls.tsx';
import { SelectField } from '../components/form/fields.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { Paging } from '../components/table/paging.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import styles from './campaigns.module.css';
import { type OwnFilter, ownPeopleFile, useOwnPeople } from './own-department-calls.ts';
import { SaveSpreadsheet } from './save-spreadsheet.tsx';

/** People expected from the account's departments, and whether they came. */
export function OwnPeoplePanel({ campaign }: { readonly campaign: OwnDepartments['campaigns'][number] }) {
  const { campaigns: words } = messages();
  const [filter, setFilter] = useState<OwnFilter>({ department: null, state: null });
  const [offset, setOffset] = useState(0);
  const { data: page, isError, error } = useOwnPeople(campaign.id, filter, offset);
  useReportFailure('own-people', isError ? words.own.peopleNotLoaded(reasonOf(error)) : null);
  const choose = (change: Partial<OwnFilter>) => {
    setFilter({ ...filter, ...change });
    setOffset(0);
  };
  return (
    <Panel title={words.own.people}>
      <div className={styles.days}>
        {campaign.departments.length > 1 && (
          <SelectField
            label={words.department}
            value={filter.department ?? ''}
            onChange={(event) => choose({ department: event.target.value || null })}
          >
            <option value="">{words.own.allDepartments}</option>
            {campaign.departments.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={words.own.state}
          value={filter.state ?? ''}
          onChange={(event) => choose({ state: ATTENDANCE_STATES.find((state) => state === event.target.value) ?? null })}
        >
          <option value="">{words.everybody}</option>
          {ATTENDANCE_STATES.map((state) => (
            <option key={state} value={state}>
              {words.own.states[state]}
            </option>
          ))}
        </SelectField>
      </div>
      {page === undefined ? (
        <EmptyState>{isError ? words.oneNotLoaded : words.own.peopleLoading}</EmptyState>
      ) : page.total === 0 ? (
        <EmptyState>{words.own.nobody}</EmptyState>
      ) : (
        <HiddenPart about={words.own.hidden}>
          <PeopleTable people={page.people} />
          <Paging label={words.own.people} offset={offset} limit={USUAL_PAGE} total={page.total} onOffset={setOffset} />
          <Actions>
            <SaveSpreadsheet path={ownPeopleFile(campaign.id, filter)} fallback="vigie-attendance.csv" />
          </Actions>
        </HiddenPart>
      )}
    </Panel>
  );
}

interface PeopleTableProps {
  readonly people: readonly {
    readonly email: string;
    readonly name: string | null;
    readonly department: string | null;
    readonly state: AttendanceState;
  }[];
}

function PeopleTable({ people }: PeopleTableProps) {
  const { campaigns: words } = messages();
  return (
    <DataTable caption={words.own.people} titled roomy>
      <ColumnHeads columns={[words.person, words.email, words.department, words.own.state]} />
      <tbody>
        {people.map(({ email, name, department, state }) => (
          <tr key={email}>
            <th scope="row">{name ?? <EmailText>{email}</EmailText>}</th>
            <td data-label={words.email}>
              <EmailText>{email}</EmailText>
            </td>
            <td data-label={words.department}>{department}</td>
            <td data-label={words.own.state}>{words.own.states[state]}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
