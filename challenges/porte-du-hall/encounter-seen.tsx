import type { GivenConsequence } from '#engine/authoring';
import { type Encounter, type HallArtifacts, isThing, PLACES } from './artifacts.ts';
import { Clues } from './clues.tsx';
import { EncounterDrawing } from './encounter-drawing.tsx';
import styles from './encounter-seen.module.css';
import colours from './hall-colours.module.css';

interface EncounterSeenProps extends Pick<HallArtifacts, 'register' | 'message'> {
  readonly encounter: Encounter;
  /** The sentence's consequence. Once there is one, the drawing shows where the person went, and the decisive clue is unfolded. */
  readonly consequence: GivenConsequence | undefined;
}

/** The person or thing at the counter, their words or appearance, and the clues. */
export function EncounterSeen({ encounter, register, message, consequence }: EncounterSeenProps) {
  const { figure, opening, near } = encounter;
  const thing = isThing(figure);
  const told = typeof consequence?.place === 'object' ? consequence.place : {};
  const [decisive] = PLACES.flatMap((place) => {
    const clue = told[place];
    return clue === undefined ? [] : [{ place, clue }];
  });
  return (
    <div className={`${styles.encounter} ${colours.colours}`} data-act={consequence?.act}>
      {thing ? (
        <p className={styles.seen}>{opening}</p>
      ) : (
        <blockquote className={styles.speech}>«&nbsp;{opening}&nbsp;»</blockquote>
      )}
      <div className={styles.picture} data-inside={told['whereabouts'] === 'inside' || undefined}>
        <EncounterDrawing encounter={encounter} whereabouts={told['whereabouts']} />
      </div>
      <div className={styles.counter}>
        <Clues
          key={String(decisive === undefined)}
          near={near}
          thing={thing}
          register={register}
          message={message}
          decisive={decisive}
        />
      </div>
    </div>
  );
}
