import { Layers, ShieldAlert, ShieldCheck } from 'lucide-react';
import { VerdictRegion, VisuallyHidden } from '#engine/authoring';
import { countdownText, SECONDS, statusText } from './countdown.ts';
import styles from './layer-status.module.css';

interface LayerStatusProps {
  readonly left: number;
  /** Points lost to the decoy so far. */
  readonly lost: number;
  readonly layersShown: boolean;
  readonly onShowLayers: (shown: boolean) => void;
}

/** Which layer takes the clicks, for how long still, and the switch that looks through them. */
export function LayerStatus({ left, lost, layersShown, onShowLayers }: LayerStatusProps) {
  const Icon = left > 0 ? ShieldAlert : ShieldCheck;
  return (
    <div className={styles.panel}>
      <p className={styles.status} data-safe={left === 0}>
        <Icon size={20} aria-hidden="true" />
        <span>{statusText(left)}</span>
        <span className={styles.clock} aria-hidden="true">
          {countdownText(left)}
        </span>
      </p>
      {/* Every second aloud would drown the page: the beginning and the end are said. */}
      <div role="status">
        <VisuallyHidden>
          {left === 0
            ? 'Compte à rebours terminé. La vraie page est accessible.'
            : `Compte à rebours de ${SECONDS} secondes en cours.`}
        </VisuallyHidden>
      </div>
      <label className={styles.switch}>
        <input type="checkbox" checked={layersShown} onChange={(event) => onShowLayers(event.currentTarget.checked)} />
        <Layers size={18} aria-hidden="true" />
        Voir les calques
      </label>
      {lost > 0 && <p className={styles.lost}>Clics interceptés : −{lost} points</p>}
      {left === 0 && <p className={styles.again}>Le concours s’est effacé. Rechargez la page du navigateur pour le revoir.</p>}
      <VerdictRegion />
    </div>
  );
}
