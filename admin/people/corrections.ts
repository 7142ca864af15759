/** Corrections of a list that its preview suggests: taken in the lines that are sent, never in the file. Pure. */
import type { PersonDoubt, PersonLine } from '#schemas/people.ts';

/** A doubt that says what is meant. */
export type Suggestion = Extract<PersonDoubt, { readonly meant: string }>;

/** What a doubt says is meant; `everywhere`: on every line with that department, not just on its own. */
interface Taken {
  readonly doubt: Suggestion;
  readonly everywhere: boolean;
}

/** Whose address the one of a line was until now; null: nobody's, they are two people. */
interface Former {
  readonly line: number;
  readonly email: string;
  readonly former: string | null;
}

export type Correction = Taken | Former;

export function isSuggestion(doubt: PersonDoubt): doubt is Suggestion {
  return 'meant' in doubt;
}

/**
 * The lines with the corrections, in the order in which they were made. One whose line reads otherwise, as another column is read, changes
 * nothing.
 */
export function corrected(read: readonly PersonLine[], corrections: readonly Correction[]): PersonLine[] {
  return corrections.reduce<PersonLine[]>(
    (lines, correction) => lines.map('doubt' in correction ? taking(correction) : keeping(correction)),
    [...read],
  );
}

function taking({ doubt, everywhere }: Taken) {
  return (one: PersonLine): PersonLine => {
    const here = one.line === doubt.line;
    if (doubt.kind !== 'near-department' && doubt.kind !== 'compound-department')
      return here && one.email === doubt.email ? { ...one, email: doubt.meant } : one;
    return (here || everywhere) && one.department?.normalize('NFC') === doubt.department
      ? { ...one, department: doubt.meant }
      : one;
  };
}

function keeping({ line, email, former }: Former) {
  return (one: PersonLine): PersonLine => {
    if (one.line !== line || one.email !== email) return one;
    const { former: _, ...alone } = one;
    return former === null ? alone : { ...alone, former };
  };
}

/**
 * How many lines were corrected: address or department differ from what was read, and they are not refused all the same.
 * @param read lines of the same list, in the same order @param refusals what is still wrong
 */
export function countCorrected(
  read: readonly PersonLine[],
  lines: readonly PersonLine[],
  refusals: readonly Pick<PersonDoubt, 'line'>[],
): number {
  const wrong = new Set(refusals.map(({ line }) => line));
  return lines.filter(
    ({ line, email, department }, index) =>
      !wrong.has(line) && (email !== read[index]?.email || department !== read[index]?.department),
  ).length;
}
