import { Layers, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, VerdictRegion, VisuallyHidden } from '#engine/authoring';
import { countdownText, statusText } from './countdown.ts';
import styles from './layer-status.module.css';

interface LayerStatusProps {
  readonly left: number;
  /** Points lost to the decoy so far. */
  readonly lost: number;
  readonly layersShown: boolean;
  readonly onShowLayers: (shown: boolean) => void;
  /** Ends the countdown; null where it ends by itself or has ended. */
  readonly onFinish: (() => void) | null;
}

/** Says whether the visible page takes the clicks, and in how many seconds it will; with the switch that shows the layers. */
export function LayerStatus({ left, lost, layersShown, onShowLayers, onFinish }: LayerStatusProps) {
  const Icon = left > 0 ? ShieldAlert : ShieldCheck;
  const heard = useHeard(left, onFinish !== null);
  return (
    <div className={styles.panel}>
      {/* Hidden from screen readers, which get other words for it below. */}
      <p className={styles.status} data-safe={left === 0} aria-hidden="true">
        <Icon size={20} />
        <span>{statusText(left)}</span>
        <span className={styles.clock}>{countdownText(left)}</span>
      </p>
      {/* Only the beginning and the end are announced: an announcement each second would drown the page. */}
      <div role="status">
        <VisuallyHidden>{layersShown ? LAYERS_HEARD : heard}</VisuallyHidden>
      </div>
      {onFinish && (
        <Button variant="secondary" onClick={onFinish}>
          Laisser passer les trois secondes
        </Button>
      )}
      <label className={styles.switch}>
        <input type="checkbox" checked={layersShown} onChange={(event) => onShowLayers(event.currentTarget.checked)} />
        <Layers size={18} aria-hidden="true" />
        Voir les calques
      </label>
      {lost > 0 && (
        <p className={styles.lost}>
          Clics détournés&nbsp;: −{lost} points, déjà pris sur votre score. «&nbsp;Points restants&nbsp;» dit ce que la réussite
          rapportera encore.
        </p>
      )}
      <p className={styles.again}>
        {left > 0
          ? '«\u00a0Overlay actif\u00a0»\u00a0: un calque invisible est posé sur la page, tout clic y va. Un clic détourné coûte 2 points.'
          : 'La façade s’est effacée, rien de plus : la page ne devient pas sûre. En vrai, la façade resterait, et l’on fermerait l’onglet. Rechargez pour la revoir.'}
      </p>
      <VerdictRegion />
    </div>
  );
}

/** Announced when the layers are shown, because they come before the switch on the page. */
const LAYERS_HEARD = 'Calques affichés\u00a0: deux pages, l’une sur l’autre. Elles se lisent avant cette case.';

/** Milliseconds before the countdown's beginning is announced: a live region must be on the page before its text changes. */
const ANNOUNCED_AFTER = 200;

/** The announcement of the countdown. @param waits whether the countdown stands still until the player ends it */
function useHeard(left: number, waits: boolean): string {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), ANNOUNCED_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!begun) return '';
  if (left === 0) return 'Compte à rebours terminé : « Action sécurisée ». La façade est effacée, la vraie demande se lit.';
  return waits
    ? '« Overlay actif » : un calque est posé sur la page. Sans minuteur, elle attend, et rien ne presse.'
    : '« Overlay actif » : un compte à rebours de trois secondes commence.';
}
