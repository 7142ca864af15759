import { CircleArrowUp, RefreshCw } from 'lucide-react';
import { AddressText, BrowserBar, WindowFrame } from '#engine/authoring';
import type { Screen } from './artifacts.ts';
import styles from './browser-screen.module.css';
import type { DrawnScreenProps } from './drawn-screen.tsx';

type InBrowser = Extract<Screen, { readonly kind: 'page' | 'toolbar' }>;

/** A browser window: its bar, the page below it, and a notice in one of the two. */
export function BrowserScreen({ screen, marked, buttons }: DrawnScreenProps<InBrowser>) {
  const { host, action } = screen;
  const own = screen.kind === 'toolbar' && (
    <div className={styles.own} data-marked={marked || undefined}>
      <p className={styles.where}>
        <CircleArrowUp size={16} aria-hidden="true" /> Dans la barre du navigateur
      </p>
      {buttons ?? action}
    </div>
  );
  const address = (
    <span data-marked={(marked && screen.kind === 'page') || undefined}>
      <strong>
        <AddressText text={host} />
      </strong>
      {screen.kind === 'page' && <AddressText text={screen.path} />}
    </span>
  );
  return (
    <div className={styles.browser}>
      <WindowFrame aria-label={`Navigateur sur ${host}${marked ? ', annoté' : ''}`}>
        <BrowserBar address={address} tools={own} />
        <div className={styles.page}>
          <Lines />
          {screen.kind === 'page' && (
            <div className={styles.banner}>
              <RefreshCw size={34} aria-hidden="true" />
              <p className={styles.where}>Dans la page</p>
              <p className={styles.title}>{screen.title}</p>
              <p>{screen.text}</p>
              <div className={styles.actions}>{buttons ?? <span className={styles.action}>{action}</span>}</div>
            </div>
          )}
        </div>
      </WindowFrame>
    </div>
  );
}

/** The page that the player came to read: a heading, a picture of the sea, a table. */
function Lines() {
  return (
    <svg viewBox="0 0 320 170" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <path d="M16 16h120v12H16z" fill="var(--line-strong)" />
      <path d="M16 40h288v48H16z" fill="var(--info-wash)" />
      <path d="M16 72q12-8 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v16H16z" fill="var(--info)" />
      <path d="M16 106h288M16 124h288M16 142h288M16 160h288" stroke="var(--line)" strokeWidth="6" />
      <path d="M16 106h60M16 124h80M16 142h50M16 160h70" stroke="var(--line-strong)" strokeWidth="6" />
    </svg>
  );
}
