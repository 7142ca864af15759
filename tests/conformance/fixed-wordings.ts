/** Sentences of the specification that a player reads, typed as data: its section 5, and what its sections 2 and 4 fix beside them. */

/** By mission, what it says to an attempt. `{points}` stands for the points won. */
export const FIXED_MESSAGES: readonly (readonly [key: string, sentence: string])[] = [
  ['xss', 'Entrez un message avant de publier.'],
  ['xss', "Aucun script exécuté. Essaie d'ajouter une balise <script>."],
  ['osint', 'Entrez un mot de passe avant de valider.'],
  ['osint', 'Accès refusé. Révise les indices publics.'],
  ['osint', 'Accès accordé. Points gagnés : {points}.'],
  ['osint-intranet', 'Veuillez entrer un flag.'],
  ['osint-intranet', 'Flag incorrect. Examinez plus attentivement les posts et les screenshots partagés !'],
  ['sql', "Entrez un mot de passe avant d'exécuter."],
  ['sql', 'La requête échoue toujours. Ajuste ta charge.'],
  ['hash', 'Mot de passe incorrect. Avez-vous bien combiné les indices ?'],
  ['clickjacking', 'Vous avez cliqué trop tôt ! Le faux bouton a intercepté votre action.'],
  ['phishing', 'Alerte : vous venez de soumettre des données à un site frauduleux.'],
  ['jwt', 'Mot de passe incorrect. Vérifiez à nouveau la charge utile.'],
  ['mitm', 'Mot de passe incorrect. Cherchez bien dans les détails de la requête POST.'],
  ['emaildetect', "Ce n'est pas encore ça. Cherche au moins trois signaux clairs."],
  ['password', 'Certaines contraintes ne sont pas respectées. Vérifie la liste.'],
  ['permissions', 'Décide pour chaque permission avant de valider.'],
  ['permissions', 'Certaines permissions sont inutiles pour cette application.'],
  ['caesar', 'Mot de passe incorrect. Essayez de déchiffrer le message avec différents décalages !'],
  ['directory-bruteforce', 'Flag incorrect. Avez-vous trouvé le bon répertoire ?'],
  ['ssh', 'Flag incorrect. Explorez les dossiers avec "cd" et "ls" pour trouver flag.txt !'],
  ['simple-source-code', '⚠️ Veuillez entrer un mot de passe.'],
  ['simple-source-code', '❌ Mot de passe incorrect. Regardez attentivement dans les commentaires HTML !'],
  ['url-parameters', '⚠️ Veuillez entrer un flag.'],
  ['url-parameters', '❌ Flag incorrect. Vérifiez le flag affiché ci-dessus !'],
  ['url-manipulation', '⚠️ Veuillez entrer un flag.'],
  ['url-manipulation', "❌ Flag incorrect. Regardez bien la page d'administration !"],
  ['desktop-files', '🎉 Flag correct ! Bien joué !'],
  ['desktop-files', '❌ Flag incorrect. Continuez à chercher !'],
  [
    'sql-injection',
    '❌ Échec de la connexion. La combinaison utilisateur/mot de passe est incorrecte ou votre injection a échoué.',
  ],
  ['sql-injection', "🎉 Injection réussie ! Vous êtes connecté en tant qu'administrateur. Vous gagnez {points} points."],
  ['quiz', 'Chronometre ecoule pour cette question.'],
  ['quiz', 'Mission validee. {points} points ajoutes.'],
  ['quiz', 'Moins de 3 bonnes reponses. Analyse calmement et retente.'],
];

/** By mission, what stands on its screen as it opens. */
export const FIXED_LABELS: Readonly<Record<string, readonly string[]>> = {
  xss: ["Retour à l'accueil", 'Points restants : 4,00 / 4,00'],
  clickjacking: ['Points restants : 3,00 / 3,00', 'Techniques Web'],
  phishing: ['Quitter la page'],
  clicks: ['Fermer et analyser', 'Cliquer pour réparer'],
  emaildetect: ['Sensibilisation'],
  osint: ['Enquête & OSINT'],
  'url-parameters': ['Debug mode', 'Admin access', 'Root user', 'Points restants : 5,00 / 5,00'],
  'desktop-files': ['LISEZ-MOI.txt', 'Notes.txt', 'id.txt', 'Projets', 'config.ini', 'vacances.jpg'],
};
