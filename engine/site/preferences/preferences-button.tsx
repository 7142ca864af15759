import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

interface PreferencesButtonProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Button that opens the preferences, whose code is loaded on demand. */
export function PreferencesButton({ className, children }: PreferencesButtonProps) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = () => {
    import('./preferences-dialog.tsx').then(
      (loaded) => setDialog(() => loaded.PreferencesDialog),
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      {/* Rendered outside of the form or the menu that the button may stand in. */}
      {Dialog && createPortal(<Dialog onClose={() => setDialog(null)} />, document.body)}
    </>
  );
}
