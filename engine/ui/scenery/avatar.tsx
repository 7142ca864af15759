import styles from './avatar.module.css';

export interface AvatarProps {
  /** Name of the person, shown beside the avatar; the avatar itself is hidden from screen readers. */
  readonly name: string;
  /** Initials; by default derived from the name. */
  readonly initials?: string;
  /** Line-height size, for use inside a line of text. */
  readonly small?: boolean;
}

/** Initials in a circle, in `--avatar-ink` on `--avatar-colour`; white on night blue by default. */
export function Avatar({ name, initials = initialsOf(name), small = false }: AvatarProps) {
  return (
    <span className={styles.avatar} data-small={small || undefined} aria-hidden="true">
      {initials}
    </span>
  );
}

/** First letters of the first two words; the first two letters of a single word. */
function initialsOf(name: string): string {
  const [first = '', second] = name.split(' ');
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}
