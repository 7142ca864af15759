/**
 * Detects cells that hold something other than a name: fillers, remarks, titles, days. Texts in lower case, without accents. Pure
 * functions.
 */

/** Words written in place of missing data, and error values of spreadsheets. */
const FILLER =
  /^(#.*[!?]|#n\/?a|n\.? ?\/? ?[ac]\.?|neant|aucune?|inconnue?s?|vide|idem|dito|(?:(?:test|essai)s?(?: |$)){1,3}|a (completer|definir|preciser|renseigner|venir)|tb[adc]|to do|todo|none|null|unknown|(?<same>.)\k<same>+|\p{P}+|(en )?(conges?|arret)( (de )?(maternite|paternite|parental|maladie|sabbatique|sans solde))?)$/u;
/** Fillers that are also names of people: in one part of a name they are accepted. */
const ALSO_NAMES = /^(na|todo|none|vide|idem|dito|tests?|essais?|(?<same>.)\k<same>)$/u;
/** A vacant post. */
const VACANT = /^(postes? )?(vacante?s?|a pourvoir|a recruter|non pourvus?)$|^poste libre$|^recrutement( en cours)?$/;
/** A formula that was saved as text. */
const FORMULA = /^=./;
/** Fillers that occur in no name, wherever they are in the cell. */
const FILLER_INSIDE = /(^|\s)(#(n\/?a|ref!|value!|valeur!|nom ?\?)|a (completer|definir|preciser|renseigner)|prenom)(?=\s|$)/;
/** A remark after a name: the person has left. */
const HAS_LEFT =
  /([([]|\s[-–—:]\s*|,\s*)(partie?|sortie?|quitte|ancien(ne)?|demission\w*|retraitee?|left|gone)(\P{L}.*)?$|\s(partie?|sortie?) (le|en|au|depuis) /u;
/** A separator between the names of two people. */
const SEVERAL = /\p{L}{2}\s*(\s(et|and|ou|or)\s|[&/+;])\s*\p{L}{2}/u;
/** A remark in brackets: apprentie, en congé. */
const REMARK = /[([]/;
/** Another last name of the same person: COLLIN ép. Durand, Marie Roux née Petit. */
const OTHER_NAME = /\s(nee|ep|epouse|epx|veuve|vve)[.:]?\s+\p{L}/u;
/** Words for temporary staff and for shared workplaces; they occur in no name. */
const ROLES = new Set(
  (
    'stagiaire apprenti apprentie alternant alternante interimaire vacataire saisonnier saisonniere remplacant remplacante accueil poste caisse ' +
    'guichet standard atelier bureau borne utilisateur utilisatrice collaborateur collaboratrice salarie salariee visiteur interim intern trainee temp user'
  ).split(' '),
);
const TITLE = /^(m\.|mr\.?|mrs\.?|ms\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle|dr\.?)\s/;
/** Days, and what spreadsheets turn them into: mars-26. */
const DAY =
  /^(\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})|\d{4}-\d{2}-\d{2})( \d{1,2}:\d{2}(:\d{2})?)?$|^(janv|fevr?|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)\.?[- ]\d{2}$/;

/** A day inside a text: a full date, or a short one after a word such as "from" or "until". */
const DAY_INSIDE =
  /(^|\D)(\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(\D|$)|\bjusqu|(^|\s)(au|avant|depuis|des|du|fin|le|from|since|until) \d{1,2}(er)?([/.-]\d{1,2}(\D|$)| ?(janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec))/;
/**
 * Additions to a department's name: a word such as service or direction, a remark in brackets, a date from which or until which it exists,
 * a number of three digits or more (phone, cost centre).
 */
const BESIDE = [
  /^(direction|service|serv|pole|departement|dept|dpt|equipe|cellule|unite)s?\s+((de\s+la|de|des|du)\s+|(de\s+)?[dl]['’ʼ]\s*)?/u,
  /\s*[([].*$/,
  /[\s,;–—-]+(jusqu|a partir d|depuis\s|((au|avant|des|du|fin|le|from|since|until)\s+)?\d{1,2}[/.-]\d{1,2}(\D|$)).*$/,
  /^\d{3,}[\s:.–—-]*|[\s:.–—-]*\d{3,}$/g,
];

/**
 * UTF-8 that was read as Windows-1252 (HÃ©lÃ¨ne), letters that a program could not read, or a CSV of Excel for MS-DOS (H‚lŠne, Fran‡ois) or
 * for Macintosh (RenŽ) that was.
 */
const BROKEN = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\ufffd|[\u0080-\u009f]|\p{L}[‚†‡ˆ‰]|[‚†‡ˆ‰]\p{Ll}|\p{Ll}[ŠŽ]/u;
const INITIAL = /^\p{L}\.?$/u;
/** A remark that names the person's successor. */
const REPLACED = /->|=>|→|\sremplacee?s?\s/u;

/** Whether a wrong encoding has broken letters of a cell. @param text as on the list */
export function hasBrokenLetters(text: string): boolean {
  return BROKEN.test(text);
}

/** Whether a first name is one letter: F. */
export function isInitial(firstName: string): boolean {
  return INITIAL.test(firstName);
}

/** Whether a name has a remark about a successor: Meunier -> remplacée par Lise Prat. */
export function isReplaced(name: string): boolean {
  return REPLACED.test(name);
}

/** Whether a cell holds a filler, as its data is still missing. */
export function isFiller(text: string): boolean {
  return FILLER.test(text) || FILLER_INSIDE.test(text);
}

/** Whether a name stands for a vacant post: À pourvoir. */
export function isVacant(name: string): boolean {
  return VACANT.test(name);
}

/** Whether a cell holds a formula instead of its result: =RECHERCHEV(A45;Feuil2!A:B;2). */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** Whether a first name or last name is a filler, given that the other part is there. */
export function isFillerPart(text: string): boolean {
  return isFiller(text) && !ALSO_NAMES.test(text);
}

export function hasLeft(name: string): boolean {
  return HAS_LEFT.test(name);
}

/** Whether a name begins with a title: M. David. */
export function hasTitle(name: string): boolean {
  return TITLE.test(name);
}

/** Whether a cell holds a day, as from a shifted column: 12/03/2024. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

/** Whether a text contains a day: Logistique jusqu'au 31/12. */
export function hasDay(text: string): boolean {
  return DAY_INSIDE.test(text);
}

/** Whether a name contains a second last name, announced by a word such as née. */
export function hasOtherName(name: string): boolean {
  return OTHER_NAME.test(name);
}

/** Whether a name is a role, perhaps with a number: Stagiaire 2, Accueil. */
export function isRole(name: string): boolean {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => ROLES.has(word.replace(/s$/, '')));
}

/** A department without additions: « Achats (poste 4412) » becomes « achats ». */
export function bareDepartment(text: string): string {
  return BESIDE.reduce((bare, beside) => bare.replace(beside, ''), text).trim();
}

/** Whether a name belongs to two people: Lina Nédélec et Malo Ollivier. */
export function isOfSeveral(name: string): boolean {
  return SEVERAL.test(name);
}

/** Whether a name has a remark in brackets. */
export function hasRemark(name: string): boolean {
  return REMARK.test(name);
}
