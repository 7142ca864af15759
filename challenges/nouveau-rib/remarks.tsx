import { createContext, type ReactNode, useContext } from 'react';
import type { Remark, Spot } from './artifacts.ts';
import styles from './remarks.module.css';

/** Remarks about each place of the desk, after the solve; null before it. */
export const RemarkContext = createContext<Readonly<Record<Spot, Remark>> | null>(null);

const WEIGHTS = { decides: 'Décide', strikes: 'Surprend, sans trancher', nothing: 'Ne prouve rien' } as const;

/** A place on a paper, with its remark after the solve. */
export function Place({ spot, children }: { readonly spot: Spot; readonly children?: ReactNode }) {
  const remark = useContext(RemarkContext)?.[spot];
  if (!remark) return children;
  return (
    <div className={styles.place} data-weight={remark.weight}>
      {children}
      <p className={styles.remark}>
        <strong>{WEIGHTS[remark.weight]}.</strong> {remark.text}
      </p>
    </div>
  );
}
