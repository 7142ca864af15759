import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import { VisuallyHidden } from '#engine/ui/layout/visually-hidden.tsx';
import styles from './notice.module.css';

const MARKS = {
  success: { Icon: CircleCheck, word: 'Succès' },
  danger: { Icon: CircleAlert, word: 'Erreur' },
  warning: { Icon: TriangleAlert, word: 'Attention' },
  info: { Icon: Info, word: 'Information' },
} as const;

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Selects the colour, the icon and the word that a screen reader hears. */
  readonly tone: keyof typeof MARKS;
  /** Summary in a few words, where the text is longer than a line. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** English word for the icon, read by screen readers; without it a French one; '' where the text itself begins with such a word. */
  readonly toneLabel?: string;
}

/** A message whose tone is shown by its icon and a word, not by colour alone. Give it a `role` where it must be announced. */
export function Notice({ tone, title, children, toneLabel, className, ...rest }: NoticeProps) {
  const { Icon, word } = MARKS[tone];
  return (
    <div {...rest} className={[styles.notice, styles[tone], className].filter(Boolean).join(' ')}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.body}>
        {toneLabel !== '' && <VisuallyHidden>{toneLabel === undefined ? `${word} :` : `${toneLabel}:`} </VisuallyHidden>}
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
