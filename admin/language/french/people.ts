import type { PersonDoubt, PersonFact } from '#schemas/people.ts';
import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { people as English } from '../english/people.ts';

const count = counting('fr-FR');
const persons = (number: number) => count(number, { one: 'personne', other: 'personnes' });
const lines = (number: number) => count(number, { one: 'ligne', other: 'lignes' });

/** Maximum number of names of a list that a sentence mentions. */
const NAMED = 8;

const facts: Readonly<Record<PersonFact, string>> = {
  name: 'Nom',
  department: 'Service',
  site: 'Site',
  manager: 'Responsable',
  language: 'Langue',
};

/** @param fact name of the column, in lower case @param text the cell */
const odd: Readonly<Record<Extract<PersonDoubt, { kind: 'odd' }>['why'], (fact: string, text: string) => string>> = {
  filler: (fact, text) => `${fact} « ${text} » : la case semble à remplir.`,
  vacant: (_, text) => `« ${text} » n’est pas une personne, mais un poste sans personne : retirez cette ligne.`,
  role: (_, text) =>
    `« ${text} » : est-ce une personne ? On dirait un rôle ou un poste. Écrivez le nom de la personne, ou retirez cette ligne.`,
  formula: (fact, text) =>
    `${fact} « ${text} » : c’est une formule, et non ce qu’elle donne. Dans le fichier, collez les valeurs.`,
  left: (_, text) => `« ${text} » : cette personne est-elle partie ?`,
  title: (fact, text) => `${fact} « ${text} » : la civilité n’est pas du nom.`,
  digits: (fact, text) => `${fact} « ${text} » : il y a un chiffre.`,
  number: (fact, text) => `${fact} « ${text} » : ce n’est qu’un nombre.`,
  date: (fact, text) => `${fact} « ${text} » : il y a une date.`,
  address: (fact, text) => `${fact} « ${text} » : c’est une adresse.`,
  several: (fact, text) => `${fact} « ${text} » : sont-ce deux personnes ? Chacune entre avec sa propre adresse.`,
  remark: (fact, text) => `${fact} « ${text} » : la parenthèse n’est pas du nom.`,
  'other-name': (fact, text) => `${fact} « ${text} » : deux noms de famille ; gardez celui que la personne porte au travail.`,
  swapped: (fact, text) => `${fact} « ${text} » : nom et service sont-ils échangés ?`,
  accents: (fact, text) => `${fact} « ${text} » : les accents sont cassés. Enregistrez le fichier en UTF-8, ou en .xlsx.`,
  initial: (_, text) => `« ${text} » : le prénom n’est qu’une initiale.`,
  replaced: (_, text) => `« ${text} » : une autre personne a-t-elle pris sa place ?`,
  old: () => 'est-ce une ancienne adresse ?',
  another: (_, text) => `cette adresse semble être celle de ${text}. Chaque personne entre avec sa propre adresse.`,
  circle: (_, text) => `responsable « ${text} » : en remontant d’un responsable à l’autre, on revient à cette personne.`,
  self: (_, text) => `responsable « ${text} » : c’est la personne elle-même.`,
  unknown: (_, text) => `responsable « ${text} » : cette adresse n’est ni sur la liste ni dans l’annuaire.`,
  'no-address': (_, text) => `responsable « ${text} » : ce n’est pas une adresse, comme pour les autres.`,
  reversed: (_, text) => `« ${text} » : prénom et nom sont-ils échangés ? L’adresse les a dans l’autre ordre.`,
};

const missing: Readonly<Record<Extract<PersonDoubt, { kind: 'name' }>['missing'], string>> = {
  name: 'nom',
  firstName: 'prénom',
  lastName: 'nom de famille',
};

/** @param what text of the cell that is not an address */
const wrong: Readonly<Record<Extract<PersonDoubt, { kind: 'address' }>['why'], (what: string) => string>> = {
  empty: (what) => what,
  heading: () => 'l’en-tête est répété ; retirez cette ligne',
  phone: (what) => `${what} est un numéro de téléphone, et non un e-mail`,
  remark: (what) => `${what} n’est pas un e-mail : retirez la parenthèse`,
  several: (what) => `${what} n’est pas un e-mail : il y a plus d’un @`,
  at: (what) => `${what} n’est pas un e-mail : il n’a pas de @`,
  space: (what) => `${what} n’est pas un e-mail : il y a une espace`,
  slash: (what) => `${what} n’est pas un e-mail : retirez ce qui suit le domaine`,
  domain: (what) => `${what} n’est pas un e-mail : le domaine n’a pas de fin, comme .fr`,
  other: (what) => `${what} n’est pas un e-mail`,
};

