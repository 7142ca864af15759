import { Anchor, Lock, Star } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import { AddressText, BrowserBar, LineBreak } from '#engine/authoring';
import styles from './address-bar.module.css';
import { LoupeContext, SignMark } from './loupe.tsx';
import { DOMAIN, HOST, LURE } from './signs.ts';
import { UsualPage } from './usual-page.tsx';

const CERTIFICATE = [
  ['Liaison', 'Chiffrée : personne ne peut lire en chemin.'],
  ['Délivré pour', HOST],
  ['Organisation', 'Non indiquée : seul le contrôle du domaine a été vérifié.'],
] as const;

/** The browser's bar above the fake page: the padlock shows the certificate, the bookmark shows the usual page. */
export function AddressBar({ onReload }: { readonly onReload: () => void }) {
  const loupe = useContext(LoupeContext);
  const [open, setOpen] = useState(false);
  const favourite = useId();
  return (
    <BrowserBar
      tab={
        <>
          <Anchor size={14} aria-hidden="true" /> La Passerelle – Connexion
        </>
      }
      onReload={onReload}
      site={{
        icon: <Lock size={16} aria-hidden="true" />,
        label: 'Cadenas : informations du site',
        facts: CERTIFICATE,
        onLook: () => loupe?.look('padlock'),
      }}
      address={
        <>
          <AddressText text={LURE} />
          <LineBreak />
          <strong>
            <AddressText text={DOMAIN} />
          </strong>
          /
        </>
      }
    >
      <div className={styles.favourites}>
        <button
          type="button"
          className={styles.favourite}
          aria-expanded={open}
          aria-controls={favourite}
          onClick={() => setOpen(!open)}
        >
          <Star size={16} aria-hidden="true" /> Votre favori : La Passerelle
        </button>
        <SignMark id="address" />
        <SignMark id="padlock" />
      </div>
      <div aria-live="polite">
        <div id={favourite} hidden={!open}>
          <UsualPage />
        </div>
      </div>
    </BrowserBar>
  );
}
