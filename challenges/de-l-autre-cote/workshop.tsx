import { ChevronUp, Spade } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { AppWindow, Avatar, Button, useAttempt } from '#engine/authoring';
import { CHANNELS, LEVERS, type LureOutput, type OtherSideArtifacts, type OtherSideOutput, SENDERS } from './artifacts.ts';
import { IconChoice } from './icon-choice.tsx';
import { writeLure } from './lure-text.ts';
import { OfficeWindow } from './office-window.tsx';
import { CHANNEL_WORDS, LEVER_WORDS, PRETEXT_WORDS, SENDER_WORDS, tellLure } from './words.tsx';
import styles from './workshop.module.css';

/** The four cards of a lure, by their questions. */
const CARDS = { sender: 'Qui parle', pretext: 'De quoi', lever: 'Quel levier actionner', channel: 'Par où' } as const;

interface WorkshopProps extends Pick<OtherSideArtifacts, 'pretexts' | 'colleagues'> {
  /** A lure was tried: there is enough to talk about. */
  readonly onTried: () => void;
}

/** The first half: four cards make a lure, and five windows show what becomes of it. Nothing counts, nothing is sent. */
export function Workshop({ pretexts, colleagues, onTried }: WorkshopProps) {
  const { attempt, pending, solved } = useAttempt<OtherSideOutput>();
  const [sender, setSender] = useState<(typeof SENDERS)[number]>('direction');
  const [pretext, setPretext] = useState(pretexts[0] ?? 'facture');
  const [lever, setLever] = useState<(typeof LEVERS)[number]>('autorite');
  const [channel, setChannel] = useState<(typeof CHANNELS)[number]>('mail');
  const [result, setResult] = useState<LureOutput | null>(null);
  // On a phone the lure sticks to the foot of the screen: one line of it, until all four cards were chosen or it is unfolded.
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const open = unfolded ?? chosen.size === Object.keys(CARDS).length;
  const words = useId();
  const readers = useRef<HTMLHeadingElement>(null);
  // What came of it stands below the cards, out of sight on most screens.
  useEffect(() => {
    if (!result) return;
    readers.current?.scrollIntoView({ block: 'start' });
    readers.current?.focus({ preventScroll: true });
  }, [result]);
  const lure = { sender, pretext, lever, channel };
  const { before, push, after } = writeLure(lure);
  const changed =
    <V,>(card: keyof typeof CARDS, set: (value: V) => void) =>
    (value: V) => {
      set(value);
      setChosen((before) => new Set([...before, card]));
      setResult(null);
    };

  const send = async () => {
    const reply = await attempt(lure);
    if (!reply?.output || !('reactions' in reply.output)) return;
    setResult(reply.output);
    onTried();
  };

  return (
    <AppWindow icon={<Spade size={18} aria-hidden="true" />} title="L’atelier de Fatou" note="Rien ne part">
      <div className={styles.workshop} data-unjudged="">
        <div className={styles.cards}>
          <IconChoice
            legend={CARDS.sender}
            values={SENDERS}
            words={SENDER_WORDS}
            value={sender}
            onChoose={changed('sender', setSender)}
          />
          <IconChoice
            legend={CARDS.pretext}
            values={pretexts}
            words={PRETEXT_WORDS}
            value={pretext}
            onChoose={changed('pretext', setPretext)}
          />
          <IconChoice
            legend={CARDS.lever}
            values={LEVERS}
            words={LEVER_WORDS}
            value={lever}
            onChoose={changed('lever', setLever)}
          />
          <IconChoice
            legend={CARDS.channel}
            values={CHANNELS}
            words={CHANNEL_WORDS}
            value={channel}
            onChoose={changed('channel', setChannel)}
          />
        </div>
        <div className={styles.lure}>
          <div>
            <p className={styles.summary}>{tellLure(lure)}</p>
            <button
              type="button"
              className={styles.fold}
              aria-label="Le texte du leurre"
              aria-expanded={open}
              aria-controls={words}
              onClick={() => setUnfolded(!open)}
            >
              <ChevronUp size={20} aria-hidden="true" />
            </button>
            <blockquote id={words} className={styles.words}>
              «&nbsp;{before} <mark>{push}</mark> {after}&nbsp;»
            </blockquote>
          </div>
          {!solved && (
            <Button variant={result ? 'secondary' : 'primary'} pending={pending} onClick={send}>
              Essayer ce leurre
            </Button>
          )}
        </div>
        <h3 ref={readers} className={styles.title} tabIndex={-1}>
          Ce qu’en feraient cinq collègues, ce matin
        </h3>
        <ul className={styles.building}>
          {colleagues.map((colleague) => (
            <OfficeWindow
              key={colleague.id}
              colleague={colleague}
              reaction={result?.reactions.find(({ id }) => id === colleague.id)}
            />
          ))}
        </ul>
        <div role="status">
          {result && (
            <p className={styles.remark}>
              <Avatar name="Fatou Diarra" small />
              <span>
                <strong>Fatou Diarra</strong> {result.remark}
              </span>
            </p>
          )}
        </div>
      </div>
    </AppWindow>
  );
}
