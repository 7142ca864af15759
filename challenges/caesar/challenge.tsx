import { useId, useState } from 'react';
import { AnswerForm, defineScene, FootBar, type SceneProps } from '#engine/authoring';
import type { CaesarArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { shiftLetters } from './cipher.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The logbook of the night shift, with a slider as cipher wheel: the player turns it until the message can be read. */
function Logbook({ artifacts }: SceneProps<CaesarArtifacts>) {
  const [turn, setTurn] = useState(0);
  return (
    <section className={styles.logbook} aria-label="Carnet de bord">
      <div className={styles.book}>
        <header className={styles.cover}>
          <p className={styles.ship}>Brévelle Maritime · Portique 4</p>
          <p>Carnet de bord, relève de 6 h</p>
        </header>
        <div className={styles.page}>
          <p>22 h 40. Vent d’ouest, 18 nœuds.</p>
          <p>3 h 15. Portique 2 en révision, on décharge au 4.</p>
          <p className={styles.cipher} data-testid="cipher">
            {artifacts.message}
          </p>
          <p className={styles.signature}>Yann, équipe de nuit</p>
        </div>
      </div>
      <FootBar className={styles.wheel}>
        <Wheel message={artifacts.message} turn={turn} onTurn={setTurn} />
      </FootBar>
      <div className={styles.bench}>
        <Pairs turn={turn} />
        <AnswerForm label="Mot de passe" />
      </div>
    </section>
  );
}

interface WheelProps {
  readonly message: string;
  /** Number of letters by which the message is shifted back, 0 to 25. */
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
}

/** The cipher wheel, and the message as it reads at this turn. */
function Wheel({ message, turn, onTurn }: WheelProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        Molette : reculer chaque lettre de {turn} {turn > 1 ? 'rangs' : 'rang'}
      </label>
      <input id={id} type="range" min={0} max={25} value={turn} onChange={(event) => onTurn(event.target.valueAsNumber)} />
      <p className={styles.caption}>Ce que donne ce réglage</p>
      <output className={styles.reading} htmlFor={id}>
        {shiftLetters(message, -turn)}
      </output>
    </>
  );
}

/** Each letter above the one that it is turned into. Decoration: the message's text is accessible without it. */
function Pairs({ turn }: { readonly turn: number }) {
  return (
    <div className={styles.frame} aria-hidden="true">
      <p className={styles.caption}>En haut, la lettre du message ; dessous, ce qu’elle devient.</p>
      <div className={styles.pairs}>
        {ALPHABET.map((letter) => (
          <span key={letter}>
            {letter}
            <b>{shiftLetters(letter, -turn)}</b>
          </span>
        ))}
      </div>
    </div>
  );
}

export default defineScene({
  Scene: Logbook,
  messages: {
    correct: { tone: 'success', text: 'Message déchiffré. Points gagnés : {points}.' },
    empty: { tone: 'warning', text: 'Entrez un mot de passe avant de valider.' },
    incorrect: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Essayez de déchiffrer le message avec différents décalages !',
      fixed: true,
      clearsAfter: 2500,
    },
    // No `clearsAfter`: this text is longer than that of `incorrect`, and takes more time to read.
    almost: {
      tone: 'danger',
      text: 'Mot de passe incorrect. Essayez de déchiffrer le message avec différents décalages ! Le vôtre est le bon : ce champ n’attend que le dernier mot, seul.',
      fixed: true,
    },
  },
});
