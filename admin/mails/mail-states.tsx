import type { Mails } from '#schemas/mails.ts';
import { Note } from '../components/notes/notes.tsx';
import { HiddenPart } from '../components/people/ask-first.tsx';
import { ColumnHeads, DataTable } from '../components/table/data-table.tsx';
import { EmailText } from '../components/transfer/email-text.tsx';
import { formatMoment } from '../format/local-time.ts';
import { formatNumber } from '../format/numbers.ts';
import { messages } from '../language/language.ts';
import styles from './mails.module.css';

/** States in the order in which a mail passes through them. */
const COURSE = ['waiting', 'sending', 'sent', 'refused', 'uncertain', 'copied'] as const;

/** Number of mails in each state; renders nothing before there is a mail. */
export function MailCounts({ counts }: Pick<Mails, 'counts'>) {
  const { mails: words } = messages();
  const there = COURSE.filter((state) => counts[state] > 0);
  if (there.length === 0) return null;
  return (
    <>
      <dl className={styles.counts}>
        {there.map((state) => (
          <div key={state}>
            <dt>{words.states[state]}</dt>
            <dd>{formatNumber(counts[state])}</dd>
          </div>
        ))}
      </dl>
      {counts.uncertain > 0 && <Note>{words.uncertainAbout}</Note>}
    </>
  );
}

/** Mails that need attention, with the mail server's reply. */
export function MailProblems({ problems }: Pick<Mails, 'problems'>) {
  const { mails: words } = messages();
  if (problems.length === 0) return null;
  return (
    <HiddenPart about={words.problemsHidden}>
      <DataTable caption={words.problems} roomy>
        <ColumnHeads columns={[words.email, words.state, words.reason, words.at]} />
        <tbody>
          {problems.map(({ email, state, reason, at }) => (
            <tr key={`${email} ${at}`}>
              <th scope="row">
                <EmailText>{email}</EmailText>
              </th>
              <td data-label={words.state}>{words.oneState[state]}</td>
              <td data-label={words.reason} lang={reason === null ? undefined : 'en'} className={styles.reason}>
                {reason ?? words.noReason}
              </td>
              <td data-label={words.at}>{formatMoment(at)}</td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </HiddenPart>
  );
}
