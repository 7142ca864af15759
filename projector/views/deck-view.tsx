/** The debrief that the server leads: one slide of at most forty words, the same on every screen. */
import { useCallback, useEffect, useState } from 'react';
import type { Call } from '#engine/client/call.ts';
import { useShortcuts } from '#engine/client/shortcuts.ts';
import { useLoaded } from '#engine/client/use-loaded.ts';
import { firstPosition } from '#engine/rules/debrief-deck.ts';
import { Loading } from '#engine/ui/feedback/loading.tsx';
import type { Deck, DeckAction } from '#schemas/debrief.ts';
import type { ProjectorDebrief } from '#schemas/projector.ts';
import { Slide } from '../debrief/slide.tsx';
import { formatWhole } from '../format.ts';
import type { LoadDrawings, MissionPages } from '../pages.ts';
import styles from './deck-view.module.css';

/** Milliseconds between a failed load of the debrief and the next one. */
const RETRY_MS = 5_000;

interface DeckViewProps {
  readonly deck: Deck;
  readonly call: Call;
  readonly missions: readonly MissionPages[];
  /** Loads the drawings; without this prop, slides show no drawing. */
  readonly drawings: LoadDrawings | undefined;
}

export function DeckView({ deck, call, missions, drawings }: DeckViewProps) {
  const { position, last, slide } = deck;
  const load = useCallback(() => call<ProjectorDebrief>('GET', '/projector/debrief'), [call]);
  const debrief = useLoaded(load);
  const { state, attempt, reload } = debrief;
  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(reload, RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, reload]);
  const drawn = useLoaded(drawings ?? null);
  const [failed, setFailed] = useState(false);
  const act = (action: DeckAction) => {
    call('POST', '/projector/debrief', { body: action }).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  const next = () => act({ action: 'next', from: position });
  const previous = () => act({ action: 'previous', from: position });
  useShortcuts(
    new Map([
      ...['ArrowRight', 'ArrowDown', 'PageDown', ' '].map((key) => [key, next] as const),
      ...['ArrowLeft', 'ArrowUp', 'PageUp'].map((key) => [key, previous] as const),
      ['Home', () => act({ action: 'go', position: 0 })] as const,
    ]),
    true,
  );
  if (state === 'failed' || (state === 'loading' && attempt > 0))
    return <p className={styles.list}>Le débriefing n’a pas pu être chargé. Vérifiez le réseau.</p>;
  if (debrief.state !== 'loaded') return <Loading label="Chargement du débriefing…" />;
  const mission = debrief.value.missions.find(({ key }) => key === slide?.mission);
  return (
    <section className={styles.deck} aria-label="Débriefing">
      <div key={position} className={styles.slide} aria-live="polite">
        {slide && mission ? (
          <Slide
            name={slide.name}
            mission={mission}
            deck={deck}
            page={missions.find(({ key }) => key === mission.key)}
            Drawing={drawn.state === 'loaded' ? drawn.value[mission.key] : undefined}
          />
        ) : (
          <div className={styles.list}>
            <h1>Parlons-en</h1>
            <ol>
              {deck.missions.map(({ key, title }, index) => (
                <li key={key}>
                  <button type="button" onClick={() => act({ action: 'go', position: firstPosition(index) })}>
                    {title}
                  </button>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
      <nav className={styles.walk} aria-label="Dans le débriefing">
        <button type="button" aria-disabled={position === 0 || undefined} onClick={previous}>
          <kbd>←</kbd> Précédent
        </button>
        <span role="status">
          {failed ? 'Rien n’a bougé\u00a0: vérifiez le réseau.' : `${formatWhole(position)}\u00a0/\u00a0${formatWhole(last)}`}
        </span>
        <button type="button" aria-disabled={position === last || undefined} onClick={next}>
          Suivant <kbd>→</kbd>
        </button>
        <button type="button" onClick={() => act({ action: 'close' })}>
          Fermer le débriefing
        </button>
      </nav>
    </section>
  );
}
