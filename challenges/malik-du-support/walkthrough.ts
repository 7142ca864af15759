import type { Walkthrough } from '#engine/authoring/testing';
import type { MalikArtifacts } from './artifacts.ts';

/** Forgets every gesture but the first, follows both Maliks, then gives each moment its own gesture. */
const walkthrough: Walkthrough<MalikArtifacts> = async (player, { answer, artifacts }) => {
  const { mails, gestures } = artifacts;
  const right = (moment: string) => (typeof answer === 'string' ? '' : String(answer[moment]));
  /** A group of radios is one stop; arrows choose in it, from the first or from what is chosen. */
  const choose = async (names: readonly string[], name: string, from: string | undefined = names[0]) => {
    await player.reach('radio', from ?? '');
    await player.press('Space');
    for (let down = names.indexOf(from ?? ''); names[down % names.length] !== name; down += 1) await player.press('ArrowDown');
  };
  const go = async (at: RegExp) => {
    await player.reach('button', at);
    await player.press('Enter');
  };
  const validate = () => go(/^Valider la matinée$/);

  const subjects = mails.map(({ from, subject }) => `${from} ${subject}`);
  await choose(subjects, subjects[mails.findIndex(({ id }) => id === right('mail'))] ?? '');
  await go(/^9\sh\s30/);
  await validate();
  await player.see('Il reste au moins une heure sans choix : la voici.');

  const moments = ['first', 'second', 'neighbour', 'tell'] as const;
  const labelled = (moment: (typeof moments)[number], value: string) =>
    gestures[moment].find((gesture) => gesture.value === value)?.label ?? '';
  const labels = (moment: (typeof moments)[number]) => gestures[moment].map(({ label }) => label);
  for (const moment of moments) {
    const trusting = moment === 'first' || moment === 'second' ? 'follow' : right(moment);
    await choose(labels(moment), labelled(moment, trusting));
    if (moment !== 'tell') await go(/^Passer à/);
  }
  await validate();
  await player.see(/Gestes justes.+ sur 5\. Trop de confiance/);

  const fake = right('first') === 'follow' ? 'second' : 'first';
  await go(fake === 'first' ? /^9\sh\s12/ : /^9\sh\s20/);
  await choose(labels(fake), labelled(fake, 'callback'), labelled(fake, 'follow'));
  await go(/^9\sh\s30/);
  await validate();
};

export default walkthrough;
