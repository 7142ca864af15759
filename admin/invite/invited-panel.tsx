/** People of a session's list: who was invited, when, and how. */
import { useState } from 'react';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { SelectField } from '../components/form/fields.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { Paging } from '../components/table/paging.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { LastMailText } from '../mails/copied-mark.tsx';
import { useInvitations } from '../mails/mail-calls.ts';
import styles from './invite-page.module.css';

export function InvitedPanel({ session }: { /** Session id. */ readonly session: string }) {
  const {
    campaigns: { mailsKept },
    pages: { invited: words },
  } = messages();
  const [notInvited, setNotInvited] = useState(false);
  const [offset, setOffset] = useState(0);
  const { data: page, error } = useInvitations(session, notInvited, offset);
  useReportFailure('invited', error ? words.notLoaded(reasonOf(error)) : null);
  if (!page) return null;
  return (
    <Panel title={words.title}>
      <p>{words.count(page.invited, page.listed)}</p>
      <div className={styles.origin}>
        <SelectField
          label={words.show}
          value={notInvited ? 'no' : ''}
          onChange={(event) => {
            setNotInvited(event.target.value === 'no');
            setOffset(0);
          }}
        >
          <option value="">{words.everybody}</option>
          <option value="no">{words.notInvited}</option>
        </SelectField>
      </div>
      {page.total === 0 ? (
        <EmptyState>{words.nobodyLeft}</EmptyState>
      ) : (
        <HiddenPart about={words.hidden}>
          <DataTable caption={words.title} titled roomy>
            <ColumnHeads columns={[words.person, words.email, words.invitedOn]} />
            <tbody>
              {page.people.map(({ email, name, invited }) => (
                <tr key={email}>
                  <th scope="row">{name ?? <EmailText>{email}</EmailText>}</th>
                  <td data-label={words.email}>
                    <EmailText>{email}</EmailText>
                  </td>
                  <td data-label={words.invitedOn} data-empty={invited === null || undefined}>
                    <LastMailText mail={invited} email={email} person={name ?? email} />
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          <Paging label={words.title} offset={offset} limit={USUAL_PAGE} total={page.total} onOffset={setOffset} />
        </HiddenPart>
      )}
      <Note>{mailsKept}</Note>
    </Panel>
  );
}
