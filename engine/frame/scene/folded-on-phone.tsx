import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import styles from './folded-on-phone.module.css';

/** Narrower, a scene is one column on a small screen: what stands over its controls pushes them out of sight. */
const PHONE = '(max-width: 39.99rem)';
/** Browser windows of small laptops, too: 620 px are left of 768. */
const PHONE_OR_LOW = `${PHONE}, (max-height: 43.75rem)`;

export interface FoldedOnPhoneProps {
  /** Beside the title while it is folded; decorative. */
  readonly icon: ReactNode;
  /** What opens it. */
  readonly title: ReactNode;
  /** What of it is in sight meanwhile, in a few words. */
  readonly preview: ReactNode;
  /** Also folded in a low window of any width: for what fills a laptop's first screen. */
  readonly inLowWindow?: boolean;
  /** What is read. It has no state of its own: it is drawn anew when the window changes its shape. */
  readonly children: ReactNode;
}

/**
 * What a player reads before acting: a letter, a notice, a product's page. On a phone it is one line that opens, so that the first control of the
 * scene stands in the first screen; on wider screens, and once the challenge is solved, it stands as it is.
 */
export function FoldedOnPhone({ icon, title, preview, inLowWindow = false, children }: FoldedOnPhoneProps) {
  const small = useMediaQuery(inLowWindow ? PHONE_OR_LOW : PHONE);
  const { solved } = useAttempt();
  if (!small || solved) return children;
  return (
    <details className={styles.folded}>
      <summary>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <strong>{title}</strong> <span className={styles.preview}>{preview}</span>
        </span>
        <ChevronDown className={styles.mark} size={20} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
