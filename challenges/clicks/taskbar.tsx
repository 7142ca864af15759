import { Grip, ScanSearch, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './taskbar.module.css';

interface TaskbarProps {
  /** Absent once nothing is left to close. */
  readonly onClose?: (() => void) | undefined;
  readonly pending: boolean;
}

/** The system's taskbar, on which no page can draw. One button shows the computer's state, another closes the browser. */
export function Taskbar({ onClose, pending }: TaskbarProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <section className={styles.system} aria-label="Barre de l’ordinateur">
      <div className={styles.bar}>
        <Grip size={20} aria-hidden="true" />
        <span className={styles.clock}>08:50</span>
        <div className={styles.protection}>
          <button
            type="button"
            className={styles.shield}
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
          >
            <ShieldCheck size={18} aria-hidden="true" />
            Protection du poste
          </button>
          {onClose && (
            <button type="button" className={styles.close} aria-disabled={pending || undefined} onClick={onClose}>
              <ScanSearch size={18} aria-hidden="true" />
              Fermer et analyser
            </button>
          )}
        </div>
      </div>
      <div aria-live="polite" className={styles.told}>
        <div id={panel} className={styles.report} hidden={!open}>
          <p>
            <strong>Protection active, à jour.</strong> Dernière analyse : ce matin, 7 h 30. Aucune menace.
          </p>
          <p>« Fermer et analyser » ferme le navigateur et lance une analyse complète du poste.</p>
          <p>Gérée par le support informatique de Brévelle Maritime, poste 4210.</p>
        </div>
      </div>
    </section>
  );
}
