/** Cells of a list that hold no name: fillers, remarks, titles, days. Texts are in lower case, without accents. Pure. */

/** Words that offices write where they know nothing, and what spreadsheets show of a broken formula. */
const FILLER =
  /^(#.*[!?]|#n\/?a|n\.? ?\/? ?[ac]\.?|neant|aucune?|inconnue?s?|vide|idem|dito|(?:(?:test|essai)s?(?: |$)){1,3}|a (completer|definir|preciser|renseigner|venir)|tb[adc]|to do|todo|none|null|unknown|(?<same>.)\k<same>+|\p{P}+|(en )?(conges?|arret)( (de )?(maternite|paternite|parental|maladie|sabbatique|sans solde))?)$/u;
/** Fillers that are names of people, too: beside a name they are one. */
const ALSO_NAMES = /^(na|todo|none|vide|idem|dito|tests?|essais?|(?<same>.)\k<same>)$/u;
/** A post that nobody has. */
const VACANT = /^(postes? )?(vacante?s?|a pourvoir|a recruter|non pourvus?)$|^poste libre$|^recrutement( en cours)?$/;
/** A formula that was saved as a text. */
const FORMULA = /^=./;
/** What is in no name, wherever it stands in the cell. */
const FILLER_INSIDE = /(^|\s)(#(n\/?a|ref!|value!|valeur!|nom ?\?)|a (completer|definir|preciser|renseigner)|prenom)(?=\s|$)/;
/** A remark after a name: that the person is no longer there. */
const HAS_LEFT =
  /([([]|\s[-–—:]\s*|,\s*)(partie?|sortie?|quitte|ancien(ne)?|demission\w*|retraitee?|left|gone)(\P{L}.*)?$|\s(partie?|sortie?) (le|en|au|depuis) /u;
/** Between the names of two people. */
const SEVERAL = /\p{L}{2}\s*(\s(et|and|ou|or)\s|[&/+;])\s*\p{L}{2}/u;
/** A remark in brackets: apprentie, en congé. */
const REMARK = /[([]/;
/** Another last name of the same person: COLLIN ép. Durand, Marie Roux née Petit. */
const OTHER_NAME = /\s(nee|ep|epouse|epx|veuve|vve)[.:]?\s+\p{L}/u;
/** Who is there for a while, or what stands at a desk: words of which no name is made. */
const ROLES = new Set(
  (
    'stagiaire apprenti apprentie alternant alternante interimaire vacataire saisonnier saisonniere remplacant remplacante accueil poste caisse ' +
    'guichet standard atelier bureau borne utilisateur utilisatrice collaborateur collaboratrice salarie salariee visiteur interim intern trainee temp user'
  ).split(' '),
);
const TITLE = /^(m\.|mr\.?|mrs\.?|ms\.?|mme\.?|mlle\.?|monsieur|madame|mademoiselle|dr\.?)\s/;
/** Days, and what spreadsheets make of them: mars-26. */
const DAY =
  /^(\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})|\d{4}-\d{2}-\d{2})( \d{1,2}:\d{2}(:\d{2})?)?$|^(janv|fevr?|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)\.?[- ]\d{2}$/;

/** A day inside a text: the whole of it, or one after a word that says from when or until when. */
const DAY_INSIDE =
  /(^|\D)(\d{1,2}[/.-]\d{1,2}[/.-](\d{4}|\d{2})|\d{4}-\d{2}-\d{2})(\D|$)|\bjusqu|(^|\s)(au|avant|depuis|des|du|fin|le|from|since|until) \d{1,2}(er)?([/.-]\d{1,2}(\D|$)| ?(janv|fevr|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec))/;
/** What offices write beside a department: a word that says that it is one, a remark in brackets, from when or until when, a number of three digits, as of a telephone or a cost centre. */
const BESIDE = [
  /^(direction|service|serv|pole|departement|dept|dpt|equipe|cellule|unite)s?\s+((de\s+la|de|des|du)\s+|(de\s+)?[dl]['’ʼ]\s*)?/u,
  /\s*[([].*$/,
  /[\s,;–—-]+(jusqu|a partir d|depuis\s|((au|avant|des|du|fin|le|from|since|until)\s+)?\d{1,2}[/.-]\d{1,2}(\D|$)).*$/,
  /^\d{3,}[\s:.–—-]*|[\s:.–—-]*\d{3,}$/g,
];

/** UTF-8 that was read as Windows-1252 (HÃ©lÃ¨ne), or letters that a program could not read. */
const BROKEN = /[ÃÂ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|\ufffd/u;
const INITIAL = /^\p{L}\.?$/u;
/** A remark that somebody else has the post. */
const REPLACED = /->|=>|→|\sremplacee?s?\s/u;

/** Whether letters of a cell were broken by a wrong encoding. @param text as the list has it */
export function hasBrokenLetters(text: string): boolean {
  return BROKEN.test(text);
}

/** Whether a first name is one letter: F. */
export function isInitial(firstName: string): boolean {
  return INITIAL.test(firstName);
}

/** Whether a name has a remark that somebody else follows: Meunier -> remplacée par Lise Prat. */
export function isReplaced(name: string): boolean {
  return REPLACED.test(name);
}

/** Whether a cell was left to be filled in. */
export function isFiller(text: string): boolean {
  return FILLER.test(text) || FILLER_INSIDE.test(text);
}

/** Whether a name says that a post has nobody: À pourvoir. */
export function isVacant(name: string): boolean {
  return VACANT.test(name);
}

/** Whether a cell is a formula in the place of what it gives: =RECHERCHEV(A45;Feuil2!A:B;2). */
export function isFormula(text: string): boolean {
  return FORMULA.test(text);
}

/** The same of a first name or last name alone, beside the other. */
export function isFillerPart(text: string): boolean {
  return isFiller(text) && !ALSO_NAMES.test(text);
}

export function hasLeft(name: string): boolean {
  return HAS_LEFT.test(name);
}

/** Whether a title stands before a name: M. David. */
export function hasTitle(name: string): boolean {
  return TITLE.test(name);
}

/** A day, as a column of days in the place of another has it: 12/03/2024. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

/** Whether a day is part of a text: Logistique jusqu'au 31/12. */
export function hasDay(text: string): boolean {
  return DAY_INSIDE.test(text);
}

/** Whether a name has another last name beside it, with a word that says so. */
export function hasOtherName(name: string): boolean {
  return OTHER_NAME.test(name);
}

/** Whether a name is a role, perhaps with a number: Stagiaire 2, Accueil. */
export function isRole(name: string): boolean {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1);
  return words.length > 0 && words.every((word) => ROLES.has(word.replace(/s$/, '')));
}

/** A department without what stands beside it: « Achats (poste 4412) » is « achats ». */
export function bareDepartment(text: string): string {
  return BESIDE.reduce((bare, beside) => bare.replace(beside, ''), text).trim();
}

/** Whether a name is that of two people: Lina Nédélec et Malo Ollivier. */
export function isOfSeveral(name: string): boolean {
  return SEVERAL.test(name);
}

/** Whether a name has a remark in brackets. */
export function hasRemark(name: string): boolean {
  return REMARK.test(name);
}
