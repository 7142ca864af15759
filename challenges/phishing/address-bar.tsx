import { Anchor, Lock, RotateCw, Star } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import styles from './address-bar.module.css';
import { LoupeContext, SignMark } from './loupe.tsx';
import { DOMAIN, HOST, LURE } from './signs.ts';
import { UsualPage } from './usual-page.tsx';

type Panel = 'certificate' | 'favourite';

const CERTIFICATE = [
  ['Liaison', 'Chiffrée : personne ne peut lire en chemin.'],
  ['Délivré pour', HOST],
  ['Organisation', 'Non indiquée : seul le contrôle du domaine a été vérifié.'],
  ['Valable depuis', 'Il y a trois jours'],
] as const;

/** The browser's own part: tab, address, padlock with its certificate, favourite with the usual page. */
export function AddressBar({ onReload }: { readonly onReload: () => void }) {
  const loupe = useContext(LoupeContext);
  const [open, setOpen] = useState<Panel | null>(null);
  const certificate = useId();
  const favourite = useId();
  const toggle = (panel: Panel) => setOpen(open === panel ? null : panel);
  return (
    <div className={styles.chrome}>
      <p className={styles.tab}>
        <Anchor size={14} aria-hidden="true" /> La Passerelle – Connexion
      </p>
      <div className={styles.bar}>
        <button type="button" className={styles.icon} aria-label="Recharger la page" onClick={onReload}>
          <RotateCw size={18} aria-hidden="true" />
        </button>
        <div className={styles.address}>
          <button
            type="button"
            className={styles.icon}
            aria-label="Cadenas : informations du site"
            aria-expanded={open === 'certificate'}
            aria-controls={certificate}
            onClick={() => {
              loupe?.look('padlock');
              toggle('certificate');
            }}
          >
            <Lock size={16} aria-hidden="true" />
          </button>
          <p className={styles.url}>
            {LURE}
            <strong>{DOMAIN}</strong>/
          </p>
        </div>
      </div>
      <div className={styles.favourites}>
        <button
          type="button"
          className={styles.favourite}
          aria-expanded={open === 'favourite'}
          aria-controls={favourite}
          onClick={() => toggle('favourite')}
        >
          <Star size={16} aria-hidden="true" /> Votre favori : La Passerelle
        </button>
        <SignMark id="address" />
        <SignMark id="padlock" />
      </div>
      <dl id={certificate} className={styles.certificate} hidden={open !== 'certificate'}>
        {CERTIFICATE.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div id={favourite} hidden={open !== 'favourite'}>
        <UsualPage />
      </div>
    </div>
  );
}
