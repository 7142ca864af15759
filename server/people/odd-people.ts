/** Lines of an import whose name, department or address is probably not what is meant, though it can be stored. Pure. */
import { isOneSlip } from '#engine/rules/people/one-slip.ts';
import { plain } from '#engine/rules/plain-text.ts';
import type { PersonDoubt } from '#schemas/people.ts';
import { grouped } from '../grouped.ts';

/** A line that counts. Of name and department, undefined: the list has no such column; null: an empty cell. */
export interface ReadPerson {
  readonly line: number;
  readonly email: string;
  readonly name: string | null | undefined;
  readonly department: string | null | undefined;
}

/** Words that offices write where they know nothing, and what spreadsheets show of a broken formula. */
const FILLER =
  /^(#.*[!?]|#n\/?a|n\.? ?\/? ?[ac]\.?|neant|aucune?|inconnue?s?|vide|a (completer|definir|preciser|renseigner|venir)|tb[adc]|to do|todo|none|null|unknown|(.)\3+|\p{P}+)$/u;
/** A remark after a name: that the person is no longer there. */
const HAS_LEFT = /[([](parti|sorti|quitte|ancien|demission|retraite|left|gone)/;
/** Minimum number of letters of a name that an address is compared with: shorter ones are similar by chance. */
const LETTERS = 4;

export function oddPeople(people: readonly ReadPerson[]): PersonDoubt[] {
  const words = new Set(people.flatMap(({ name }) => wordsOf(name)));
  const inDepartment = new Map(
    [...grouped(people, (one) => plain(one.department ?? ''))].map(([key, { length }]) => [key, length]),
  );
  const sameName = grouped(people, (one) => plain(one.name ?? ''));
  return people.flatMap((person): PersonDoubt[] => {
    const { line, email, name, department } = person;
    const at = { line, email };
    const found: PersonDoubt[] = [];
    if (name === null) found.push({ kind: 'name', ...at });
    else if (name !== undefined) {
      const folded = plain(name);
      const [first] = sameName.get(folded) ?? [];
      if (FILLER.test(folded)) found.push({ kind: 'odd', ...at, fact: 'name', text: name, why: 'filler' });
      else if (HAS_LEFT.test(folded)) found.push({ kind: 'odd', ...at, fact: 'name', text: name, why: 'left' });
      else if (/\p{N}/u.test(name)) found.push({ kind: 'odd', ...at, fact: 'name', text: name, why: 'digits' });
      else if ((inDepartment.get(folded) ?? 0) > 1) found.push({ kind: 'odd', ...at, fact: 'name', text: name, why: 'swapped' });
      else if (first && first !== person && folded.includes(' '))
        found.push({ kind: 'namesake', ...at, name, other: first.email, counts: first.line });
    }
    if (department) {
      const folded = plain(department);
      if (FILLER.test(folded)) found.push({ kind: 'odd', ...at, fact: 'department', text: department, why: 'filler' });
      else if (inDepartment.get(folded) === 1 && words.has(folded))
        found.push({ kind: 'odd', ...at, fact: 'department', text: department, why: 'swapped' });
    }
    const meant = meantAddress(email, name);
    if (meant !== null) found.push({ kind: 'spelling', ...at, meant, name: name ?? null });
    return found;
  });
}

/** The address that is probably meant: without letters that mail seldom has, and spelt as the name is; null for the same. */
function meantAddress(email: string, name: string | null | undefined): string | null {
  const at = email.lastIndexOf('@');
  const local = plain(email.slice(0, at))
    .replace(/^\.+|\.+$/g, '')
    .replace(/\.{2,}/g, '.');
  const domain = plain(email.slice(at + 1));
  const words = wordsOf(name);
  const parts = local.split(/([._-])/);
  const spelt = parts.map((part) => {
    if (words.includes(part) || part.length < LETTERS) return part;
    const close = words.filter((word) => word.length >= LETTERS && !parts.includes(word) && isOneSlip(word, part));
    return (close.length === 1 && close[0]) || part;
  });
  const meant = `${spelt.join('')}@${domain}`;
  return meant === email || spelt.join('') === '' ? null : meant;
}

/** Words of a name, in lower case without accents. */
function wordsOf(name: string | null | undefined): string[] {
  return plain(name ?? '')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}
