import { defineReveal, type RevealProps, Timeline } from '#engine/authoring';
import type { SqlInjectionArtifacts, SqlInjectionReveal } from './artifacts.ts';
import { LogLines } from './query-log.tsx';
import styles from './reveal.module.css';

type Props = RevealProps<SqlInjectionReveal, SqlInjectionArtifacts>;

/** The query part by part, the protections that failed, the log's error that showed the vulnerability, and the attack that was averted. */
function FourProtections({ reveal: { pieces, read, protections, log, leak, berths, night, prepared, after } }: Props) {
  return (
    <>
      <h3>Votre requête, pièce par pièce</h3>
      <ol className={styles.pieces}>
        {pieces.map(({ sql, kind, told }) => (
          <li key={sql} data-kind={kind}>
            <code>{kind === 'ignored' ? <s>{sql}</s> : sql}</code>
            <span>{told}</span>
          </li>
        ))}
      </ol>
      <p>
        Ce que la base a lu, en tout : <code className={styles.read}>{read}</code>
      </p>
      <h3>Toutes les protections, une seule phrase</h3>
      <ul className={styles.protections}>
        {protections.map(({ name, fell }) => (
          <li key={name}>
            <strong>{name}</strong> {fell}.
          </li>
        ))}
      </ul>
      <h3>La ligne que personne n’avait lue</h3>
      <LogLines entries={log} />
      <p>{leak}</p>
      <h3>Le planning derrière la porte</h3>
      <ul className={styles.board}>
        {berths.map(({ berth, ship, from, to }) => (
          <li key={berth}>
            <span className={styles.berth}>{berth}</span>
            <span className={styles.day}>
              <span className={styles.stay} style={{ marginInline: `${(from / 24) * 100}% ${((24 - to) / 24) * 100}%` }}>
                {ship}
              </span>
            </span>
            <span className={styles.hours}>
              {from} h – {to} h
            </span>
          </li>
        ))}
      </ul>
      <Timeline events={night} />
      <h3>La même saisie, avec une requête paramétrée</h3>
      <dl className={styles.prepared}>
        <dt>La phrase</dt>
        <dd>
          <code>{prepared.sql}</code>
        </dd>
        <dt>La saisie, envoyée à part</dt>
        <dd>
          <code>{prepared.value}</code>
        </dd>
        <dt>La réponse</dt>
        <dd>{prepared.result}</dd>
      </dl>
      <p>{after}</p>
    </>
  );
}

export default defineReveal({ Reveal: FourProtections });
