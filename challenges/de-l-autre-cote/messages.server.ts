/** The messages for the player: two for each lever, and some that lean on nothing; half of each from inside, half from outside. */
import type { ChoiceOption } from '#engine/authoring/server';
import type { Channel, Lever, Named } from './artifacts.ts';

export interface Gesture {
  readonly text: string;
  readonly act: ChoiceOption['act'];
}

export interface Message {
  readonly lever: Named;
  /** A second lever that its text leans on: naming either is right. */
  readonly also?: Lever;
  readonly channel: Channel;
  readonly from: string;
  readonly known: string;
  /** Whether the screen knows the sender as somebody of the company. It proves nothing: accounts are stolen, partners write from outside. */
  readonly sender: 'inside' | 'outside';
  readonly subject?: string;
  readonly text: string;
  /** Words of the text. */
  readonly decisive: string;
  readonly because: string;
  /** What to do. */
  readonly right: string;
  /** What else one may choose. */
  readonly others: readonly [Gesture, Gesture];
}

/** Does what a lure asks for, or turns away what is genuine. */
export const harm = (text: string): Gesture => ({ text, act: 'unsafe' });
/** More careful than is needed: it costs a call, or a message that is not read, and harms nobody. */
export const fine = (text: string): Gesture => ({ text, act: 'tolerated' });

