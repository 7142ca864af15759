import { LockKeyhole, RotateCw, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { AddressText } from './address-text.tsx';
import styles from './browser-bar.module.css';
import { BrowserButton } from './browser-button.tsx';

/** Site information, behind a button before the address. */
export interface SiteFacts {
  readonly icon: ReactNode;
  /** Name of the button. */
  readonly label: string;
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly onLook?: () => void;
}

export interface BrowserBarProps {
  /** Tab: an optional icon, and the title of the page. */
  readonly tab?: ReactNode;
  /** Adds a close button to the tab. */
  readonly onCloseTab?: () => void;
  /** Adds a reload button. */
  readonly onReload?: () => void;
  /** Replaces the decorative padlock. */
  readonly site?: SiteFacts;
  /** Address as text, as `<AddressText>` with emphasis in `<strong>`, or as an `<AddressForm>`. */
  readonly address: ReactNode;
  /** `<BrowserButton>`s after the address. */
  readonly tools?: ReactNode;
  /** Content under the address, such as a bookmarks bar. */
  readonly children?: ReactNode;
}

/** Browser chrome at the top of a `<WindowFrame aria-label="Navigateur">`: tab, address, buttons. The page follows it. */
export function BrowserBar({ tab, onCloseTab, onReload, site, address, tools, children }: BrowserBarProps) {
  const [open, setOpen] = useState(false);
  const facts = useId();
  const look = () => {
    site?.onLook?.();
    setOpen(!open);
  };
  const reload = onReload && (
    <BrowserButton aria-label="Recharger la page" onClick={onReload}>
      <RotateCw size={18} aria-hidden="true" />
    </BrowserButton>
  );
  return (
    <div className={styles.chrome}>
      {tab && (
        <div className={styles.tabs}>
          <div className={styles.tab}>
            {tab}
            {onCloseTab && (
              <BrowserButton aria-label="Fermer l’onglet" onClick={onCloseTab}>
                <X size={16} aria-hidden="true" />
              </BrowserButton>
            )}
          </div>
          {reload}
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.main}>
          {!tab && reload}
          <div className={styles.address}>
            {site ? (
              <BrowserButton aria-label={site.label} aria-expanded={open} aria-controls={facts} onClick={look}>
                {site.icon}
              </BrowserButton>
            ) : (
              <LockKeyhole size={14} aria-hidden="true" />
            )}
            <div className={styles.text}>{typeof address === 'string' ? <AddressText text={address} /> : address}</div>
          </div>
        </div>
        {tools}
      </div>
      {children && <div className={styles.under}>{children}</div>}
      {site && (
        <div aria-live="polite">
          <dl id={facts} className={styles.facts} hidden={!open}>
            {site.facts.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
