import { useEffect, useRef, useState } from 'react';
import { BrowserBar, defineScene, type SceneProps, useAttempt, WindowFrame } from '#engine/authoring';
import type { ClickjackingArtifacts, Target } from './artifacts.ts';
import styles from './challenge.module.css';
import { Contest } from './contest.tsx';
import { LayerStatus } from './layer-status.tsx';
import { SharingRequest } from './sharing-request.tsx';
import { useCountdown } from './use-countdown.ts';

/** A browser window with two pages in it: the contest, and behind it the intranet that its button covers. */
function TwoLayers({ challenge, failures }: SceneProps<ClickjackingArtifacts>) {
  const { attempt, penalise, pending, solved, say } = useAttempt();
  const { left, restart } = useCountdown(solved);
  const [layersShown, setLayersShown] = useState(false);
  const request = useRef<HTMLElement>(null);
  const focusWasOnDecoy = useRef(false);
  const covered = left > 0;

  // The decoy goes with the focus in it: the page that appears takes it, short of its buttons.
  useEffect(() => {
    if (!covered && focusWasOnDecoy.current) request.current?.focus({ preventScroll: true });
    focusWasOnDecoy.current = false;
  }, [covered]);

  const click = async (target: Target) => {
    if (pending || solved) return;
    const reply = await attempt({ target });
    // A click that never reached the server costs nothing.
    if (reply?.verdict === 'too-early') penalise();
  };

  return (
    <WindowFrame aria-label="Navigateur">
      <BrowserBar onReload={restart} address="grand-jeu-voile.example/brevelle" />
      <div className={styles.layers} data-view={layersShown ? 'layers' : 'page'}>
        <SharingRequest
          ref={request}
          covered={covered}
          onRefuse={() => click('real')}
          onAccept={() =>
            say({
              tone: 'warning',
              text: 'C’est ce que le concours voulait vous faire accepter. Le partage n’a pas été autorisé : relisez la demande.',
            })
          }
        />
        {(covered || layersShown) && (
          <Contest
            left={left}
            pending={pending}
            onFocusChange={(inside) => {
              focusWasOnDecoy.current = inside;
            }}
            onParticipate={() => click('decoy')}
          />
        )}
      </div>
      <LayerStatus
        left={left}
        lost={failures * (challenge.scoring.penalty ?? 0)}
        layersShown={layersShown}
        onShowLayers={setLayersShown}
      />
    </WindowFrame>
  );
}

export default defineScene({
  Scene: TwoLayers,
  timed: true,
  messages: {
    correct: { tone: 'success', text: 'Partage refusé : vous avez agi sur le vrai bouton. Points gagnés : {points}.' },
    empty: { tone: 'info', text: 'Aucun bouton n’a reçu ce clic.' },
    'too-early': { tone: 'danger', text: 'Vous avez cliqué trop tôt ! Le faux bouton a intercepté votre action.' },
  },
});
