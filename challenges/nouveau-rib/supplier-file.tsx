import { FolderClosed } from 'lucide-react';
import { AppWindow } from '#engine/authoring';
import type { PaperProps } from './artifacts.ts';
import { Iban } from './iban.tsx';
import { PhoneLine } from './phone-line.tsx';
import { Place } from './remarks.tsx';
import styles from './supplier-file.module.css';

/** The supplier's file in the accounting software, the bank's information about the invoice's account, and the company's rule. */
export function SupplierFile({ artifacts, level = 2 }: PaperProps) {
  const { supplier, file, phones, holder, duty, away } = artifacts;
  const Heading = level === 2 ? 'h3' : 'h4';
  return (
    <AppWindow
      icon={<FolderClosed size={18} aria-hidden="true" />}
      title="Fiche fournisseur"
      note={`depuis ${file.since}`}
      level={level}
    >
      <div className={styles.file}>
        <Heading className={styles.name}>{supplier}</Heading>
        <dl className={styles.lines}>
          <div>
            <dt>Contact</dt>
            <dd>{file.contact}</dd>
          </div>
          <div>
            <dt>Délai</dt>
            <dd>{file.term}</dd>
          </div>
          <div>
            <dt>RIB</dt>
            <dd>
              <Iban number={file.iban} name="RIB de la fiche fournisseur" />
            </dd>
          </div>
        </dl>
        <Place spot="file">
          <PhoneLine number={phones.file} />
        </Place>
        <div className={styles.check}>
          <Heading className={styles.small}>Contrôle de la banque sur le RIB de la facture</Heading>
          <p className={styles.result}>
            <span className={styles.light} aria-hidden="true" /> Correspondance partielle
          </p>
          <p className={styles.holder}>Titulaire&nbsp;: {holder}</p>
          <Place spot="holder" />
        </div>
        <div className={styles.rule}>
          <Heading className={styles.small}>Changement de RIB, la règle de Brévelle</Heading>
          <p>
            Contre-appel, puis deuxième signature, à la direction financière. Cette semaine&nbsp;: <strong>{duty}</strong>&#8239;;{' '}
            {away} n’est pas là.
          </p>
        </div>
      </div>
    </AppWindow>
  );
}
