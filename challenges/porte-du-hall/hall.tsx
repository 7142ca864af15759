import { useEffect, useRef, useState } from 'react';
import {
  Button,
  FailurePrice,
  GestureChoice,
  type SceneProps,
  useAttempt,
  useChoices,
  useShown,
  VerdictRegion,
  WindowFrame,
} from '#engine/authoring';
import { type HallArtifacts, type HallOutput, THINGS } from './artifacts.ts';
import { Clues, Message, Register } from './clues.tsx';
import { EncounterDrawing } from './encounter-drawing.tsx';
import styles from './hall.module.css';
import colours from './hall-colours.module.css';
import { Steps } from './steps.tsx';

/** Which encounter is at the counter, and what of it takes the focus when it arrives. */
interface Visit {
  readonly index: number;
  readonly focus?: 'h2' | 'input';
}

/** A quarter of an hour behind the counter: five encounters, each with its clues and a sentence to say. */
export function Hall({ artifacts: { encounters, register, message }, challenge, failures }: SceneProps<HallArtifacts>) {
  const { attempt, pending, solved } = useAttempt<HallOutput>();
  const [visit, setVisit] = useState<Visit>({ index: 0 });
  const [said, setSaid] = useChoices();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (visit.focus) place.current?.querySelector<HTMLElement>(visit.focus)?.focus();
  }, [visit]);

  const shown = useShown(encounters, (_, index) => index === visit.index);
  const go = (index: number) => setVisit({ index, focus: 'h2' });
  const send = async () => {
    const reply = await attempt(said);
    if (reply?.verdict === 'incomplete')
      setVisit({ index: encounters.findIndex(({ id }) => said[id] === undefined), focus: 'input' });
  };
  const last = visit.index === encounters.length - 1;
  const complete = encounters.every((each) => said[each.id] !== undefined);

  return (
    <WindowFrame aria-label="Le hall de Brévelle Maritime">
      <div ref={place} className={colours.colours}>
        {shown.map((encounter) => {
          const { id, at, figure, opening, near, sentences } = encounter;
          const thing = THINGS.some((name) => name === figure);
          return (
            // The clue that lies open stays so when somebody else comes.
            <div key={solved ? id : 'open'} className={styles.hall}>
              <div className={styles.head}>
                <h2 className={styles.title} tabIndex={-1}>
                  {at} · rencontre {encounters.indexOf(encounter) + 1} sur {encounters.length}
                </h2>
                {!solved && <Steps encounters={encounters} current={visit.index} said={said} onGo={go} />}
              </div>
              <div className={styles.counter}>
                <div className={styles.picture}>
                  <EncounterDrawing encounter={encounter} />
                </div>
                <Clues near={near} thing={thing} register={register} message={message} />
              </div>
              <div className={styles.talk}>
                {thing ? (
                  <p className={styles.seen}>{opening}</p>
                ) : (
                  <blockquote className={styles.speech}>«&nbsp;{opening}&nbsp;»</blockquote>
                )}
                <GestureChoice
                  key={id}
                  legend={thing ? 'Que faites-vous\u202f?' : 'Que répondez-vous\u202f?'}
                  options={sentences.map((sentence) => ({
                    value: sentence.id,
                    label: thing ? sentence.text : `«\u00a0${sentence.text}\u00a0»`,
                  }))}
                  value={said[id]}
                  onChoose={(sentence) => setSaid({ ...said, [id]: sentence })}
                  disabled={solved}
                />
                {!solved && (
                  <>
                    <VerdictRegion />
                    <div className={styles.onward}>
                      {visit.index > 0 && (
                        <Button variant="secondary" onClick={() => go(visit.index - 1)}>
                          Précédent
                        </Button>
                      )}
                      {!last && (
                        <Button
                          className={styles.next}
                          variant={complete ? 'secondary' : 'primary'}
                          onClick={() => go(visit.index + 1)}
                        >
                          Suivant
                        </Button>
                      )}
                      {(last || complete) && (
                        <Button className={styles.send} pending={pending} onClick={send}>
                          Valider
                        </Button>
                      )}
                    </div>
                    {complete && <FailurePrice challenge={challenge} failures={failures} />}
                  </>
                )}
              </div>
            </div>
          );
        })}
        {solved && (
          <div className={styles.papers}>
            <Register visits={register} />
            <Message lines={message} />
          </div>
        )}
      </div>
    </WindowFrame>
  );
}
