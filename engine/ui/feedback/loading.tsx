import styles from './loading.module.css';

interface LoadingProps {
  /** Text about the work under way, e.g. « Chargement de la mission… ». */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A waiting state. It fades in late, so that a fast answer shows no flicker. Its words appear, and are announced, after a second only. */
export function Loading({ label, className }: LoadingProps) {
  return (
    <div className={[styles.loading, className].filter(Boolean).join(' ')} role="status">
      <span className={styles.lamp} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </div>
  );
}
