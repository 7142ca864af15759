import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import type { DirectoryArtifacts, GuessResult } from './artifacts.ts';
import { normalisePath } from './path.ts';

const HIDDEN_AMONG = [
  'ancien-site',
  'copie-site',
  'essais-theo',
  'espace-equipe',
  'photos-brutes',
  'sauvegarde-ete',
  'travaux-web',
] as const;
const FORBIDDEN: readonly string[] = ['admin', 'secret'];
const WORDS = [...HIDDEN_AMONG, ...FORBIDDEN].sort();

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

  /** A guess is a step that counts nothing; the flag is trimmed, exact (specification, section 5). */
  check(answer: Answer, { directory, flag }) {
    const guess = fieldOf(answer, 'guess');
    if (typeof guess === 'string') {
      const path = normalisePath(guess);
      return path === '' ? neutral('no-guess') : neutral('tested', respond(path, directory, flag));
    }
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    return sameText(entered, flag) ? correct() : incorrect();
  },
});

function respond(path: string, directory: string, flag: string): GuessResult {
  if (path === directory) return { path, status: 200, text: 'OK - Contient: maintenance.html', page: { flag } };
  if (FORBIDDEN.includes(path)) return { path, status: 403, text: 'Accès Interdit', page: null };
  return { path, status: 404, text: 'Non Trouvé', page: null };
}
