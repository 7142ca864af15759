import { Grip, ShieldCheck } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './taskbar.module.css';

/** The system's own bar. Its shield speaks for the computer, which no page can. */
export function Taskbar() {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={styles.system}>
      <div id={panel} className={styles.report} hidden={!open}>
        <p>
          <strong>Protection active, à jour.</strong> Dernière analyse : ce matin, 7 h 30. Aucune menace.
        </p>
        <p>Gérée par le support informatique de Brévelle Maritime, poste 4210.</p>
      </div>
      <div className={styles.bar}>
        <Grip size={20} aria-hidden="true" />
        <button type="button" className={styles.shield} aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          <ShieldCheck size={18} aria-hidden="true" />
          Protection du poste
        </button>
        <span>08:50</span>
      </div>
    </div>
  );
}
