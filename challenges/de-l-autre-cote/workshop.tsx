import { Spade } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AppWindow, Avatar, Button, useAttempt } from '#engine/authoring';
import {
  CHANNELS,
  LEVERS,
  type Lure,
  type LureOutput,
  type OtherSideArtifacts,
  type OtherSideOutput,
  SENDERS,
} from './artifacts.ts';
import { IconChoice } from './icon-choice.tsx';
import { writeLure } from './lure-text.ts';
import { OfficeWindow } from './office-window.tsx';
import { CHANNEL_WORDS, LEVER_WORDS, PRETEXT_WORDS, SENDER_WORDS } from './words.tsx';
import styles from './workshop.module.css';

interface WorkshopProps extends Pick<OtherSideArtifacts, 'pretexts' | 'colleagues'> {
  /** The button that ends the mission; shown once a lure was tried. */
  readonly finish: ReactNode;
}

/**
 * Four cards make a lure, whose text changes with them; five windows show the colleagues' reactions. Lures are not scored, and no message
 * is sent.
 */
export function Workshop({ pretexts, colleagues, finish }: WorkshopProps) {
  const { attempt, pending, solved } = useAttempt<OtherSideOutput>();
  const [sender, setSender] = useState<(typeof SENDERS)[number]>('direction');
  const [pretext, setPretext] = useState(pretexts[0] ?? 'facture');
  const [lever, setLever] = useState<(typeof LEVERS)[number]>('autorite');
  const [channel, setChannel] = useState<(typeof CHANNELS)[number]>('mail');
  const [result, setResult] = useState<LureOutput | null>(null);
  const [tried, setTried] = useState(false);
  /** The lure whose reactions are awaited; none once a card was changed. */
  const awaited = useRef<Lure | null>(null);
  const readers = useRef<HTMLHeadingElement>(null);
  // The reactions are below the cards, out of sight on most screens, so they are scrolled to and focused.
  useEffect(() => {
    if (!result) return;
    readers.current?.scrollIntoView({ block: 'start' });
    readers.current?.focus({ preventScroll: true });
  }, [result]);
  const lure = { sender, pretext, lever, channel };
  const { before, push, after } = writeLure(lure);
  const changed =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      setResult(null);
      awaited.current = null;
    };

  const send = async () => {
    awaited.current = lure;
    const reply = await attempt(lure);
    const { reactions, remark } = reply?.output ?? {};
    if (awaited.current !== lure || !reactions || remark === undefined) return;
    setResult({ reactions, remark });
    setTried(true);
  };

  return (
    <AppWindow icon={<Spade size={18} aria-hidden="true" />} title="L’atelier de Fatou" note="Rien ne part, rien ne compte">
      <div className={styles.workshop} data-unjudged="">
        <div className={styles.table}>
          <div className={styles.cards}>
            <IconChoice legend="Qui parle" values={SENDERS} words={SENDER_WORDS} value={sender} onChoose={changed(setSender)} />
            <IconChoice legend="De quoi" values={pretexts} words={PRETEXT_WORDS} value={pretext} onChoose={changed(setPretext)} />
            <IconChoice
              legend="Quel levier actionner"
              values={LEVERS}
              words={LEVER_WORDS}
              value={lever}
              onChoose={changed(setLever)}
            />
            <IconChoice legend="Par où" values={CHANNELS} words={CHANNEL_WORDS} value={channel} onChoose={changed(setChannel)} />
          </div>
          <div className={styles.lure}>
            {/* The whole text is read out again whenever a card changes it. */}
            <p aria-live="polite" aria-atomic="true">
              «&nbsp;{before} <mark>{push}</mark> {after}&nbsp;»
            </p>
            {!solved && (
              <Button variant={tried ? 'secondary' : 'primary'} pending={pending} onClick={send}>
                Essayer ce leurre
              </Button>
            )}
          </div>
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
        {tried && finish}
      </div>
    </AppWindow>
  );
}
