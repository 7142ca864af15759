import { useId } from 'react';
import type { PaperProps } from './artifacts.ts';
import { Iban } from './iban.tsx';
import styles from './invoice.module.css';
import { PhoneLine } from './phone-line.tsx';
import { Place } from './remarks.tsx';

/** The invoice that was attached to the mail, printed. */
export function Invoice({ artifacts, level = 2 }: PaperProps) {
  const { supplier, order, invoice, newIban, phones } = artifacts;
  const title = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.paper} aria-labelledby={title}>
      <div className={styles.head}>
        <p className={styles.house}>{supplier}</p>
        <Heading id={title} className={styles.title}>
          Facture {invoice.id}
        </Heading>
      </div>
      <dl className={styles.lines}>
        <div>
          <dt>Commande</dt>
          <dd>{order}</dd>
        </div>
        <div>
          <dt>Échéance</dt>
          <dd>{invoice.term}</dd>
        </div>
        <div className={styles.total}>
          <dt>À payer</dt>
          <dd>{invoice.amount}</dd>
        </div>
      </dl>
      <Place spot="term" />
      <p className={styles.account}>
        <span className={styles.new}>Nouveau RIB</span> <Iban number={newIban} name="nouveau RIB, sur la facture" />
      </p>
      <Place spot="invoice">
        <p className={styles.small}>Service facturation</p>
        <PhoneLine number={phones.invoice} />
      </Place>
    </section>
  );
}
