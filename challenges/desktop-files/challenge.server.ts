import { type Answer, correct, defineChecker, holdsText, incorrect, neutral, sameText, textOf } from '#engine/authoring/server';
import { encodeBase64 } from '#engine/authoring/toolbox';
import type { DesktopFilesArtifacts, DesktopFilesReveal } from './artifacts.ts';
import { desktopFiles } from './files.server.ts';

const WORDS = ['quai_sans_gardien', 'session_ouverte', 'releve_de_nuit', 'ecran_allume', 'photo_bavarde'] as const;

/** The groups of a Base64 text: four characters stand for three letters, and the last group is padded. */
function groupsOf(text: string) {
  const letters = text.match(/.{1,3}/gs) ?? [];
  return letters.map((three, index) => ({ from: 3 * index, signs: encodeBase64(three), letters: three }));
}

const turned = (text: string) => [...text].reverse().join('');

export default defineChecker({
  secrets: (variant) => {
    const start = variant.pick(WORDS);
    const flag = variant.flag(start);
    return { flag, start, end: flag.slice(`CTF{${start}_`.length, -1) };
  },

  artifacts: ({ start, end }): DesktopFilesArtifacts => ({ files: desktopFiles(start, end) }),

  /** Compares the trimmed text exactly (specification, section 5). */
  check(answer: Answer, { flag, start, end }) {
    const entered = textOf(answer).trim();
    if (entered === '') return neutral('empty');
    if (sameText(entered, flag)) return correct();
    if (holdsText(entered, flag)) return incorrect('almost');
    const holdsOne = (forms: readonly string[]) => forms.some((form) => holdsText(entered, form));
    const found = [holdsOne([start, encodeBase64(start)]), holdsOne([end, turned(end)])];
    if (found.every(Boolean)) return incorrect('pieces');
    return found.some(Boolean) ? incorrect('one-piece') : incorrect();
  },

  reveal: ({ flag, start, end }): DesktopFilesReveal => ({
    flag,
    start,
    end,
    groups: groupsOf(start),
    turned: turned(end),
    path: [
      { icon: 'text', name: 'LISEZ-MOI.txt', told: '« Je l’ai coupé en deux. Pour savoir où, lisez Notes.txt. »' },
      { icon: 'text', name: 'Notes.txt', told: 'Le début dans config.ini, la fin dans la photo, et l’outil pour les relire.' },
      { icon: 'text', name: 'id.txt', told: 'La forme du code : CTF{début_fin}. Et un compte, un badge, un poste.' },
      { icon: 'settings', name: 'config.ini', told: `debut_code = ${encodeBase64(start)}` },
      { icon: 'picture', name: 'vacances.jpg', told: `Propriétés, Commentaire : ${turned(end)}` },
      { icon: 'tool', name: 'decodeur.html', told: 'Dans Projets : de quoi relire les deux morceaux.' },
    ],
  }),
});
