import type { Walkthrough } from '#engine/authoring/testing';
import { type NouveauRibArtifacts, PAYMENTS } from './artifacts.ts';

/** Calls where the mail says to, signs too soon, then calls the number of the file and fills the sheet. */
const walkthrough: Walkthrough<NouveauRibArtifacts> = async (player, { answer, artifacts: { phones, sheet } }) => {
  const call = async (number: string) => {
    await player.reach('button', `Appeler le ${number}`);
    await player.press('Enter');
  };
  /** A group of options is one stop: arrows choose in it. */
  const choose = async (options: readonly string[], index: number) => {
    await player.reach('radio', new RegExp(`^${options[0]}`));
    await player.press('Space');
    for (let step = 0; step < index; step += 1) await player.press('ArrowDown');
  };
  const sign = async () => {
    await player.reach('button', 'Signer la fiche');
    await player.press('Enter');
  };
  await call(phones.mail);
  await player.see(/c’est bien moi qui vous ai écrit/);
  await sign();
  await player.see(/voici la première case vide/);
  await call(phones.file);
  await player.see(/est en congé/);
  const payments: readonly string[] = PAYMENTS;
  const { phone, person, account, payment, second } = typeof answer === 'string' ? {} : answer;
  await choose(sheet.phones, sheet.phones.indexOf(String(phone)));
  await choose(sheet.people, sheet.people.indexOf(String(person)));
  await choose(
    sheet.accounts.map((offered) => `… ${offered.replace(' ', '\\s')}`),
    sheet.accounts.indexOf(String(account)),
  );
  await choose(['Il part ce soir'], payments.indexOf(String(payment)));
  await choose(sheet.seconds, sheet.seconds.indexOf(String(second)));
  await sign();
};

export default walkthrough;
