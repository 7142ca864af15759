/** While the screen is shared, asks before lists or files with personal data are shown or exported. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { messages } from '../../language/language.ts';
import { EmptyState } from '../notes/notes.tsx';
import { useSharedScreen } from './naming.ts';

interface HiddenPartProps {
  /** Text above the button that shows the part. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/**
 * Part of a page with addresses or real names. On a shared screen it is hidden until a button is pressed; leaving the page hides it again.
 */
export function HiddenPart({ about, children }: HiddenPartProps) {
  const { on } = useSharedScreen();
  return on ? <Hidden about={about}>{children}</Hidden> : children;
}

/** The hidden part. Once shown, it stays visible until sharing ends; the next sharing hides it again. */
function Hidden({ about, children }: HiddenPartProps) {
  const words = messages().components.sharedScreen;
  const [shown, setShown] = useState(false);
  if (shown) return children;
  return (
    <EmptyState>
      <p>{about}</p>
      <Button variant="secondary" onClick={() => setShown(true)}>
        {words.showAnyway}
      </Button>
    </EmptyState>
  );
}

const runAtOnce = (save: () => void) => save();
const AskContext = createContext(runAtOnce);

/** Runs an export with personal data: on a shared screen after confirmation, else at once. */
export function useAskBeforeExport(): (save: () => void) => void {
  return useContext(AskContext);
}

/** Provides the confirmation dialog of {@link useAskBeforeExport}. */
export function AskBeforeExport({ children }: { readonly children: ReactNode }) {
  const { on } = useSharedScreen();
  const { buttons, components } = messages();
  const words = components.sharedScreen;
  const [waiting, setWaiting] = useState<{ readonly save: () => void } | null>(null);
  const close = () => setWaiting(null);
  return (
    <AskContext value={on ? (save) => setWaiting({ save }) : runAtOnce}>
      {children}
      {waiting && (
        <Dialog
          open
          onClose={close}
          title={words.exportTitle}
          closeLabel={buttons.close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {buttons.cancel}
              </Button>
              <Button
                onClick={() => {
                  close();
                  waiting.save();
                }}
              >
                {words.exportAnyway}
              </Button>
            </>
          }
        >
          <p>{words.exportAbout}</p>
        </Dialog>
      )}
    </AskContext>
  );
}
