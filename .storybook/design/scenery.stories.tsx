/** Parts that scenes share: see docs/authoring.md. */
import { Anchor, Cog, Star } from 'lucide-react';
import { useState } from 'react';
import { GestureChoice } from '#engine/ui/controls/gesture-choice.tsx';
import { AddressForm } from '#engine/ui/scenery/address-form.tsx';
import { AppWindow } from '#engine/ui/scenery/app-window.tsx';
import { Avatar } from '#engine/ui/scenery/avatar.tsx';
import { BrowserBar } from '#engine/ui/scenery/browser-bar.tsx';
import { BrowserButton } from '#engine/ui/scenery/browser-button.tsx';
import { CodeArea } from '#engine/ui/scenery/code-area.tsx';
import { Figure, type FigureLook } from '#engine/ui/scenery/figure.tsx';
import { MailSheet } from '#engine/ui/scenery/mail-sheet.tsx';
import { Marked } from '#engine/ui/scenery/marked.tsx';
import { MessageThread } from '#engine/ui/scenery/message-thread.tsx';
import { Phone } from '#engine/ui/scenery/phone.tsx';
import { SiteHeader } from '#engine/ui/scenery/site-header.tsx';
import { Terminal, type TerminalLine } from '#engine/ui/scenery/terminal.tsx';
import { Timeline } from '#engine/ui/scenery/timeline.tsx';
import { WindowFrame } from '#engine/ui/scenery/window-frame.tsx';
import preview from '../preview.tsx';
import styles from './gallery.module.css';

const meta = preview.meta({
  title: 'Design/Scenery',
  tags: ['autodocs'],
});

/** `WindowFrame`, `BrowserBar`, `AddressForm`, `BrowserButton` and `SiteHeader` together. */
function Browser() {
  const [visit, setVisit] = useState({ path: 'quai' });
  return (
    <div className={styles.page}>
      <WindowFrame aria-label="Navigateur">
        <BrowserBar
          tab="Brévelle Maritime"
          onReload={() => setVisit({ ...visit })}
          address={
            <AddressForm
              host="www.brevelle.example"
              path="/"
              value={visit.path}
              visit={visit}
              onVisit={(path) => setVisit({ path })}
            />
          }
          tools={
            <BrowserButton aria-label="Ajouter aux favoris">
              <Star size={18} aria-hidden="true" />
            </BrowserButton>
          }
        />
        <SiteHeader icon={<Anchor size={20} aria-hidden="true" />} name="Brévelle Maritime" aside="Visiteur" />
        <p className={styles.page}>La page « {visit.path} ».</p>
      </WindowFrame>
    </div>
  );
}

export const BrowserWindow = meta.story({ render: () => <Browser /> });

function Program() {
  const [code, setCode] = useState('QnLDqXZlbGxl');
  return (
    <div className={styles.page}>
      <AppWindow icon={<Cog size={18} aria-hidden="true" />} title="Atelier" note="Équipe de nuit">
        <div className={styles.page}>
          <CodeArea label="Texte encodé" value={code} onChange={setCode} maxLength={200} />
        </div>
      </AppWindow>
    </div>
  );
}

/** A terminal that answers each command with the command's length. */
function Session() {
  const [lines, setLines] = useState<readonly TerminalLine[]>([
    { id: 0, type: 'success', content: 'Connexion établie.' },
    { id: 1, type: 'command', content: 'ouvrir' },
    { id: 2, type: 'error', content: 'ouvrir : commande inconnue.' },
  ]);
  const run = (line: string) =>
    setLines([
      ...lines,
      { id: lines.length, type: 'command', content: line },
      { id: lines.length + 1, type: 'output', content: `${line.length} signes` },
    ]);
  return (
    <div className={styles.page}>
      <Terminal host="invite@quai" lines={lines} onRun={run} keys={['ls', 'cat ']} />
    </div>
  );
}

export const TerminalWindow = meta.story({ render: () => <Session /> });

export const ProgramWindow = meta.story({ render: () => <Program /> });

