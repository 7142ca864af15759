/**
 * The debrief on a player's own screen: the question at the current slide of the room's deck, its answer with bars of the room's votes, and
 * the sentence to keep.
 */
import { Check, MessagesSquare } from 'lucide-react';
import { type CSSProperties, useRef, useState } from 'react';
import { ApiError } from '#engine/client/api-error.ts';
import { optionLetter } from '#engine/rules/debrief-slide.ts';
import { frenchSpaces } from '#engine/toolbox/typography.ts';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import type { PlayedDebrief } from '#schemas/debrief.ts';
import type { LatePanelProps } from '../live-session/use-late-panel.ts';
import { RoomPanel } from '../room-panel/room-panel.tsx';
import { useRoomAnswer } from '../room-panel/use-room-answer.ts';
import { useSite } from '../site-context.ts';
import styles from './debrief-panel.module.css';

type Known = NonNullable<PlayedDebrief>;

const TITLES = { question: 'De mémoire', answer: 'La réponse', commitment: 'À garder' } as const satisfies Record<
  Known['slide'],
  string
>;

export function DebriefPanel({ changes }: LatePanelProps) {
  const { player } = useSite();
  const [debrief, setDebrief] = useState<Known | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const sending = useRef(0);

  useRoomAnswer('/debrief', changes, (answer) => {
    const known = isDebrief(answer) ? answer : null;
    setDebrief(known);
    setFailed(false);
    // A page that is opened later asks nobody to look: the deck may stand at its last slide for weeks.
    setOpen(known !== null && (changes > 0 || known.slide === 'question'));
  });

  if (debrief === null) return null;

  const choose = async (option: number) => {
    sending.current += 1;
    const number = sending.current;
    const { mission, own } = debrief;
    // Shown at once (optimistic update); the server's reply replaces it.
    setDebrief({ ...debrief, own: option });
    setFailed(false);
    try {
      const after = await player.ask<unknown>('PUT', '/debrief/answer', { body: { mission, option } });
      if (number === sending.current && isDebrief(after) && after.mission === mission) setDebrief(after);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (number !== sending.current) return;
      setDebrief((now) => (now?.mission === mission ? { ...now, own } : now));
      setFailed(true);
    }
  };
  return (
    <RoomPanel
      icon={MessagesSquare}
      name="Débriefing"
      where={frenchSpaces(debrief.title)}
      title={`${TITLES[debrief.slide]}, ${frenchSpaces(debrief.title)}`}
      open={open}
      onOpen={setOpen}
    >
      {debrief.slide === 'commitment' ? (
        <p className={styles.commitment}>{frenchSpaces(debrief.commitment ?? '')}</p>
      ) : (
        <Question debrief={debrief} failed={failed} onChoose={choose} />
      )}
    </RoomPanel>
  );
}

interface QuestionProps {
  readonly debrief: Known;
  readonly failed: boolean;
  readonly onChoose: (option: number) => void;
}

function Question({ debrief: { question, options, own, told }, failed, onChoose }: QuestionProps) {
  return (
    <>
      <p className={styles.question}>{frenchSpaces(question)}</p>
      {told === null ? (
        <fieldset className={styles.choice}>
          <legend>
            <VisuallyHidden>Votre réponse</VisuallyHidden>
          </legend>
          {options.map((option, index) => (
            <Button key={option} variant="secondary" aria-pressed={own === index} onClick={() => onChoose(index)}>
              <b>{optionLetter(index)}</b> {frenchSpaces(option)}
            </Button>
          ))}
        </fieldset>
      ) : (
        <Told options={options} own={own} told={told} />
      )}
      <div role="status" className={styles.said}>
        {told === null && failed && <p>Votre réponse n’est pas partie. Réessayez.</p>}
        {told === null && !failed && own !== null && (
          <p>Votre réponse est comptée, sans votre nom. Vous pouvez en changer jusqu’à la page suivante.</p>
        )}
        {told !== null && (
          <p>
            {own !== null && <strong>{own === told.answer ? 'Vous aviez vu juste. ' : 'Ce n’était pas cela. '}</strong>}
            {frenchSpaces(told.because)}
          </p>
        )}
      </div>
    </>
  );
}

interface ToldProps {
  readonly options: readonly string[];
  readonly own: number | null;
  readonly told: NonNullable<Known['told']>;
}

/** Each option with its share of the room's votes, without names. */
function Told({ options, own, told: { answer, votes } }: ToldProps) {
  const all = votes?.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <ol className={styles.told}>
      {options.map((option, index) => {
        const share = all === 0 ? null : Math.round((100 * (votes?.[index] ?? 0)) / all);
        return (
          <li key={option} data-right={index === answer || undefined}>
            <span>
              {index === answer && (
                <>
                  <Check size={18} aria-hidden="true" />
                  <VisuallyHidden>La bonne réponse&nbsp;: </VisuallyHidden>
                </>
              )}
              <b>{optionLetter(index)}</b> {frenchSpaces(option)}
              {index === own && <em> (votre réponse)</em>}
            </span>
            {share !== null && (
              <>
                <strong>{share}&nbsp;%</strong>
                <span className={styles.bar} style={partOf(share)} aria-hidden="true" />
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Style of an option's bar. @param percent share of the room */
function partOf(percent: number): CSSProperties & Record<'--part', string> {
  return { '--part': `${percent}%` };
}

/** Whether a reply has the expected shape: a server of another version may send another one. */
function isDebrief(answer: unknown): answer is Known {
  return typeof answer === 'object' && answer !== null && 'mission' in answer && 'slide' in answer && 'options' in answer;
}
