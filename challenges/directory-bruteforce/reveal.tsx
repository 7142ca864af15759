import { CornerDownRight, FileText, FolderOpen, Lock } from 'lucide-react';
import { defineReveal, type RevealProps } from '#engine/authoring';
import type { DirectoryArtifacts, DirectoryReveal } from './artifacts.ts';
import styles from './reveal.module.css';

/** All files of the site, the requests that an automated scanner would have made, and how the folder was closed. */
function WholeTree({ reveal: { tree, requests }, artifacts: { host } }: RevealProps<DirectoryReveal, DirectoryArtifacts>) {
  return (
    <>
      <h3>Le site, tiroirs ouverts</h3>
      <div className={styles.tree}>
        <code className={styles.host}>{host}</code>
        <ul className={styles.branch}>
          {tree.map(({ name, status, note, content }) => (
            <li key={name} className={styles.node} data-open={content && true}>
              <Named name={name} status={status} />
              <p className={styles.note}>{note}</p>
              {content && (
                <ul className={styles.branch}>
                  {content.map((file) => (
                    <li key={file.name} className={styles.node}>
                      <Named name={file.name} />
                      <p className={styles.note}>{file.note}</p>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
      <h3>La demande que l’automate aurait faite</h3>
      <p>
        À son rythme, il serait arrivé à ce nom trois heures plus tard. Voici les lignes que le journal du site n’aura jamais
        contenues.
      </p>
      <ol className={styles.log}>
        {requests.map(({ time, path, status }) => (
          <li key={path} className={styles.request} data-status={status}>
            <span>{time}</span> <span>203.0.113.66</span> <span className={styles.path}>GET {path}</span>{' '}
            <strong>{status}</strong>
          </li>
        ))}
      </ol>
      <h3>Comment on a refermé</h3>
      <ol className={styles.closing}>
        <li>
          <strong>7 h 40.</strong> Malik Benali retire le dossier du site, et en garde les journaux.
        </li>
        <li>
          <strong>9 h 15.</strong> Solène Autret efface l’export de 2025, qui n’aurait plus dû exister, et demande à l’agence d’en
          faire autant.
        </li>
        <li>
          <strong>À midi.</strong> Le site est éteint ; son adresse mène à une page unique. L’automate, lui, continue : il ne
          trouve plus que des 404.
        </li>
        <li>
          <strong>Le lendemain.</strong> Les journaux, complets depuis avril, ne montrent que l’agence et vous. La déléguée à la
          protection des données conclut, avant 72&nbsp;h&nbsp;: pas de risque, une ligne au registre, pas de notification à la
          CNIL.
        </li>
        <li>
          <strong>Depuis.</strong> La fiche de chaque événement porte une ligne de plus : « Qui ferme quoi, et quel jour ? »
        </li>
      </ol>
    </>
  );
}

function Named({ name, status }: { readonly name: string; readonly status?: number }) {
  const Icon = status === 403 ? Lock : name.endsWith('/') ? FolderOpen : FileText;
  return (
    <p className={styles.name}>
      <CornerDownRight size={16} aria-hidden="true" />
      <Icon size={16} aria-hidden="true" />
      <code>{name}</code>
      {status && (
        <span className={styles.status} data-status={status}>
          {status}
        </span>
      )}
    </p>
  );
}

export default defineReveal({ Reveal: WholeTree });
