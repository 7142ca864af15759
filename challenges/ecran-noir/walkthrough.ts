import type { Walkthrough } from '#engine/authoring/testing';
import type { EcranNoirArtifacts } from './artifacts.ts';

/** Sends the plan too early, keeps every card, then refuses the harmful cards and moves each other card to its rank. */
const walkthrough: Walkthrough<EcranNoirArtifacts> = async (player, { answer, artifacts: { cards } }) => {
  const push = async (name: string) => {
    await player.reach('button', name);
    await player.press('Enter');
  };
  const rankOf = (id: string) => (typeof answer === 'string' ? 'no' : String(answer[id]));

  await push('Valider mon plan');
  await player.see(/Il reste des cartes en main/);
  for (const { text } of cards) {
    await player.see(text);
    await push('Je le fais');
  }
  await push('Valider mon plan');
  await player.see(/Cartes bien jugées.: \d sur 8/);

  for (const { id, text } of cards) if (rankOf(id) === 'no') await push(`Écarter : ${text}`);
  const order = cards.filter(({ id }) => rankOf(id) !== 'no');
  const target = order.toSorted((one, other) => Number(rankOf(one.id)) - Number(rankOf(other.id)));
  for (const [place, card] of target.entries()) {
    const from = order.indexOf(card);
    for (let step = from; step > place; step -= 1) await push(`Monter : ${card.text}`);
    order.splice(from, 1);
    order.splice(place, 0, card);
  }
  await push('Valider mon plan');
};

export default walkthrough;
