/** What may happen on the way. In a genuine moment one goes on; in the others the same is done in a safer way. */
export interface Happening {
  readonly genuine: boolean;
  /** The moment in a few words, for the reveal. */
  readonly name: string;
  readonly situation: string;
  /** Goes on, does what is asked. */
  readonly go: string;
  /** Does it in another way. */
  readonly otherwise: string;
  /** Stops, refuses, puts all away. */
  readonly stop: string;
  readonly because: string;
}

/** Three of the first are drawn with one of the last, or two with two. Add a moment to either. */
export const HAPPENINGS: readonly Happening[] = [
  {
    genuine: false,
    name: 'Le tableau des salaires',
    situation: 'Vous relisez pour Inès le tableau des salaires. Votre voisine de siège a une vue parfaite sur l’écran.',
    go: 'Continuer : elle descend bientôt.',
    otherwise: 'Fermer ce fichier, et avancer sur un autre.',
    stop: 'Ranger l’ordinateur jusqu’à l’arrivée.',
    because: 'Ce tableau n’est pas pour un wagon ; votre présentation, si. On change de fichier, pas de journée.',
  },
  {
    genuine: false,
    name: 'L’appel de Nadia',
    situation: 'Nadia appelle : le nom du client en litige et le montant, tout de suite. Le wagon est silencieux.',
    go: 'Les lui dire à voix basse.',
    otherwise: 'Les lui envoyer par la messagerie de Brévelle.',
    stop: 'Ne pas répondre avant ce soir.',
    because: 'À voix basse, un wagon silencieux entend tout. Un message va aussi vite, et à elle seule.',
  },
  {
    genuine: false,
    name: 'La file du wagon-bar',
    situation: 'Dix minutes de file au wagon-bar. Votre ordinateur est ouvert sur la tablette.',
    go: 'Y aller vite : le voisin surveille.',
    otherwise: 'Le verrouiller et l’emporter au bar.',
    stop: 'Garder sa place : pas de café aujourd’hui.',
    because: 'Un voisin n’est pas un coffre. Sous le bras, l’ordinateur ne gêne personne, et vous avez votre café.',
  },
  {
    genuine: false,
    name: 'Le Wi-Fi et son certificat',
    situation: 'La page du Wi-Fi du train demande d’installer un « certificat de confort » sur l’ordinateur.',
    go: 'L’installer : la page est aux couleurs du train.',
    otherwise: 'S’en passer : partager la connexion du téléphone de travail.',
    stop: 'Ne plus rien envoyer jusqu’à demain.',
    because: 'Un certificat ajouté permet de lire ce qui devrait rester chiffré. La connexion du téléphone suffit.',
  },
  {
    genuine: false,
    name: 'Le téléphone du voisin',
    situation: 'Le voisin d’en face n’a plus de batterie : peut-il brancher son téléphone sur votre ordinateur ?',
    go: 'Le brancher, puisqu’il le demande si gentiment.',
    otherwise: 'Lui montrer la prise sous l’accoudoir.',
    stop: 'Dire non, et remettre ses écouteurs.',
    because: 'Un port USB transporte aussi des données. La prise du siège rend le même service, avec un sourire.',
  },
  {
    genuine: true,
    name: 'La contrôleuse',
    situation: 'La contrôleuse passe. Votre billet est dans le téléphone de travail, que vous tenez.',
    go: 'Lui montrer le billet à l’écran.',
    otherwise: 'Lui proposer de l’envoyer plus tard, par e-mail.',
    stop: 'Refuser : c’est un téléphone de travail.',
    because: 'Elle demande ce qu’elle doit demander, et ne voit qu’un billet : le téléphone reste dans votre main.',
  },
  {
    genuine: true,
    name: 'La confirmation du VPN',
    situation: 'Après un tunnel, vous relancez le VPN. Votre téléphone demande de confirmer : le 47, comme sur l’écran.',
    go: 'Confirmer le 47.',
    otherwise: 'Travailler sans VPN en attendant le support.',
    stop: 'Refuser, et changer de mot de passe.',
    because: 'Vous venez de la lancer, et le nombre est le même : c’est la vôtre. La refuser vous laisserait sans protection.',
  },
  {
    genuine: true,
    name: 'La brochure publiée',
    situation: 'Vous annotez la brochure que Solène a mise en ligne hier. Votre voisin y jette un œil.',
    go: 'Continuer à l’annoter.',
    otherwise: 'La fermer, et demander une copie papier.',
    stop: 'Fermer l’ordinateur, et changer de place.',
    because: 'Elle est déjà publique : il peut la lire chez lui ce soir. Rien n’est à cacher.',
  },
  {
    genuine: true,
    name: 'La place à côté',
    situation: 'Une voyageuse demande si la place à côté est libre. Votre sac y est posé, l’ordinateur dedans.',
    go: 'Reprendre le sac sur vos genoux, et lui laisser la place.',
    otherwise: 'Poser le sac à l’entrée du wagon, pour faire de la place.',
    stop: 'Dire qu’elle est prise.',
    because: 'Elle demande un siège, et le sac est mieux encore contre vous. À l’entrée du wagon, personne ne le voit plus.',
  },
];
