/** What holds addresses or real names as a whole, a list or a file, is asked about while the screen is shared. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { Dialog } from '#engine/ui/controls/dialog.tsx';
import { messages } from '../../language/language.ts';
import { EmptyState } from '../notes/notes.tsx';
import { useSharedScreen } from './naming.ts';

interface HiddenPartProps {
  /** Said above the button in the place of the part. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with addresses or real names: on a shared screen it is drawn after a press only, and hidden again with the page. */
export function HiddenPart({ about, children }: HiddenPartProps) {
  const { on } = useSharedScreen();
  return on ? <Hidden about={about}>{children}</Hidden> : children;
}

/** Remembers the press for as long as the screen is shared: turned off and on, it asks again. */
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

/** Hands a file with addresses or names over: on a shared screen after a question, else at once. */
export function useAskBeforeExport(): (save: () => void) => void {
  return useContext(AskContext);
}

/** Asks the questions of {@link useAskBeforeExport}, over whatever page is open. */
export function AskBeforeExport({ children }: { readonly children: ReactNode }) {
  const { on } = useSharedScreen();
  const { common, components } = messages();
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
          closeLabel={common.close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                {common.cancel}
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
