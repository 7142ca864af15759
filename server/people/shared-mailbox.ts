/** Detects addresses of a list that several people share. A pure function. */
import { plain } from '#engine/rules/plain-text.ts';

/** Functions that mailboxes are named after. */
const FUNCTIONS = new Set(
  (
    'accueil achat achats admin administratif administration atelier bureau caisse commande commandes commercial commerciale commerciaux ' +
    'communication compta comptabilite contact depot devis direction dg drh dsi equipe expedition expeditions export facturation factures ' +
    'finance finances formation hello helpdesk hotline info informatique infos it juridique livraison logistique magasin mail maintenance ' +
    'marketing office paie paye planning production qhse qualite reception recrutement rh sav secretariat securite service services sales ' +
    'standard stock support technique transport usine vente ventes'
  ).split(' '),
);
/** Sender addresses of machines, which nobody reads; without hyphens and dots. */
const UNREAD = /^(noreply|donotreply|nepasrepondre|mailerdaemon|postmaster|notifications?\d*$|alertes?\d*$)/;
/** Minimum number of letters of a department name that identifies a shared mailbox. */
const LETTERS = 4;

/**
 * Whether nobody reads an address, or it consists of functions and departments only, without the line's name or initials.
 * @param name words of the name, in lower case without accents @param departments departments of several people, reduced to their letters
 */
export function isSharedMailbox(email: string, name: readonly string[], departments: ReadonlySet<string>): boolean {
  const parts = plain(email.slice(0, email.lastIndexOf('@')))
    .split(/[._-]/)
    .filter((part) => part !== '');
  const letters = parts.join('');
  if (UNREAD.test(letters)) return true;
  const initials = name.map((word) => word[0]).join('');
  if (parts.length === 0 || parts.some((part) => name.includes(part) || part === initials)) return false;
  return parts.every((part) => FUNCTIONS.has(part)) || (letters.length >= LETTERS && departments.has(letters));
}
