import { type ReactNode, useState } from 'react';
import { defineScene, type SceneProps, useAttempt } from '#engine/authoring';
import { frenchSpaces } from '#engine/authoring/toolbox';
import type { NouveauRibArtifacts, NouveauRibOutput, Turn } from './artifacts.ts';
import styles from './challenge.module.css';
import { ControlSheet } from './control-sheet.tsx';
import { DeskStrip, type Paper } from './desk-strip.tsx';
import { Evening } from './evening.tsx';
import { Invoice } from './invoice.tsx';
import { TelephoneContext } from './phone-line.tsx';
import { PressingCall } from './pressing-call.tsx';
import { SupplierFile } from './supplier-file.tsx';
import { Thread } from './thread.tsx';

/** Nadia's desk at 17 h 20: each number on it can be called before the sheet is signed. */
function NadiasDesk(props: SceneProps<NouveauRibArtifacts>) {
  const { artifacts } = props;
  const { attempt, pending, solved } = useAttempt<NouveauRibOutput>();
  /** The paper in front, where the window shows one paper at a time. */
  const [open, setOpen] = useState<Paper>('mail');
  const [calls, setCalls] = useState<Readonly<Record<string, readonly Turn[]>>>({});

  const call = async (number: string) => {
    const turns = (await attempt({ dial: number }))?.output?.turns;
    if (turns) setCalls((before) => ({ ...before, [number]: turns }));
  };

  const laid = (paper: Paper, children: ReactNode) => (
    <div className={styles.paper} data-paper={paper} data-open={solved || paper === open || undefined}>
      {children}
    </div>
  );

  return (
    <div className={styles.scene}>
      {!solved && <DeskStrip open={open} onOpen={setOpen} />}
      <Evening calls={Object.keys(calls).length} />
      <TelephoneContext value={solved ? null : { calls, busy: pending, call }}>
        <div className={styles.desk}>
          <div className={styles.column}>
            {laid('mail', <Thread artifacts={artifacts} />)}
            {laid('invoice', <Invoice artifacts={artifacts} />)}
          </div>
          <div className={styles.column}>
            {laid('file', <SupplierFile artifacts={artifacts} />)}
            {laid('call', <PressingCall artifacts={artifacts} />)}
          </div>
        </div>
      </TelephoneContext>
      {laid('sheet', <ControlSheet {...props} />)}
    </div>
  );
}

const PROGRESS = 'Cases justes : {right} sur {of}. ';

export default defineScene({
  Scene: NadiasDesk,
  messages: {
    called: null,
    'no-such-number': { tone: 'warning', text: 'Ce numéro ne répond pas.' },
    incomplete: { tone: 'warning', text: frenchSpaces('Il reste à remplir : voici la première case vide.') },
    'too-trusting': {
      tone: 'danger',
      text: frenchSpaces(`${PROGRESS}{money} Tout repose sur la parole de qui le demande : qu’en dit quelqu’un d’autre ?`),
    },
    'too-early': {
      tone: 'danger',
      text: frenchSpaces(
        `${PROGRESS}{money} Le contre-appel est bon, et le RIB de la facture aussi. Mais qui presse de payer ce soir ? Relisez le délai et la règle affichée.`,
      ),
    },
    'not-called': { tone: 'danger', text: frenchSpaces(`${PROGRESS}{look}`) },
    'not-compared': { tone: 'danger', text: frenchSpaces(`${PROGRESS}{look}`) },
    mismatched: {
      tone: 'danger',
      text: frenchSpaces(
        `${PROGRESS}L’appel est le bon. {money} Comparez le compte dicté avec celui de la facture : à qui est alors le RIB de la facture ?`,
      ),
    },
    'not-signed': {
      tone: 'danger',
      text: frenchSpaces(
        `${PROGRESS}Le contrôle tient. La deuxième signature, elle, n’est pas à choisir : elle est écrite sur ce bureau.`,
      ),
    },
    'held-unchecked': {
      tone: 'info',
      text: frenchSpaces(
        'Rien n’est parti, et rien n’est compté : bloquer ne nuit à personne. Il reste à savoir si le RIB de la facture est vrai. {look}',
      ),
    },
    'held-unsigned': {
      tone: 'info',
      text: frenchSpaces(
        'Rien n’est parti, et rien n’est compté : le contrôle tient. La deuxième signature, elle, n’est pas à choisir : elle est écrite sur ce bureau.',
      ),
    },
    'too-wary': {
      tone: 'info',
      text: frenchSpaces(
        'Votre prudence a fait son travail, et n’a rien coûté : tout est contrôlé, et tout concorde. {money} Mais ce fournisseur est vrai, et serait payé en retard : que devient le virement ?',
      ),
    },
    correct: { tone: 'success', text: frenchSpaces('{outcome} : la fiche est juste. {money} Points gagnés : {points}.') },
  },
});
