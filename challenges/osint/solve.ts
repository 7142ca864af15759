import type { Solve } from '#engine/authoring/server';
import type { OsintArtifacts } from './artifacts.ts';

/** Builds the password by Solène's recipe: the cat's name, the year minus the number of candles, a dash, the jersey's number. */
const solve: Solve<OsintArtifacts> = ({ posts }) => {
  let year = 0;
  let lucky = 0;
  let name = '';
  for (const { photo, date, text } of posts) {
    if (photo?.kind === 'jersey') lucky = photo.number;
    if (photo?.kind === 'cake') {
      year = Number(date.slice(-4)) - photo.candles;
      name = /avec (\p{L}+)\./u.exec(text)?.[1] ?? '';
    }
  }
  return `${name}${year}-${lucky}`;
};

export default solve;

/** A plausible answer that must count as a failed attempt: Solène's year of birth, and her race number. */
export const wrong = 'Biscotte1993-412';
