import { defineReveal, type RevealProps } from '#engine/authoring';
import type { JwtArtifacts, JwtReveal } from './artifacts.ts';
import styles from './reveal.module.css';
import { splitToken } from './segment.ts';
import { TokenLegend, TokenText } from './token-text.tsx';

/** The token decoded claim by claim, then what its signature does prevent. */
function ReadAloud({ reveal: { claims, trace, forged }, artifacts: { token } }: RevealProps<JwtReveal, JwtArtifacts>) {
  return (
    <>
      <h3>Ce que tout le monde pouvait lire</h3>
      <div className={styles.token}>
        <TokenText segments={splitToken(token) ?? ['', '', '']} />
        <TokenLegend />
      </div>
      <dl className={styles.claims}>
        {claims.map(({ name, value, tells, leaks }) => (
          <div key={name} className={styles.claim} data-leaks={leaks}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code className={styles.value}>{value}</code>
              {leaks && (
                <code className={styles.decoded}>
                  {trace.before}
                  <mark>{trace.password}</mark>
                </code>
              )}
              <span>{tells}</span>
            </dd>
          </div>
        ))}
      </dl>
      <h3>Ce que la signature empêche</h3>
      <p>
        Une personne curieuse change <code>support</code> en <code>administration</code> et renvoie le jeton. Le serveur refait le
        calcul avec sa clé, et compare :
      </p>
      <dl className={styles.seals}>
        <div>
          <dt>Signature portée par le jeton</dt>
          <dd className={styles.broken}>
            <code>{forged.carried}</code>
          </dd>
        </div>
        <div>
          <dt>Signature attendue pour ce contenu</dt>
          <dd>
            <code>{forged.expected}</code>
          </dd>
        </div>
      </dl>
      <p className={styles.refused}>
        <strong>401, jeton refusé.</strong> Modifier, non ; lire, oui : une carte postale avec un cachet. Encore faut-il que la
        clé soit longue et tirée au hasard, et que le serveur impose l’algorithme au lieu de lire celui de l’en-tête.
      </p>
      <h3>La suite, ce matin-là</h3>
      <p>
        À 9 h 40, Fatou fait fermer toutes les sessions de Malik et changer son mot de passe, avant même d’ouvrir le jeton ; puis
        elle l’appelle. Effacer le message n’aurait pas suffi : les 38 abonnés du ticket l’avaient déjà reçu par e-mail. Depuis,
        le portail masque seul tout ce qui suit « Bearer ». « J’ai fait pareil il y a quatre ans, lui a-t-elle dit, avec une
        capture d’écran et mon cookie de session en plein milieu. Personne ne me l’a dit pendant trois jours. »
      </p>
    </>
  );
}

export default defineReveal({ Reveal: ReadAloud });
