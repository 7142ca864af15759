import { type ComponentType, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

type Dialog = ComponentType<{ readonly onClose: () => void }>;

interface PreferencesButtonProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Opens the preferences, whose code is fetched then. */
export function PreferencesButton({ className, children }: PreferencesButtonProps) {
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const open = () => {
    import('./preferences-dialog.tsx').then(
      ({ PreferencesDialog }) => setDialog(() => PreferencesDialog),
      () => undefined,
    );
  };
  return (
    <>
      <button type="button" className={className} onClick={open}>
        {children}
      </button>
      {/* Out of the form and of the menu that the button may stand in. */}
      {Dialog && createPortal(<Dialog onClose={() => setDialog(null)} />, document.body)}
    </>
  );
}
