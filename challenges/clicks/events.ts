/** What one click would have led to, hour by hour: shown to who clicked, and to everybody after the solve. */
export const EVENTS = [
  {
    when: '8 h 51',
    name: 'La commande part de votre main',
    text: 'Le clic a rempli le presse-papiers. Collée et validée, la commande s’exécute avec vos droits : l’ordinateur croit vous obéir.',
  },
  {
    when: '8 h 52',
    name: 'Un programme s’installe',
    text: 'Téléchargé depuis reparation-express.example, il n’affiche rien. La page annonce « Réparation réussie ».',
  },
  {
    when: '8 h 55',
    name: 'Vos accès sont copiés',
    text: 'Mots de passe enregistrés et sessions ouvertes du navigateur partent vers 203.0.113.42. Avec une session volée, pas même besoin du second facteur.',
  },
  {
    when: '11 h 30',
    name: 'On écrit en votre nom',
    text: 'Votre messagerie envoie à Nadia Kervella le « nouveau RIB » d’un fournisseur.',
  },
  {
    when: '3 h, la nuit suivante',
    name: 'Le quai s’arrête',
    text: 'Les fichiers partagés sont chiffrés, une rançon est demandée. Yann Le Dantec n’a plus de plan de chargement.',
  },
] as const;
