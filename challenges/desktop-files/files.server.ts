/** Yann's desktop. No file has the whole flag: the clues are scattered as by somebody in a hurry. */
import { encodeBase64 } from '#engine/authoring/toolbox';
import type { DesktopFile } from './artifacts.ts';

const README: DesktopFile = {
  id: 'readme',
  name: 'LISEZ-MOI.txt',
  icon: 'text',
  title: 'LISEZ-MOI.txt',
  content: [
    { kind: 'text', text: 'Salut la relève !' },
    {
      kind: 'text',
      text: 'Ce poste sert à toute l’équipe : laissez la session ouverte, on perd trop de temps à retaper le mot de passe à chaque changement de quart.',
    },
    {
      kind: 'text',
      text: 'Le code de la console des portiques, je ne l’écris jamais en entier : Fatou dit que c’est imprudent, et elle a raison. Je l’ai donc coupé en deux. Pour savoir où, lisez Notes.txt.',
    },
    { kind: 'text', text: 'Bonne marée,\nYann' },
  ],
};

const NOTES: DesktopFile = {
  id: 'notes',
  name: 'Notes.txt',
  icon: 'text',
  title: 'Notes.txt',
  content: [
    {
      kind: 'list',
      items: [
        'Rendre le casque du portique 2 à Malik.',
        'Code de la console, le début : dans config.ini. Théo m’a montré le Base64, c’est illisible. Tranquille.',
        'Code de la console, la fin : dans les propriétés de ma photo de vacances, écrite à l’envers. Personne ne regarde jamais là.',
        'Pour assembler les deux : voir id.txt.',
        'Si j’oublie comment on relit tout ça : décodeur de Théo, dans Projets.',
        'Samedi : crêpes chez Solène. Ne pas oublier les croquettes de Biscotte.',
      ],
    },
  ],
};

const ID: DesktopFile = {
  id: 'id',
  name: 'id.txt',
  icon: 'text',
  title: 'id.txt',
  content: [
    { kind: 'text', text: 'Mes identifiants, pour ne plus les chercher.' },
    {
      kind: 'facts',
      rows: [
        ['Session', 'equipe-nuit'],
        ['Badge', '0093'],
        ['Téléphone du quai', 'poste\u00a04405'],
        ['Console des portiques', 'CTF{début_fin}'],
      ],
    },
    { kind: 'text', text: 'On remplace « début » et « fin » par les deux morceaux, on garde le reste, sans espace.' },
  ],
};

const PROJECTS: DesktopFile = {
  id: 'projects',
  name: 'Projets',
  icon: 'folder',
  title: 'Projets',
  content: [{ kind: 'text', text: '3 éléments' }],
  inside: [
    {
      id: 'decoder',
      name: 'decodeur.html',
      icon: 'tool',
      title: 'Décodeur de Théo',
      content: [
        {
          kind: 'text',
          text: 'Le Base64 écrit un texte avec 64 caractères. Il ne cache rien : tout le monde sait le relire. (Théo)',
        },
      ],
    },
    {
      id: 'shifts',
      name: 'planning-nuit.txt',
      icon: 'text',
      title: 'planning-nuit.txt',
      content: [
        {
          kind: 'facts',
          rows: [
            ['Lundi', '21 h à 5 h, Yann et Awa'],
            ['Mardi', '21 h à 5 h, Yann et Loïc'],
            ['Mercredi', '21 h à 5 h, Awa et Mehdi'],
            ['Entre 5 h et 6 h', 'personne au bureau'],
          ],
        },
      ],
    },
    {
      id: 'ideas',
      name: 'idees-equipe.txt',
      icon: 'text',
      title: 'idees-equipe.txt',
      content: [
        {
          kind: 'list',
          items: [
            'Repeindre les repères au sol du portique 4.',
            'Demander à Fatou si le gestionnaire de mots de passe marche aussi pour une équipe entière.',
            'Demander à Malik si le badge peut ouvrir la session, ce serait plus rapide.',
          ],
        },
        { kind: 'text', text: 'À dire à la prochaine réunion. (noté en mars)' },
      ],
    },
  ],
};

/** The file config.ini. @param start of the flag as plain text; the file has it in Base64 */
function settings(start: string): DesktopFile {
  return {
    id: 'settings',
    name: 'config.ini',
    icon: 'settings',
    title: 'config.ini',
    content: [
      {
        kind: 'code',
        text: `; Console des portiques, PC-QUAI-2

[affichage]
langue = fr
theme = nuit

[connexion]
serveur = portiques.brevelle.example
compte = equipe-nuit
; en Base64 : début du code (Yann)
debut_code = ${encodeBase64(start)}`,
      },
    ],
  };
}

/** The picture vacances.jpg. @param end of the flag as plain text; the picture's properties have it reversed */
function picture(end: string): DesktopFile {
  return {
    id: 'picture',
    name: 'vacances.jpg',
    icon: 'picture',
    title: 'vacances.jpg',
    content: [
      {
        kind: 'facts',
        rows: [
          ['Dimensions', '4032 × 3024 pixels'],
          ['Prise le', '9 août, à 17:12'],
          ['Appareil', 'Téléphone de Yann'],
          ['Lieu', 'Plage des Trois-Bouées (position enregistrée)'],
          ['Commentaire', [...end].reverse().join('')],
        ],
      },
    ],
  };
}

/**
 * All files of the desktop. @param start of the flag as plain text, for config.ini @param end of the flag as plain text, for the picture's
 * properties
 */
export function desktopFiles(start: string, end: string): readonly DesktopFile[] {
  return [README, NOTES, ID, PROJECTS, settings(start), picture(end)];
}
