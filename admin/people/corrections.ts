/** Corrections of a list that its preview suggests: taken in the lines that are sent, never in the file. Pure. */
import type { PersonDoubt, PersonLine } from '#schemas/people.ts';

/** A doubt that says what is meant. */
export type Suggestion = Extract<PersonDoubt, { readonly meant: string }>;

export function isSuggestion(doubt: PersonDoubt): doubt is Suggestion {
  return 'meant' in doubt;
}

/** The lines with what is meant in place of what is doubtful. @param everywhere on every line with that department, not just on its own */
export function corrected(lines: readonly PersonLine[], doubt: Suggestion, everywhere: boolean): PersonLine[] {
  return lines.map((one) => {
    const here = one.line === doubt.line && one.email === doubt.email;
    if (doubt.kind !== 'near-department') return here ? { ...one, email: doubt.meant } : one;
    return (here || everywhere) && one.department?.normalize('NFC') === doubt.department
      ? { ...one, department: doubt.meant }
      : one;
  });
}

/**
 * How many lines were corrected: they differ from those that were read, and are not refused all the same.
 * @param read lines of the same list, in the same order @param refusals what is still wrong
 */
export function countCorrected(
  read: readonly PersonLine[],
  lines: readonly PersonLine[],
  refusals: readonly Pick<PersonDoubt, 'line'>[],
): number {
  const wrong = new Set(refusals.map(({ line }) => line));
  return lines.filter((one, index) => one !== read[index] && !wrong.has(one.line)).length;
}
