/** Matches new people on a list with people of the directory who are not on it: probably their address has changed. Pure functions. */

import { isNearAddress } from '#engine/rules/fuzzy-matching/near-addresses.ts';
import { isOneSlip } from '#engine/rules/fuzzy-matching/one-slip.ts';
import { grouped } from '#engine/rules/grouped.ts';
import { nameKey } from './name-key.ts';

interface NamedAddress {
  readonly email: string;
  readonly name: string | null;
}

/** Maximum number of people on either side whose addresses are compared: the work grows with the square. */
const MOST_COMPARED = 200;

/**
 * Pairs of a missing and a new person, if each matches only the other: they have the same name of at least two words, in any order; or
 * nearly the same address and no different names.
 * @returns the missing person, by the address of the new one
 */
export function readdressed<Gone extends NamedAddress>(
  gone: readonly Gone[],
  added: readonly NamedAddress[],
): ReadonlyMap<string, Gone> {
  const found = new Map<string, Gone>();
  const namesakes = grouped(gone, ({ name }) => nameKey(name));
  for (const [words, people] of grouped(added, ({ name }) => nameKey(name))) {
    const [former, ...otherFormer] = namesakes.get(words) ?? [];
    const [person, ...others] = people;
    if (!words.includes(' ') || !former || !person || otherFormer.length + others.length > 0) continue;
    found.set(person.email, former);
  }
  const paired = new Set([...found.values()].map(({ email }) => email));
  const left = gone.filter(({ email }) => !paired.has(email)).slice(0, MOST_COMPARED);
  const rest = added.filter(({ email }) => !found.has(email)).slice(0, MOST_COMPARED);
  const near = rest.flatMap((person) =>
    left.filter((former) => isNear(former, person)).map((former) => ({ email: person.email, former })),
  );
  const times = (key: string) => near.filter(({ email, former }) => email === key || former.email === key).length;
  for (const { email, former } of near) if (times(email) === 1 && times(former.email) === 1) found.set(email, former);
  return found;
}

function isNear(former: NamedAddress, person: NamedAddress): boolean {
  const [before, after] = [nameKey(former.name), nameKey(person.name)];
  return (before === '' || after === '' || isOneSlip(before, after)) && isNearAddress(former.email, person.email);
}
