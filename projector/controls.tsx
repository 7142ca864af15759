import { CircleHelp, Expand, Moon, RefreshCw, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './controls.module.css';
import type { Theme } from './position.ts';
import type { ChosenView } from './view-of.ts';

/** Delay in milliseconds after the last pointer movement or touch. */
const HIDE_DELAY_MS = 3_000;

const VIEWS: readonly (readonly [ChosenView, string])[] = [
  ['join', 'Rejoindre'],
  ['lobby', 'Salle'],
  ['board', 'Tableau'],
  ['reveal', 'Podium'],
  ['debrief', 'Débriefing'],
];

interface ControlsProps {
  readonly shown: ChosenView | null;
  readonly onChoose: (view: ChosenView) => void;
  /** Returns to the automatic view; null while that is shown. */
  readonly onAutomatic: (() => void) | null;
  readonly theme: Theme;
  readonly onTheme: () => void;
  readonly onFullScreen: () => void;
  readonly onHelp: () => void;
}

/** The projector's buttons: small, and hidden while the mouse rests. Keyboard focus shows them again. */
export function Controls({ shown, onChoose, onAutomatic, theme, onTheme, onFullScreen, onHelp }: ControlsProps) {
  return (
    <nav className={styles.controls} aria-label="Vues du projecteur">
      {VIEWS.map(([view, label]) => (
        <button key={view} type="button" aria-current={shown === view || undefined} onClick={() => onChoose(view)}>
          {label}
        </button>
      ))}
      <button
        type="button"
        aria-label="Suivre la session"
        title="Suivre la session"
        aria-pressed={onAutomatic === null}
        onClick={() => onAutomatic?.()}
      >
        <RefreshCw aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={theme === 'dark' ? 'Passer en salle claire' : 'Passer en salle sombre'}
        title={theme === 'dark' ? 'Salle claire' : 'Salle sombre'}
        onClick={onTheme}
      >
        {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      </button>
      <button type="button" aria-label="Plein écran" title="Plein écran" onClick={onFullScreen}>
        <Expand aria-hidden="true" />
      </button>
      <button type="button" aria-label="Les touches" title="Les touches" onClick={onHelp}>
        <CircleHelp aria-hidden="true" />
      </button>
    </nav>
  );
}

/** Whether the mouse moved, or the screen was touched, within the last `HIDE_DELAY_MS`. */
export function useMouseAwake(): boolean {
  const [awake, setAwake] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setAwake(false), HIDE_DELAY_MS);
    const wake = () => {
      clearTimeout(timer);
      setAwake(true);
      timer = setTimeout(() => setAwake(false), HIDE_DELAY_MS);
    };
    // A touch shows the buttons on its click only: if `pointermove` showed them, that same click would press one of them.
    const approach = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && wake();
    window.addEventListener('pointermove', approach);
    window.addEventListener('click', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', approach);
      window.removeEventListener('click', wake);
    };
  }, []);
  return awake;
}
