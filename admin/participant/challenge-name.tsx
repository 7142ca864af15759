import { createContext, useContext } from 'react';
import styles from '../participants/participants.module.css';

/** Titles of the catalogue by key. */
export const ChallengeTitles = createContext<ReadonlyMap<string, string>>(new Map());

/** A challenge by the title that players see, with the key that files and notes use; the key alone for one that is gone. */
export function ChallengeName({ challenge }: { readonly challenge: string }) {
  const title = useContext(ChallengeTitles).get(challenge);
  if (title === undefined) return challenge;
  return (
    <>
      <span lang="fr">{title}</span> <span className={styles.key}>{challenge}</span>
    </>
  );
}

/** The same in running text. */
export function useChallengeTitle(challenge: string): string {
  return useContext(ChallengeTitles).get(challenge) ?? challenge;
}