const LOOKS: readonly FigureLook[] = [
  { skin: '#f0c3a0', hair: '#8a4b22', top: '#2f6f5e' },
  { skin: '#c98f66', hair: '#22170f', top: '#8a3b5c', cut: 'long', mood: 'calm' },
  { skin: '#e5ae86', hair: '#2b1a12', top: '#b5400f', cut: 'bun', glasses: true, mood: 'tired' },
  { skin: '#6f4630', hair: '#17120d', top: '#1d5fa8', cut: 'curls', mood: 'worried' },
  { skin: '#f0c8ac', hair: '#8d8f95', top: '#44536b', cut: 'bald', beard: true },
  { skin: '#b97f56', hair: '#3b5b8c', top: '#54616e', cut: 'scarf' },
  { skin: '#efc2a2', hair: '#5d4632', top: '#d2622a', cut: 'cap', vest: true },
  { skin: '#8d5a3b', hair: '#1b1512', top: '#17506b', cut: 'helmet', vest: true },
];

export const Figures = meta.story({
  render: () => (
    <svg viewBox="0 0 976 190" role="img" aria-label="Huit personnes">
      {LOOKS.map((look, index) => (
        <Figure key={look.top} look={look} x={60 + index * 122} y={64} />
      ))}
    </svg>
  ),
});

export const Avatars = meta.story({
  render: () => (
    <div className={styles.parts}>
      <div className={styles.row}>
        <Avatar name="Nadia Kervella" /> Nadia Kervella
        <Avatar name="Malik Benali" small /> Malik Benali
      </div>
    </div>
  ),
});

export const HourByHour = meta.story({
  render: () => (
    <div className={styles.page}>
      <h2>Ce qui aurait suivi</h2>
      <Timeline
        events={[
          { when: '9 h 02', name: 'Le clic', text: 'Une page imite l’intranet.' },
          { when: '9 h 40', name: 'Le compte', text: 'Quelqu’un d’autre lit les messages.' },
        ]}
      />
    </div>
  ),
});

/** The decisive places of a text; an address breaks between its parts. */
export const MarkedPlaces = meta.story({
  render: () => (
    <div className={styles.page}>
      <p>
        <Marked text="Réglez [1,99 € de frais] sur https://relais-du-quai.[suivi-livraison.example]/paiement" />
      </p>
    </div>
  ),
});

export const OpenedMail = meta.story({
  render: () => (
    <div className={styles.page}>
      <h2>La boîte de Camille</h2>
      <WindowFrame aria-label="Messagerie">
        <MailSheet
          subject="Planning des escales"
          from={{ name: 'Karim Haddad', address: 'karim.haddad@brevelle.example' }}
          to="Camille Prigent"
          at="lundi 8 h 50"
          attachments={['escales.pdf']}
        >
          <p>Bonjour Camille, voici le planning de la semaine.</p>
        </MailSheet>
      </WindowFrame>
    </div>
  ),
});

/** A call on a telephone, and the choices of its receiver. */
function Call() {
  const [chosen, setChosen] = useState<'answer' | 'call'>();
  return (
    <div className={styles.page}>
      <Phone title="Appel en cours" time="17:20">
        <MessageThread
          label="Ce qui se dit"
          messages={[
            {
              id: 'one',
              from: 'Inconnu',
              text: 'C’est le support. Lisez-moi le code ?',
              at: '17 h 20',
              mark: 'Qui a appelé qui ?',
            },
            { id: 'two', from: 'Vous', text: 'Un instant.', at: '17 h 21', mine: true },
          ]}
        />
      </Phone>
      <GestureChoice
        legend="Que faites-vous ?"
        options={[
          { value: 'answer', label: 'Je lis le code' },
          { value: 'call', label: 'Je raccroche et j’appelle le 4210' },
        ]}
        value={chosen}
        onChoose={setChosen}
        right={chosen && 'call'}
        feedback={chosen && 'Le numéro de l’annuaire, vous l’aviez déjà.'}
      />
    </div>
  );
}

export const CallAndGesture = meta.story({ render: () => <Call /> });
