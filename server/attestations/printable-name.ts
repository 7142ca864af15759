/** The name on an attestation. Pure. */
import { ATTESTED_NAME } from '#schemas/attestation-constants.ts';
import { ServerError } from '../errors.ts';
import { isPrintable } from '../session-model/printable.ts';

type Printable = { readonly name: string; readonly mistake: null } | { readonly name: null; readonly mistake: string };

/** A name as one printable line, or the reason, for the player, why the name cannot be printed. */
export function asPrintable(typed: string): Printable {
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  const mistake =
    name === ''
      ? 'Écrivez le nom à imprimer.'
      : [...name].length > ATTESTED_NAME.maxLength
        ? `Ce nom est trop long : ${ATTESTED_NAME.maxLength} caractères au plus.`
        : /[@＠﹫]/.test(name)
          ? 'N’écrivez pas d’adresse e-mail : elle serait imprimée.'
          : !isPrintable(name) || !/\p{L}/u.test(name)
            ? 'Ce nom contient des signes qui ne s’impriment pas. Utilisez des lettres.'
            : null;
  return mistake === null ? { name, mistake } : { name: null, mistake };
}

/** @throws ServerError 400 */
export function printableName(typed: string): string {
  const { name, mistake } = asPrintable(typed);
  if (name === null) throw new ServerError(400, 'invalid-name', mistake, { field: 'name' });
  return name;
}
