/** The messages to the player: two for each lever, and genuine ones; half of either kind from inside the company, half from outside. */
import type { ChoiceOption } from '#engine/authoring/server';
import type { Channel, Lever, Named } from './artifacts.ts';

export interface Gesture {
  readonly text: string;
  readonly act: ChoiceOption['act'];
  /** Consequence of the gesture. */
  readonly says: string;
  /** Set if the gesture harms nobody but leaves the message unanswered, so that the question is asked again. */
  readonly again?: true;
}

export interface Message {
  readonly lever: Named;
  /** Levers that the text also uses a little: they are not offered, so that only one lever is right. */
  readonly mixed?: readonly Lever[];
  readonly channel: Channel;
  readonly from: string;
  readonly known: string;
  /**
   * Whether the screen shows the sender as somebody of the company. That proves nothing: accounts are stolen, partners write from outside.
   */
  readonly sender: 'inside' | 'outside';
  readonly subject?: string;
  readonly text: string;
  /** The words of `text` that show its lever, or that it uses none. */
  readonly decisive: string;
  readonly because: string;
  /** The right gesture. */
  readonly right: Gesture;
  /** The two other gestures. */
  readonly others: readonly [Gesture, Gesture];
}

/** A right gesture: resists a lure, or gives a genuine message its normal answer. */
export const safe = (text: string, says: string): Gesture => ({ text, act: 'safe', says });
/** A wrong gesture: does what a lure asks for. */
export const harm = (text: string, says: string): Gesture => ({ text, act: 'unsafe', says });
/** A tolerated gesture: more careful than needed. It takes an extra call, harms nobody, and answers the message. */
export const fine = (text: string, says: string): Gesture => ({ text, act: 'tolerated', says });
/** A tolerated gesture that turns a genuine message away: it harms nobody, but its sender still waits, so the question is asked again. */
export const turned = (text: string, says: string): Gesture => ({
  text,
  act: 'tolerated',
  again: true,
  says: `${says} Rien n’est compté.`,
});

