import { BellRing, Grip, Mail, MonitorCog, Package, Paperclip, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AddressText } from '#engine/authoring';
import type { Screen } from './artifacts.ts';
import styles from './computer-screen.module.css';
import { Quay } from './quay.tsx';

type OnComputer = Extract<Screen, { readonly kind: 'notification' | 'catalogue' | 'mail' }>;

/** The computer's own desktop: a notice of the system, the company's software centre, or the mailbox. */
export function ComputerScreen({ screen, marked }: { readonly screen: OnComputer; readonly marked: boolean }) {
  return (
    <figure className={styles.computer} aria-label="Écran du PC">
      <Quay />
      {screen.kind === 'notification' && <OpenPage />}
      <div className={styles.desktop} data-kind={screen.kind}>
        <Content screen={screen} marked={marked} />
      </div>
      <div className={styles.taskbar} aria-hidden="true">
        <Grip size={18} />
        <Mail size={16} />
        <Package size={16} />
        <span className={styles.tray}>
          <ShieldCheck size={16} />
          <BellRing size={16} />
        </span>
      </div>
    </figure>
  );
}

function Content({ screen, marked }: { readonly screen: OnComputer; readonly marked: boolean }) {
  switch (screen.kind) {
    case 'notification':
      return (
        <Card icon={<MonitorCog size={16} aria-hidden="true" />} head="Notification du système" marked={marked}>
          <p className={styles.name}>{screen.title}</p>
          <p>{screen.text}</p>
          <p className={styles.actions}>
            <span className={styles.action}>{screen.action}</span> <span className={styles.quiet}>Plus tard</span>
          </p>
        </Card>
      );
    case 'catalogue':
      return (
        <Card icon={<Package size={16} aria-hidden="true" />} head="Centre logiciel · Brévelle Maritime" marked={marked}>
          <p className={styles.name}>{screen.name}</p>
          <p>{screen.text}</p>
          <p className={styles.actions}>
            <span className={styles.action}>{screen.action}</span>
          </p>
        </Card>
      );
    default:
      return (
        <Card icon={<Mail size={16} aria-hidden="true" />} head="Messagerie" marked={false}>
          <p className={styles.name}>{screen.subject}</p>
          <p>
            {screen.from}{' '}
            <span className={styles.address} data-marked={marked || undefined}>
              &lt;
              <AddressText text={screen.address} />
              &gt;
            </span>
          </p>
          <p>{screen.text}</p>
          <p className={styles.actions}>
            <span className={styles.quiet}>
              <Paperclip size={14} aria-hidden="true" /> {screen.action}
            </span>
          </p>
        </Card>
      );
  }
}

/** The page that one had open: the notice stands across its frame, where no page can draw. */
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
  /** Which program shows it. */
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
