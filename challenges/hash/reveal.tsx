import { ArrowRight, Check, ShieldCheck, X } from 'lucide-react';
import { defineReveal, type RevealProps, VisuallyHidden } from '#engine/authoring';
import type { HashArtifacts, HashReveal } from './artifacts.ts';
import styles from './reveal.module.css';

/** The content of the export: the decoded note, the eight words with the matching one, and how long each account resists. */
function GivenAway({ reveal: { note, digest, candidates, accounts, after } }: RevealProps<HashReveal, HashArtifacts>) {
  return (
    <>
      <h3>La note : encodée, donc lisible</h3>
      <div className={styles.note}>
        <p className={styles.encoded}>{note.encoded}</p>
        <ArrowRight className={styles.arrow} size={28} aria-hidden="true" />
        <p className={styles.text}>{note.text}</p>
      </div>
      <h3>L’empreinte : huit essais pour la reconnaître</h3>
      <p>
        Empreinte du fichier : <code className={styles.digest}>{digest}</code>
      </p>
      <ol className={styles.candidates}>
        {candidates.map((candidate) => (
          <li key={candidate.word} data-matches={candidate.matches}>
            {candidate.matches ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            <code className={styles.word}>{candidate.word}</code>
            <VisuallyHidden>{candidate.matches ? 'identique' : 'différente'}</VisuallyHidden>
            <code className={styles.digest}>{candidate.matches ? candidate.digest : `${candidate.digest.slice(0, 16)}…`}</code>
          </li>
        ))}
      </ol>
      <h3>Trois comptes, trois résistances</h3>
      <ul className={styles.accounts}>
        {accounts.map(({ login, kept, tries, because, held }) => (
          <li key={login} data-held={held}>
            <p>
              <strong className={styles.word}>{login}</strong>
            </p>
            <p className={styles.kept}>{kept}</p>
            <p>
              {held ? <ShieldCheck size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
              <VisuallyHidden>{held ? 'A résisté : ' : 'Trouvé : '}</VisuallyHidden> <strong>{tries}</strong>
            </p>
            <p>{because}</p>
          </li>
        ))}
      </ul>
      <p>{after}</p>
    </>
  );
}

export default defineReveal({ Reveal: GivenAway });
