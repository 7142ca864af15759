import { useEffect, useRef, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { messages } from '../language/language.ts';

/**
 * Asks for confirmation before unsaved work is lost: by a link of the site, by Logout (any element with `data-leaves`) and, where the
 * browser allows, by its Back button. Before a reload or another site the browser asks in its own words. `onLeave` is called when the
 * person confirms.
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
      // With a modifier key the link opens in another tab, and this page stays.
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (way !== null && !elsewhere) ask(event, () => way.click());
    };
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType === 'traverse') ask(event, () => window.navigation.traverseTo(event.destination.key));
    };
    const history = 'navigation' in window ? window.navigation : null;
    window.addEventListener('beforeunload', onUnload);
    // The capture phase runs before the router's own click handler.
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
