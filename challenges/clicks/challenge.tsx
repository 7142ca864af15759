import { useEffect, useRef, useState } from 'react';
import { defineScene, type SceneProps, useAttempt, VerdictRegion } from '#engine/authoring';
import { AlertPopup } from './alert-popup.tsx';
import type { Bait, Choice, ClicksArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Consequences } from './consequences.tsx';
import { HarbourPage } from './harbour-page.tsx';
import { Taskbar } from './taskbar.tsx';
import { WeatherBrowserBar } from './weather-browser-bar.tsx';

/** A computer's screen: a browser with the weather page, a pop-up over it, the system's taskbar below. */
function ScaryPopup({ failures }: SceneProps<ClicksArtifacts>) {
  const { attempt, pending, solved, say } = useAttempt();
  // Number of failures whose consequences the player has read; failures of an earlier visit count as read.
  const [seen, setSeen] = useState(failures);
  const [taken, setTaken] = useState<Bait>('repair');
  const consequences = failures > seen;
  const top = useRef<HTMLDivElement>(null);
  const front = useRef<HTMLElement>(null);
  const before = useRef(consequences);

  // The pop-up and its consequences replace each other, and the new one takes the focus.
  useEffect(() => {
    if (before.current !== consequences) {
      // Scrolled so that the message above the panel and the panel's first lines are in sight together.
      front.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
    }
    before.current = consequences;
  }, [consequences]);

  const choose = (choice: Choice) => {
    if (!pending) void attempt({ choice });
  };
  const take = (bait: Bait) => {
    if (pending) return;
    setTaken(bait);
    choose(bait);
  };

  return (
    <section className={styles.screen} aria-label="Écran de l’ordinateur">
      <WeatherBrowserBar onCloseTab={() => choose('tab')} />
      <div ref={top} className={styles.verdict}>
        <VerdictRegion />
      </div>
      <div className={styles.layers}>
        <HarbourPage dimmed={!solved} />
        {!solved &&
          (consequences ? (
            <Consequences
              ref={front}
              of={taken}
              onBack={() => {
                setSeen(failures);
                say(null);
              }}
            />
          ) : (
            <AlertPopup ref={front} pending={pending} onTake={take} />
          ))}
      </div>
      <Taskbar pending={pending} onClose={solved ? undefined : () => choose('close')} />
    </section>
  );
}

export default defineScene({
  Scene: ScaryPopup,
  messages: {
    correct: {
      tone: 'success',
      text: 'Navigateur fermé par l’ordinateur, poste analysé, rien d’exécuté : bon réflexe. Un mot au support, et la publicité sera bloquée pour tout le monde. Points gagnés : {points}.',
    },
    'tab-closed': {
      tone: 'success',
      text: 'Onglet fermé par sa propre croix, celle du navigateur : rien d’exécuté. Un mot au support, et la publicité sera bloquée pour tout le monde. Points gagnés : {points}.',
    },
    empty: { tone: 'info', text: 'Rien n’a été choisi.' },
    incorrect: {
      tone: 'danger',
      did: 'Cliqué sur « Cliquer pour réparer » : au travail, vos accès seraient partis',
      text: 'Cette réparation était le piège. Lisez les conséquences, puis revenez avant le clic.',
    },
    cross: {
      tone: 'danger',
      did: 'Cliqué sur la croix de l’alerte : un bouton du piège comme les autres',
      text: 'Cette croix appartient à l’alerte, comme tout ce qu’elle montre. Lisez les conséquences, puis revenez avant le clic.',
    },
    call: {
      tone: 'danger',
      did: 'Appelé le numéro de l’alerte : au travail, une prise en main à distance',
      text: 'Ce numéro appartient à l’alerte, comme tout ce qu’elle montre. Lisez les conséquences, puis revenez avant l’appel.',
    },
  },
});
