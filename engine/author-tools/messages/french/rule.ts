/** De la règle de docs/pedagogy.md, que tient la conformité : une phrase par ligne enfreinte, avec ce qu’il faut changer. */
import type { RULE as ENGLISH } from '#engine/author-tools/messages/english/rule.ts';

const excepted = (rule: string) =>
  `S’il ne peut en être autrement, dites pourquoi dans manifest.json, sous "exceptions" (règle "${rule}")`;

export const RULE: typeof ENGLISH = {
  noLazy:
    'solve.ts n’exporte pas lazy. Ajoutez comment répond qui ne lit pas : export const lazy = { refuse, accept }, ou des noms à vous',
  lazyWins: (name, wins, seats) =>
    `solve.ts : le joueur paresseux « ${name} » réussit ${wins} tirages sur ${seats} sans lire. Écartez ces tirages, ou mêlez ce qui est juste`,
  lazyUnfinished: (name, unfinished, seats) =>
    `solve.ts : la réponse du joueur paresseux « ${name} » est jugée inachevée dans ${unfinished} tirages sur ${seats}, et ne prouve donc rien. Qu’il envoie une réponse entière, comme la scène le ferait`,
  noChoices: `challenge.server.ts ne nomme pas ses choix. Ajoutez choices(secrets) : une entrée par décision, et pour chaque option son acte : safe, tolerated ou unsafe. ${excepted('choices')}`,
  safeActLoses: (seat, field, text, outcome) =>
    field === ''
      ? `challenge.server.ts : les options sûres de choices, prises ensemble, sont jugées ${outcome} (tirage ${seat}). Accordez check et choices`
      : `challenge.server.ts : « ${text} » (${field}, tirage ${seat}) est un acte sûr ou toléré, et compte comme un essai faux. Que check réponde neutral, ou nommez l’acte unsafe`,
  unsafeActWins: (seat, field, text) =>
    `challenge.server.ts : « ${text} » (${field}, tirage ${seat}) est un acte dangereux, et gagne. Que check réponde incorrect, ou nommez l’acte tolerated`,
  strategies: {
    first: 'qui prend chaque fois la première option',
    last: 'qui prend chaque fois la dernière option',
    longest: 'qui prend chaque fois l’option la plus longue',
    neighbour: 'qui copie la bonne réponse de sa voisine ou de son voisin',
    labels: 'un script qui a appris les mots de dix parties',
  },
  blindWins: (strategy) => (wins, seats) =>
    `${strategy} réussit ${wins} tirages sur ${seats} ; un sur dix est de la chance. Tirez dans une réserve plus grande, mêlez les options, ou écrivez-les de même façon`,
  surfaceTells: (name, percent) =>
    `challenge.server.ts : « ${name} » suffit à distinguer le vrai du faux pour ${percent} % des éléments ; trois sur quatre est un maximum. Donnez à des vrais ce qu’ont les faux, et l’inverse`,
  truths: {
    'no-truth': (field, text) =>
      `challenge.server.ts : « ${text} » prend ${field} pour quelque chose, et choices ne dit pas ce qu’il est. Ajoutez genuine, ou ôtez takenFor`,
    'safe-act': (field, text) =>
      `challenge.server.ts : « ${text} » est un acte sûr, et prend ${field} pour ce qu’il n’est pas. Ôtez takenFor là où un acte convient dans les deux cas`,
    'two-ways': (field, text) =>
      `challenge.server.ts : « ${text} » (${field}) prend les éléments pour l’un ou pour l’autre selon le tirage. Que takenFor ne dépende que de l’acte`,
    unread: (field, text) =>
      `challenge.server.ts : la réponse ne porte pas « ${text} » sous "${field}", et rien n’en est gardé. Ôtez takenFor, ou que la réponse soit un objet des champs de choices`,
    'one-kind': () =>
      'challenge.server.ts : tous les éléments de tous les tirages sont vrais, ou aucun : rien ne s’y distingue. Tirez-en des deux sortes',
  },
  copied: (percent) =>
    `la bonne réponse d’une place est celle de ${percent} % des places voisines. Tirez de variant un secret par personne. ${excepted('neighbour')}`,
  sentEarly: (place, path) =>
    `${place} artifacts envoie « ${path} » avant la réussite, ce qui dit ce qui est juste. Ôtez-le d’artifacts : reveal l’envoie ensuite`,
  revealedEarly: (place, path, text) =>
    `${place} artifacts envoie « ${text} » (${path}) avant la réussite : c’est un texte de la révélation. Ôtez-le d’artifacts`,
  tellingField: (place, name, percent) =>
    `${place} le champ « ${name} » d’artifacts distingue le vrai du faux pour ${percent} % des éléments, sans qu’on lise. Ôtez-le, ou qu’il ne dise rien`,
  firstHintTells: (text) =>
    `manifest.json : le premier indice donne la réponse (« ${text} »). Dites où regarder ; le dernier indice peut donner la méthode`,
  unnamedMistake: (verdict) =>
    `le verdict « ${verdict} » n’a pas de nom français dans un bilan et au mur. Ajoutez-le à manifest.json : "mistakes": { "${verdict}": "…" }`,
};
