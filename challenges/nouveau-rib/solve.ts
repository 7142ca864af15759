import type { ExploringSolve, Lazy } from '#engine/authoring/server';
import type { NouveauRibArtifacts, NouveauRibOutput } from './artifacts.ts';

type Player = ExploringSolve<NouveauRibArtifacts, NouveauRibOutput>;

/** Calls the number that the company had before the mail, and compares the account dictated there with the one in the invoice. */
const solve: Player = async ({ phones, newIban, duty, sheet }, _pages, explore) => {
  const turns = (await explore({ dial: phones.file }))?.turns ?? [];
  const answering = turns.find(({ from }) => from !== 'Nadia Kervella');
  const said = turns.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' ')).join(' ');
  const account = sheet.accounts.find((candidate) => said.includes(candidate)) ?? '';
  return {
    phone: phones.file,
    person: answering?.from ?? '',
    account,
    payment: newIban.includes(account) ? 'adopt' : 'report',
    second: duty,
  };
};

export default solve;

export const lazy: Lazy<Player> = {
  /** Trusts nobody and so calls nobody: fills the sheet in from the file, and reports. */
  refuse: async ({ phones, file, sheet, duty }) => ({
    phone: phones.file,
    person: file.contact,
    account: sheet.accounts.find((candidate) => file.iban.includes(candidate)) ?? '',
    payment: 'report',
    second: duty,
  }),
  /** Trusts the mail and calls nobody: notes the number in it and its writer, and pays. */
  accept: async ({ phones, writer, newIban, sheet }) => ({
    phone: phones.mail,
    person: writer,
    account: sheet.accounts.find((candidate) => newIban.includes(candidate)) ?? '',
    payment: 'pay',
    second: 'Gwenaëlle Riou',
  }),
};

/** A plausible answer that must count as a failed attempt: the number in the mail confirmed the change, and Gwenaëlle insisted. */
export const wrong = {
  phone: '01 99 00 00 00',
  person: 'Paul Madec',
  account: '1000 1000',
  payment: 'pay',
  second: 'Gwenaëlle Riou',
};
