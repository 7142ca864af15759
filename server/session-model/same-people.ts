/** Recognises one person with several addresses. A pure function. */
import { slicesOf } from '../concurrency/in-pieces.ts';

interface Addresses {
  readonly email: string;
  /** E-mail of the participant into whom this one was merged, else its own. */
  readonly mergedInto: string;
}

/** Maps addresses to people (union-find): addresses that were merged in any session are one person, identified by the smallest address. */
export function* samePeople(participants: readonly Addresses[]): Generator<void, (email: string) => string> {
  const smaller = new Map<string, string>();
  const personOf = (email: string): string => {
    let person = email;
    for (let next = smaller.get(person); next !== undefined; next = smaller.get(person)) person = next;
    return person;
  };
  for (const slice of slicesOf(participants)) {
    for (const { email, mergedInto } of slice) {
      if (email === mergedInto) continue;
      const [a, b] = [personOf(email), personOf(mergedInto)];
      if (a < b) smaller.set(b, a);
      if (b < a) smaller.set(a, b);
    }
    yield;
  }
  return personOf;
}
