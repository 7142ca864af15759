import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button, buttonClass } from '#engine/ui/controls/button.tsx';
import { Notice } from '#engine/ui/feedback/notice.tsx';
import { messages } from '../language/language.ts';
import { type KeptWork, keepWork, useKeptWork } from './kept-work.ts';
import styles from './kept-work-offer.module.css';
import { useMe } from './use-me.ts';

/** Navigation state that asks a page to restore the kept work. */
const RESUMED = { resumed: true } as const;

/** Whether this page was opened to restore the kept work. */
export function useResumed(): boolean {
  const { state }: { readonly state: unknown } = useLocation();
  return typeof state === 'object' && state !== null && 'resumed' in state && state.resumed === true;
}

/** The kept work, on the page that was opened to restore it; null on any other page. */
export function useWorkToRestore(): KeptWork | null {
  const kept = useKeptWork();
  const resumed = useResumed();
  const { pathname, search } = useLocation();
  return resumed && kept?.address === pathname + search ? kept : null;
}

/**
 * Offers to restore work that was not saved when the sign-in expired. Only the work's owner sees it; the sign-in of another account deletes
 * the work.
 */
export function KeptWorkOffer() {
  const { auth, shell } = messages();
  const kept = useKeptWork();
  const me = useMe();
  const restored = useWorkToRestore() !== null;
  const foreign = kept !== null && me !== undefined && me.username !== kept.account;

  useEffect(() => {
    if (foreign) keepWork(null);
  }, [foreign]);

  if (kept === null || me === undefined || foreign || restored) return null;
  return (
    <Notice tone="info" toneLabel={shell.tones.information} className={styles.offer}>
      <p>{auth.workKept}</p>
      <p className={styles.actions}>
        <Link to={kept.address} state={RESUMED} className={buttonClass('primary')}>
          {auth.goOn}
        </Link>
        <Button variant="secondary" onClick={() => keepWork(null)}>
          {auth.discard}
        </Button>
      </p>
    </Notice>
  );
}