export const LURES: readonly Message[] = [
  {
    lever: 'autorite',
    mixed: ['secret'],
    channel: 'appel',
    from: 'Erwan Caradec, exploitation',
    known: 'poste 4131, dans l’annuaire',
    sender: 'inside',
    text: 'Caradec, à l’exploitation. Il me faut le code du portail 4, dictez-le-moi. C’est moi qui décide de ces accès, vous n’avez pas à le faire valider.',
    decisive: 'vous n’avez pas à le faire valider',
    because: 'C’est bien lui, et il décide de ces accès. Son rang sert ici à sauter une étape qui vous couvre tous les deux.',
    right: safe(
      'Je lui propose la demande écrite, comme pour tout code.',
      'Il soupire, écrit trois lignes, et a son code dans l’heure, par la voie prévue.',
    ),
    others: [
      harm(
        'Je dicte le code : c’est bien sa voix, et bien son poste.',
        'Le code est dit en plein bureau, sans trace. À midi, quatre personnes l’ont.',
      ),
      harm(
        'Je dicte le code, et je le ferai changer dès demain matin.',
        'D’ici là, personne ne sait qui peut ouvrir le portail 4.',
      ),
    ],
  },
  {
    lever: 'autorite',
    mixed: ['secret', 'urgence'],
    channel: 'chat',
    from: 'Gwenaëlle Riou',
    known: 'compte externe',
    sender: 'outside',
    text: 'Bonjour, je suis en comité, je ne peux pas parler. Envoyez-moi ici la liste du personnel, avec les portables. C’est décidé en direction générale, inutile de repasser par Inès.',
    decisive: 'C’est décidé en direction générale, inutile de repasser par Inès',
    because: 'Un rang tient lieu de raison, et la personne qui saurait est écartée. Une vraie directrice accepte qu’on vérifie.',
    right: safe(
      'J’appelle son bureau, au poste de l’annuaire.',
      'Son bureau répond : elle n’a rien demandé. Le compte externe est signalé.',
    ),
    others: [
      harm(
        'J’envoie la liste : le comité l’attend en ce moment.',
        'Cent quatre-vingts numéros partent chez une personne inconnue. Les faux SMS commencent le soir même.',
      ),
      harm(
        'Je lui demande ici si c’est elle, puis j’envoie tout.',
        '« Oui, c’est moi. » La réponse vient du même compte, et la liste part.',
      ),
    ],
  },
  {
    lever: 'urgence',
    mixed: ['peur'],
    channel: 'sms',
    from: 'Livraison',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'Livreur à votre portail. Je repars dans 5 minutes. Renvoyez-moi le code que vous venez de recevoir, sinon retour au dépôt.',
    decisive: 'Je repars dans 5 minutes',
    because: 'Cinq minutes : trop peu pour réfléchir, et bien assez pour appeler l’accueil.',
    right: safe(
      'J’appelle l’accueil : s’il y a un camion, on le verra.',
      'Personne au portail, répond l’accueil. Le code n’a servi à personne.',
    ),
    others: [
      harm(
        'Je renvoie le code, sinon toute la livraison est à refaire.',
        'Ce code ne livrait rien : il ouvre votre compte sur un autre téléphone.',
      ),
      harm(
        'Je renvoie le code, puis je préviens l’accueil du camion.',
        'L’accueil cherche un camion qui n’existe pas. Le code, lui, est parti.',
      ),
    ],
  },
  {
    lever: 'urgence',
    channel: 'mail',
    from: 'Camille Prigent',
    known: 'camille.prigent@brevelle.example',
    sender: 'inside',
    subject: 'Planning de décembre modifié',
    text: 'Votre semaine du 7 décembre a changé. Merci de la valider par ce lien : il se ferme dans 15 minutes.',
    decisive: 'il se ferme dans 15 minutes',
    because: 'L’adresse est la sienne, mais un compte se vole. Un planning reste là toute la semaine : seul le lien est pressé.',
    right: safe(
      'J’ouvre La Passerelle, puis j’appelle Camille.',
      'Rien n’a changé sur La Passerelle, et Camille n’a rien envoyé : le support ferme l’accès à son compte.',
    ),
    others: [
      harm(
        'Je clique : l’adresse est bien celle de Camille.',
        'La page imite La Passerelle, et votre mot de passe y est lu aussitôt.',
      ),
      harm(
        'Je réponds à Camille, puis je clique si elle confirme.',
        '« Oui, c’est moi », répond le compte volé. Vous cliquez, et votre mot de passe part.',
      ),
    ],
  },
  {
    lever: 'service',
    channel: 'chat',
    from: 'Maëlle Quéré, communication',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Bonjour ! C’est ma première semaine, et je n’ose plus déranger Solène… Auriez-vous le fichier des clients ? Cela me sortirait vraiment d’affaire.',
    decisive: 'Cela me sortirait vraiment d’affaire',
    because:
      'Elle débute vraiment, et vous offre le beau rôle. Ce fichier se demande pourtant à Solène, qui l’aidera volontiers.',
    right: safe(
      'Je la présente à Solène, qui tient ce fichier.',
      'Solène lui ouvre le bon dossier : Maëlle a ce qu’il lui faut, et rien de plus.',
    ),
    others: [
      harm(
        'J’envoie le fichier : nous avons tous débuté un jour.',
        'Quatre mille clients sont dans une conversation. Maëlle n’en cherchait que douze.',
      ),
      harm(
        'J’envoie, en lui demandant de tout effacer ensuite.',
        'Le fichier reste dans la conversation, les sauvegardes et deux téléphones.',
      ),
    ],
  },
  {
    lever: 'service',
    mixed: ['urgence'],
    channel: 'appel',
    from: '« Loïc, du quai 2 »',
    known: 'numéro masqué',
    sender: 'outside',
    text: 'Loïc, du quai 2. J’ai oublié mon badge, et il pleut à verse. Vous me dépannez, avec le code de la porte ?',
    decisive: 'Vous me dépannez',
    because: 'On s’adresse à votre gentillesse. Aider, oui ; mais l’aide ne passe pas par un code, et l’on regarde qui attend.',
    right: safe(
      'J’aide autrement : j’envoie l’accueil voir qui c’est.',
      'L’accueil sort avec un parapluie. Il n’y a personne devant la porte.',
    ),
    others: [
      harm('Je donne le code : il pleut, et c’est aussi sa porte.', 'La porte s’ouvre. Au quai 2, personne ne connaît de Loïc.'),
      harm(
        'Je lui demande son nom complet, puis je donne le code.',
        'Un nom s’invente en une seconde. La porte s’ouvre, et personne n’a vu qui entrait.',
      ),
    ],
  },
  {
    lever: 'gain',
    channel: 'mail',
    from: 'Avantages salariés',
    known: 'contact@avantages-salaries.example',
    sender: 'outside',
    subject: 'Vos chèques-cadeaux de fin d’année',
    text: 'Bonjour, 170 € de chèques-cadeaux vous attendent pour Noël. Pour les recevoir, indiquez votre carte : elle confirme votre identité, rien n’est débité.',
    decisive: '170 € de chèques-cadeaux vous attendent',
    because: 'Un cadeau que l’entreprise aurait annoncé, et une carte que personne n’a à vous demander pour le donner.',
    right: safe(
      'Je cherche l’annonce sur La Passerelle, sinon je signale.',
      'Aucune annonce sur La Passerelle : le message est signalé, et retiré des autres boîtes.',
    ),
    others: [
      harm(
        'J’indique ma carte : rien ne sera débité, c’est écrit.',
        'Deux débits de 170 € dans la nuit. C’est votre vraie banque qui appelle, au matin.',
      ),
      harm(
        'Je le transfère à l’équipe : tout le monde y a droit.',
        'Le message porte maintenant votre nom : deux collègues donnent leur carte.',
      ),
    ],
  },
  {
    lever: 'gain',
    channel: 'sms',
    from: 'Inès Moreau',
    known: 'dans vos contacts de travail',
    sender: 'inside',
    text: 'Bonjour, c’est Inès. La prime de partage est régularisée : 180 € pour vous. Envoyez-moi votre RIB ici.',
    decisive: '180 € pour vous',
    because: 'Le nom d’un contact s’affiche aussi pour un numéro imité. Et la paie a déjà votre RIB : la prime le fait oublier.',
    right: safe(
      'J’appelle Inès, au poste de l’annuaire, avant tout.',
      'Inès n’a rien envoyé : son numéro est imité. Elle prévient tous les services.',
    ),
    others: [
      harm(
        'J’envoie mon RIB : il sert à recevoir, pas à payer.',
        'Un RIB suffit à souscrire un abonnement à votre nom. Le premier prélèvement arrive en janvier.',
      ),
      harm('Je réponds « C’est vous, Inès ? », puis j’envoie le RIB.', '« Oui, bien sûr », répond le numéro imité. Le RIB part.'),
    ],
  },
  {
    lever: 'peur',
    mixed: ['urgence', 'autorite'],
    channel: 'mail',
    from: 'Support Brévelle',
    known: 'support@brevelle.example',
    sender: 'inside',
    subject: 'Connexion inhabituelle à votre compte',
    text: 'Une connexion depuis l’étranger a été relevée. Sans vérification par ce lien, vos fichiers seront supprimés cette nuit.',
    decisive: 'vos fichiers seront supprimés cette nuit',
    because:
      'Une adresse s’imite, ou se vole. On montre une perte, puis une seule sortie ; le vrai support ne menace pas vos fichiers.',
    right: safe(
      'J’appelle le support, au numéro que je connais.',
      'Malik n’a rien envoyé, et rien ne sera supprimé. Il retire le message des autres boîtes.',
    ),
    others: [
      harm(
        'Je m’identifie : l’adresse est celle du support.',
        'La page est fausse, le mot de passe est vrai. Une heure après, on lit vos messages.',
      ),
      harm(
        'Je m’identifie, puis je change mon mot de passe.',
        'Le mot de passe volé sert avant que vous ayez choisi le suivant.',
      ),
    ],
  },
  {
    lever: 'peur',
    mixed: ['urgence', 'autorite'],
    channel: 'appel',
    from: '« Service des fraudes »',
    known: 'le numéro affiché est celui de votre banque',
    sender: 'outside',
    text: 'Service des fraudes de votre banque. Un achat de 940 € part de votre carte, et d’autres suivront. Pour ne pas tout perdre, lisez-moi le code reçu.',
    decisive: 'Pour ne pas tout perdre',
    because: 'La peur fait lire le code qui, justement, valide l’achat. Un numéro affiché s’imite.',
    right: safe(
      'Je raccroche, et j’appelle le numéro au dos de ma carte.',
      'La vraie banque ne voit aucun achat. Elle vous remercie d’avoir appelé.',
    ),
    others: [
      harm(
        'Je lis le code, pour arrêter l’achat pendant qu’il est temps.',
        'Le code valide l’achat de 940 €. « C’est annulé », dit la voix.',
      ),
      harm(
        'Je compare avec le numéro de ma banque, puis je lis le code.',
        'Le bon numéro s’affichait : il s’imite. Le code valide l’achat.',
      ),
    ],
  },
  {
    lever: 'secret',
    mixed: ['autorite'],
    channel: 'mail',
    from: 'Maître Lozach, conseil',
    known: 'conseil@lozach-associes.example',
    sender: 'outside',
    subject: 'Confidentiel',
    text: 'Brévelle prépare un rachat, et vous êtes dans la confidence. Merci de n’en parler à personne, équipe comprise. Quelle banque tient le compte de l’entreprise ?',
    decisive: 'n’en parler à personne, équipe comprise',
    because:
      'Le secret écarte la personne qui dirait : « C’est étrange, non ? » Une confidence qui interdit de vérifier se vérifie.',
    right: safe(
      'J’en parle aussitôt à ma responsable, et je signale.',
      'Votre responsable ne connaît pas ce cabinet. La comptabilité est prévenue avant midi.',
    ),
    others: [
      harm(
        'Je donne le nom de la banque, et pas le numéro de compte.',
        'Avec ce nom, le message suivant paraîtra venir de la banque.',
      ),
      harm(
        'Je lui réponds moi-même, sans rien dire à mon équipe.',
        'La conversation s’engage, à deux. La question suivante sera un virement.',
      ),
    ],
  },
  {
    lever: 'secret',
    mixed: ['service'],
    channel: 'chat',
    from: 'Tiphaine Guillou, quai 1',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Coucou, on prépare une surprise pour Inès ! N’en parlez à personne, même à Solène, elle lui dirait tout. Il me manque son adresse et sa date de naissance.',
    decisive: 'N’en parlez à personne, même à Solène',
    because: 'Le compte est le sien, la surprise est belle. La consigne l’est moins : elle écarte la personne qui saurait.',
    right: safe(
      'J’en parle à Solène, qui organise les fêtes.',
      '« Quelle surprise ? », demande Solène. Une autre personne écrivait depuis le compte de Tiphaine.',
    ),
    others: [
      harm(
        'Je les donne : ne gâchons pas la surprise d’Inès.',
        'Adresse et date de naissance : de quoi se faire passer pour Inès auprès de sa banque.',
      ),
      harm(
        'Je ne donne que sa date de naissance, pour le gâteau.',
        'Une date suffit souvent pour répondre à la place d’Inès, au téléphone.',
      ),
    ],
  },
];

