import styles from './inspector.module.css';

const CLAIMS = [
  ['iss', 'l’émetteur du jeton'],
  ['sub', 'la personne à qui il appartient'],
  ['iat, exp', 'quand il a été émis, quand il expire, en secondes depuis 1970'],
  ['jti', 'le numéro du jeton'],
] as const;

/** The claims registered in RFC 7519. All other claims are a developer's own. */
export function ClaimGlossary() {
  return (
    <details className={styles.glossary}>
      <summary>Que signifient iss, sub, exp ?</summary>
      <dl>
        {CLAIMS.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>Les autres lignes sont au choix de qui développe le site.</p>
    </details>
  );
}
