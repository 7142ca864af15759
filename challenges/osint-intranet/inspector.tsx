import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, VisuallyHidden } from '#engine/authoring';
import type { Picture } from './artifacts.ts';
import styles from './inspector.module.css';
import { Drawing } from './picture-drawing.tsx';
import { useLoupe } from './use-loupe.ts';

/** Factors of enlargement. */
const STEPS = [1, 2, 3, 4, 6] as const;

/** A picture that the player can enlarge; for screen readers it is described zone by zone. */
export function Inspector({ picture, onClose }: { readonly picture: Picture | null; readonly onClose: () => void }) {
  return (
    <Dialog open={picture !== null} onClose={onClose} title={picture?.title ?? ''}>
      {picture && <Loupe key={picture.kind} picture={picture} />}
    </Dialog>
  );
}

function Loupe({ picture }: { readonly picture: Picture }) {
  const [step, setStep] = useState(0);
  const factor = STEPS[step] ?? 1;
  const last = STEPS.length - 1;
  const enlarge = step < last ? () => setStep(step + 1) : undefined;
  const frame = useLoupe(factor, enlarge);
  return (
    <>
      <div className={styles.controls}>
        <Button variant="secondary" aria-disabled={step === 0} onClick={() => setStep(Math.max(0, step - 1))}>
          <Minus size={18} aria-hidden="true" /> Réduire
        </Button>
        <Button variant="secondary" aria-disabled={!enlarge} onClick={enlarge}>
          <Plus size={18} aria-hidden="true" /> Agrandir
        </Button>
        <output className={styles.factor} aria-label="Agrandissement">
          <span aria-hidden="true">× {factor}</span>
          <VisuallyHidden>agrandie {factor} fois</VisuallyHidden>
        </output>
      </div>
      <section ref={frame} className={styles.frame} data-factor={factor} tabIndex={0} aria-label="Image, à faire défiler">
        <Drawing picture={picture} label={picture.summary} />
      </section>
      <VisuallyHidden>
        <p>L’image de près, zone par zone.</p>
        <ul>
          {picture.zones.map((zone) => (
            <li key={zone}>{zone}</li>
          ))}
        </ul>
      </VisuallyHidden>
      <p className={styles.help}>
        Double-cliquez sur un détail pour l’agrandir. Pour vous déplacer, faites glisser l’image ou utilisez les flèches du
        clavier.
      </p>
    </>
  );
}
