import { type RefObject, useEffect } from 'react';

interface Modal {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called for a click beside it; Escape is the element's own `cancel`. */
  readonly onClose: () => void;
  /** Selector of what has the focus at first; the browser would take the close button. */
  readonly first: string;
  /** Whether a click beside it closes it. */
  readonly closesBeside: boolean;
}

/** Shows a native dialog, and all that lies on its sheet, as a modal: the focus stays inside, and returns to where it was. */
export function useModal(element: RefObject<HTMLDialogElement | null>, { open, onClose, first, closesBeside }: Modal): void {
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(first)?.focus();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [element, open, first]);

  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog || !closesBeside) return;
    // Only the backdrop is the dialog itself: its sheet covers the rest. The keyboard has Escape.
    const clickBeside = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener('click', clickBeside);
    return () => dialog.removeEventListener('click', clickBeside);
  }, [element, open, closesBeside, onClose]);
}
