import { Fingerprint } from 'lucide-react';
import { useId, useState } from 'react';
import { CodeArea } from '#engine/authoring';
import type { Account } from './artifacts.ts';
import styles from './bench.module.css';
import { TrialList } from './trial-list.tsx';
import { MAX_TRIALS, tryWords } from './trials.ts';

/** The second tool: hashes words one by one, and compares them with a leaked hash. */
export function Comparer({ accounts }: { readonly accounts: readonly Account[] }) {
  const id = useId();
  const [login, setLogin] = useState(accounts[0]?.login ?? '');
  const [lines, setLines] = useState('');
  const account = accounts.find((candidate) => candidate.login === login);
  const wanted = account?.digest ?? '';
  return (
    <section className={styles.tool} aria-labelledby={`${id}-title`}>
      <h3 className={styles.heading} id={`${id}-title`}>
        <Fingerprint size={18} aria-hidden="true" /> Comparateur d’empreintes SHA-256
      </h3>
      <label className={styles.label} htmlFor={`${id}-account`}>
        Empreinte recherchée, celle du compte
      </label>
      <select
        id={`${id}-account`}
        className={styles.select}
        value={login}
        onChange={(event) => setLogin(event.target.value)}
        aria-describedby={`${id}-wanted`}
      >
        {accounts.map((candidate) => (
          <option key={candidate.login}>{candidate.login}</option>
        ))}
      </select>
      <p id={`${id}-wanted`} className={styles.digest} data-wanted="true">
        {wanted}
      </p>
      {account?.algorithm === 'Argon2id' ? (
        <SlowAccount />
      ) : (
        <>
          <CodeArea
            label="Mots de passe à essayer"
            description={`Un par ligne, ${MAX_TRIALS} au plus. Rien n’est envoyé\u00a0: le calcul se fait dans votre navigateur.`}
            value={lines}
            onChange={setLines}
            rows={5}
            maxLength={4000}
          />
          <TrialList trials={tryWords(lines, wanted)} />
        </>
      )}
    </section>
  );
}

/** Explains why one account resists: it has a salt and a slow hash, which the two others lack. */
function SlowAccount() {
  return (
    <p className={styles.slow}>
      Cette empreinte-là ne se compare pas ici. Un <strong>sel</strong> propre au compte la rend unique, même si deux personnes
      ont choisi le même mot de passe, et <strong>Argon2id</strong> est lent et gourmand en mémoire exprès&nbsp;: chaque essai
      coûte cher. Un mot de passe choisi au hasard par un gestionnaire ne figure de toute façon dans aucune liste.
    </p>
  );
}
