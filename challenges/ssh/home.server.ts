/** The content of the forgotten server. Each file tells a part of the story; one has the participant's flag. */
import type { RevealedEntry } from './artifacts.ts';
import type { DirectoryNode, FileNode } from './file-tree.ts';

const file = (...lines: string[]): FileNode => ({ type: 'file', content: lines.join('\n') });
const directory = (contents: DirectoryNode['contents']): DirectoryNode => ({ type: 'directory', contents });

const documents = directory({
  'notes.txt': file(
    'Notes de Théo — serveur d’essai quai-archives, à rendre le 31 mars',
    '- lundi : le site des Journées du port marche, on garde une copie dans projets/',
    '- mardi : l’appli des grues cherche sa configuration dans ~/system',
    '- mercredi : Malik demande de fermer le compte « invite ». À FAIRE avant vendredi',
    '- vendredi : oublié. Je le fais à la rentrée.',
  ),
  projets: directory({
    'site_web.html': file(
      '<!doctype html>',
      '<html lang="fr">',
      '  <title>Journées du port — Brévelle Maritime</title>',
      '  <h1>La marée n’attend pas, nous non plus.</h1>',
      '  <!-- Théo : retirer le lien vers quai-archives avant la mise en ligne -->',
      '  <p>Visite du quai à 14 h, rendez-vous devant le portique 4.</p>',
      '</html>',
    ),
    'app.java': file(
      'public class SuiviPortiques {',
      '  // À FAIRE (Théo) : ne plus lire les accès dans un fichier en clair',
      '  private static final String ACCES = "~/system/secrets";',
      '',
      '  public static void main(String[] args) {',
      '    System.out.println("4 portiques, 1 quai, 0 coffre-fort");',
      '  }',
      '}',
    ),
  }),
});

const downloads = directory({
  'logiciels.zip': file(
    'PK··  archive compressée, 3 éléments (illisible avec cat)',
    '  gestion-escales-2.1.exe   planning-quai.xlsx   LICENCE.pdf',
  ),
  backup: directory({
    'old_files.tar': file(
      'archive tar de 2019 (illisible avec cat), 3 éléments',
      '  photos-pot-de-depart/   annuaire-2019.csv   A_SUPPRIMER_FIN_2020',
    ),
    'config_backup.txt': file(
      '# Copie de config.conf, mars — « au cas où »',
      'serveur = 192.0.2.14',
      'utilisateur = grues',
      'mot_de_passe = maree-haute-2019   # changé depuis, ne fonctionne plus',
      '# les accès actuels sont dans le dossier system, plus ici',
    ),
  }),
});

const system = (flag: string, key: string) =>
  directory({
    'config.conf': file(
      '[suivi-portiques]',
      'serveur = 192.0.2.14',
      'compte_invite = actif        ; devait expirer le 31 mars',
      'droits = lecture pour tous   ; plus simple pour les tests',
      'acces = secrets/             ; ne pas déplacer',
    ),
    'logs.txt': file(
      '02:14:07  connexion acceptée   invite  depuis 203.0.113.57',
      '02:14:31  lecture              ~/Documents/notes.txt',
      '02:15:02  lecture              ~/system/config.conf',
      '02:15:20  lecture              ~/system/secrets/keys.txt',
      '02:16:44  déconnexion          invite',
      '# 20 octobre — aucune alerte réglée pour cette machine',
    ),
    secrets: directory({
      'flag.txt': file('# Accès d’administration des portiques — NE PAS PARTAGER', flag),
      'keys.txt': file(
        '# Clés des portiques (renouvellement du 20 octobre, comme chaque automne)',
        `portique-1  ${key}  révoquée`,
        'portique-4  en attente de renouvellement',
        '# le nouvel accès est dans le fichier voisin',
      ),
    }),
  });

/** The home directory of the account `invite`. `key` is the text of a revoked key, which is decoration. */
export function homeDirectory(flag: string, key: string): DirectoryNode {
  return directory({
    'readme.txt': file(
      'Serveur d’essai quai-archives — compte invite (réglage d’usine : sans mot de passe)',
      'Il sert aux visites d’école, par sa carte 4G (adresse publique). Il ne donne accès à rien d’important.',
      'Rangement : Documents (travail), Downloads (téléchargements), system (à ne pas toucher).',
      '— Théo, service informatique, Brévelle Maritime',
    ),
    Documents: documents,
    Downloads: downloads,
    system: system(flag, key),
  });
}

/** The tree of `homeDirectory`, each entry with its role in the story. */
export function revealedTree(flag: string): readonly RevealedEntry[] {
  return [
    {
      depth: 0,
      name: '~',
      rights: 'drwxr-xr-x',
      role: 'way',
      note: 'La porte : le compte « invite » d’usine, et une carte 4G à adresse publique.',
    },
    { depth: 1, name: 'readme.txt', rights: '-rw-r--r--', role: 'clue', note: 'La pancarte : « à ne pas toucher ».' },
    { depth: 1, name: 'Documents/', rights: 'drwxr-xr-x', note: 'Un rappel de Malik : fermer « invite » avant vendredi.' },
    { depth: 1, name: 'Downloads/', rights: 'drwxr-xr-x', note: 'De vieilles archives. Un ancien mot de passe, changé depuis.' },
    { depth: 1, name: 'system/', rights: 'drwxr-xr-x', role: 'way', note: 'Le « x » de la fin : tout le monde peut entrer.' },
    { depth: 2, name: 'config.conf', rights: '-rw-r--r--', role: 'clue', note: 'Il indique où sont les accès.' },
    { depth: 2, name: 'logs.txt', rights: '-rw-r--r--', role: 'clue', note: 'Quelqu’un était passé, à 02:14.' },
    { depth: 2, name: 'secrets/', rights: 'drwxr-xr-x', role: 'way', note: 'Un nom qui promet, une porte qui ne ferme pas.' },
    {
      depth: 3,
      name: 'flag.txt',
      rights: '-rw-r--r--',
      role: 'secret',
      note: `Le nouvel accès des portiques, en clair : ${flag}`,
    },
    {
      depth: 3,
      name: 'keys.txt',
      rights: '-rw-r--r--',
      note: 'Les clés que la visite de 02:14 a lues, remplacées le jour même par hasard.',
    },
  ];
}
