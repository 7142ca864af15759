import { ArrowDown, FileText } from 'lucide-react';
import { AppWindow } from '#engine/authoring';
import type { Account, Call } from './artifacts.ts';
import styles from './export-file.module.css';

interface ExportFileProps {
  readonly accounts: readonly Account[];
  readonly calls: readonly Call[];
  /** Puts a value of the file into the decoder's field. */
  readonly onDecode: (value: string) => void;
}

/** The file in a viewer: the accounts, then the ships' stays. */
export function ExportFile({ accounts, calls, onDecode }: ExportFileProps) {
  return (
    <AppWindow icon={<FileText size={16} aria-hidden="true" />} title="carnet-de-quai.export" note="lecture seule">
      <div className={styles.text}>
        <p className={styles.comment}># Carnet de quai 3.2, export de fermeture. À SUPPRIMER après la migration.</p>
        {accounts.map((account) => (
          <AccountLines key={account.login} account={account} onDecode={onDecode} />
        ))}
        <CallTable calls={calls} />
      </div>
    </AppWindow>
  );
}

function AccountLines({ account, onDecode }: { readonly account: Account; readonly onDecode: (value: string) => void }) {
  const { login, algorithm, salt, digest, note } = account;
  return (
    <section className={styles.account} aria-label={`Compte ${login}`}>
      <p className={styles.section}>[compte]</p>
      <dl className={styles.lines}>
        <Line name="identifiant" value={login} />
        <Line name="algorithme" value={algorithm} />
        <Line name="sel" value={salt ?? '(aucun)'} muted={salt === null} />
        <Line name="empreinte" value={digest} onDecode={onDecode} of={`l’empreinte de ${login}`} />
        {note !== null && <Line name="note" value={note} onDecode={onDecode} of={`la note de ${login}`} />}
      </dl>
    </section>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly muted?: boolean;
  readonly onDecode?: (value: string) => void;
  /** Name of the value in the button's label, for screen readers that read the button out of context. */
  readonly of?: string;
}

function Line({ name, value, muted = false, onDecode, of = '' }: LineProps) {
  return (
    <div className={styles.line}>
      <dt>
        {name} <span aria-hidden="true">=</span>
      </dt>
      <dd data-muted={muted}>
        <span className={styles.value}>{value}</span>
        {onDecode && (
          <button type="button" className={styles.send} aria-label={`Décoder ${of}`} onClick={() => onDecode(value)}>
            <ArrowDown size={14} aria-hidden="true" /> Décoder
          </button>
        )}
      </dd>
    </div>
  );
}

function CallTable({ calls }: { readonly calls: readonly Call[] }) {
  return (
    <section className={styles.account} aria-label="Liste des escales">
      <p className={styles.section}>[escales]</p>
      <table className={styles.calls}>
        <thead>
          <tr>
            <th scope="col">navire</th>
            <th scope="col">poste</th>
            <th scope="col">nº d’escale</th>
          </tr>
        </thead>
        <tbody>
          {calls.map(({ ship, berth, number }) => (
            <tr key={ship}>
              <th scope="row">{ship}</th>
              <td>{berth}</td>
              <td>{number}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
