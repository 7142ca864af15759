import type { SqlInjectionReveal } from './artifacts.ts';

export const REVEAL: Omit<SqlInjectionReveal, 'log'> = {
  pieces: [
    { sql: "identifiant = 'admin' AND mot_de_passe = '", kind: 'tool', told: 'La phrase de l’outil, qui ouvre un texte.' },
    { sql: "'", kind: 'injected', told: 'Referme le texte : ce qui suit devient une instruction.' },
    {
      sql: ' OR 1=1 ',
      kind: 'injected',
      told: 'Rend la condition vraie pour tous les comptes. Le filtre y reconnaît la formule de « Tous les quais ».',
    },
    { sql: '--', kind: 'injected', told: 'Ouvre un commentaire, comme ceux dont l’outil signe ses listes.' },
    {
      sql: "' AND actif = 1",
      kind: 'ignored',
      told: 'La suite de l’outil, jamais lue : l’apostrophe en trop et le contrôle disparaissent.',
    },
  ],
  read: "(identifiant = 'admin' AND mot_de_passe = '') OR 1=1",
  protections: [
    { name: 'Le mot de passe inconnu', fell: 'personne ne l’a demandé : 1=1 est vrai sans lui' },
    { name: 'L’identifiant nettoyé', fell: 'l’apostrophe est entrée par le champ d’à côté' },
    { name: 'Le compte désactivé', fell: '« AND actif = 1 » était derrière les deux tirets' },
    { name: 'Le filtre', fell: 'il avait une exception, écrite dans le journal' },
  ],
  leak: 'Un journal ne garde jamais de mot de passe. Inès a changé le sien le matin même, partout où il servait. Et avant d’envoyer la capture d’un journal, on masque ce qui est resté lisible.',
  berths: [
    { berth: 'P1', ship: 'Cormoran', from: 5, to: 14 },
    { berth: 'P2', ship: 'Estran', from: 9, to: 21 },
    { berth: 'P3', ship: 'Hermine', from: 2, to: 11 },
    { berth: 'P4', ship: 'Vigilante', from: 12, to: 22 },
  ],
  night: [
    {
      when: '22 h 04',
      name: 'Un compte que personne ne surveille',
      text: 'Désactivé, admin ne figure dans aucune alerte. La session s’ouvre sans bruit.',
    },
    {
      when: '22 h 09',
      name: 'P2 devient libre',
      text: 'L’Estran est attendu à 9 h avec 1 200 boîtes. Son créneau est donné à un navire qui n’existe pas.',
    },
    {
      when: '8 h 40',
      name: 'Deux navires pour un quai',
      text: 'Le pilote refuse l’approche. Yann Le Dantec, qui allait se coucher, refait le plan au téléphone.',
    },
    {
      when: '9 h 15',
      name: 'Qui a fait cela ?',
      text: 'Le journal répond « admin ». Il faut la ligne de 8 h 10, restée sans lecteur, pour comprendre comment.',
    },
  ],
  prepared: {
    sql: 'identifiant = ? AND empreinte = hacher(?, sel) AND actif = 1',
    value: "' OR 1=1 --",
    result: '0 ligne. Les deux tirets restent deux tirets, et « AND actif = 1 » est toujours lu.',
  },
  after:
    'Cette nuit-là n’a pas eu lieu : c’était la copie de test, et vous l’avez montré avant. La correction s’était faite en urgence, un champ sur deux, sans relecture : c’est cela qu’on a changé. Théo Vasseur a réécrit la connexion en requêtes paramétrées, Malik l’a relue, et une personne par semaine lit désormais le journal.',
};
