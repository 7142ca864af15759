/** Messages of conformance about the rules of docs/pedagogy.md: one sentence for each violation, with its remedy. */

const excepted = {
  en: (rule: string) => `Where it cannot be otherwise, say why in manifest.json, under "exceptions" (rule "${rule}")`,
  fr: (rule: string) => `S’il ne peut en être autrement, dites pourquoi dans manifest.json, sous "exceptions" (règle "${rule}")`,
};

const ENGLISH = {
  noLazy:
    'solve.ts exports no lazy players. Add how those answer who do not read: export const lazy = { refuse, accept }, or names of your own',
  lazyWins: (name: string, wins: number, seats: number) =>
    `solve.ts: the lazy player "${name}" wins ${wins} of ${seats} draws without reading. Leave these draws out, or mix what is right`,
  lazyUnfinished: (name: string, unfinished: number, seats: number) =>
    `solve.ts: the answer of the lazy player "${name}" counts as unfinished in ${unfinished} of ${seats} draws, so that it proves nothing. Let it send a whole answer that the scene could send`,
  noChoices: `challenge.server.ts names no choices. Add choices(secrets): one entry a decision, each option with its act: safe, tolerated or unsafe. ${excepted.en('choices')}`,
  safeActLoses: (seat: number, field: string, text: string, outcome: string) =>
    field === ''
      ? `challenge.server.ts: the safe options of choices, taken together, are judged ${outcome} (draw ${seat}). Let check and choices say the same`
      : `challenge.server.ts: « ${text} » (${field}, draw ${seat}) is a safe or tolerated act, and counts as a failed attempt. Let check answer neutral, or call the act unsafe`,
  unsafeActWins: (seat: number, field: string, text: string) =>
    `challenge.server.ts: « ${text} » (${field}, draw ${seat}) is an unsafe act, and wins. Let check answer incorrect, or call the act tolerated`,
  strategies: {
    first: 'who takes the first option each time',
    last: 'who takes the last option each time',
    longest: 'who takes the longest option each time',
    neighbour: 'who copies the right answer of the neighbour',
    labels: 'a script that learnt the words of ten earlier plays',
  },
  blindWins: (strategy: string) => (wins: number, seats: number) =>
    `${strategy} wins ${wins} of ${seats} draws; one in ten is luck. Draw from more, shuffle the options, or word them alike`,
  surfaceTells: (name: string, percent: number) =>
    `challenge.server.ts: "${name}" alone tells genuine from false for ${percent} % of the items; three in four is the most. Give some genuine items what false ones have, and the reverse`,
  truths: {
    'no-truth': (field: string, text: string) =>
      `challenge.server.ts: « ${text} » takes ${field} for something, and choices does not say what it is. Add genuine, or leave takenFor out`,
    'safe-act': (field: string, text: string) =>
      `challenge.server.ts: « ${text} » is a safe act, and takes ${field} for what it is not. Leave takenFor out where an act is right with both`,
    'two-ways': (field: string, text: string) =>
      `challenge.server.ts: « ${text} » (${field}) takes items for different things in different draws. Let takenFor depend on the act alone`,
    unread: (field: string, text: string) =>
      `challenge.server.ts: the answer does not hold « ${text} » under "${field}", so that nothing of it is kept. Leave takenFor out, or let the answer be an object of the fields of choices`,
    'one-kind': (_field: string, _text: string) =>
      'challenge.server.ts: every item of all draws is genuine, or none is, so that nothing is told apart. Draw some of each',
  },
  copied: (percent: number) =>
    `the answer that is right at one seat is right at ${percent} % of the seats beside it. Draw a secret for each participant from the variant. ${excepted.en('neighbour')}`,
  sentEarly: (place: string, path: string) =>
    `${place} artifacts sends « ${path} » before the solve, which says what is right. Leave it out of artifacts: reveal sends it afterwards`,
  revealedEarly: (place: string, path: string, text: string) =>
    `${place} artifacts sends « ${text} » (${path}) before the solve, which is a text of the reveal. Leave it out of artifacts`,
  tellingField: (place: string, name: string, percent: number) =>
    `${place} the field "${name}" of artifacts tells genuine from false for ${percent} % of the items, without being read. Leave it out, or let it tell nothing`,
  firstHintTells: (text: string) =>
    `manifest.json: the first hint gives the answer away (« ${text} »). Say where to look; the last hint may give the method`,
  unnamedMistake: (verdict: string) =>
    `the verdict "${verdict}" has no French name in a report and on the wall. Add it to manifest.json: "mistakes": { "${verdict}": "…" }`,
};

const FRENCH: typeof ENGLISH = {
  noLazy:
    'solve.ts n’exporte pas lazy. Ajoutez comment répond qui ne lit pas : export const lazy = { refuse, accept }, ou des noms à vous',
  lazyWins: (name, wins, seats) =>
    `solve.ts : le joueur paresseux « ${name} » réussit ${wins} tirages sur ${seats} sans lire. Écartez ces tirages, ou mêlez ce qui est juste`,
  lazyUnfinished: (name, unfinished, seats) =>
    `solve.ts : la réponse du joueur paresseux « ${name} » est jugée inachevée dans ${unfinished} tirages sur ${seats}, et ne prouve donc rien. Qu’il envoie une réponse entière, comme la scène le ferait`,
  noChoices: `challenge.server.ts ne nomme pas ses choix. Ajoutez choices(secrets) : une entrée par décision, et pour chaque option son acte : safe, tolerated ou unsafe. ${excepted.fr('choices')}`,
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
    `la bonne réponse d’une place est celle de ${percent} % des places voisines. Tirez de variant un secret par personne. ${excepted.fr('neighbour')}`,
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

export const RULE = { en: ENGLISH, fr: FRENCH };
