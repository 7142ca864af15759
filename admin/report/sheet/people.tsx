/** Table of the participants, in a report with names. */
import { isErasedEmail } from '#engine/rules/erased-email.ts';
import type { NamedReport } from '#schemas/reports.ts';
import { useNaming } from '../../components/people/naming.ts';
import { frenchCount, NO_FIGURE } from './french.ts';
import styles from './report-tables.module.css';

export function People({ people, several }: { readonly people: NamedReport['people']; readonly several: boolean }) {
  const naming = useNaming();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Personne</th>
          {several && <th scope="col">Session</th>}
          <th scope="col">Équipe</th>
          <th scope="col">Ouvertes</th>
          <th scope="col">Réussies</th>
          <th scope="col">Échecs</th>
          <th scope="col">Indices</th>
          <th scope="col">De mémoire</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ session, at, username, team, opened, solved, failures, hints, answered, right }) => (
          <tr key={`${at} ${session} ${username}`}>
            <th scope="row">{isErasedEmail(username) ? 'Personne effacée' : naming.text(username)}</th>
            {several && <td data-label="Session">{session ?? NO_FIGURE}</td>}
            <td data-label="Équipe">{team ?? NO_FIGURE}</td>
            <td data-label="Ouvertes">{frenchCount(opened)}</td>
            <td data-label="Réussies">{frenchCount(solved)}</td>
            <td data-label="Échecs">{frenchCount(failures)}</td>
            <td data-label="Indices">{frenchCount(hints)}</td>
            <td data-label="De mémoire">{answered === 0 ? NO_FIGURE : `${frenchCount(right)} sur ${frenchCount(answered)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
