import { Mail } from 'lucide-react';
import { AppWindow, MailSheet } from '#engine/authoring';
import type { PaperProps } from './artifacts.ts';
import { PhoneLine } from './phone-line.tsx';
import { Place } from './remarks.tsx';
import styles from './thread.module.css';

/** The supplier's mails: a delivery on Tuesday, the new account on Thursday. */
export function Thread({ artifacts, level = 2 }: PaperProps) {
  const { supplier, writer, address, order, sells, receivedAt, pretext, invoice, phones } = artifacts;
  return (
    <AppWindow icon={<Mail size={18} aria-hidden="true" />} title="Courrier" note="Nadia Kervella" level={level}>
      <MailSheet
        subject={`Re: Commande ${order}`}
        from={{ name: writer, address }}
        to="Nadia Kervella"
        at={receivedAt}
        attachments={[`Facture ${invoice.id}.pdf`]}
        level={level === 2 ? 3 : 4}
      >
        <Place spot="hour" />
        <Place spot="address">
          <p>
            Bonjour Nadia, voici la facture annoncée mardi. Nous changeons de banque&nbsp;: merci d’utiliser le nouveau RIB, ce
            soir si possible, car {pretext}.
          </p>
        </Place>
        <p className={styles.signature}>
          {writer}
          <br />
          {supplier} · ma ligne directe&nbsp;:
        </p>
        <Place spot="mail">
          <PhoneLine number={phones.mail} />
        </Place>
        <blockquote className={styles.earlier}>
          <p>Mardi, {writer} a écrit&nbsp;:</p>
          <p>Bonjour Nadia, {sells} partent demain. La facture suit.</p>
        </blockquote>
      </MailSheet>
    </AppWindow>
  );
}