export const LURES: readonly Message[] = [
  {
    lever: 'autorite',
    channel: 'appel',
    from: 'Erwan Caradec, exploitation',
    known: 'poste 4131, dans l’annuaire',
    sender: 'inside',
    text: 'C’est Caradec, votre directeur. Dictez-moi le code du portail 4. Quand un directeur demande, on ne pose pas de questions.',
    decisive: 'on ne pose pas de questions',
    because: 'C’est bien lui, et il presse. Un rang ne remplace pas la procédure : la demande écrite vous couvre tous les deux.',
    right: 'Je lui propose la demande écrite, comme pour tout code.',
    others: [
      harm('Je dicte le code : c’est bien sa voix, et bien son poste.'),
      harm('Je dicte le code, et je le ferai changer dès demain matin.'),
    ],
  },
  {
    lever: 'autorite',
    channel: 'chat',
    from: 'Gwenaëlle Riou',
    known: 'compte externe',
    sender: 'outside',
    text: 'Bonjour. Je suis en comité. Transmettez-moi ici la liste du personnel, avec les téléphones. C’est une décision de la direction générale, elle ne se discute pas.',
    decisive: 'une décision de la direction générale, elle ne se discute pas',
    because: 'Un grade tient lieu de raison. Une vraie directrice accepte qu’on vérifie ; ici, on vous l’interdit.',
    right: 'J’appelle son bureau, au poste de l’annuaire.',
    others: [
      harm('J’envoie la liste : le comité l’attend en ce moment.'),
      harm('Je lui demande ici si c’est elle, puis j’envoie tout.'),
    ],
  },
  {
    lever: 'urgence',
    channel: 'sms',
    from: 'Livraison',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'Chauffeur à votre grille. Il repart dans 4 minutes. Confirmez tout de suite en renvoyant le code reçu.',
    decisive: 'Il repart dans 4 minutes',
    because: 'Quatre minutes, c’est juste trop peu pour réfléchir, et bien assez pour un appel.',
    right: 'J’appelle l’accueil : s’il y a un chauffeur, on le verra.',
    others: [
      harm('Je renvoie le code, sinon toute la livraison est à refaire.'),
      harm('Je renvoie le code, puis je préviens l’accueil de son arrivée.'),
    ],
  },
  {
    lever: 'urgence',
    channel: 'mail',
    from: 'Camille Prigent',
    known: 'camille.prigent@brevelle.example',
    sender: 'inside',
    subject: 'Votre nouveau planning',
    text: 'Votre planning est en ligne. Ce lien n’est valable que 15 minutes : identifiez-vous dès maintenant pour le voir.',
    decisive: 'valable que 15 minutes',
    because: 'L’adresse est la sienne, mais un compte se vole. Un planning reste là toute la semaine : seul le lien est pressé.',
    right: 'J’ouvre La Passerelle, puis j’appelle Camille.',
    others: [
      harm('Je clique : l’adresse est bien celle de Camille.'),
      harm('Je réponds à Camille, puis je clique si elle confirme.'),
    ],
  },
  {
    lever: 'service',
    channel: 'chat',
    from: 'Maëlle Quéré, communication',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Bonjour ! Je débute et je n’ose plus déranger Solène… Pourriez-vous m’envoyer le fichier des clients ? Vous me sauveriez, merci mille fois !',
    decisive: 'Vous me sauveriez',
    because:
      'Elle débute vraiment, et vous offre le beau rôle. Le fichier se demande pourtant à Solène, qui l’aidera volontiers.',
    right: 'Je la présente à Solène, qui tient ce fichier.',
    others: [
      harm('J’envoie le fichier : nous avons tous débuté un jour.'),
      harm('J’envoie, en lui demandant de tout effacer ensuite.'),
    ],
  },
  {
    lever: 'service',
    channel: 'appel',
    from: '« Loïc, du quai 2 »',
    known: 'numéro masqué',
    sender: 'outside',
    text: 'Ah, enfin quelqu’un de gentil ! Je suis bloqué dehors, sous la pluie, et personne ne peut m’aider. Vous me dépannez ? Juste le code de la porte.',
    decisive: 'Vous me dépannez ?',
    because:
      'On flatte votre gentillesse, puis on la met à l’épreuve. Aider, oui ; mais l’aide ne passe pas forcément par le code.',
    right: 'J’aide autrement : j’envoie l’accueil lui ouvrir.',
    others: [
      harm('Je donne le code : il pleut, et la porte est à lui aussi.'),
      harm('Je lui demande son nom complet, puis je donne le code.'),
    ],
  },
  {
    lever: 'gain',
    channel: 'mail',
    from: 'Comité des fêtes',
    known: 'contact@cadeaux-salaries.example',
    sender: 'outside',
    subject: 'Le tirage au sort vous a souri',
    text: 'Bravo ! Un week-end pour deux vous est offert. Réservez avec votre carte : elle ne sera pas débitée.',
    decisive: 'Un week-end pour deux vous est offert',
    because: 'Un cadeau qu’on n’attendait pas, et une carte qu’on n’a pas besoin de donner pour le recevoir.',
    right: 'Je cherche l’annonce sur La Passerelle, sinon je signale.',
    others: [
      harm('Je réserve avec ma carte, puisqu’elle ne sera pas débitée.'),
      harm('Je le transfère à mon équipe, pour partager la chance.'),
    ],
  },
  {
    lever: 'gain',
    channel: 'sms',
    from: 'Inès Moreau',
    known: 'dans vos contacts de travail',
    sender: 'inside',
    text: 'Bonne nouvelle : 180 € de prime énergie vous reviennent. Envoyez-moi votre RIB par SMS pour les toucher. Inès',
    decisive: '180 € de prime énergie vous reviennent',
    because: 'Le nom d’un contact s’affiche aussi pour un numéro imité. Et la paie a déjà votre RIB : la prime le fait oublier.',
    right: 'J’appelle Inès à son poste, sans répondre au SMS.',
    others: [
      harm('J’envoie mon RIB : il sert à recevoir, pas à payer.'),
      harm('Je réponds « C’est vous, Inès ? », puis j’envoie le RIB.'),
    ],
  },
  {
    lever: 'peur',
    channel: 'mail',
    from: 'Support Brévelle',
    known: 'support@brevelle.example',
    sender: 'inside',
    also: 'urgence',
    subject: 'Activité suspecte',
    text: 'Un inconnu utilise votre compte. Sans réaction de votre part, tous vos fichiers seront effacés. Identifiez-vous par ce lien pour les garder.',
    decisive: 'tous vos fichiers seront effacés',
    because:
      'Une adresse s’imite, ou se vole. On montre une perte, puis une seule sortie ; le vrai support ne menace pas vos fichiers.',
    right: 'J’appelle le support, au numéro que je connais.',
    others: [harm('Je m’identifie : l’adresse est celle du support.'), harm('Je m’identifie, puis je change mon mot de passe.')],
  },
  {
    lever: 'peur',
    channel: 'appel',
    also: 'urgence',
    from: '« Service des fraudes »',
    known: 'le numéro affiché ressemble à celui de votre banque',
    sender: 'outside',
    text: 'Un achat de 940 € part de votre carte, et d’autres suivront. Si vous ne me lisez pas le code reçu, vous perdrez tout.',
    decisive: 'vous perdrez tout',
    because: 'La peur fait lire le code qui, justement, valide l’achat. Un numéro affiché s’imite.',
    right: 'Je raccroche, et j’appelle le numéro au dos de ma carte.',
    others: [
      harm('Je lis le code, pour arrêter l’achat pendant qu’il est temps.'),
      harm('Je compare avec le numéro de ma banque, puis je lis le code.'),
    ],
  },
  {
    lever: 'secret',
    channel: 'mail',
    from: 'Maître Lozach, conseil',
    known: 'conseil@lozach-associes.example',
    sender: 'outside',
    subject: 'Confidentiel',
    text: 'Brévelle prépare un rachat. Vous êtes dans la confidence. N’en dites rien, pas même à votre équipe. Quelle est la banque de l’entreprise ?',
    decisive: 'N’en dites rien, pas même à votre équipe',
    because:
      'Le secret vous isole de la personne qui dirait : « C’est étrange, non ? » Une confidence qui interdit de vérifier se vérifie.',
    right: 'J’en parle aussitôt à ma responsable, et je signale.',
    others: [
      harm('Je donne le nom de la banque, et pas le numéro de compte.'),
      harm('Je lui réponds moi-même, sans rien dire à mon équipe.'),
    ],
  },
  {
    lever: 'secret',
    channel: 'chat',
    also: 'service',
    from: 'Tiphaine Guillou, quai 1',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Coucou, c’est pour la surprise d’Inès. Chut, surtout ne demandez à personne ! Il me manque son adresse et sa date de naissance.',
    decisive: 'surtout ne demandez à personne',
    because:
      'Le compte est le sien, la surprise est belle. La consigne l’est moins : elle vous prive de la personne qui saurait.',
    right: 'J’en parle à Solène, qui organise les fêtes.',
    others: [
      harm('Je les donne : ne gâchons pas la surprise d’Inès.'),
      harm('Je ne donne que sa date de naissance, pour le gâteau.'),
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
    text: 'Les entretiens ont lieu en décembre. Choisissez un créneau sur La Passerelle, d’ici au 27 novembre. Une question ? Je suis au poste 4120.',
    decisive: 'sur La Passerelle, d’ici au 27 novembre',
    because:
      'Une date n’est pas une urgence : le créneau se choisit quand on veut, par le chemin habituel, et elle dit où la joindre.',
    right: 'J’ouvre La Passerelle, et je choisis un créneau.',
    others: [
      harm('J’efface : une date limite sert toujours à presser.'),
      fine('J’appelle Inès au 4120, puis je choisis un créneau.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'chat',
    from: 'Nadia Kervella',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Pour la facture des élingues : dix pièces ou douze, sur votre bon ? Répondez quand vous pouvez, rien ne part avant que je vous aie au téléphone.',
    decisive: 'rien ne part avant que je vous aie au téléphone',
    because: 'Elle vérifie, elle aussi : aucune hâte, et un second chemin annoncé avant de payer.',
    right: 'Je regarde mon bon, et je lui dis ce que j’y lis.',
    others: [harm('J’efface, et je laisse sa question sans réponse.'), fine('Je l’appelle à son poste, mon bon sous les yeux.')],
  },
  {
    lever: 'aucun',
    channel: 'sms',
    from: 'Karim Haddad',
    known: 'dans vos contacts de travail',
    sender: 'inside',
    text: 'Votre nouveau badge est prêt. Passez quand vous voulez à l’accueil, entre 8 h et 18 h, il vous attendra dans le tiroir. Karim',
    decisive: 'quand vous voulez',
    because: 'Rien à donner, rien à ouvrir, et tout le temps qu’on veut. Il reste à passer à l’accueil.',
    right: 'Je passe le prendre à l’accueil, en sortant déjeuner.',
    others: [
      fine('Je bloque ce numéro : un badge ne s’annonce pas par SMS.'),
      fine('J’appelle l’accueil, puis je passe prendre le badge.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'appel',
    from: 'Camille Prigent',
    known: 'poste 4145, dans l’annuaire',
    sender: 'inside',
    text: 'Le navire est en avance. Votre réunion de 14 h peut passer à 13 h 30 ? Sinon, on garde 14 h, ce n’est pas un souci.',
    decisive: 'Sinon, on garde 14 h',
    because: 'L’horaire change vite, la pression n’y est pas : on vous laisse le choix.',
    right: 'Je réponds oui ou non, selon mon agenda.',
    others: [harm('Je raccroche : on cherche à me presser.'), fine('Je la rappelle à son poste, puis je réponds.')],
  },
  {
    lever: 'aucun',
    channel: 'mail',
    from: 'Anaïs Toullec, Transports Rouault',
    known: 'a.toullec@transports-rouault.example',
    sender: 'outside',
    subject: 'Nos passages du 3 décembre',
    text: 'Bonjour, nos camions passeront le 3 décembre, entre 9 h et 12 h. C’est aussi sur votre portail. Si cela gêne, dites-le-nous.',
    decisive: 'Si cela gêne, dites-le-nous',
    because: 'L’adresse est extérieure, et rien ne pousse : tout est sur le portail, et vous pouvez dire non.',
    right: 'Je regarde le portail, puis je note les passages.',
    others: [
      harm('J’efface, et je ne note rien : l’adresse est externe.'),
      fine('J’appelle Rouault, au numéro du contrat, puis je note.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'chat',
    from: 'Marc Fily, Ateliers Fily',
    known: 'compte externe',
    sender: 'outside',
    text: 'Bonjour. Pour la révision de la grue 3, mardi ou jeudi me vont autant l’un que l’autre. Prenez le temps d’en parler au quai.',
    decisive: 'Prenez le temps d’en parler au quai',
    because: 'Un prestataire a un compte externe, c’est normal. Il vous laisse du temps, et d’autres avis.',
    right: 'J’en parle au quai, et je lui propose un jour.',
    others: [
      harm('Je refuse : un compte externe n’a rien à demander.'),
      harm('Je quitte la conversation, sans en parler au quai.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'sms',
    from: 'Yann Le Dantec',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'C’est Yann. Mon numéro change, comme dit hier à la relève. Aucune hâte : l’ancien marche encore, et on se voit demain au quai.',
    decisive: 'l’ancien marche encore',
    because: 'Un numéro nouveau, annoncé de vive voix, et deux façons de vérifier : l’ancien, et Yann lui-même.',
    right: 'Je le note demain, après l’avoir vu au quai.',
    others: [harm('Je bloque ce numéro, et j’écris qu’on imite Yann.'), fine('J’appelle Yann à l’ancien numéro, puis je note.')],
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
    right: 'Je la remercie, et je regarde le suivi du conteneur.',
    others: [
      harm('Je raccroche : derrière un numéro masqué, on ment toujours.'),
      fine('Je rappelle l’agence, au numéro de notre annuaire.'),
    ],
  },
];
