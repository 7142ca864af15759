/**
 * Recommended measures by theme: a measure for the management, and a message for staff that is ready to send. French, like the report's
 * readers; general enough for any organisation, so that nothing in a message has to be looked up before it is sent.
 */
import type { Theme } from '#schemas/reports.ts';

interface Measure {
  /** The measure, with the role that is to take it. */
  readonly measure: string;
  /** Deadline. */
  readonly when: string;
  /** Subject and text of the message to staff. */
  readonly subject: string;
  readonly message: string;
}

export const MEASURES: Readonly<Record<Theme, Measure>> = {
  email: {
    measure:
      'Montrer en réunion d’équipe trois pièges vus ces derniers mois, par e-mail, SMS ou sur papier, et par où les signaler. Le responsable d’équipe s’en charge, l’informatique fournit les exemples.',
    when: 'sous un mois',
    subject: 'Un message pressé ? Regardez d’abord d’où il vient',
    message:
      'Un message qui presse, qui menace ou qui promet, par e-mail, SMS ou sur papier, mérite trente secondes de plus. Lisez l’adresse complète de l’expéditeur et celle vers laquelle mène le lien ou le code QR. Si quelque chose cloche, n’ouvrez rien et signalez-le : mieux vaut dix signalements pour rien qu’un de moins. Personne ne vous reprochera d’avoir demandé.',
  },
  phone: {
    measure:
      'Écrire la règle du rappel : aucun code, aucun virement, aucune prise de contrôle à la suite d’un appel reçu. On raccroche et l’on rappelle au numéro déjà connu. La direction la signe.',
    when: 'sous deux semaines',
    subject: 'On raccroche, on rappelle au numéro connu',
    message:
      'Le numéro affiché et la voix peuvent être imités. Si un appel vous demande un code, un paiement ou un accès, raccrochez et rappelez au numéro de l’annuaire ou du contrat, jamais à celui que l’on vient de vous dicter. Cette règle vaut pour tout le monde, direction comprise : personne ne vous en voudra.',
  },
  chat: {
    measure:
      'Rappeler par quel chemin le support écrit, et par lequel il n’écrit jamais ; fermer les invitations externes de la messagerie là où elles ne servent pas.',
    when: 'sous un mois',
    subject: 'Qui vous écrit vraiment ?',
    message:
      'Un compte de messagerie peut être imité, ou avoir été volé à un collègue. Quand une demande inhabituelle arrive par ce moyen, vérifiez-la par un autre : un appel au numéro que vous connaissez, ou deux mots au bureau d’à côté. Le support ne demande jamais un mot de passe ni un code.',
  },
  qr: {
    measure:
      'Faire le tour des affiches et des bornes, retirer les codes QR collés par-dessus d’autres, et écrire l’adresse en clair à côté des nôtres.',
    when: 'sous un mois',
    subject: 'Un code QR est un lien : lisez-le avant d’ouvrir',
    message:
      'Un code QR cache une adresse, et un autocollant se pose en deux secondes. Après avoir scanné, lisez l’adresse affichée avant de toucher. Pour payer ou vous identifier, tapez vous-même l’adresse connue ou passez par l’application.',
  },
  payment: {
    measure:
      'Imposer le contre-appel et la double validation à tout changement de coordonnées bancaires, sans exception d’urgence. La direction financière l’écrit, la direction s’y soumet.',
    when: 'sous deux semaines',
    subject: 'Nouveau RIB : on rappelle, toujours',
    message:
      'Avant d’enregistrer de nouvelles coordonnées bancaires, rappelez le fournisseur ou le collègue au numéro que nous avions déjà, comparez l’IBAN en entier et faites valider par une deuxième personne. L’urgence n’est jamais une raison de sauter une étape : c’est souvent le signe qu’il ne faut pas le faire.',
  },
  'fake-support': {
    measure:
      'Afficher près de chaque poste le vrai numéro du support, et faire savoir que fermer une fenêtre inquiétante puis appeler est toujours la bonne réponse.',
    when: 'sous deux semaines',
    subject: 'Une fenêtre vous fait peur ? Fermez-la et appelez-nous',
    message:
      'Une page qui bloque l’écran et donne un numéro à appeler est un piège : un vrai logiciel de protection ne demande jamais de téléphoner. Fermez-la, au besoin en redémarrant, et appelez le support au numéro affiché près de votre poste. N’installez aucun outil de prise en main pour un inconnu.',
  },
  mfa: {
    measure:
      'Passer les comptes sensibles à une clé d’accès (passkey) ou à une validation avec saisie d’un nombre, et faire signaler toute demande que l’on n’a pas provoquée.',
    when: 'sous trois mois',
    subject: 'Ce n’est pas vous ? Refusez et signalez',
    message:
      'Si votre téléphone vous demande d’approuver une connexion que vous n’avez pas commencée, refusez : quelqu’un a sans doute déjà votre mot de passe. Signalez-le tout de suite et changez ce mot de passe. Ne donnez jamais à personne un code reçu, même à quelqu’un qui dit vouloir bloquer l’attaque.',
  },
  password: {
    measure:
      'Fournir un gestionnaire de mots de passe et une heure pour s’y mettre ; vérifier les adresses de l’organisation dans les fuites connues.',
    when: 'sous trois mois',
    subject: 'Un mot de passe par compte, et c’est le gestionnaire qui retient',
    message:
      'Le danger n’est pas un mot de passe trop simple, c’est le même partout : une fuite ailleurs ouvre alors tout le reste. Utilisez le gestionnaire fourni, un mot de passe différent par compte, long plutôt que compliqué. Si un mot de passe a fui, changez-le d’abord là où il protège votre messagerie, puis fermez les sessions ouvertes.',
  },
  reporting: {
    measure:
      'Réduire le signalement à un geste, y répondre dans la journée, et dire chaque mois en équipe ce que les signalements ont permis d’éviter.',
    when: 'sous un mois',
    subject: 'Signaler, même dans le doute, même après avoir cliqué',
    message:
      'Un signalement dans les premières minutes change tout : il permet de bloquer le piège pour les autres. Signalez même si vous n’êtes pas sûr, même si vous avez déjà cliqué ou répondu. Personne ne sera blâmé d’avoir signalé. C’est le silence qui coûte cher.',
  },
  ransomware: {
    measure:
      'Jouer une fois la première heure : qui débranche, qui appelle qui et avec quel téléphone, quand les ordinateurs ne répondent plus. La fiche est sur papier.',
    when: 'sous trois mois',
    subject: 'Écran de rançon : les trois gestes de la première minute',
    message:
      'Si un message exige une rançon ou que vos fichiers changent de nom : débranchez le réseau (câble et Wi-Fi), n’éteignez pas la machine, et appelez le support par téléphone. Ne branchez aucun disque de sauvegarde et ne payez rien. Prévenez vos voisins de vive voix.',
  },
  updates: {
    measure:
      'Fixer un délai maximal d’installation, prévoir le créneau dans la journée, et faire venir les mises à jour par l’outil de l’organisation plutôt que par des fenêtres.',
    when: 'sous un mois',
    subject: '« Plus tard » a une date : ce soir',
    message:
      'Une mise à jour repoussée laisse ouverte une faille que tout le monde connaît. Installez celles que l’ordinateur propose dans ses réglages, le jour même, en fin de journée s’il le faut. Une page web qui propose une mise à jour est un piège : fermez-la, et vérifiez dans les réglages.',
  },
  backups: {
    measure:
      'Restaurer pour de vrai un dossier choisi au hasard, et débrancher une des copies. Ce qui n’a jamais été restauré n’est pas une sauvegarde.',
    when: 'sous trois mois',
    subject: 'Vos fichiers reviendraient-ils demain matin ?',
    message:
      'Seul ce qui se trouve dans les dossiers de l’organisation est sauvegardé ; le bureau de l’ordinateur et les clés USB ne le sont pas. Déplacez-y ce qui compte. Un disque de sauvegarde se branche le temps de la copie, puis se range.',
  },
  ai: {
    measure:
      'Dire quels outils d’IA sont autorisés, pour quelles données, et proposer une voie approuvée à ceux qui en ont besoin. Une page, signée par la direction.',
    when: 'sous un mois',
    subject: 'Avant de coller dans une IA, masquez',
    message:
      'Ce qui est collé dans un outil d’IA sort de nos murs. N’utilisez que les outils autorisés, et retirez d’abord les noms, adresses, chiffres de clients et secrets. Un document reçu peut contenir des consignes cachées pour l’IA : relisez toujours ce qu’elle répond avant de vous en servir.',
  },
  'personal-data': {
    measure:
      'Rappeler la règle des données nécessaires et du destinataire vérifié, et la marche à suivre après un envoi par erreur : le délégué à la protection des données est prévenu le jour même.',
    when: 'sous un mois',
    subject: 'Parti à la mauvaise personne ? Dites-le tout de suite',
    message:
      'Avant d’envoyer des données de personnes, vérifiez le destinataire en entier et n’envoyez que le nécessaire. En cas d’erreur, prévenez aussitôt : nous avons 72 heures pour réagir, et une erreur dite vite se répare souvent.',
  },
  sharing: {
    measure:
      'Passer en revue les liens ouverts « à toute personne disposant du lien », fermer ceux qui ne servent plus, et mettre une date d’expiration par défaut.',
    when: 'sous un mois',
    subject: 'Qui peut encore ouvrir vos liens de partage ?',
    message:
      'Un lien « ouvert à tous » circule plus loin que prévu. Partagez avec des personnes nommées, relisez la liste avant d’envoyer, et retirez l’accès quand le travail est fini. Cinq minutes sur vos partages cette semaine suffisent.',
  },
  manipulation: {
    measure:
      'Faire dire par la direction, de vive voix, que l’on a le droit de dire non, de prendre dix minutes et de vérifier, à qui que ce soit.',
    when: 'sous deux semaines',
    subject: 'Urgent, secret, flatteur : trois raisons de ralentir',
    message:
      'Quand une demande joue sur l’urgence, l’autorité, la peur ou la gentillesse, prenez dix minutes. Vérifiez par un chemin que vous connaissez. Dire « je vous rappelle » n’est jamais impoli, et vous serez toujours soutenus pour l’avoir fait.',
  },
  premises: {
    measure:
      'Accueillir et accompagner tous les visiteurs, régler le verrouillage automatique des écrans, et dire où l’on rapporte une clé USB trouvée.',
    when: 'sous un mois',
    subject: 'La porte, l’écran, la clé trouvée',
    message:
      'Un visiteur sans badge s’accompagne à l’accueil, avec le sourire. L’écran se verrouille dès que l’on se lève (touche Windows + L, ou Ctrl + Commande + Q). Une clé USB trouvée ne se branche pas : elle s’apporte au support.',
  },
  'social-networks': {
    measure:
      'Donner aux équipes trois exemples de publications qui ont servi à des attaquants, et relire ensemble ce que montrent les profils de l’organisation.',
    when: 'sous trois mois',
    subject: 'Ce que vos photos disent de nous',
    message:
      'Un badge, un écran, un planning en arrière-plan suffisent à préparer une attaque. Avant de publier depuis le travail, regardez le fond de l’image. Limitez ce que votre profil dit de vos outils, de vos absences et de vos collègues.',
  },
  apps: {
    measure:
      'Tenir une liste d’applications approuvées, et retirer des téléphones professionnels les autorisations dont elles n’ont pas besoin.',
    when: 'sous trois mois',
    subject: 'Une lampe n’a pas besoin de vos contacts',
    message:
      'À l’installation, n’accordez une autorisation que si elle sert à ce que l’application fait pour vous. Tout se retire après coup dans les réglages. Installez depuis le magasin officiel, et supprimez ce que vous n’ouvrez plus.',
  },
  travel: {
    measure:
      'Équiper les personnes en déplacement : filtre d’écran, partage de connexion plutôt que Wi-Fi public, VPN de l’organisation réglé d’avance.',
    when: 'sous trois mois',
    subject: 'En déplacement : votre partage de connexion d’abord',
    message:
      'Dans un train, un hôtel ou un café, préférez le partage de connexion de votre téléphone et le VPN. Si un site affiche un avertissement de certificat, n’allez pas plus loin. Et parlez bas : l’oreille d’à côté est le plus vieil espion du monde.',
  },
  'round-up': {
    measure: 'Ouvrir une réunion d’équipe par mois par une situation de deux minutes, tirée de celles de l’atelier.',
    when: 'dès la prochaine réunion',
    subject: 'Deux minutes par mois pour rester vifs',
    message:
      'Chaque mois, une situation vraie et une question en ouverture de réunion : que feriez-vous ? Il n’y a pas de note, seulement l’occasion d’y penser une fois de plus. Apportez les vôtres.',
  },
  secrets: {
    measure:
      'Rechercher les mots de passe et les clés laissés dans le code, les pages et les dossiers partagés, les remplacer, et les confier à un coffre.',
    when: 'sous un mois',
    subject: 'Un secret écrit est un secret à changer',
    message:
      'Coder, encoder ou cacher n’est pas protéger. Un mot de passe, un jeton ou une clé qui traîne dans un fichier, une page ou un dépôt est à considérer comme connu : signalez-le, il sera remplacé. Les secrets vivent dans le coffre, nulle part ailleurs.',
  },
  'web-access': {
    measure:
      'Faire vérifier par le serveur chaque droit et chaque valeur, et ajouter l’essai « que se passe-t-il si je change l’adresse ? » à la recette des projets web.',
    when: 'à la prochaine livraison',
    subject: 'Ce que la page cache, l’adresse le montre',
    message:
      'Tout ce qui se trouve dans une page ou dans une adresse peut être lu et changé par la personne qui l’ouvre. Si, en changeant un numéro dans une adresse, vous voyez ce qui n’est pas à vous, n’allez pas plus loin et signalez-le : vous rendez service.',
  },
  code: {
    measure:
      'Activer l’échappement automatique et une politique de sécurité du contenu (CSP), et relire les points où un texte saisi est affiché.',
    when: 'à la prochaine livraison',
    subject: 'Un texte saisi reste un texte',
    message:
      'Aux équipes qui écrivent des pages : ce qu’une personne saisit s’affiche comme du texte, jamais comme du code. Aucun commentaire, aucune clé, aucun compte de test ne part avec la page.',
  },
  databases: {
    measure:
      'Interdire la construction de requêtes par collage de textes : requêtes préparées partout, compte d’accès limité au nécessaire, essai automatique dans la chaîne de livraison.',
    when: 'à la prochaine livraison',
    subject: 'Requêtes préparées, partout',
    message:
      'Aux équipes de développement : une requête construite en collant des textes est une porte ouverte. Utilisez les paramètres, partout, y compris dans les outils internes et les scripts d’un soir. Demandez une relecture si vous en croisez une.',
  },
  servers: {
    measure:
      'Inventorier ce que les serveurs exposent, fermer ce qui ne sert pas, et remplacer les mots de passe d’administration par des clés.',
    when: 'sous un mois',
    subject: 'Ce qui est ouvert sans raison, fermons-le',
    message:
      'Aux équipes d’exploitation : un dossier oublié, une page de test ou un accès par mot de passe se trouvent en quelques minutes. Signalez ce que vous savez encore ouvert, même si c’est vous qui l’avez ouvert : on le ferme ensemble.',
  },
};
