import { ChevronDown, CloudSun, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import styles from './browser-bar.module.css';

/** What a browser knows of a page: whoever asks it learns who is speaking. */
const FACTS = [
  ['La page', 'meteo-du-port.example, en connexion chiffrée.'],
  ['La fenêtre d’alerte', 'Une publicité venue de reparation-express.example, affichée dans la page.'],
  ['Presse-papiers', 'reparation-express.example peut y écrire dès que vous cliquez dans sa fenêtre.'],
  ['État de l’ordinateur', 'Aucune page web ne peut le voir, ni le contrôler.'],
] as const;

/** The tab and the address bar, with the panel that tells about the page. */
export function BrowserBar() {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={styles.chrome}>
      <p className={styles.tab}>
        <CloudSun size={16} aria-hidden="true" /> Météo du port
      </p>
      <div className={styles.address}>
        <button
          type="button"
          className={styles.info}
          aria-expanded={open}
          aria-controls={panel}
          aria-label="Informations sur la page"
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal size={18} aria-hidden="true" />
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        <span className={styles.url}>https://meteo-du-port.example/port-brevelle</span>
      </div>
      <dl id={panel} className={styles.facts} hidden={!open}>
        {FACTS.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
