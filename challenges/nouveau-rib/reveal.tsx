import { defineReveal, type RevealProps, Timeline } from '#engine/authoring';
import type { NouveauRibArtifacts, NouveauRibReveal } from './artifacts.ts';
import { Invoice } from './invoice.tsx';
import { MoneyTrail } from './money-trail.tsx';
import { CallTranscript } from './phone-line.tsx';
import { PressingCall } from './pressing-call.tsx';
import { RemarkContext } from './remarks.tsx';
import styles from './reveal.module.css';
import { SupplierFile } from './supplier-file.tsx';
import { Thread } from './thread.tsx';

/** The desk again, with remarks about each paper and call; the decisive call; and the consequences of the opposite decision. */
function WhatDecided({ reveal, artifacts }: RevealProps<NouveauRibReveal, NouveauRibArtifacts>) {
  const { title, lead, remarks, turns, otherwiseTitle, otherwiseMove, otherwise, afterwards } = reveal;
  return (
    <>
      <h3>{title}</h3>
      <p>{lead}</p>
      <div className={styles.decisive}>
        <CallTranscript number={artifacts.phones.file} turns={turns} />
      </div>
      <h3>Ce que valait chaque chose sur le bureau</h3>
      <RemarkContext value={remarks}>
        <div className={styles.papers}>
          <div className={styles.desk}>
            <Thread artifacts={artifacts} level={3} />
            <SupplierFile artifacts={artifacts} level={3} />
            <Invoice artifacts={artifacts} level={3} />
            <PressingCall artifacts={artifacts} level={3} />
          </div>
        </div>
      </RemarkContext>
      <h3>{otherwiseTitle}</h3>
      <MoneyTrail
        move={otherwiseMove}
        amount={artifacts.invoice.amount}
        to={otherwiseMove === 'leaves' ? 'Inconnu' : 'Fournisseur'}
      />
      <Timeline events={otherwise} />
      <h3>Et à Brévelle</h3>
      <p>{afterwards}</p>
    </>
  );
}

export default defineReveal({ Reveal: WhatDecided });
