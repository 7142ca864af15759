import type { SameMessages } from '../catalogue.ts';
import { counting } from '../counting.ts';
import type { setup as English } from '../english/setup.tsx';

const count = counting('fr-FR');
const entries = (n: number) => count(n, { one: 'entrée', other: 'entrées' });
const missions = (n: number) => count(n, { one: 'mission', other: 'missions' });
const quoted = (text: string) => (text === '' ? '' : ` « ${text} »`);
const inTeam = (team: string | null) => (team === null ? 'sans équipe' : `dans l’équipe ${team}`);
const withoutCapital = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** '35 personnes et toutes les adresses d’un domaine'. */
function people(persons: number, domains: number): string {
  return [
    ...(persons === 0 ? [] : [count(persons, { one: 'personne', other: 'personnes' })]),
    ...(domains === 0 ? [] : [`toutes les adresses ${domains === 1 ? 'd’un domaine' : `de ${domains} domaines`}`]),
  ].join(' et ');
}

export const setup: SameMessages<typeof English> = {
  titles: { new: 'Préparer une session', edit: 'Modifier une session', copy: 'Dupliquer une session' },
  saved: (code) => `Session ${code} enregistrée.`,
  gone: (id) => `Aucune session n’a l’identifiant « ${id} ». Elle a peut-être été supprimée.`,
  notLoaded: 'La session n’a pas pu être chargée. Rechargez la page pour réessayer.',
  loading: 'Chargement de la session…',
  copyOf: (name) =>
    `Une copie de ${name}. Elle aura son propre code ; participants, scores, heures d’ouverture et de fermeture ne sont pas copiés.`,
  changesHold: (code) => (
    <>Session {code}. Les modifications valent tout de suite pour tout le monde ; les points gagnés restent.</>
  ),
  copyMark: ' (copie)',
  name: {
    title: 'Nom',
    label: 'Nom de la session (facultatif)',
    about: 'Il vous aide à distinguer vos sessions. Le code à communiquer aux joueurs est créé pour vous.',
  },
  save: {
    summary: 'Résumé',
    mistakes: 'Pas encore enregistré : corrigez les champs signalés plus haut.',
    changedToo: (news, both) =>
      `Pas encore enregistré : ${withoutCapital(news)} Modifié des deux côtés : ${both}. Enregistrez de nouveau pour remplacer ses choix par les vôtres.`,
    changedWhileKept: 'la session a été modifiée pendant que votre travail était gardé.',
    takeTheirs: 'Prendre ses choix',
    failed: (reason) => `La session n’a pas pu être enregistrée : ${reason}`,
    create: 'Créer la session',
    change: 'Enregistrer les modifications',
  },
  decisions: {
    name: 'le nom',
    missions: 'les missions',
    teams: 'les équipes',
    people: 'la liste des personnes admises',
    personalCodes: 'les codes personnels',
    door: 'la porte',
    playerLogin: 'la façon d’entrer',
    time: 'les horaires',
    start: 'le début du jeu',
    hints: 'les indices',
    board: 'le classement',
    fleet: 'la flotte',
    workshop: 'l’atelier',
    schedule: 'l’atelier et ses horaires',
    reporting: 'où signaler',
  },
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    about: 'Ce que vous avez préparé sur cette page n’est pas enregistré et sera perdu.',
    stay: 'Rester ici',
    leave: 'Quitter sans enregistrer',
  },
  templates: {
    title: 'Partir d’un modèle',
    forWhom: 'Pour qui',
    howLong: 'Durée',
    whom: {
      office: {
        title: 'Tout le bureau',
        description:
          'E-mail, téléphone, mot de passe et signalement, un quiz, puis les autres sujets de la vie de bureau, l’un après l’autre.',
      },
      accounts: {
        title: 'Comptabilité et RH',
        description: 'Ce qu’il faut à tout le monde, puis les paiements et les données personnelles.',
      },
      field: {
        title: 'Terrain et mobilité',
        description: 'Ce qu’il faut à tout le monde, puis les portes, les déplacements et les téléphones.',
      },
      technical: {
        title: 'Équipes techniques',
        description: 'Un faux e-mail et un mot de passe, puis ce que les attaquants font aux sites, au code et aux serveurs.',
      },
      first: {
        title: 'Premier contact',
        description: 'L’essentiel, les missions faciles d’abord et aucune difficile.',
      },
      everything: {
        title: 'Tous les classiques',
        description: 'Le programme classique entier, dans son ordre, sans limite de temps.',
      },
    },
    inMinutes: (whom, minutes) => `${whom}, ${minutes} minutes`,
    ofPlay: (length) => `${length} de jeu`,
    withParts: (length, { welcome, play, debrief, questions }) =>
      `${length} pour ${play} min de jeu, avec ${welcome} min d’accueil, ${debrief} de débriefing et ${questions} de questions`,
    content: (title, content) => (
      <>
        {title} : {content}.
      </>
    ),
    noneFits: 'Aucune mission du catalogue ne convient. Choisissez un autre public ou une durée plus longue.',
    use: 'Utiliser ce modèle',
    inUse: 'Modèle utilisé',
    used: (title, content) => `Modèle utilisé : ${title} (${content}).`,
    replaced: (title) => `« ${title} » a remplacé les missions et la durée.`,
    undo: 'Annuler ce modèle',
    undone: 'Les missions et la durée sont revenues à ce qu’elles étaient.',
    replaceQuestion: 'Remplacer les missions d’une session ouverte ?',
    replaceAbout: (title) =>
      `« ${title} » met d’autres missions et une autre durée. Les joueurs les verront dès que vous enregistrerez ; d’ici là, vous pourrez revenir en arrière.`,
    keep: 'Les garder',
    replace: 'Les remplacer',
  },
  challenges: {
    title: 'Missions',
    whatIsPlayed: 'Ce qui est joué',
    selection: 'Une sélection',
    selectionAbout: 'Seulement les missions que vous cochez, dans l’ordre que vous leur donnez.',
    whole: (length) => `Le programme entier, dans son ordre : ${length}.`,
    everything: 'Tous les classiques',
    everythingAbout: (title, length) =>
      `Tout « ${title} », dans son ordre : ${length}. Une mission qui s’y ajoute plus tard en fait partie.`,
    unlisted: ' (hors du programme entier)',
    total: (played, minutes) => (
      <>
        <strong>{missions(played)}</strong>, {minutes} min.
      </>
    ),
    totalOf: (played, minutes, duration, spare) => (
      <>
        <strong>{missions(played)}</strong>, {minutes} min sur {duration} min :{' '}
        {spare < 0 ? `${-spare} min de plus que le jeu` : `il reste ${spare} min de marge`}.
      </>
    ),
    order: 'Ordre de jeu',
    nothingChosen: 'Rien de choisi pour l’instant. Cochez des missions dans la liste, ou partez d’un modèle.',
    gone: (key) => `${key} (n’est plus au catalogue : retirez-la)`,
    up: 'Monter',
    down: 'Descendre',
    remove: 'Retirer',
    moved: (title, place, of) => `${title} : maintenant ${place} sur ${of}.`,
    removed: (title, left) => `${title} : mission retirée, ${left === 0 ? 'il n’en reste aucune' : `il en reste ${left}`}.`,
  },
  directory: {
    label: 'Depuis l’annuaire',
    about: 'E-mails, noms et services s’ajoutent à la liste ci-dessus.',
    everybody: (n) => `Tout le monde (${count(n, { one: 'personne', other: 'personnes' })})`,
    department: (name, n) => `${name} (${count(n, { one: 'personne', other: 'personnes' })})`,
    add: 'Ajouter à la liste',
    added: (n) => `${count(n, { one: 'personne de l’annuaire ajoutée', other: 'personnes de l’annuaire ajoutées' })}.`,
    notAdded: (reason) => `Personne n’a été ajouté : ${reason}`,
  },
  people: {
    title: 'Personnes et équipes',
    label: 'Qui peut se connecter (facultatif)',
    about:
      'Collez les destinataires d’un message, une colonne de tableur ou des adresses ; @brevelle.example admet un domaine entier. Les noms écrits avec les adresses sont gardés, devant elles ou dans une colonne. Une adresse seule sur sa ligne peut être suivie d’un point-virgule et de son équipe. Champ vide : toutes les personnes qui ont le code.',
    nobody: 'La liste est vide.',
    onTheList: (persons, domains) => `Sur la liste : ${people(persons, domains)}.`,
    names: (n) =>
      `${count(n, { one: 'nom est gardé', other: 'noms sont gardés' })} avec les adresses : l’équipe d’animation les lit, les joueurs et joueuses jamais.`,
    furtherTeams: (teams) =>
      teams.length === 1
        ? `Cette équipe de la liste sera ajoutée à la session : ${teams.join(', ')}.`
        : `Ces équipes de la liste seront ajoutées à la session : ${teams.join(', ')}.`,
    teams: 'Équipes ou services (facultatif)',
    teamsAbout: 'Un nom par ligne. Chaque personne choisit le sien après la connexion ; sans équipes, rien n’est demandé.',
    file: 'Charger un fichier CSV',
    fileAbout:
      'Un export de bureautique, colonnes dans n’importe quel ordre : les adresses e-mail sont trouvées d’elles-mêmes, les équipes sous un titre Équipe, Service, Team ou Department. Les personnes lues s’ajoutent à la liste ci-dessus.',
    read: (persons, domains, file) =>
      persons + domains === 0 ? `Aucune personne lue dans ${file}.` : `Lu dans ${file} : ${people(persons, domains)}.`,
    goOn: (lines) =>
      `Corrigez le fichier et chargez-le de nouveau, ou continuez sans ${lines === 1 ? 'cette ligne' : 'ces lignes'}.`,
    leaveOut: (file) => `Continuer sans ce qui n’a pas été lu dans ${file}`,
    unread: (n, source) =>
      `${entries(n)}${source === undefined ? '' : ` de ${source}`} ${n < 2 ? 'n’a pas pu être lue' : 'n’ont pas pu être lues'} :`,
    questioned: (n, source) => `${entries(n)}${source === undefined ? '' : ` de ${source}`} à revoir :`,
    line: (line, text, reason) => `Ligne ${line}${quoted(text)} : ${reason}${reason.endsWith('?') ? '' : '.'}`,
    more: (n) => `Et ${n} de plus.`,
    correctTo: (address) => `Corriger en ${address}`,
  },
  lines: {
    neither: 'ni une adresse e-mail ni un @domaine : corrigez',
    neitherOrRemove: 'ni une adresse e-mail ni un @domaine : corrigez ou supprimez la ligne',
    neitherOrAdd: 'ni une adresse e-mail ni un @domaine : ajoutez l’adresse ou supprimez la ligne',
    noEmail: 'pas d’adresse e-mail : ajoutez-la ou supprimez la ligne',
    onePersonALine:
      'pas d’adresse e-mail : ajoutez-la s’il s’agit d’une personne. S’il s’agit d’une équipe, la ligne compte plusieurs personnes : mettez une personne et son équipe par ligne',
    mixed: 'des adresses e-mail mêlées à d’autres mots : mettez une personne par ligne',
    semicolon: (line) => `il faut un point-virgule avant l’équipe : ${line}`,
    commaWithin: (meant) => `une virgule dans l’adresse e-mail : est-ce ${meant} ?`,
    commaBefore: (meant) =>
      `une virgule avant l’adresse e-mail : est-ce ${meant} ? Si c’est un nom, ajoutez en tête une ligne qui nomme les colonnes, comme « Nom,E-mail »`,
    nameTheColumns:
      'plus qu’une adresse e-mail et une équipe : ajoutez en tête une ligne qui nomme les colonnes, comme « Nom;E-mail;Service »',
    domain: (domain) => `un domaine s’écrit avec son arobase : @${domain}`,
    long: (characters) => `plus de ${characters} caractères`,
    longName: (characters) => `son nom dépasse ${characters} caractères : raccourcissez-le`,
    longTeam: (characters) => `le nom de son équipe dépasse ${characters} caractères : raccourcissez-le`,
    teamOfLines: 'le nom de son équipe tient sur plusieurs lignes : mettez-le sur une seule',
    openQuote: 'un guillemet sans son second : corrigez la ligne',
    secondEmail: (column) => `une seconde adresse e-mail dans « ${column} » : gardez une seule colonne d’adresses`,
    column: (place) => `colonne ${place}`,
    twice: (last, earlier, line, empty) =>
      [
        `${inTeam(last)} ici, et ${inTeam(earlier)} à la ligne ${line}. `,
        `La dernière ligne l’emporte (${last ?? 'sans équipe'})${empty ? `, et l’équipe ${earlier} n’a alors plus personne` : ''} : `,
        'supprimez la ligne qui est fausse',
      ].join(''),
    domainOfOthers: (others, domain, meant) =>
      `${count(others, { one: 'autre adresse est', other: 'autres adresses sont' })} en ${domain}. Est-ce ${meant} ?`,
    similarTeam: (team, lines) =>
      `${count(lines, { one: 'autre ligne indique', other: 'autres lignes indiquent' })} ${team}. Est-ce la même équipe ?`,
    tooLarge: (file) => `${file} dépasse 4 Mo : ce ne peut pas être une telle liste`,
    workbook:
      'c’est un classeur, pas un texte. Enregistrez-le au format « CSV UTF-8 » et chargez ce fichier, ou copiez ses cellules dans la liste',
  },
  codes: {
    title: 'Codes personnels',
    some: 'Un par personne',
    none: 'Aucun',
    label: 'Donner à chaque personne un code à elle',
    about:
      'Affiché une seule fois, à la première connexion, et demandé à toutes les suivantes : l’adresse d’un collègue et le code affiché dans la salle ne suffisent plus à jouer à sa place. En cas de perte, vous en donnez un autre, depuis la page de la personne.',
  },
  playerLogin: {
    title: 'Façon d’entrer',
    email: 'Par une adresse et le code',
    provider: 'Avec le compte de l’entreprise',
    label: 'Les joueurs entrent avec le compte de l’entreprise',
    about: (names) =>
      `Chaque personne se connecte chez ${names}, et joue sous l’adresse qui y est vérifiée : nul ne joue à la place d’un autre, nul n’entre en tapant une adresse. Un siège personnel fait entrer qui n’a pas de compte.`,
    gone: 'Aucun fournisseur d’identité n’est plus configuré ici pour les joueurs : plus personne ne peut entrer. Choisissez une adresse et le code.',
  },
  door: {
    title: 'La porte',
    open: 'Ouverte',
    watched: 'Surveillée',
    label: 'Faire attendre les nouveaux venus jusqu’à ce que vous les laissiez entrer',
    about:
      'Une personne dont l’adresse est sur la liste, ou qui est déjà venue, entre tout de suite. Les autres attendent sur une page qui le leur dit, et vous les faites entrer depuis la salle, une à une ou toutes ensemble. Porte ouverte, cela n’arrive que s’il vient bien plus de monde que dans une salle.',
  },
  time: {
    title: 'Horaires',
    duration: 'Durée en minutes (facultatif)',
    durationAbout: 'La session se termine d’elle-même, cette durée après le début du jeu.',
    durationUnused: 'Une heure de fermeture est fixée : c’est elle qui compte, non la durée.',
    begins: 'Le jeu commence',
    start: {
      opening: { label: 'À l’ouverture', description: 'On joue dès qu’on entre.' },
      hand: {
        label: 'Quand je le démarre',
        description: 'On attend dans la salle d’attente jusqu’à votre « Démarrer ». La durée compte à partir de là.',
      },
    },
    startPlanned: {
      label: (hour) => `De lui-même, à ${hour}`,
      description: 'À l’heure que prévoit l’atelier, après l’accueil. On attend d’ici là dans la salle d’attente.',
    },
    clock: 'Ouvrir et fermer à heure fixe',
    opensAt: 'Ouverture (facultatif)',
    opensAbout: {
      new: 'Champ vide : ouvre tout de suite.',
      open: 'La session est déjà ouverte.',
      closed: 'Champ vide : vous l’ouvrez depuis la console.',
    },
    closesAt: 'Fermeture (facultatif)',
    closesAbout: 'Champ vide : après la durée, ou quand vous la fermez.',
    zone: (zone) => `À l’heure de votre ordinateur (${zone}).`,
  },
  hints: {
    title: 'Indices',
    cost: 'Ce que coûtent les indices',
    choices: {
      table: {
        label: 'Selon le barème',
        description: 'Chaque indice enlève des points à la récompense de sa mission, comme la mission l’annonce.',
      },
      free: {
        label: 'Gratuits',
        description: 'Les indices se demandent sans rien coûter : pratique pour un premier contact.',
      },
      none: {
        label: 'Aucun',
        description: 'Il n’y a pas d’indices : pour un public averti, ou un concours.',
      },
    },
  },
  board: {
    title: 'Classement',
    seen: 'Ce que chaque personne voit des autres',
    choices: {
      full: {
        label: 'Classement complet',
        description: 'Les dix premières places, son propre rang, qui précède et qui suit de près, son équipe.',
      },
      neighbours: {
        label: 'Voisinage seulement',
        description: 'Son propre rang, qui précède et qui suit de près, son équipe.',
      },
      none: { label: 'Rien', description: 'Ses propres points seulement : pour une session où l’on ne compare personne.' },
    },
  },
  fleet: {
    title: 'La flotte',
    shown: 'Affichée',
    notShown: 'Non affichée',
    label: 'Montrer aux joueurs où en est leur salle',
    about:
      'Une ligne discrète au-dessus de leurs pages : les missions réussies par l’ensemble, qui vient d’en réussir une. Elle ouvre une image de la salle, un bateau par personne, où nul n’est dernier. Elle n’en montre pas plus que le classement, et chaque personne peut la masquer.',
  },
  reporting: {
    title: 'Où signaler',
    about:
      'À qui, dans leur entreprise, les joueurs signalent un message ou un appel douteux : ils le lisent à chaque débriefing et sur leur page de fin. Un champ vide reprend ce que dit cette installation.',
    fields: {
      reportEmail: 'Adresse e-mail (facultatif)',
      reportPhone: 'Téléphone (facultatif)',
      reportButton: 'Bouton de signalement de la messagerie (facultatif)',
    },
    usual: (value) => `Cette installation : ${value}`,
    noUsual: 'Cette installation n’en indique pas.',
    nothing: 'Rien n’est indiqué : les débriefings renvoient les joueurs vers vous et vers leur support informatique.',
  },
  summary: {
    missions,
    hints: { table: 'indices payants en points', free: 'indices gratuits', none: 'sans indices' },
    board: { neighbours: 'classement limité au voisinage', none: 'sans classement' },
    noFleet: 'sans flotte',
    teams: (n) => count(n, { one: 'équipe', other: 'équipes' }),
    personalCodes: 'codes personnels',
    watchedDoor: 'entrée surveillée',
    companyAccount: 'avec le compte de l’entreprise',
    everyone: 'accès avec le code',
    invited: (persons, domains) => `${people(persons, domains)} sur la liste`,
    untimed: {
      new: 'ouverture immédiate',
      open: 'session ouverte en ce moment',
      closed: 'session fermée jusqu’à ce que vous l’ouvriez',
    },
    opens: (when) => `ouverture ${when}`,
    closes: (when) => `fermeture ${when}`,
    plays: (when) => `début du jeu ${when}`,
    incomplete: 'à une heure à compléter',
    endsAfterStart: (minutes) => `fin ${minutes} min après votre départ`,
    startsByHand: 'début et fin quand vous le dites',
    closesByHand: 'fermeture quand vous la fermez',
    closesAfter: (minutes) => `fermeture ${minutes} min après l’ouverture`,
  },
  mistakes: {
    noChallenge: 'Choisissez au moins une mission, ou tout le programme.',
    duration: (shortest, longest) => `Donnez un nombre entier de minutes, de ${shortest} à ${longest}, ou laissez le champ vide.`,
    noTime: 'Ce n’est pas une date avec une heure.',
    unfinishedTime: 'Complétez la date et l’heure, ou effacez-les.',
    closesBefore: 'La session doit fermer après son ouverture.',
    over: 'Cette heure est déjà passée : choisissez-en une plus tardive.',
    noEmail: 'Ce n’est pas une adresse e-mail.',
    noPhone: 'Écrivez une seule ligne, avec un numéro.',
    noButton: 'Écrivez une seule ligne de texte.',
    unread: 'Corrigez ou supprimez les lignes qui n’ont pas pu être lues ; elles sont listées plus bas.',
    tooManyTeams: (teams, most) => `${teams} équipes : il peut y en avoir ${most} au plus.`,
    addressAsTeam: (team) => `« ${team} » contient une arobase : les personnes vont dans la liste de qui peut se connecter.`,
    longTeam: (team, most) => `« ${team}… » dépasse ${most} caractères.`,
    sameTeam: (team) => `« ${team} » y est deux fois.`,
  },
};
