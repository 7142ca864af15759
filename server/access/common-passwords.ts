/**
 * The blocklist for new passwords (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 6.2.4): common passwords, also with the usual decorations, and
 * words of the product, the office and the account. There are no composition rules besides.
 */

import { plain } from '#engine/rules/plain-text.ts';
import { ServerError } from '../errors.ts';

/** French words of an office that the international list lacks. */
const OFFICE_WORDS = [
  ['vigie', 'bienvenue', 'bonjour', 'motdepasse', 'identifiant', 'connexion', 'utilisateur', 'administrateur', 'administration'],
  ['entreprise', 'securite', 'cybersecurite', 'sensibilisation', 'formation', 'animateur', 'animation', 'informatique', 'bureau'],
  ['janvier', 'fevrier', 'mars', 'avril', 'juin', 'juillet', 'aout', 'septembre', 'octobre', 'novembre', 'decembre'],
  ['printemps', 'automne', 'hiver', 'vacances'],
].flat();

/** Digits and signs that are typed for letters. */
const TYPED_FOR: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** Maximum number of characters around a common word that guessing programs try: a year with signs, a date. */
const MAX_DECORATION = 8;

/** Minimum length of a repeated part: a password that repeats fewer characters is as easily guessed as one on the list. */
const MIN_REPEATED_PART = 4;
/** Minimum length of a username's part that is looked for: shorter ones occur in many good passwords. */
const MIN_NAME = 3;

let list: Promise<ReadonlySet<string>> | undefined;

/** The common passwords, read when the first password is set: the list is 500 kB. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } }).then(
    ({ default: words }) => new Set([...words, ...OFFICE_WORDS]),
  );
  return list;
}

/**
 * Whether guessing programs try this password early.
 * @param username of its account; its parts count as common passwords too
 */
export async function isCommonPassword(password: string, username: string): Promise<boolean> {
  const common = await commonPasswords();
  const own = plain(username);
  const names = new Set([own, ...own.split(/[^a-z0-9]+/)].filter((part) => part.length >= MIN_NAME));
  const isKnown = (word: string) => common.has(word) || names.has(word);
  const whole = plain(password).replaceAll(' ', '');
  const part = repeatedPart(whole);
  if (part.length < MIN_REPEATED_PART) return true;
  return [whole, part].some((text) => isKnown(text) || [text, undisguised(text)].some((word) => isDecorated(word, isKnown)));
}

function isDecorated(text: string, isKnown: (word: string) => boolean): boolean {
  const word = text.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return word !== '' && text.length - word.length <= MAX_DECORATION && isKnown(word);
}

/** The repeated part of a text: 'abc' of 'abcabcabc'; without a repetition, the whole text. */
function repeatedPart(text: string): string {
  return /^(.+?)\1+$/u.exec(text)?.[1] ?? text;
}

/** Replaces digits and signs by the letters for which they stand, up to the last letter: the digits at the end are decoration. */
function undisguised(text: string): string {
  const end = text.search(/[^a-z]*$/);
  return text.slice(0, end).replace(/[0134579@$]/g, (sign) => TYPED_FOR[sign] ?? sign) + text.slice(end);
}

/** @param field of the refused password @throws ServerError 400 for a common password */
export async function mustBeUncommon(password: string, username: string, field: 'password' | 'next'): Promise<void> {
  if (!(await isCommonPassword(password, username))) return;
  throw new ServerError(
    400,
    'common-password',
    {
      en: 'This password is among the first that are tried: a common one, or a known word with digits around it. Choose several words that do not belong together.',
      fr: 'Ce mot de passe est parmi les premiers essayés : courant, ou un mot connu entouré de chiffres. Choisissez plusieurs mots sans rapport entre eux.',
    },
    { field },
  );
}
