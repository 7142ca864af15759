import { defineReveal, type RevealProps, WindowFrame } from '#engine/authoring';
import type { PasswordArtifacts, PasswordReveal } from './artifacts.ts';
import { predict } from './predictable.ts';
import styles from './reveal.module.css';
import { brokenRules, RULES } from './rules.ts';
import { solidityOf } from './solidity.ts';
import { SolidityGauge } from './solidity-reading.tsx';

/** The passwords that robots tried at night, and five passwords with the rules that they keep and their estimate. */
function BehindTheList({
  reveal: { night, compared, afterwards },
  artifacts: { leaked },
}: RevealProps<PasswordReveal, PasswordArtifacts>) {
  return (
    <>
      <h3>Cette nuit, ce que les robots ont tapé</h3>
      <WindowFrame aria-label="Journal des connexions de la nuit">
        <ol className={styles.night}>
          {night.map(({ at, password, recipe }) => (
            <li key={password}>
              <span className={styles.at}>{at}</span> <code>{password}</code> <span className={styles.recipe}>{recipe}</span>
            </li>
          ))}
        </ol>
      </WindowFrame>
      <p>
        Le premier était le bon, et la double authentification a tenu la porte. Pour le robot, un refus comme un autre : il a donc
        essayé ce que l’on change d’habitude. Le cinquième a déclenché l’alerte.
      </p>
      <h3>Ce que la liste voit, ce que cela vaut</h3>
      <ul className={styles.compared}>
        {compared.map(({ password, comment }) => {
          const kept = RULES.length - brokenRules(password).length;
          const accepted = kept === RULES.length;
          return (
            <li key={password} className={styles.row}>
              <p>
                <code className={styles.password}>{password}</code>
                <span className={styles.verdict} data-accepted={accepted}>
                  {kept} {kept > 1 ? 'règles' : 'règle'} sur {RULES.length} : {accepted ? 'accepté' : 'refusé'}
                </span>
              </p>
              <SolidityGauge {...solidityOf(password, predict(password, leaked))} />
              <p className={styles.comment}>{comment}</p>
            </li>
          );
        })}
      </ul>
      <h3>Et à Brévelle</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: BehindTheList });
