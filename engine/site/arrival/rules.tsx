/** The three rules of the game: read in the lobby, or over the hub where play has begun. */
import { Ear, Eye, Lightbulb, RotateCcw } from 'lucide-react';
import { usePreference } from '#engine/client/preferences.ts';
import type { PlayedSession } from '#schemas/session-setup.ts';
import styles from './rules.module.css';

type HintPolicy = PlayedSession['hintPolicy'];

export function Rules({ hintPolicy }: { /** What hints cost in the session. */ readonly hintPolicy: HintPolicy }) {
  const byEar = usePreference('by-ear');
  return (
    <ol className={styles.rules}>
      <li>
        {byEar ? <Ear size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        <span>{byEar ? 'Écoutez' : 'Regardez'} bien la scène, puis agissez.</span>
      </li>
      <li>
        <RotateCcw size={20} aria-hidden="true" />
        <span>Un essai faux coûte peu ou rien, prix affiché.</span>
      </li>
      <li>
        <Lightbulb size={20} aria-hidden="true" />
        <span>{HINTS[hintPolicy]}</span>
      </li>
    </ol>
  );
}

const HINTS: Readonly<Record<HintPolicy, string>> = {
  table: 'Un indice coûte un peu, prix sur le bouton.',
  free: 'Les indices sont gratuits dans cette session.',
  none: 'Pas d’indices dans cette session\u00a0: parlez-en autour de vous.',
};
