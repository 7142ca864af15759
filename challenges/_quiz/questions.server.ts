/** The pool of questions. Write your own here: at least six, with options of similar length, and short enough for the time limit. */
export interface PoolQuestion {
  readonly text: string;
  readonly right: string;
  /** The option of somebody who trusts everything, or who cannot be bothered. */
  readonly trusting: string;
  /** The option of somebody who distrusts everything. */
  readonly wary: string;
  /** Explanation for the reveal. */
  readonly why: string;
}

export const QUESTIONS: readonly PoolQuestion[] = [
  {
    text: 'À l’hôtel, il vous faut le Wi-Fi. Le VPN de l’entreprise est installé.',
    right: 'Je me connecte, puis j’ouvre le VPN avant de travailler',
    trusting: 'Je me connecte et je travaille : le Wi-Fi a un mot de passe',
    wary: 'Je ne travaille pas : jamais de Wi-Fi hors du bureau',
    why: 'Le VPN protège ce qui passe, quel que soit le réseau. Le mot de passe de l’hôtel, tous les clients l’ont.',
  },
  {
    text: 'Téléphone à 4 %. La gare offre des prises de courant et des ports USB.',
    right: 'Je branche mon chargeur à une prise de courant',
    trusting: 'Je branche mon câble au port USB, c’est plus pratique',
    wary: 'J’éteins le téléphone jusqu’au retour',
    why: 'Un port USB peut aussi faire passer des données. Une prise de courant, non : votre chargeur y suffit.',
  },
  {
    text: 'Dans le train, votre dossier avance bien. Votre voisine a vue sur l’écran.',
    right: 'Je mets le filtre d’écran, ou je change de tâche',
    trusting: 'Je continue : elle ne connaît personne chez nous',
    wary: 'Je n’ouvre plus jamais l’ordinateur dans un train',
    why: 'On ne sait pas qui est assis là. Un filtre, ou une tâche sans secret, et le trajet sert quand même.',
  },
  {
    text: 'Un client appelle dans un wagon plein, au sujet de son contrat.',
    right: 'Je décroche, et je propose de le rappeler du quai',
    trusting: 'Je décroche, et je parle tout bas jusqu’à l’arrivée',
    wary: 'Je laisse sonner jusqu’à demain',
    why: 'À voix basse, un wagon entend encore les noms et les chiffres. Et le client, lui, attend une réponse.',
  },
  {
    text: 'À l’arrivée, l’ordinateur n’est plus dans le sac.',
    right: 'J’appelle le support tout de suite',
    trusting: 'J’attends demain : on va me le rapporter',
    wary: 'Je n’en dis rien sans la certitude d’un vol',
    why: 'Perdu ou volé, c’est la même urgence : le support peut fermer les accès à distance, dans la minute.',
  },
  {
    text: 'Un partenaire connu vous tend une clé USB : les plans de la réunion.',
    right: 'Je la fais ouvrir par le support, ou je demande un partage',
    trusting: 'Je la branche : je connais cette personne',
    wary: 'Je refuse toute clé, et je repars de la réunion sans les plans',
    why: 'Vous connaissez la personne, pas ce que la clé a rencontré. Les plans, eux, ont d’autres chemins.',
  },
  {
    text: 'La veille du départ, l’ordinateur propose une mise à jour du système.',
    right: 'Je l’installe ce soir, avant de partir',
    trusting: 'Je la ferai un autre jour, rien ne presse',
    wary: 'Je refuse : une mise à jour la veille, c’est louche',
    why: 'Proposée par le système lui-même, elle ferme des failles. Mieux vaut partir à jour que l’attendre sur un réseau lent.',
  },
  {
    text: 'Le contrôleur passe. Votre billet est dans le téléphone, l’ordinateur est ouvert.',
    right: 'Je verrouille l’écran, puis je montre mon billet',
    trusting: 'Je laisse tout ouvert : dix secondes suffisent',
    wary: 'Je range tout, et je ne travaille plus du trajet',
    why: 'Verrouiller prend deux touches, et le travail reprend aussitôt.',
  },
];
