import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '#engine/client/use-media-query.ts';
import { useAttempt } from '#engine/frame/play/use-attempt.ts';
import styles from './folded-on-phone.module.css';

/** Below this width a scene is one column on a small screen: content above its controls pushes them out of sight. */
const PHONE = '(max-width: 39.99rem)';
/** Includes browser windows of small laptops, whose screens of 768 px in height leave 620 px to the page. */
const PHONE_OR_LOW = `${PHONE}, (max-height: 43.75rem)`;

export interface FoldedOnPhoneProps {
  /** Beside the title while the content is folded; decorative. */
  readonly icon: ReactNode;
  /** Title of the line that opens the content. */
  readonly title: ReactNode;
  /** A few words about the content, shown while it is folded. */
  readonly preview: ReactNode;
  /** Whether to fold the content in a low window of any width, too: for content that fills a laptop's first screen. */
  readonly inLowWindow?: boolean;
  /** The content. It has no state of its own: it is drawn anew when the window changes its shape. */
  readonly children: ReactNode;
}

/**
 * Content that a player reads before acting: a letter, a notice, a product's page. On a phone it is one line that opens, so that the first
 * control of the scene stands in the first screen; on wider screens, and once the challenge is solved, it is shown in full.
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
