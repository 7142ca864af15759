import { MousePointerClick } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AddressText, BrowserBar, defineScene, maxPenalties, type SceneProps, useAttempt, WindowFrame } from '#engine/authoring';
import type { ClickjackingArtifacts, Target } from './artifacts.ts';
import styles from './challenge.module.css';
import { Contest } from './contest.tsx';
import { Invitation } from './invitation.tsx';
import { LayerStatus } from './layer-status.tsx';
import { SharingRequest } from './sharing-request.tsx';
import { Trap } from './trap.tsx';
import { useCountdown } from './use-countdown.ts';

/** Id of the browser's status line, which no page can change: it tells the button's target before a click, also to screen readers. */
const LEADS_TO = 'button-leads-to';

/** Moves the focus when parts of the scene appear and disappear. */
function useFocusMoves(opened: boolean, trapped: boolean, covered: boolean) {
  const browser = useRef<HTMLElement>(null);
  const leadsTo = useRef<HTMLParagraphElement>(null);
  const request = useRef<HTMLElement>(null);
  const trap = useRef<HTMLElement>(null);
  const focusWasOnDecoy = useRef(false);
  const wasOpened = useRef(opened);

  // The browser replaces the message, so it takes the focus from the message's link. The status line, which is the sign to see before any
  // click, is scrolled into sight.
  useEffect(() => {
    if (opened && !wasOpened.current) {
      browser.current?.focus({ preventScroll: true });
      leadsTo.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpened.current = opened;
  }, [opened]);

  useEffect(() => {
    if (trapped) trap.current?.focus();
  }, [trapped]);

  // The decoy disappears with the focus on it: the page that appears takes the focus, but none of its buttons does.
  useEffect(() => {
    if (!covered && focusWasOnDecoy.current) request.current?.focus({ preventScroll: true });
    focusWasOnDecoy.current = false;
  }, [covered]);

  return { browser, leadsTo, request, trap, focusWasOnDecoy };
}

/** Solène's message, then a browser window with two pages in it: the visible contest, and the transparent intranet above it. */
function TwoLayers({ challenge, failures }: SceneProps<ClickjackingArtifacts>) {
  const { attempt, penalise, pending, solved, say } = useAttempt();
  const [opened, setOpened] = useState(solved);
  const [trapped, setTrapped] = useState(false);
  const { left, waits, restart, finish } = useCountdown(solved || !opened || trapped);
  const [layersShown, setLayersShown] = useState(false);
  const covered = left > 0 && !solved;
  const { browser, leadsTo, request, trap, focusWasOnDecoy } = useFocusMoves(opened, trapped, covered);
  const lost = Math.min(failures, maxPenalties(challenge.scoring)) * (challenge.scoring.penalty ?? 0);

  const begin = () => {
    say(null);
    setTrapped(false);
    setLayersShown(false);
    restart();
  };

  const click = async (target: Target) => {
    if (pending || solved) return;
    const reply = await attempt({ target, lost });
    // A click that did not reach the server costs nothing.
    if (reply?.verdict !== 'too-early') return;
    penalise();
    setTrapped(true);
  };

  if (!opened)
    return (
      <Invitation
        onOpen={() => {
          begin();
          setOpened(true);
        }}
      />
    );
  return (
    <WindowFrame ref={browser} aria-label="Navigateur" tabIndex={-1}>
      <BrowserBar
        tab="Grand jeu des marins"
        onCloseTab={() => click('tab')}
        onReload={begin}
        address="grand-jeu-voile.example/brevelle"
      />
      <div className={styles.layers} data-covered={covered} data-view={layersShown ? 'layers' : 'page'}>
        {(covered || layersShown) && (
          <Contest
            left={left}
            waits={waits}
            over={!covered || trapped}
            pending={pending}
            leadsTo={LEADS_TO}
            onFocusChange={(inside) => {
              focusWasOnDecoy.current = inside;
            }}
            onParticipate={() => click('decoy')}
          />
        )}
        <SharingRequest
          ref={request}
          covered={covered}
          unseen={covered && !layersShown}
          hit={trapped}
          onRefuse={() => click('real')}
          onAccept={() => click('accept')}
        />
        {trapped && !solved && (
          <Trap
            ref={trap}
            layersShown={layersShown}
            onShowLayers={() => setLayersShown(true)}
            onBack={() => {
              begin();
              browser.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
      <p ref={leadsTo} id={LEADS_TO} className={styles.leadsTo} data-hit={trapped}>
        <MousePointerClick size={16} aria-hidden="true" />
        <span>
          {covered ? 'Ce bouton mène à\u00a0: ' : 'Ces boutons mènent à\u00a0: '}
          <AddressText text="intranet.brevelle.example/partage" />
        </span>
      </p>
      <LayerStatus
        left={covered ? left : 0}
        lost={lost}
        layersShown={layersShown}
        onShowLayers={setLayersShown}
        onFinish={
          covered && waits
            ? () => {
                // The pressed button disappears: the page that appears takes the focus.
                focusWasOnDecoy.current = true;
                finish();
              }
            : null
        }
      />
    </WindowFrame>
  );
}

/** Refusing solves the challenge, but closing the tab is better: nobody has to answer such a page. */
const REFUSED = {
  about: 'Sortir du concours',
  did: 'Refuser le partage',
  better: 'Fermer l’onglet',
  outcome: 'accepted',
} as const;

export default defineScene({
  Scene: TwoLayers,
  timed: 'optional',
  messages: {
    correct: {
      tone: 'success',
      deed: REFUSED,
      text: 'Partage refusé, sur la vraie demande. Mieux encore : fermer l’onglet, sans rien répondre. Points gagnés : {points}.',
    },
    'tab-closed': {
      tone: 'success',
      text: 'Onglet fermé : plus de page, plus de clic détourné. C’est le geste à garder. Points gagnés : {points}.',
    },
    'real-late': {
      tone: 'success',
      deed: REFUSED,
      text: 'Partage refusé, sur la vraie demande. Mieux encore : fermer l’onglet. Les clics détournés vous ont coûté {lost} points. Points gagnés : {points}.',
    },
    'tab-late': {
      tone: 'success',
      text: 'Onglet fermé : plus de page, plus de clic détourné. Les clics détournés vous ont coûté {lost} points. Points gagnés : {points}.',
    },
    accepted: {
      tone: 'warning',
      mistake: true,
      did: 'Cliqué sur « Autoriser le partage », en lisant la demande',
      text: 'Au travail, ce clic aurait suffi : c’est ce que le concours voulait. Ici, le partage n’a pas été autorisé. Seul un clic détourné a un prix ; cette demande-là, vous pouvez la lire : relisez-la.',
    },
    empty: { tone: 'info', text: 'Aucun bouton n’a reçu ce clic.' },
    // The specification fixes the first two sentences; the rest says what took the click, and its price.
    'too-early': {
      tone: 'danger',
      did: 'Cliqué sur « Je participe ! » : la page transparente a reçu le clic',
      text: 'Vous avez cliqué trop tôt ! Le faux bouton a intercepté votre action. Plus exactement\u00a0: votre clic est allé à la page transparente, posée sur ce bouton. Il coûte 2\u00a0points (deux fois au plus).',
      fixed: true,
    },
  },
});
