import { Check, Copy } from 'lucide-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Button } from '#engine/ui/button.tsx';
import { VisuallyHidden } from '#engine/ui/visually-hidden.tsx';
import styles from './copy-code.module.css';
import { copyText } from './copy-text.ts';

/** How long 'Copied' stays, in milliseconds (specification, section 9). */
export const COPY_CONFIRMATION = 1200;

/** Copies a session's code; says so, visibly and aloud, for 1.2 s. A refusal is said beside the button: a modal dialog hides the status line. */
export function CopyCode({ code }: { code: string }) {
  // A new object for each copy, so that a second one starts the 1.2 s again.
  const [outcome, setOutcome] = useState<{ readonly copied: boolean } | null>(null);

  useEffect(() => {
    if (!outcome?.copied) return;
    const timer = setTimeout(() => setOutcome(null), COPY_CONFIRMATION);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    try {
      await copyText(code, event.currentTarget);
      setOutcome({ copied: true });
    } catch {
      setOutcome({ copied: false });
    }
  }

  const copied = outcome?.copied === true;
  return (
    <span className={styles.copy}>
      <Button variant="quiet" onClick={copy}>
        {copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
        {copied ? 'Copied' : 'Copy'}
        <VisuallyHidden> code {code}</VisuallyHidden>
      </Button>
      <span role="status">
        {copied && <VisuallyHidden>Code {code} copied</VisuallyHidden>}
        {outcome?.copied === false && <span className={styles.refused}>Not copied: select the code and copy it by hand.</span>}
      </span>
    </span>
  );
}
