import { type MouseEvent, useId, useState } from 'react';
import { AddressText, Button, Dialog, VisuallyHidden } from '#engine/authoring';
import styles from './mail-link.module.css';

interface MailLinkProps {
  readonly label: string;
  readonly address: string;
  readonly button?: boolean;
  /** Called with the target while the pointer or the focus is on the link, with null afterwards. */
  readonly onAim: (address: string | null) => void;
}

/** A link in a mail. Pressing it does not open its target but shows it, because touch screens have no hovering. */
export function MailLink({ label, address, button = false, onAim }: MailLinkProps) {
  const [asked, setAsked] = useState(false);
  const target = useId();
  const aim = { onMouseEnter: () => onAim(address), onFocus: () => onAim(address) };
  const leave = { onMouseLeave: () => onAim(null), onBlur: () => onAim(null) };
  const hold = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  return (
    <div>
      <a
        href={address}
        rel="noreferrer"
        className={button ? styles.button : styles.link}
        aria-describedby={target}
        {...aim}
        {...leave}
        onClick={hold}
        // A middle click would open the link in a new tab.
        onAuxClick={(event) => {
          if (event.button === 1) hold(event);
        }}
      >
        {label}
      </a>
      <VisuallyHidden>
        <span id={target}>Mène à {address}</span>
      </VisuallyHidden>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title="Ouvrir ce lien ?"
        actions={<Button onClick={() => setAsked(false)}>Revenir au message</Button>}
      >
        <dl className={styles.addresses}>
          <dt>Le message affiche</dt>
          <dd>
            <AddressText text={label} />
          </dd>
          <dt>Le lien mène à</dt>
          <dd className={styles.target}>
            <AddressText text={address} />
          </dd>
        </dl>
        <p>La messagerie a retenu le lien : rien n’a été ouvert.</p>
      </Dialog>
    </div>
  );
}
