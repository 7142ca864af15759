import { useEffect, useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { messages } from '../language/language.ts';

/**
 * While there is unsaved work, asks before it is lost: by a link of the site, by Logout (whatever is marked with `data-leaves`), and,
 * where the browser lets a page do so, by its Back button; `onLeave` hears that it is given up. Before a reload or another site the browser asks in its own words.
 */
export function UnsavedWork({ unsaved, onLeave }: { readonly unsaved: boolean; readonly onLeave: () => void }) {
  const { unsaved: words } = messages().setup;
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const decided = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: Event, go: () => void) => {
      if (decided.current || !event.cancelable) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => go);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const way = event.target instanceof Element ? event.target.closest<HTMLElement>('a[href], [data-leaves]') : null;
      // With a key held down the link opens elsewhere, and this page stays.
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (way !== null && !elsewhere) ask(event, () => way.click());
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse') ask(event, () => window.navigation.traverseTo(event.destination.key));
    };
    const history = 'navigation' in window ? window.navigation : null;
    window.addEventListener('beforeunload', onUnload);
    // Before the router hears of the click.
    document.addEventListener('click', onClick, true);
    history?.addEventListener('navigate', onNavigate);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      history?.removeEventListener('navigate', onNavigate);
    };
  }, [unsaved]);

  return (
    <Dialog
      open={leave !== null}
      onClose={() => setLeave(null)}
      role="alertdialog"
      title={words.title}
      actions={
        <>
          <Button variant="secondary" onClick={() => setLeave(null)}>
            {words.stay}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              decided.current = true;
              onLeave();
              setLeave(null);
              leave?.();
            }}
          >
            {words.leave}
          </Button>
        </>
      }
    >
      <p>{words.about}</p>
    </Dialog>
  );
}
