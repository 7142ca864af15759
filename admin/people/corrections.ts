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

/** Whether somebody who was erased is taken all the same. */
interface Again {
  readonly line: number;
  readonly email: string;
  readonly afterErasure: boolean;
}

export type Correction = Taken | Former | Again;

export function isSuggestion(doubt: PersonDoubt): doubt is Suggestion {
  return 'meant' in doubt;
}

/**
 * The lines with the corrections, in the order in which they were made. They go by the address, as a file that is loaded again has its lines
 * elsewhere; one whose person reads otherwise, as another column is read, changes nothing.
 */
export function corrected(read: readonly PersonLine[], corrections: readonly Correction[]): PersonLine[] {
  return corrections.reduce<PersonLine[]>((lines, correction) => lines.map(correcting(correction)), [...read]);
}

function correcting(correction: Correction) {
  if ('doubt' in correction) return taking(correction);
  return 'former' in correction ? keeping(correction) : readmitting(correction);
}

function taking({ doubt, everywhere }: Taken) {
  return (one: PersonLine): PersonLine => {
    const here = normalEmail(one.email) === normalEmail(doubt.email);
    if (doubt.kind !== 'near-department' && doubt.kind !== 'compound-department')
      return here ? { ...one, email: doubt.meant } : one;
    return (here || everywhere) && one.department?.normalize('NFC') === doubt.department
      ? { ...one, department: doubt.meant }
      : one;
  };
}

function keeping({ email, former }: Former) {
  return (one: PersonLine): PersonLine => {
    if (one.email !== email) return one;
    const { former: _, ...alone } = one;
    return former === null ? alone : { ...alone, former };
  };
}

function readmitting({ email, afterErasure }: Again) {
  return (one: PersonLine): PersonLine => {
    if (one.email !== email) return one;
    const { afterErasure: _, ...alone } = one;
    return afterErasure ? { ...alone, afterErasure } : alone;
  };
}

/** As the server reads an address. */
function normalEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** A line that was corrected here: address or department, as read and as it is sent. */
export interface CorrectedLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/**
 * The lines that were corrected: address or department differ from what was read, and they are not refused all the same.
 * @param read lines of the same list, in the same order @param refusals what is still wrong
 */
export function correctedLines(
  read: readonly PersonLine[],
  lines: readonly PersonLine[],
  refusals: readonly Pick<PersonDoubt, 'line'>[],
): CorrectedLine[] {
  const wrong = new Set(refusals.map(({ line }) => line));
  return lines.flatMap(({ line, email, department }, index) => {
    const before = read[index];
    if (before === undefined || wrong.has(line)) return [];
    const changes = [
      { from: before.email, to: email },
      { from: before.department ?? '', to: department ?? '' },
    ].filter(({ from, to }) => from !== to);
    if (changes.length === 0) return [];
    return [{ line, from: changes.map(({ from }) => from).join(', '), to: changes.map(({ to }) => to).join(', ') }];
  });
}