/** Sentence about a cell of the e-mail column that is not an address. */
function noAddress({ email, found, name, why }: Extract<PersonDoubt, { kind: 'address' }>): string {
  const none = name === null ? 'il n’y a pas d’e-mail' : `« ${name} » n’a pas d’e-mail`;
  if (found === null) return `${wrong[why](email === '' ? none : email)}.`;
  const what = email === '' ? none : wrong.other(email);
  const where = `${what} ; ${found.address} est dans la colonne ${facts[found.fact]}`;
  return found.fact === 'name' ? `${where} : les deux cases sont-elles échangées ?` : `${where} : la ligne est-elle décalée ?`;
}

/** Sentence about an address that occurs twice, with the differences between its two lines. */
function twice({ email, counts, names, departments }: Extract<PersonDoubt, { kind: 'twice' }>): string {
  const where = departments === null ? '' : `, dans deux services : « ${departments.here} », « ${departments.there} »`;
  return names === null
    ? `${email} y est deux fois${where} ; la ligne ${counts} compte.`
    : `${email} y est deux fois, avec deux noms différents : ${names.here}, ${names.there}${where}. Seule la ligne ${counts} est importée ; il faut une adresse à chaque personne.`;
}

function alsoOn(lines: readonly number[]): string {
  return lines.length === 0 ? '' : ` (aussi à la ligne ${lines.join(', ')})`;
}

function doubt(one: PersonDoubt): string {
  const { email } = one;
  switch (one.kind) {
    case 'address':
      return noAddress(one);
    case 'cell':
      return one.fact === 'language'
        ? `Langue « ${one.text} » : il faut le nom d’une langue, comme français, ou son code, comme fr.`
        : `${facts[one.fact]} doit tenir en une ligne de ${one.maxLength} caractères au plus.`;
    case 'twice':
      return twice(one);
    case 'former':
      return `${email} ne peut pas être la nouvelle adresse de ${one.former} : cette adresse est aussi sur la liste, ou l’annuaire a les deux.`;
    case 'domain':
      return `${email} ; est-ce ${one.meant} ?`;
    case 'rare-domain':
      return `${email} : presque personne dans cette liste n’a le domaine ${one.domain}${alsoOn(one.also)}. Est-ce une adresse personnelle, ou d’ailleurs ?`;
    case 'department':
      return `${email} n’a pas de service.`;
    case 'name':
      return `${email} n’a pas de ${missing[one.missing]}.`;
    case 'shared':
      return `${email}${one.name === null ? '' : ` (${one.name})`} : est-ce une boîte partagée ? Chaque personne entre avec sa propre adresse.`;
    case 'odd':
      return `${email} : ${odd[one.why](one.fact === 'email' ? 'e-mail' : facts[one.fact].toLowerCase(), one.text)}`;
    case 'namesake':
      return `${email} : ${one.name} est aussi à la ligne ${one.counts}, avec ${one.other}. Est-ce la même personne ?`;
    case 'spelling':
      return one.name === null ? `${email} ; est-ce ${one.meant} ?` : `${email} (${one.name}) ; est-ce ${one.meant} ?`;
    case 'near-department':
      return `${email} : service « ${one.department} » ; est-ce « ${one.meant} », où il y aura ${persons(one.count)} ?`;
    case 'compound-department':
      return `${email} : service « ${one.department} », en plusieurs parties ; est-ce ${[one, ...one.also].map(({ meant, count: people }) => `« ${meant} », où il y aura ${persons(people)}`).join(', ou ')} ?`;
  }
}

function addressAndDepartment({ email, department }: { readonly email: string; readonly department: string | null }): string {
  return department === null ? email : `${email} (${department})`;
}

