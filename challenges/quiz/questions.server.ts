/** The questions to draw from. Ten seconds each: a question and its options stay under forty words. */
export interface PoolQuestion {
  readonly id: string;
  readonly text: string;
  readonly right: string;
  readonly wrong: readonly [string, string];
  /** What makes a wrong answer tempting: for the reveal. */
  readonly trap: string;
  /** What the coach says after the answer, whichever it was. */
  readonly cue: string;
}

export const POOL: readonly PoolQuestion[] = [
  {
    id: 'qr-code',
    text: 'Au parking, un code QR autocollant propose de payer. Que faites-vous ?',
    right: 'Je paie à la borne',
    wrong: ['Je scanne : c’est celui de la ville', 'Je scanne, puis je vérifie le cadenas'],
    trap: 'Un objet de la rue passe pour officiel : on croit l’endroit, pas l’adresse.',
    cue: 'Un code QR est un lien qu’on ne peut pas lire, et un autocollant se colle en une seconde par-dessus le vrai. Le cadenas chiffre la connexion, il ne dit pas qui est au bout : passez par la borne ou par l’application que vous connaissez.',
  },
  {
    id: 'parcel-sms',
    text: 'SMS : « Colis bloqué, réglez 1,99 € ici. » Vous attendez un colis. Que faites-vous ?',
    right: 'Je vérifie sur le site où j’ai commandé',
    wrong: ['Je paie : la somme est minime', 'Je réponds STOP'],
    trap: 'Une attente réelle et une somme si petite qu’elle n’éveille rien.',
    cue: 'La petite somme n’est pas le but : votre carte bancaire, si. Répondre confirme seulement que votre numéro est actif. Suivez le colis depuis le site du marchand et transférez le SMS au 33700.',
  },
  {
    id: 'mfa-fatigue',
    text: '22 h : votre téléphone demande dix fois d’approuver une connexion. Ce n’est pas vous.',
    right: 'Je refuse et je préviens la sécurité',
    wrong: ['J’approuve pour que cela cesse', 'Je coupe le son jusqu’à demain'],
    trap: 'La lassitude : le geste qui fait cesser la gêne est celui qui ouvre la porte.',
    cue: 'Ces demandes disent que quelqu’un a déjà votre mot de passe et compte sur votre lassitude. Une seule approbation suffit. Refusez, prévenez, puis changez le mot de passe.',
  },
  {
    id: 'deepfake-voice',
    text: 'Au téléphone, la voix de la directrice exige un virement secret. Que faites-vous ?',
    right: 'Je la rappelle à son numéro habituel',
    wrong: ['J’obéis : c’est bien sa voix', 'Je demande un e-mail de confirmation'],
    trap: 'L’autorité et le secret, portés par une voix qu’on croit reconnaître.',
    cue: 'Quelques secondes d’enregistrement suffisent à imiter une voix, et un e-mail de confirmation s’imite aussi. Rappelez vous-même, à un numéro que vous aviez avant l’appel.',
  },
  {
    id: 'shadow-ai',
    text: 'Une IA gratuite en ligne résumerait ce contrat client. Que faites-vous ?',
    right: 'Je prends l’outil validé par l’entreprise',
    wrong: ['Je colle tout, sauf le titre', 'Je colle tout, puis j’efface l’historique'],
    trap: 'Un vrai gain de temps, et rien à l’écran qui ressemble à une fuite.',
    cue: 'Ce que l’on confie à un service en ligne sort de l’entreprise et peut y être conservé ou réutilisé. Effacer l’historique ne garantit rien : demandez quels outils sont autorisés, et pour quelles données.',
  },
  {
    id: 'cloud-sharing',
    text: 'Vous partagez les fiches de paie avec une collègue. Quel lien choisissez-vous ?',
    right: 'Un accès à son nom, avec une fin',
    wrong: ['« Toute personne ayant le lien »', 'Un lien public, envoyé en privé'],
    trap: 'Le réglage le plus rapide est souvent le plus ouvert.',
    cue: 'Un lien ouvert fonctionne pour quiconque le reçoit, par erreur ou par transfert, et personne ne pense à le fermer. Nommez les personnes, mettez une date de fin, et relisez vos partages de temps en temps.',
  },
  {
    id: 'usb-key',
    text: 'Une clé USB « Salaires 2026 » traîne près de l’ascenseur. Que faites-vous ?',
    right: 'Je la remets au support',
    wrong: ['Je l’ouvre pour trouver à qui elle est', 'Je l’essaie sur un poste hors réseau'],
    trap: 'La curiosité et l’envie de rendre service, en une étiquette.',
    cue: 'L’étiquette est l’appât. Une clé piégée peut se faire passer pour un clavier et agir dès le branchement, même sans réseau : on ne la branche nulle part, on la confie au support.',
  },
  {
    id: 'clickfix',
    text: '« Pour prouver que vous êtes humain, collez cette commande. » Que faites-vous ?',
    right: 'Je ferme la page et je signale',
    wrong: ['Je la colle : c’est un simple captcha', 'Je la colle : l’antivirus veille'],
    trap: 'L’habitude des contrôles « je ne suis pas un robot », qu’on passe sans lire.',
    cue: 'C’est la technique ClickFix : la page a rempli votre presse-papiers, et la commande partirait de votre main, avec vos droits. Aucun vrai contrôle ne demande de coller quoi que ce soit dans une fenêtre du système.',
  },
  {
    id: 'fake-support',
    text: 'L’écran se fige : « Virus ! Appelez ce numéro. » Que faites-vous ?',
    right: 'J’appelle notre support informatique',
    wrong: ['J’appelle le numéro affiché', 'Je paie le nettoyage proposé'],
    trap: 'La peur, puis le soulagement d’avoir quelqu’un au bout du fil.',
    cue: 'Un antivirus n’affiche jamais de numéro à appeler. Au bout du fil, un faux technicien réclame un accès à distance et un paiement. Fermez le navigateur, et parlez-en au support que vous connaissez.',
  },
  {
    id: 'bank-details',
    text: 'Un fournisseur annonce son nouveau RIB par e-mail. Que faites-vous ?',
    right: 'J’appelle le numéro de notre fichier',
    wrong: ['Je lui réponds pour confirmer', 'J’appelle le numéro de l’e-mail'],
    trap: 'Une démarche banale, un ton connu : la réponse semble vérifier, elle revient à l’imposteur.',
    cue: 'Le faux changement de RIB copie logo, signature et historique, parfois depuis une vraie boîte piratée. Répondre, ou appeler le numéro du message, mène à l’imposteur : prenez celui de votre propre fichier.',
  },
  {
    id: 'ceo-fraud',
    text: '« Virement urgent. N’en parlez à personne. La direction. » Que faites-vous ?',
    right: 'J’applique la double validation',
    wrong: ['Je paie : la direction a tranché', 'Je réponds pour vérifier'],
    trap: 'Obéir vite paraît loyal, et le secret demandé interdit d’en parler à côté.',
    cue: 'Autorité, urgence, secret : la fraude au président tient en trois mots. Répondre, c’est demander à l’imposteur s’il en est un. Une procédure à deux personnes ne connaît pas d’exception.',
  },
  {
    id: 'wifi',
    text: 'À la gare, deux réseaux Wi-Fi ont le même nom. Vous devez travailler.',
    right: 'Je passe par le partage de mon téléphone',
    wrong: ['Je prends le plus puissant', 'Je prends celui sans mot de passe'],
    trap: 'Un nom familier, que n’importe quel appareil peut prendre.',
    cue: 'N’importe qui peut donner à son réseau le nom de la gare, et avoir le meilleur signal. Pour travailler, le partage de connexion de votre téléphone est le plus sûr ; à défaut, le VPN de l’entreprise.',
  },
  {
    id: 'password',
    text: 'Lequel protège le mieux votre messagerie ?',
    right: 'Une longue phrase, pour ce compte seul',
    wrong: ['Le nom du chat, suivi de 2026!', 'Un mot très compliqué, utilisé partout'],
    trap: 'On croit que la complication remplace la longueur, et qu’elle dispense d’en changer d’un site à l’autre.',
    cue: 'Un mot de passe réutilisé tombe partout dès qu’un seul site est piraté. La longueur protège mieux que les signes étranges ; un gestionnaire retient les autres à votre place.',
  },
  {
    id: 'passkey',
    text: 'Une clé d’accès (passkey) remplace le mot de passe. Quel est son atout ?',
    right: 'Elle ne marche que sur le vrai site',
    wrong: ['Elle est plus longue qu’un mot de passe', 'Elle dispense de verrouiller son poste'],
    trap: 'Ce qui est nouveau se juge au confort, pas à ce que cela protège.',
    cue: 'Une clé d’accès est liée à l’adresse du vrai site : sur une copie, elle ne répond pas. Verrouillez l’appareil où elle dort ; reste à ne jamais saisir un code, ni approuver une demande, qu’on n’a pas lancés.',
  },
  {
    id: 'sms-code',
    text: '« Votre banque » appelle et veut le code reçu par SMS. Que faites-vous ?',
    right: 'Je raccroche et j’appelle ma banque',
    wrong: ['Je le donne : le bon numéro s’affiche', 'Je le donne si elle connaît mon nom'],
    trap: 'Un numéro affiché fait autorité, et l’urgence est présentée comme une protection.',
    cue: 'Le numéro affiché peut être falsifié. Le code sert à valider une opération que l’escroc a déjà préparée : aucune banque ne le demande. Raccrochez et appelez le numéro inscrit sur votre carte.',
  },
  {
    id: 'just-clicked',
    text: 'Vous venez de donner votre mot de passe à un faux site. Que faites-vous ?',
    right: 'Je préviens la sécurité tout de suite',
    wrong: ['Je supprime le message', 'J’attends de voir'],
    trap: 'La gêne : on espère que rien n’arrivera, et les minutes passent.',
    cue: 'Les premières minutes comptent : prévenue à temps, l’équipe bloque le compte avant qu’il serve. Personne n’est à l’abri d’un clic ; ce qui coûte cher, c’est le silence.',
  },
];
