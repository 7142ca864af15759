import { guestCatalogue } from 'virtual:challenges/guests';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { Seascape } from '#engine/ui/brand/seascape.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { loadPages, prefetchGame } from '../routes/prefetch-game.ts';
import { usePageTitle } from '../shell/page-title.ts';
import { usePlayer, useSite } from '../site-context.ts';
import { CardGrid } from './challenge-card.tsx';
import styles from './hub.module.css';
import { useNear } from './use-near.ts';

/**
 * The guests' hub: a welcome, the login form, the eight challenges of the specification, and missions that other programmes open to
 * everyone.
 */
export function GuestHub() {
  usePageTitle();
  const completed = usePlayer((state) => state.completed);
  const ended = usePlayer((state) => state.ended);
  return (
    <div data-guest-only>
      {/* The notices are above all other content, so that they are visible on any screen. */}
      <div className={styles.notices}>
        {ended && (
          <Notice tone="info" role="alert">
            Votre connexion a pris fin. Connectez-vous à nouveau pour continuer.
          </Notice>
        )}
        {/* The content of a `Suspense`, here or in the shell, is hydrated after the login form. */}
        <Suspense>
          <GuestVictory />
        </Suspense>
      </div>
      <section className={styles.hero} aria-labelledby="bienvenue">
        <Suspense>
          <Seascape />
        </Suspense>
        <div className={styles.heroBody}>
          <div className={styles.welcome}>
            <h1 id="bienvenue">
              Ouvrez l’œil
              <br />
              avant de cliquer.
            </h1>
            <p className={styles.lead}>
              Bienvenue. De courtes missions, tirées de la vie au bureau&nbsp;: à vous de repérer le piège, et de choisir le bon
              geste.
            </p>
            <p>Pour s’entraîner, pas pour surveiller&nbsp;: aucun message ne part pour de vrai.</p>
          </div>
          <LoginForm />
        </div>
      </section>
      <section className={styles.section} aria-labelledby="essai">
        <header className={styles.sectionHead}>
          <h2 id="essai">À essayer sans compte</h2>
          <p>Votre score ne vit que dans cet onglet&nbsp;: il n’est pas repris à la connexion.</p>
        </header>
        <Suspense>
          <CardGrid entries={guestCatalogue} completed={completed} drawn="guests" onApproach={prefetchGame} />
        </Suspense>
      </section>
      <OtherProgrammes />
    </div>
  );
}

const loadVictory = () => import('../victory/victory.tsx');

/** A guest's victory. Its code is loaded after a solve, or when a card asks for the victory again. */
function GuestVictory() {
  const { player } = useSite();
  const solved = usePlayer((state) => state.lastSolve !== null);
  const asked = useLocation().state !== null;
  const loaded = useLoaded(solved || asked ? loadVictory : null);
  // Coming back to the hub ends the replay.
  useEffect(() => player.replay.end(), [player]);
  return loaded.state === 'loaded' && <loaded.value.Victory />;
}

/** Programmes beyond the classic one, loaded near the viewport. After a failure they are left out without a message. */
function OtherProgrammes() {
  const place = useRef<HTMLDivElement>(null);
  const pages = useLoaded(useNear(place) ? loadPages : null);
  return (
    <div ref={place} className={styles.end}>
      {pages.state === 'loaded' && <pages.value.GuestProgrammes onApproach={prefetchGame} />}
    </div>
  );
}