/** The first names of a list, and the number of the others. */
function some(names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `« ${name} »`);
  const more = names.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` et ${count(more, { one: 'autre', other: 'autres' })}` : ''}`;
}

export const people: SameMessages<typeof English> = {
  about:
    'Les personnes de votre organisation, chacune une fois, quelles que soient les sessions où elles viennent. Les campagnes les comptent. Les joueurs ne voient jamais cette page.',
  requests: 'Une personne demande ce que Vigie sait d’elle, ou d’être effacée :',
  loading: 'Chargement de l’annuaire…',
  notLoaded: 'L’annuaire n’a pas pu être chargé. Rechargez la page pour réessayer.',
  couldNotLoad: (reason) => `L’annuaire n’a pas pu être chargé : ${reason}`,
  nobody: 'L’annuaire est encore vide. Importez une liste ci-dessous.',
  nobodyFound: 'Personne ne correspond.',
  everybody: (present) => `${persons(present)} dans l’annuaire`,
  caption: 'Personnes de l’annuaire, par e-mail',
  search: 'Chercher par nom ou e-mail',
  all: 'Tous',
  email: 'E-mail',
  department: facts.department,
  departmentWith: (name, present) => `${name} (${present})`,
  facts,
  actions: 'Actions',
  changePerson: 'Modifier',
  changeOne: (who) => `Modifier ${who}`,
  changeEmailAbout: 'Les sessions et les listes qui ont cette adresse, et les campagnes, prennent aussi l’adresse juste.',
  nearDepartment: (name, people) =>
    `Est-ce « ${name} », où ${count(people, { one: 'personne se trouve', other: 'personnes se trouvent' })} ?`,
  takeDepartment: (name) => `Mettre « ${name} »`,
  ownDepartment: (typed, name) => `Non : « ${typed} » est un autre service que « ${name} »`,
  askDepartment: (typed, name) => `Dites d’abord si « ${typed} » est « ${name} » ou un autre service.`,
  saveChange: 'Enregistrer',
  changedOne: (who) => `C’est enregistré : ${who}.`,
  notChanged: (reason) => `Rien n’est enregistré : ${reason}`,
  remove: 'Retirer',
  removeOne: (who) => `Retirer ${who}`,
  removeAbout:
    'Le nom et l’adresse sont effacés de l’annuaire ; les nombres par service restent, et ce que les sessions contiennent aussi. Pour tout effacer : Données personnelles.',
  removedOne: (who) => `C’est retiré : ${who}.`,
  notRemoved: (reason) => `La personne n’a pas été retirée : ${reason}`,
  hidden: 'Cette liste contient des noms et des adresses.',
  spreadsheet: 'Tableur',
  saved: (file) => `Enregistré sous ${file}.`,
  notSaved: (reason) => `L’annuaire n’a pas été enregistré : ${reason}`,
  importTitle: 'Importer une liste',
  file: 'Charger un fichier',
  fileAbout:
    'Excel (.xlsx, sa première feuille) ou CSV, tel que votre logiciel RH l’exporte. Les colonnes sont reconnues à leur nom ; rien n’est écrit avant que vous ayez vu ce qui change.',
  paste: 'Ou coller une liste',
  pasteAbout: 'Une personne par ligne, avec ou sans ligne de noms de colonnes.',
  look: 'Voir ce qui change',
  noList: 'chargez un fichier ou collez une liste, puis regardez ce qui change.',
  fileChanged: (file) => `${file} a été modifié ou déplacé depuis : choisissez-le de nouveau.`,
  emptyList: 'il n’y a personne dans cette liste.',
  tooMany: (most) => `une liste a ${count(most, { one: 'ligne', other: 'lignes' })} au plus.`,
  tooLarge: (file) => `${file} dépasse 8 Mo.`,
  notRead: (file) => `${file} n’a pas pu être lu comme un classeur. Enregistrez-le en CSV, puis chargez ce fichier.`,
  notPreviewed: (reason) => `Rien n’a changé : ${reason}`,
  notImported: (reason) => `Rien n’a été importé : ${reason}`,
  previewTitle: 'Ce que l’import change',
  information: 'Information',
  erased: (number) => `Effacé auparavant, et non importé : ${persons(number)}`,
  erasedAbout:
    'Ce que Vigie en conservait a été effacé, le plus souvent à la demande de la personne. Cochez seulement qui peut y revenir ; rien de ce qui a été effacé ne revient. Sans coche, la ligne est laissée de côté, à cet import comme aux suivants.',
  erasedOne: (line, who) => `Ligne ${line} : reprendre ${who}`,
  renamedAbout:
    'Des services changent de nom. Les personnes qui les suivent gardent leur vue, et les campagnes en cours continuent sous le nouveau nom :',
  renamed: (from, to) => `${from} devient ${to}`,
  readdressed: 'Probablement la même personne : nouvelle adresse',
  readdressedAbout:
    'Cochez qui est la même personne : ses sessions, ses points, ses listes et ses campagnes passent à la nouvelle adresse. Sans coche, ce sont deux personnes, l’une absente et l’autre nouvelle.',
  readdressedAll: (number) => `Les ${persons(number)}`,
  readdressedOne: (line, who) => `Ligne ${line} : ${who}`,
  readdressedFrom: (before, after) => `${addressAndDepartment(before)} → ${addressAndDepartment(after)}`,
  readdressedMore: (number) =>
    `Et ${count(number, { one: 'autre', other: 'autres' })} : importez cette liste en plusieurs fois, sans cocher de départs avant la dernière.`,
  newAddress: (former, email) => `${former} → ${email}`,
  twoPeople: (line) => `Deux personnes à la ligne ${line}`,
  counts: {
    added: (number) => `Nouveau : ${persons(number)}`,
    changed: (number) => `Modifié : ${persons(number)}`,
    unchanged: (number) => `Inchangé : ${persons(number)}`,
    gone: (number) => `Absent de cette liste : ${persons(number)}`,
    refused: (number) => `Faux : ${lines(number)}`,
    doubtful: (number) => `À regarder : ${lines(number)}`,
  },
  refused: (number) =>
    `${count(number, { one: 'ligne est fausse', other: 'lignes sont fausses' })}. Corrigez la liste, puis regardez de nouveau : tout est importé, ou rien.`,
  doubtful: (number) =>
    count(number, {
      one: 'ligne à regarder ; elle est importée telle quelle.',
      other: 'lignes à regarder ; elles sont importées telles quelles.',
    }),
  line: (line, doubts) => `Ligne ${line} : ${doubts.join(' ')}`,
  doubt,
  more: (number) => `Et ${count(number, { one: 'autre', other: 'autres' })}.`,
  correct: (meant) => `Prendre ${meant}`,
  correctLine: (meant, line) => `Prendre ${meant} à la ligne ${line}`,
  onAllLines: (number) => `Sur les ${lines(number)}`,
  correctAll: (wrong, meant, number) => `Sur les ${lines(number)} où il y a ${wrong}, prendre ${meant}`,
  corrected: (number) =>
    `${count(number, { one: 'ligne est corrigée', other: 'lignes sont corrigées' })} ici, et non dans votre fichier : corrigez-le aussi, sans quoi son prochain import remettrait la faute.`,
  correctedLine: (line, from, to) => `Ligne ${line} : ${from} → ${to}`,
  forget: 'Oublier les corrections',
  forgotten: 'Les corrections sont oubliées : la liste est celle du fichier.',
  notCorrected: (reason) => `Rien n’a été corrigé : ${reason}`,
  previewed: (refused, doubtful) =>
    `Ce que l’import change. ${count(refused, { one: 'ligne fausse', other: 'lignes fausses' })}, ${lines(doubtful)} à regarder.`,
  noAddresses: (titles) =>
    `aucune case ne contient d’e-mail (une adresse a un @). Colonnes trouvées : ${titles.map((title) => `« ${title} »`).join(', ')}.`,
  sheets: (read, others) =>
    `La feuille « ${read} » est lue, et pas les autres : ${some(others)}. Pour en lire une autre, mettez-la en premier.`,
  columnsTitle: 'Colonnes de la liste',
  columnsRead: (read, ignored) => {
    const some = (columns: typeof read) =>
      columns.map(({ title, as }) => (as === null ? `« ${title} »` : `« ${title} » (${as})`)).join(', ');
    return `Colonnes lues : ${some(read)}${ignored.length > 0 ? ` ; ignorées : ${some(ignored)}` : ''}.`;
  },
  columnsSet: 'Dire ce qu’est chaque colonne',
  columnIgnored: 'Ignorée',
  columnNames: {
    ...facts,
    email: 'E-mail',
    firstName: 'Prénom',
  },
  departments: (number, single, named) => {
    const all = count(number, { one: 'service', other: 'services' });
    const more = single > named.length ? ` et ${count(single - named.length, { one: 'autre', other: 'autres' })}` : '';
    return single === 0
      ? `${all} dans cette liste.`
      : `${all} dans cette liste, dont ${single} d’une seule personne : ${named.join(', ')}${more}.`;
  },
  compoundDepartments: (names) => `En plusieurs parties, et pris chacun comme un seul nom : ${some(names)}.`,
  departmentsTitle: 'Services et nombre de personnes',
  returns: 'revient',
  change: (fact, from, to) => `${fact} : ${from ?? '—'} → ${to ?? '—'}`,
  leave: (gone) =>
    count(gone, {
      one: 'personne absente de cette liste a quitté l’organisation',
      other: 'personnes absentes de cette liste ont quitté l’organisation',
    }),
  import: (refused, doubtful) =>
    refused > 0
      ? `Importer : d’abord ${lines(refused)} à corriger`
      : doubtful > 0
        ? `Importer, avec ${lines(doubtful)} à regarder`
        : 'Importer',
  nothingChanges: 'Cette liste ne change rien.',
  imported: (added, changed, left) =>
    `Import fait : ${count(added, { one: 'ajout', other: 'ajouts' })}, ${count(changed, { one: 'modification', other: 'modifications' })}, ${count(left, { one: 'départ', other: 'départs' })}.`,
  endTitle: 'Finalité et fin',
  endAbout: 'Après le dernier jour, noms et adresses sont effacés ; les nombres par service restent.',
  purpose: 'Pourquoi il est tenu (facultatif)',
  endsOn: 'Dernier jour (facultatif)',
  saveEnd: 'Enregistrer finalité et fin',
  endSaved: 'Finalité et fin enregistrées.',
  endNotSaved: (reason) => `Finalité et fin n’ont pas été enregistrées : ${reason}`,
};
