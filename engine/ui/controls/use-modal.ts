import { type RefObject, useEffect, useRef } from 'react';

interface Modal {
  /** Whether the dialog is shown. */
  readonly open: boolean;
  /** Called for a click beside the dialog; Escape triggers the element's own `cancel` event. */
  readonly onClose: () => void;
  /** Selector of the element that has the focus at first; the browser would take the close button. */
  readonly first: string;
  /** Whether a click beside the dialog closes it. */
  readonly closesBeside: boolean;
}

/** Shows a native dialog, whose sheet holds all its content, as a modal: the focus stays inside, and returns to where it was. */
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

  const pressed = useRef<EventTarget | null>(null);
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog || !closesBeside) return;
    const press = (event: PointerEvent) => {
      pressed.current = event.target;
    };
    // A click on the dialog element itself is a click on the backdrop: the sheet covers the rest. A selection that is dragged out of the
    // sheet ends in such a click too, but began in the sheet. Keyboard users have Escape.
    const clickBeside = (event: MouseEvent) => {
      if (event.target === dialog && pressed.current === dialog) onClose();
    };
    dialog.addEventListener('pointerdown', press);
    dialog.addEventListener('click', clickBeside);
    return () => {
      dialog.removeEventListener('pointerdown', press);
      dialog.removeEventListener('click', clickBeside);
    };
  }, [element, open, closesBeside, onClose]);
}
