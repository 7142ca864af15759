import type { ElementType, HTMLAttributes } from 'react';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Semantic element, such as `section`. */
  readonly as?: ElementType<HTMLAttributes<HTMLElement>>;
}

/** A card: a sheet of paper on the page. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