export const GENUINE: readonly Message[] = [
  {
    lever: 'aucun',
    channel: 'mail',
    from: 'Inès Moreau',
    known: 'ines.moreau@brevelle.example',
    sender: 'inside',
    subject: 'Entretiens annuels',
    text: 'Les entretiens ont lieu en décembre. Choisissez un créneau sur La Passerelle, d’ici au 27 novembre. Une question ? Passez me voir, ou demandez à Solène.',
    decisive: 'sur La Passerelle, d’ici au 27 novembre',
    because: 'Une date n’est pas une urgence : le créneau se choisit quand on veut, par le chemin habituel.',
    right: safe('J’ouvre La Passerelle, et je choisis un créneau.', 'Votre créneau est pris, en deux minutes.'),
    others: [
      turned(
        'J’efface : une date limite sert toujours à presser.',
        'Le message est effacé, et votre créneau reste à choisir : la date laisse deux semaines.',
      ),
      fine(
        'J’appelle Inès, au poste de l’annuaire, puis je choisis.',
        'Inès confirme, et votre créneau est pris. Un appel de plus, et c’est tout.',
      ),
    ],
  },
  {
    lever: 'aucun',
    channel: 'chat',
    from: 'Nadia Kervella',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Pour la facture des élingues : dix pièces ou douze, sur votre bon ? Répondez quand vous pouvez, rien ne part avant que je vous aie au téléphone.',
    decisive: 'rien ne part avant que je vous aie au téléphone',
    because: 'Elle vérifie, elle aussi : aucune hâte, et un second chemin annoncé avant de payer.',
    right: safe(
      'Je regarde mon bon, et je lui dis ce que j’y lis.',
      'Dix, dit votre bon. Nadia corrige la facture avant de payer.',
    ),
    others: [
      turned(
        'J’efface, et je laisse sa question sans réponse.',
        'La facture attend, et Nadia aussi : elle ne demandait qu’un nombre.',
      ),
      fine(
        'Je l’appelle à son poste, mon bon sous les yeux.',
        'Nadia note dix pièces : elle comptait vous appeler de toute façon.',
      ),
    ],
  },
  {
    lever: 'aucun',
    channel: 'sms',
    from: 'Karim Haddad',
    known: 'dans vos contacts de travail',
    sender: 'inside',
    text: 'Votre nouveau badge est prêt. Passez quand vous voulez à l’accueil, entre 8 h et 18 h, il vous attendra. L’ancien marche encore. Karim',
    decisive: 'quand vous voulez',
    because: 'Rien à donner, rien à ouvrir, et tout le temps qu’on veut. Il reste à passer à l’accueil.',
    right: safe('Je passe le prendre à l’accueil, en sortant déjeuner.', 'Le badge est dans le tiroir, à votre nom.'),
    others: [
      turned(
        'Je bloque ce numéro : un badge ne s’annonce pas par SMS.',
        'Le badge reste dans le tiroir : on ne vous demandait rien d’autre que de passer.',
      ),
      fine('J’appelle l’accueil, puis je passe prendre le badge.', 'Karim confirme, et le badge vous attend.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'appel',
    from: 'Camille Prigent',
    known: 'poste 4145, dans l’annuaire',
    sender: 'inside',
    text: 'Le navire est en avance de deux heures. Votre réunion de 14 h peut passer à 13 h 30 ? Sinon, on garde 14 h, dites-moi ce qui vous arrange.',
    decisive: 'Sinon, on garde 14 h',
    because: 'L’horaire change vite, la pression n’y est pas : on vous laisse le choix.',
    right: safe('Je réponds oui ou non, selon mon agenda.', 'Camille note votre réponse, et passe à la suite.'),
    others: [
      turned(
        'Je raccroche : on cherche à me presser.',
        'Camille garde 14 h, sans se fâcher. Elle attend toujours un oui ou un non.',
      ),
      fine(
        'Je la rappelle à son poste, puis je réponds.',
        '« Vous avez raison de vérifier », dit Camille. Votre réponse est notée.',
      ),
    ],
  },
  {
    lever: 'aucun',
    channel: 'mail',
    from: 'Anaïs Toullec, Transports Rouault',
    known: 'a.toullec@transports-rouault.example',
    sender: 'outside',
    subject: 'Nos passages du 3 décembre',
    text: 'Bonjour, nos camions passeront le 3 décembre, entre 9 h et 12 h. C’est aussi sur votre portail, à la page des passages. Si cela gêne, dites-le-nous.',
    decisive: 'Si cela gêne, dites-le-nous',
    because: 'L’adresse est extérieure, et rien ne pousse : tout est sur le portail, et vous pouvez dire non.',
    right: safe('Je regarde le portail, puis je note les passages.', 'Le portail dit la même chose. Le quai est prévenu.'),
    others: [
      turned(
        'J’efface, et je ne note rien : l’adresse est externe.',
        'Les camions viendront, et personne ne les attend : un partenaire écrit toujours de l’extérieur.',
      ),
      fine('J’appelle Rouault, au numéro du contrat, puis je note.', 'Rouault confirme, et les passages sont notés.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'chat',
    from: 'Marc Fily, Ateliers Fily',
    known: 'compte externe',
    sender: 'outside',
    text: 'Bonjour. Pour la révision annuelle de la grue 3, mardi ou jeudi me vont autant l’un que l’autre. Prenez le temps d’en parler au quai.',
    decisive: 'Prenez le temps d’en parler au quai',
    because: 'Un prestataire a un compte externe, c’est normal. Il vous laisse du temps, et d’autres avis.',
    right: safe('J’en parle au quai, et je lui propose un jour.', 'Le quai préfère jeudi, et Marc le note.'),
    others: [
      turned(
        'Je refuse : un compte externe n’a rien à demander.',
        'La grue 3 attend sa révision : un prestataire a forcément un compte externe.',
      ),
      fine(
        'J’appelle Fily, au numéro du contrat, puis je réponds.',
        'Marc confirme au téléphone : mardi ou jeudi, à votre guise.',
      ),
    ],
  },
  {
    lever: 'aucun',
    channel: 'sms',
    from: 'Yann Le Dantec',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'C’est Yann. Mon numéro change, comme dit hier à la relève. Aucune hâte : l’ancien marche encore, et on se voit demain au quai.',
    decisive: 'l’ancien marche encore',
    because: 'Un numéro nouveau, annoncé de vive voix, et deux façons de vérifier : l’ancien, et Yann lui-même.',
    right: safe('Je le note demain, après l’avoir vu au quai.', 'Yann vous le redit de vive voix : le numéro est noté.'),
    others: [
      turned('Je bloque ce numéro, et j’écris qu’on imite Yann.', 'Yann en sourit : c’était bien lui. Son numéro reste à noter.'),
      fine('J’appelle Yann à l’ancien numéro, puis je note.', 'Yann décroche à l’ancien numéro, et confirme le nouveau.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'appel',
    from: 'Pilar Ortega, agence maritime',
    known: 'numéro masqué',
    sender: 'outside',
    text: 'J’appelle d’Espagne, mon mobile français s’affiche masqué. Votre conteneur arrive mercredi, comme prévu. Vérifiez auprès de l’agence, si vous voulez.',
    decisive: 'Vérifiez auprès de l’agence, si vous voulez',
    because:
      'Depuis 2026, un mobile français peut s’afficher masqué quand il appelle de l’étranger. Elle ne demande rien, et laisse vérifier.',
    right: safe('Je la remercie, et je regarde le suivi du conteneur.', 'Le suivi dit mercredi, comme elle.'),
    others: [
      turned(
        'Je raccroche : derrière un numéro masqué, on ment toujours.',
        'Elle ne demandait rien, et n’insiste pas. Le suivi du conteneur reste à regarder.',
      ),
      fine(
        'Je rappelle l’agence, au numéro de notre annuaire.',
        'L’agence confirme : c’est mercredi, et Pilar est bien en Espagne.',
      ),
    ],
  },
];
