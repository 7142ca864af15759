import { DoorOpen, Info, LogOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, defineScene, type SceneProps, useAttempt, VerdictRegion, WindowFrame } from '#engine/authoring';
import { AddressBar } from './address-bar.tsx';
import { Aftermath } from './aftermath.tsx';
import type { Action, PhishingArtifacts } from './artifacts.ts';
import styles from './challenge.module.css';
import { FakePage } from './fake-page.tsx';
import { LoupeContext, LoupeTool, useLoupe } from './loupe.tsx';
import { ReasonChoice, useReason } from './reason-choice.tsx';
import { TextMessage } from './text-message.tsx';

/** The SMS, then the browser that its link opened: a fake login page, and below it the button to leave. */
function FakeLogin({ failures }: SceneProps<PhishingArtifacts>) {
  const { attempt, pending, solved, say } = useAttempt();
  const loupe = useLoupe();
  const { reason, nameReason } = useReason();
  // Number of failures whose consequences the player has read; failures of an earlier visit count as read.
  const [seen, setSeen] = useState(failures);
  const aftermath = failures > seen && !solved;
  const front = useRef<HTMLElement>(null);
  const browser = useRef<HTMLElement>(null);
  const before = useRef(aftermath);

  // The page and the consequences replace each other, and the new one takes the focus.
  useEffect(() => {
    if (before.current !== aftermath) {
      const place = (aftermath ? front : browser).current;
      // The page and the consequences are taller than many screens: focusing alone would scroll to their middle.
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'start' });
    }
    before.current = aftermath;
  }, [aftermath]);

  const act = (action: Action) => {
    if (!pending) void attempt({ action, submitted: failures > 0, ...(reason && { because: reason }) });
  };

  return (
    <LoupeContext value={solved ? null : loupe}>
      <div className={styles.scene}>
        <LoupeTool />
        <TextMessage />
        <WindowFrame ref={browser} aria-label="Navigateur" tabIndex={-1}>
          {solved ? (
            <div className={styles.left}>
              <DoorOpen size={40} aria-hidden="true" />
              <h2>Page quittée</h2>
              <p>
                {failures > 0
                  ? 'Ce qui est parti au premier essai ne se rattrape pas en quittant : on change le mot de passe depuis le vrai site, et on prévient. '
                  : 'Rien ne reste sur ce site. '}
                Il reste à transférer le SMS à signalement@brevelle.example : les collègues seront avertis.
              </p>
            </div>
          ) : (
            <>
              <AddressBar
                onReload={() =>
                  say({ tone: 'info', text: 'Page rechargée. Le délai affiché est le même qu’avant : 14 minutes.' })
                }
              />
              <div className={styles.verdict}>
                <VerdictRegion />
              </div>
              {aftermath ? (
                <Aftermath
                  ref={front}
                  onBack={() => {
                    setSeen(failures);
                    say(null);
                  }}
                />
              ) : (
                <FakePage pending={pending} onSubmit={() => act('submit')} />
              )}
              <div className={styles.foot}>
                {!aftermath && <ReasonChoice reason={reason} onName={nameReason} />}
                <Button variant="secondary" pending={pending} onClick={() => act('leave')}>
                  <LogOut size={18} aria-hidden="true" />
                  Quitter la page
                </Button>
              </div>
            </>
          )}
        </WindowFrame>
        <p className={styles.promise}>
          <Info size={18} aria-hidden="true" />
          <span>
            Rien de ce qui est tapé dans cette page n’est lu ni envoyé : seuls votre geste et la raison cochée sont transmis. N’y
            mettez pas de vrai mot de passe.
          </span>
        </p>
      </div>
    </LoupeContext>
  );
}

export default defineScene({
  Scene: FakeLogin,
  messages: {
    correct: {
      tone: 'success',
      text: 'Page quittée sans rien laisser, et pour la raison qui tranche : bon réflexe. Points gagnés : {points}.',
    },
    'left-on-the-alarm': {
      tone: 'success',
      text: 'Page quittée sans rien laisser. Le gestionnaire a comparé la fin de l’adresse pour vous : il donne l’alarme, elle tranche. Points gagnés : {points}.',
    },
    'left-unread': {
      tone: 'success',
      text: 'Page quittée sans rien laisser. Ce qui tranchait : la fin de l’adresse ; le gestionnaire, qui la compare, s’était tu. Points gagnés : {points}.',
    },
    'left-on-a-clue': {
      tone: 'success',
      text: 'Page quittée sans rien laisser. Votre raison est un indice, qu’une copie soignée effacerait : la fin de l’adresse, que le gestionnaire compare pour vous, tranche. Points gagnés : {points}.',
    },
    'left-on-nothing': {
      tone: 'success',
      text: 'Page quittée sans rien laisser. Mais le cadenas ne prouve rien, ni pour, ni contre : la fin de l’adresse, que le gestionnaire compare pour vous, tranche. Points gagnés : {points}.',
    },
    'left-late': {
      tone: 'success',
      text: 'Page quittée, cette fois sans rien envoyer. Au travail, le premier envoi aurait compté : on change le mot de passe et on prévient. Points gagnés : {points}.',
    },
    empty: { tone: 'info', text: 'Rien n’a été fait.' },
    submitted: {
      tone: 'danger',
      deed: { about: 'Mot de passe', did: 'envoyé à la copie.', better: 'rien de tapé, page quittée.', outcome: 'mistaken' },
      text: 'Alerte : vous venez de soumettre des données à un site frauduleux.',
      fixed: true,
    },
  },
});
