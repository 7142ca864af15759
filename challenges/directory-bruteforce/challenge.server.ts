import {
  type Answer,
  correct,
  defineChecker,
  fieldOf,
  holdsText,
  incorrect,
  neutral,
  sameText,
  textOf,
} from '#engine/authoring/server';
import type { DirectoryArtifacts, DirectoryReveal, GuessResult } from './artifacts.ts';
import { normalisePath } from './path.ts';

const HIDDEN_AMONG = [
  'ancien-site',
  'copie-site',
  'essais-affiche',
  'espace-equipe',
  'photos-brutes',
  'sauvegarde-ete',
  'travaux-web',
] as const;
const FORBIDDEN: readonly string[] = ['admin', 'secret'];
const WORDS = [...HIDDEN_AMONG, ...FORBIDDEN].sort();
/** Number of first characters that an answer shares with the flag if it is taken for a miscopied flag. */
const BEGINNING = 'CTF{page'.length;

export default defineChecker({
  secrets: (variant) => {
    const directory = variant.pick(HIDDEN_AMONG);
    return {
      directory,
      initial: directory.charAt(0),
      flag: variant.flag(variant.pick(['page_oubliee', 'dossier_sans_gardien', 'porte_de_service', 'chantier_ouvert'])),
    };
  },

  artifacts: (): DirectoryArtifacts => ({ host: 'journees-du-port.brevelle.example', words: WORDS }),

  /** A guess is a step that does not count as an attempt. A flag is trimmed and compared exactly (specification, section 5). */
  check(answer: Answer, { directory, flag }) {
    const guess = fieldOf(answer, 'guess');
    if (typeof guess === 'string') {
      const path = normalisePath(guess);
      return path === '' ? neutral('no-guess') : neutral('tested', respond(path, directory, flag));
    }
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, flag)) return correct();
    if (holdsText(entered, flag)) return incorrect('almost');
    if (entered.slice(0, BEGINNING).toLowerCase() === flag.slice(0, BEGINNING).toLowerCase()) return incorrect('mistyped');
    return holdsText(entered, directory) ? incorrect('directory') : incorrect();
  },

  reveal: ({ directory, flag }): DirectoryReveal => ({
    tree: [
      { name: 'index.html', status: 200, note: 'La page d’accueil, la seule que montre le site.' },
      { name: 'admin/', status: 403, note: 'Fermé à clé. Mais le refus confirme qu’il existe.' },
      { name: 'secret/', status: 403, note: 'Fermé lui aussi : il ne contenait que des réglages.' },
      {
        name: `${directory}/`,
        status: 200,
        note: 'Ouvert « juste pour la semaine », en avril, pour échanger des fichiers avec l’agence ; le serveur en donne même la liste. Personne n’était chargé de le fermer.',
        content: [
          { name: 'maintenance.html', note: `La page que vous avez lue, avec la clé ${flag}.` },
          { name: 'inscrits-2025.csv', note: '1 204 personnes : noms, adresses, téléphones, dates de naissance des enfants.' },
          { name: 'affiche-v3-finale-2.psd', note: 'L’affiche, en 84 Mo. Sans danger, sauf pour le disque.' },
        ],
      },
    ],
    requests: [
      { time: '10:41:52', path: '/secours/', status: 404 },
      { time: '10:41:52', path: '/secret/', status: 403 },
      { time: '10:41:53', path: `/${directory}/`, status: 200 },
      { time: '10:41:53', path: `/${directory}/inscrits-2025.csv`, status: 200 },
    ],
  }),
});

function respond(path: string, directory: string, flag: string): GuessResult {
  if (path === directory) return { path, status: 200, text: 'OK - Contient: maintenance.html', page: { flag } };
  if (FORBIDDEN.includes(path)) return { path, status: 403, text: 'Accès Interdit', page: null };
  return { path, status: 404, text: 'Non Trouvé', page: null };
}
