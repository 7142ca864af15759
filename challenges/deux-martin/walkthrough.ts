import type { Walkthrough } from '#engine/authoring/testing';
import { type MartinArtifacts, QUESTIONS, type Question } from './artifacts.ts';

/** Names of the lines that the player opens. The line « À » is open at first, and the first sending opens « Copie ». */
const LINES = { file: /^Pièce jointe/, link: /^Lien/, tell: /^À qui le dire/, contain: /^Qu’en faire/ } as const;

/** Chooses both Martins, leaves the rest undecided, looks at the hidden sheet, sees what both received, then chooses the right one. */
const walkthrough: Walkthrough<MartinArtifacts> = async (player, { answer, artifacts: { gestures } }) => {
  const right = (question: Question) => (typeof answer === 'string' ? '' : String(answer[question]));
  const labelled = (question: Question, value: string) =>
    gestures[question].find((gesture) => gesture.value === value)?.label ?? '';
  /** Chooses an option. A radio group is one Tab stop; arrow keys move within it, starting from the first or the chosen option. */
  const choose = async (question: Question, value: string, from = gestures[question][0]?.value ?? '') => {
    const values = gestures[question].map((gesture) => gesture.value);
    await player.reach('radio', labelled(question, from));
    await player.press('Space');
    for (let down = values.indexOf(from); values[down % values.length] !== value; down += 1) await player.press('ArrowDown');
  };
  const press = async (name: RegExp) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const send = () => press(/^Envoyer la réponse/);

  await choose('to', 'both');
  await send();
  await player.see('Il reste au moins un choix à faire : le voici.');
  for (const question of QUESTIONS) {
    if (question === 'to') continue;
    if (question !== 'copy') await press(LINES[question]);
    if (question === 'file') {
      await press(/^Afficher la feuille masquée/);
      await player.see(/, masquée$/);
    }
    await choose(question, right(question));
  }
  await send();
  await player.see(/Choix sans danger.+5 sur 6/);
  await player.see(/^Ce que chacun a reçu/);
  await press(/^Revenir avant l’envoi/);
  await choose('to', right('to'), 'both');
  await send();
};

export default walkthrough;
