/** Corrections of a list that its preview suggests. They are applied to the lines that are sent, never to the file. Pure functions. */
import type { PersonDoubt, PersonLine } from '#schemas/people.ts';

/** A doubt that suggests a correction. */
export type Suggestion = Extract<PersonDoubt, { readonly meant: string }>;

/** Accepts the correction that a doubt suggests; with `everywhere`, in every line with that department, not only in its own line. */
interface Taken {
  readonly doubt: Suggestion;
  readonly everywhere: boolean;
}

/** The former address of the person in a line; null if the two addresses belong to two people. */
interface Former {
  readonly line: number;
  readonly email: string;
  readonly former: string | null;
}

/** Sets whether the erased person in a line is imported again. */
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
 * Applies corrections to the lines, in the order in which they were made. They are matched by address, as a file that is loaded again may
 * have its lines elsewhere. A correction whose address is not found, e.g. as another column is read, changes nothing. An address that is on
 * several lines, perhaps of several people, is corrected on the doubted line alone.
 */
export function corrected(read: readonly PersonLine[], corrections: readonly Correction[]): PersonLine[] {
  return corrections.reduce<PersonLine[]>((lines, correction) => lines.map(correcting(correction, lines)), [...read]);
}

function correcting(correction: Correction, lines: readonly PersonLine[]) {
  if ('doubt' in correction) return taking(correction, lines);
  return 'former' in correction ? keeping(correction) : readmitting(correction);
}

function taking({ doubt, everywhere }: Taken, lines: readonly PersonLine[]) {
  const isMeant = ({ email }: PersonLine) => normalEmail(email) === normalEmail(doubt.email);
  const isAlone = lines.filter(isMeant).length === 1;
  return (one: PersonLine): PersonLine => {
    const here = isMeant(one);
    if (doubt.kind !== 'near-department' && doubt.kind !== 'compound-department')
      return here && (isAlone || one.line === doubt.line) ? { ...one, email: doubt.meant } : one;
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

/** An address as the server normalises it. */
function normalEmail(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** A corrected line: address or department, as it was read and as it is sent. */
export interface CorrectedLine {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Corrected lines: their address or department differs from what was read, and they are no longer refused.
 * @param read lines of the same list, in the same order @param refusals doubts for which lines are still refused
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
