/** Buttons that copy a session's code or any text. */
import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '#engine/ui/controls/button.tsx';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import { messages } from '../../language/language.ts';
import styles from './copy-code.module.css';

/** How long 'Copied' stays, in milliseconds (specification, section 9). */
export const COPY_CONFIRMATION = 1200;

/** Copies a session's code. */
export function CopyCode({ code }: { /** Code of a session. */ readonly code: string }) {
  return <CopyText text={code} what={messages().components.copy.codeOf(code)} quiet />;
}

interface CopyTextProps {
  /** The text to copy. */
  readonly text: string;
  /** Noun for the copied text in the button's label, e.g. 'link'. */
  readonly what: string;
  /** Whether the button's label is visually hidden, e.g. because the button is beside the copied text. */
  readonly quiet?: boolean;
}

/**
 * Copies a text, and confirms it for 1.2 s, also in a live region. A failure is shown beside the button, as a modal dialog hides the status
 * line.
 */
export function CopyText({ text, what, quiet = false }: CopyTextProps) {
  const words = messages().components.copy;
  // A new object for each copy, so that a second copy starts the 1.2 s again.
  const [outcome, setOutcome] = useState<{ readonly copied: boolean } | null>(null);

  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    try {
      await copyText(text, event.currentTarget);
      setOutcome({ copied: true });
    } catch {
      setOutcome({ copied: false });
    }
  }

  const copied = outcome?.copied === true;
  return (
    <span className={styles.copy}>
      <Button variant={quiet ? 'quiet' : 'secondary'} onClick={copy}>
        {copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
        {copied ? words.copied : words.copy}
        {quiet ? <VisuallyHidden> {what}</VisuallyHidden> : ` ${what}`}
      </Button>
      <span role="status">
        {copied && <VisuallyHidden>{words.whatCopied(what)}</VisuallyHidden>}
        {outcome?.copied === false && <span className={styles.refused}>{words.notCopied}</span>}
      </span>
    </span>
  );
}

/**
 * Copies a text to the clipboard. A site served over plain http, as on a room's own network, has no clipboard API: there the text is copied
 * from a field beside `near` (inside an open dialog nothing else may be selected).
 * @throws Error if the browser refuses both
 */
export async function copyText(text: string, near: HTMLElement): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  near.parentElement?.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  near.focus();
  if (!copied) throw new Error('The browser refused to copy');
}
