import { defineReveal, type RevealProps } from '#engine/authoring';
import type { SqlArtifacts, SqlReveal } from './artifacts.ts';
import { LiveQuery } from './live-query.tsx';
import styles from './reveal.module.css';

/**
 * The query as it was built, the rows that it returned, the berth schedule, and the winning password in a prepared statement, where it
 * remains text.
 */
function RegisterOpened({ reveal: { query, rows, berths, prepared, after } }: RevealProps<SqlReveal, SqlArtifacts>) {
  return (
    <>
      <LiveQuery query={query} title="La requête que la saisie a construite" />
      <h3>Ce que la base a rendu : tous les comptes</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">identifiant</th>
            <th scope="col">rôle</th>
            <th scope="col">à qui</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ login, role, who }, index) => (
            <tr key={login} data-opened={index === 0}>
              <th scope="row">{login}</th>
              <td>{role}</td>
              <td>{who}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        L’outil attendait une ligne ou aucune. Il en a reçu {rows.length} et a ouvert la première : <strong>admin</strong>.
      </p>
      <h3>Le registre ouvert, et ce qu’on pouvait y faire</h3>
      <ul className={styles.berths}>
        {berths.map(({ berth, ship, when, harm }) => (
          <li key={berth}>
            <strong className={styles.berth}>{berth}</strong>
            <span>
              <s>
                {ship}, {when}
              </s>
              <br />
              {harm}
            </span>
          </li>
        ))}
      </ul>
      <h3>La même saisie, avec une requête paramétrée</h3>
      <div className={styles.prepared}>
        <p>La phrase part d’abord, avec des places vides :</p>
        <p>
          <code>{prepared.sql}</code>
        </p>
        <p>Puis les valeurs, à part, que la base ne lit jamais comme une instruction :</p>
        <dl className={styles.values}>
          {prepared.values.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        <p>
          <strong>{prepared.result}</strong>
        </p>
      </div>
      <p>{after}</p>
    </>
  );
}

export default defineReveal({ Reveal: RegisterOpened });
