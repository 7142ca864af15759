import { Bell, Link, Mail, Paperclip } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressText } from '#engine/authoring';
import type { Notice, Screen } from './artifacts.ts';
import styles from './computer-screen.module.css';
import type { DrawnScreenProps } from './drawn-screen.tsx';
import { Quay } from './quay.tsx';

type OnComputer = Extract<Screen, { readonly kind: 'notice' | 'mail' }>;

/** The computer's desktop, with a notice at the edge of the screen, or the mailbox. */
export function ComputerScreen({ screen, marked = false, buttons, left }: DrawnScreenProps<OnComputer>) {
  return (
    <figure className={styles.computer} aria-label="Écran du PC">
      <Quay />
      {screen.kind === 'notice' && <OpenPage />}
      <div className={styles.desktop} data-kind={screen.kind}>
        {screen.kind === 'notice' ? (
          <Edge notice={screen} marked={marked} buttons={buttons} />
        ) : (
          <Letter mail={screen} marked={marked} buttons={buttons} left={left} />
        )}
      </div>
    </figure>
  );
}

/** A notice. It looks the same from a system, a program and a website; only a website's has an address, in small print. */
function Edge({
  notice: { from, via, title, text, action },
  marked,
  buttons,
}: Omit<DrawnScreenProps, 'screen'> & { readonly notice: Notice }) {
  return (
    <Card icon={<Bell size={16} aria-hidden="true" />} head={from} marked={marked === true && !via}>
      <p className={styles.name}>{title}</p>
      <p>{text}</p>
      {via && (
        <p className={styles.via} data-marked={marked || undefined}>
          <AddressText text={via} /> · via&nbsp;le&nbsp;navigateur
        </p>
      )}
      <div className={styles.actions}>{buttons ?? <span className={styles.action}>{action}</span>}</div>
    </Card>
  );
}

function Letter({
  mail: { from, address, subject, text, action },
  marked,
  buttons,
  left,
}: Omit<DrawnScreenProps, 'screen'> & { readonly mail: Extract<Screen, { readonly kind: 'mail' }> }) {
  const attached = action.endsWith('.exe');
  return (
    <Card icon={<Mail size={16} aria-hidden="true" />} head="Messagerie" marked={false}>
      <p className={styles.name}>{subject}</p>
      <p>
        {from}{' '}
        <span className={styles.via} data-marked={(marked && !attached) || undefined}>
          &lt;
          <AddressText text={address} />
          &gt;
        </span>
      </p>
      <p>{text}</p>
      <div className={styles.actions} data-marked={(marked && attached) || undefined}>
        {attached ? <Paperclip size={16} aria-hidden="true" /> : <Link size={16} aria-hidden="true" />}
        {buttons ?? (
          <span className={styles.quiet}>
            <AddressText text={action} />
          </span>
        )}
      </div>
      {left && <div className={styles.left}>{left}</div>}
    </Card>
  );
}

/** The page that was open before. Every notice lies across its frame, whoever sent it, to show that it is not part of the page. */
function OpenPage() {
  return (
    <svg
      className={styles.window}
      viewBox="0 0 240 140"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h600v20H0z" fill="var(--surface-sunken)" />
      <path d="M10 10h110" stroke="var(--line-strong)" strokeWidth="8" strokeLinecap="round" />
      <path d="M0 20h600" stroke="var(--line-strong)" />
      <path d="M12 34h90" stroke="var(--line-strong)" strokeWidth="8" />
      <path d="M12 52h200M12 66h200M12 80h200M12 94h200M12 108h200M12 122h200" stroke="var(--line)" strokeWidth="5" />
    </svg>
  );
}

interface CardProps {
  readonly icon: ReactNode;
  /** The program that shows the content. */
  readonly head: string;
  readonly marked: boolean;
  readonly children: ReactNode;
}

function Card({ icon, head, marked, children }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.head} data-marked={marked || undefined}>
        {icon} {head}
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
