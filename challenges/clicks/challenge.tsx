import { useEffect, useRef, useState } from 'react';
import { defineScene, type SceneProps, useAttempt, VerdictRegion } from '#engine/authoring';
import { AlertPopup } from './alert-popup.tsx';
import type { Choice, ClicksArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { Consequences } from './consequences.tsx';
import { HarbourPage } from './harbour-page.tsx';
import { Taskbar } from './taskbar.tsx';
import { WeatherBrowserBar } from './weather-browser-bar.tsx';

/** A computer's screen: a browser on the weather page, a pop-up over it, the system's own bar below. */
function ScaryPopup({ failures }: SceneProps<ClicksArtifacts>) {
  const { attempt, pending, solved, say } = useAttempt();
  // Failures whose consequences were read; those of an earlier visit were.
  const [seen, setSeen] = useState(failures);
  const consequences = failures > seen;
  const front = useRef<HTMLElement>(null);
  const before = useRef(consequences);

  // The pop-up and its consequences take each other's place, and the focus with it.
  useEffect(() => {
    if (before.current !== consequences) front.current?.focus();
    before.current = consequences;
  }, [consequences]);

  const choose = (choice: Choice, by: 'alert' | 'tab') => {
    if (!pending) void attempt({ choice, by });
  };

  return (
    <div className={styles.scene}>
      <section className={styles.screen} aria-label="Écran de l’ordinateur">
        <WeatherBrowserBar onCloseTab={() => choose('close', 'tab')} />
        <div className={styles.layers}>
          <HarbourPage dimmed={!solved} />
          {!solved &&
            (consequences ? (
              <Consequences
                ref={front}
                onBack={() => {
                  setSeen(failures);
                  say(null);
                }}
              />
            ) : (
              <AlertPopup ref={front} pending={pending} onChoose={(choice) => choose(choice, 'alert')} onSay={say} />
            ))}
        </div>
        <Taskbar />
      </section>
      <VerdictRegion />
    </div>
  );
}

export default defineScene({
  Scene: ScaryPopup,
  messages: {
    correct: { tone: 'success', text: 'Fenêtre fermée, rien d’exécuté : bon réflexe. Points gagnés : {points}.' },
    'closed-inside': {
      tone: 'success',
      text: 'Rien d’exécuté : l’essentiel est sauf. Mais ce bouton appartenait à l’alerte, et aurait pu faire tout autre chose : la sortie sûre est la croix de l’onglet. Points gagnés : {points}.',
    },
    empty: { tone: 'info', text: 'Rien n’a été choisi.' },
    incorrect: {
      tone: 'danger',
      text: 'Cette réparation était le piège. Lisez les conséquences, puis revenez avant le clic.',
    },
  },
});
