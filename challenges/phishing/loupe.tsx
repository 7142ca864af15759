import { Search } from 'lucide-react';
import { createContext, useContext, useId, useMemo, useState } from 'react';
import { VisuallyHidden } from '#engine/authoring';
import styles from './loupe.module.css';
import { SIGNS, type SignId, WEIGHTS } from './signs.ts';

interface Loupe {
  /** Whether the magnifier is on, so that each sign can be looked at. */
  readonly out: boolean;
  readonly looked: ReadonlySet<SignId>;
  readonly look: (id: SignId) => void;
  readonly toggle: () => void;
  /** Whether the mission is over, so that each sign has its number and weight beside it. */
  readonly over?: boolean;
}

export const LoupeContext = createContext<Loupe | null>(null);

/** Creates the magnifier's state, for the context. */
export function useLoupe(): Loupe {
  const [out, setOut] = useState(false);
  const [looked, setLooked] = useState<ReadonlySet<SignId>>(new Set());
  return useMemo(
    () => ({
      out,
      looked,
      look: (id) => setLooked((before) => new Set(before).add(id)),
      toggle: () => setOut((before) => !before),
    }),
    [out, looked],
  );
}

/** The magnifier's switch, with the number of signs looked at. */
export function LoupeTool() {
  const loupe = useContext(LoupeContext);
  if (!loupe) return null;
  return (
    <div className={styles.tool}>
      <button type="button" className={styles.toggle} aria-pressed={loupe.out} onClick={loupe.toggle}>
        <Search size={18} aria-hidden="true" /> Loupe
      </button>
      <p className={styles.count} role="status">
        <VisuallyHidden>{loupe.out && 'Loupe sortie : chaque élément de la page a son bouton « Examiner ». '}</VisuallyHidden>
        Éléments examinés&nbsp;: {loupe.looked.size} sur {SIGNS.length}
      </p>
    </div>
  );
}

/**
 * A button beside a sign, shown while the magnifier is on, that opens the facts about the sign; after the mission, its number and weight.
 */
export function SignMark({ id }: { readonly id: SignId }) {
  const loupe = useContext(LoupeContext);
  const [open, setOpen] = useState(false);
  const note = useId();
  const sign = SIGNS.find((candidate) => candidate.id === id);
  if (loupe?.over && sign)
    return (
      <p className={styles.badge} data-weight={sign.weight}>
        <span className={styles.number}>{SIGNS.indexOf(sign) + 1}</span> {WEIGHTS[sign.weight]}
      </p>
    );
  if (!loupe?.out || !sign) return null;
  return (
    <div className={styles.sign}>
      <button
        type="button"
        className={styles.mark}
        aria-expanded={open}
        aria-controls={note}
        onClick={() => {
          loupe.look(id);
          setOpen(!open);
        }}
      >
        <Search size={14} aria-hidden="true" /> Examiner {sign.name}
      </button>
      <div aria-live="polite">
        <p id={note} className={styles.note} hidden={!open}>
          {sign.seen}
        </p>
      </div>
    </div>
  );
}
