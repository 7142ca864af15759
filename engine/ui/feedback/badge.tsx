import type { HTMLAttributes } from 'react';
import styles from './badge.module.css';

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** Colour of the badge. */
  readonly tone?: 'neutral' | 'success' | 'danger' | 'warning' | 'info' | 'signal';
}

/** A short label beside its subject. Its words carry the meaning; the tone only helps. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={[styles.badge, styles[tone], className].filter(Boolean).join(' ')} />;
}
