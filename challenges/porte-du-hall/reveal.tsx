import { Check, Hand } from 'lucide-react';
import { defineReveal, FirstGesture, type RevealProps, useMistakesFirst } from '#engine/authoring';
import { type Decisive, type HallArtifacts, type HallReveal, isThing } from './artifacts.ts';
import { Message, NothingWritten, Register } from './clues.tsx';
import { EncounterDrawing } from './encounter-drawing.tsx';
import colours from './hall-colours.module.css';
import styles from './reveal.module.css';

/** Verdicts: a person is announced or not, a thing is in order or not. */
const VERDICTS = {
  person: { genuine: 'C’était prévu', other: 'Rien ne le prouvait' },
  thing: { genuine: 'Tout était en ordre', other: 'À sécuriser' },
} as const;

/** Each encounter again, with its decisive clue marked, and the right sentence. */
function Settled({ reveal: { encounters, afterwards }, artifacts }: RevealProps<HallReveal, HallArtifacts>) {
  const mistakesFirst = useMistakesFirst(encounters, ({ right }) => right);
  return (
    <>
      <h3>Ce qui tranchait, rencontre par rencontre</h3>
      <ol className={`${styles.encounters} ${colours.colours}`}>
        {mistakesFirst.map(({ id, right, genuine, place, clue, because }) => {
          const met = artifacts.encounters.find((each) => each.id === id);
          if (!met) return null;
          const thing = isThing(met.figure);
          const words = Object.fromEntries(met.sentences.map((sentence) => [sentence.id, sentence.text]));
          return (
            <li key={id} className={styles.encounter}>
              <div className={styles.picture}>
                <EncounterDrawing encounter={met} near />
              </div>
              <div className={styles.told}>
                <p className={styles.verdict}>
                  {genuine ? <Check size={18} aria-hidden="true" /> : <Hand size={18} aria-hidden="true" />}
                  {VERDICTS[thing ? 'thing' : 'person'][genuine ? 'genuine' : 'other']}
                </p>
                <Clue place={place} clue={clue} artifacts={artifacts} />
                <p>{because}</p>
                <p className={styles.sentence}>{thing ? words[right] : `«\u00a0${words[right]}\u00a0»`}</p>
                <FirstGesture item={id} words={words} right={right} />
              </div>
            </li>
          );
        })}
      </ol>
      <h3>Et ensuite, à Brévelle</h3>
      <p>{afterwards}</p>
    </>
  );
}

interface ClueProps extends Decisive {
  readonly artifacts: HallArtifacts;
}

/** The decisive clue: a line of the register or of the message, a label, or that nothing is written. */
function Clue({ place, clue, artifacts }: ClueProps) {
  if (place === 'near') return <p className={styles.near}>{clue}</p>;
  if (clue === '') return <NothingWritten />;
  if (place === 'message') return <Message lines={[clue]} marked={clue} />;
  return <Register visits={artifacts.register.filter(({ who }) => who === clue)} marked={clue} />;
}

export default defineReveal({ Reveal: Settled });
