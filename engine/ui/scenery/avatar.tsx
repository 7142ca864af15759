import styles from './avatar.module.css';

export interface AvatarProps {
  /** Stands beside it: the mark itself is hidden from screen readers. */
  readonly name: string;
  /** Where they are known; otherwise taken from the name. */
  readonly initials?: string;
  /** As high as a line, to stand in one. */
  readonly small?: boolean;
}

/** Somebody's initials in a circle, in `--avatar-ink` on `--avatar-colour`, white on night blue without them. */
export function Avatar({ name, initials = initialsOf(name), small = false }: AvatarProps) {
  return (
    <span className={styles.avatar} data-small={small || undefined} aria-hidden="true">
      {initials}
    </span>
  );
}

/** Of the first two words; of a single word its first two letters. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(' ');
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
