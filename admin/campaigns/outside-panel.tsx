import { UserCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '#engine/client/api-error.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { Field } from '#engine/ui/controls/field.tsx';
import type { OutsidePage } from '#schemas/campaigns.ts';
import { USUAL_PAGE } from '#schemas/console-constants.ts';
import { addressOf } from '../addresses.ts';
import { FormDialog } from '../components/form/form-dialog.tsx';
import { focusPageTitle } from '../components/layout/page-title.tsx';
import { Panel } from '../components/layout/panel.tsx';
import { useReport, useReportFailure } from '../components/layout/status-line.tsx';
import { EmptyState, Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { Paging } from '../components/table/paging.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatSession } from '../format/audit.ts';
import { formatDate } from '../format/local-time.ts';
import { reasonOf } from '../format/reason.ts';
import { messages } from '../language/language.ts';
import { useCampaignCalls, useOutside } from './campaign-calls.ts';
import styles from './campaigns.module.css';

type OutsidePerson = OutsidePage['people'][number];

interface OutsidePanelProps {
  /** Identifier of the campaign. */
  readonly campaign: string;
  /** Number of people outside the list in the campaign's figures, including those of deleted sessions. */
  readonly counted: number;
}

/**
 * People who attended without being on the list: their sessions, the listed person that each probably is, and a button that corrects the
 * address.
 */
export function OutsidePanel({ campaign, counted }: OutsidePanelProps) {
  const words = messages().campaigns.outsideList;
  const calls = useCampaignCalls();
  const report = useReport();
  const [offset, setOffset] = useState(0);
  const [rectified, setRectified] = useState<OutsidePerson | null>(null);
  const { data: page, isError, error } = useOutside(campaign, offset);
  // A corrected person's row disappears with the focused button: focus the page title.
  useEffect(() => {
    if (page !== undefined && document.activeElement === document.body) focusPageTitle();
  }, [page]);
  const deleted = page === undefined ? 0 : counted - page.total - page.erased;
  useReportFailure('outside', isError ? words.notLoaded(reasonOf(error)) : null);
  return (
    <Panel title={words.title}>
      <Note>{words.about}</Note>
      {page === undefined ? (
        <EmptyState>{isError ? words.notThere : words.loading}</EmptyState>
      ) : (
        <>
          {page.total > 0 && (
            <HiddenPart about={words.shared}>
              <OutsideTable people={page.people} onRectify={setRectified} />
              <Paging label={words.pages} offset={offset} limit={USUAL_PAGE} total={page.total} onOffset={setOffset} />
            </HiddenPart>
          )}
          {page.erased > 0 && <Note>{words.erased(page.erased)}</Note>}
          {deleted > 0 && <Note>{words.deleted(deleted)}</Note>}
        </>
      )}
      {rectified && (
        <RectifyOutsideDialog
          campaign={campaign}
          person={rectified}
          onDone={(right) => {
            setRectified(null);
            report('outside-rectified', { tone: 'success', text: words.rectified(right) });
            void calls.changed();
          }}
          onCancel={() => setRectified(null)}
        />
      )}
    </Panel>
  );
}

interface OutsideTableProps {
  readonly people: readonly OutsidePerson[];
  readonly onRectify: (person: OutsidePerson) => void;
}

function OutsideTable({ people, onRectify }: OutsideTableProps) {
  const { campaigns } = messages();
  const words = campaigns.outsideList;
  return (
    <DataTable caption={words.title} titled roomy>
      <ColumnHeads columns={[campaigns.person, campaigns.sessions, words.who, campaigns.actions]} />
      <tbody>
        {people.map((person) => (
          <tr key={person.email}>
            <th scope="row">
              <EmailText>{person.email}</EmailText>
            </th>
            <td data-label={campaigns.sessions}>
              <ul className={styles.reasons}>
                {person.sessions.map((session) => (
                  <li key={session.participant}>
                    <Link to={addressOf('participant', session.participant)}>{formatSession(session)}</Link>{' '}
                    {formatDate(session.on)}
                  </li>
                ))}
              </ul>
            </td>
            <td data-label={words.who}>
              <Who person={person} />
            </td>
            <td>
              {person.listed === null && (
                <Button variant="quiet" aria-label={words.rectifyOne(person.email)} onClick={() => onRectify(person)}>
                  <UserCheck aria-hidden="true" size={16} />
                  {words.rectify}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The person whom the directory or a list has under this address, or under a nearly identical one. */
function Who({ person: { listed, near } }: { readonly person: OutsidePerson }) {
  const { campaigns } = messages();
  const words = campaigns.outsideList;
  if (listed) return words.listed(listed.name, listed.department ?? campaigns.noDepartment, listed.left);
  if (!near) return words.unknown;
  return (
    <>
      {words.near(near.name)} <EmailText>{near.email}</EmailText> {near.came ? words.nearCame : words.nearAbsent}
    </>
  );
}

interface RectifyOutsideDialogProps {
  readonly campaign: string;
  readonly person: OutsidePerson;
  /** Called with the right address. */
  readonly onDone: (right: string) => void;
  readonly onCancel: () => void;
}

function RectifyOutsideDialog({ campaign, person, onDone, onCancel }: RectifyOutsideDialogProps) {
  const { campaigns } = messages();
  const words = campaigns.outsideList;
  const calls = useCampaignCalls();
  const [right, setRight] = useState(person.near?.email ?? '');
  const [mistake, setMistake] = useState<string | undefined>();

  async function work(): Promise<string> {
    try {
      await calls.rectifyOutside(campaign, { email: person.email, newEmail: right.trim() });
    } catch (error) {
      if (error instanceof ApiError && error.field === 'newEmail') setMistake(error.message);
      throw error;
    }
    return right.trim();
  }

  return (
    <FormDialog
      title={words.rectifyOne(person.email)}
      confirm={words.rectify}
      ready={() => {
        setMistake(right.trim() === '' ? campaigns.missing : undefined);
        return right.trim() !== '';
      }}
      work={work}
      failure={(error) => words.notRectified(reasonOf(error))}
      onDone={onDone}
      onCancel={onCancel}
    >
      <p>{words.rectifyAbout}</p>
      <Field
        label={words.right}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={right}
        error={mistake}
        onChange={(event) => setRight(event.target.value)}
      />
    </FormDialog>
  );
}
