import type { ElementType, HTMLAttributes } from 'react';
import styles from './card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element that carries the meaning. */
  readonly as?: ElementType<HTMLAttributes<HTMLElement>>;
}

/** A sheet of paper on the page. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
